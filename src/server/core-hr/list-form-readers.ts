import type { FormName } from '../../../generated/forms.ts';
import { accountsWithin } from '../access/accounts-within.ts';
import type { Grant } from '../access/authorise.ts';
import { holds } from '../access/holds.ts';
import { mergeRights } from '../access/merge-rights.ts';
import type { RoleRightRow } from '../access/merge-rights.ts';
import { choiceForms } from '../../domain/choice-forms.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';

type Arguments = { readonly askedForm: FormName; readonly offset?: number | null; readonly limit?: number | null };
type Row = { readonly userAccountId: string; readonly name: string; readonly email: string; readonly roles: readonly string[]; readonly lines: readonly RoleRightRow[] };

const MOST = 200;

/** Active accounts within the caller's reach that may view a form, on whose records and by which roles. */
export const listFormReaders = ({ askedForm, offset, limit }: Arguments, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    to.bind(askedForm);
    const choice = choiceForms.has(askedForm) ? ` and ${holds('u', '$2', 'g.optional_choice')}` : '';
    const open = `u.org_code = $1 and u.status = 'ACTIVE' and ${holds('u', '$2', 'g."view"')}${choice} and ${accountsWithin(session, 'u', to)}`;
    const [count] = await tx.query<{ total: number }>(`select count(*)::int as total from user_account u where ${open}`, to.values);
    const rows = await tx.query<Row>(
      `select u.id::text as "userAccountId", u.name, u.email, found.roles, found.lines
       from (select * from user_account u where ${open} order by u.name_folded, u.id limit ${to.bind(Math.min(Math.max(limit ?? 50, 1), MOST))}::int offset ${to.bind(Math.max(offset ?? 0, 0))}::int) u
       cross join lateral (select json_agg(distinct r.name) as roles, json_agg(json_build_object('form', g.form, 'view', g."view", 'add', g."add", 'update', g."update", 'delete', g."delete", 'optionalChoice', g.optional_choice, 'scope', g.scope)) as lines
         from user_role m join role r on r.org_code = $1 and r.id = m.role_id join role_right g on g.org_code = $1 and g.role_id = m.role_id and g.form = $2
         where m.org_code = $1 and m.user_account_id = u.id) found
       order by u.name_folded, u.id`,
      to.values,
    );
    return {
      errorCode: '',
      message: '',
      totalRecords: count!.total,
      rows: rows.map(({ lines, ...row }) => ({ ...row, withSelf: false, ...mergeRights(lines).get(askedForm)! })),
    };
  });
