import { choiceForms } from '../../domain/choice-forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';

type Row = { readonly id: string; readonly total: number; readonly pending: number };

const MOST = 200;

/** Requests of the accounts within reach with the people who asked: those that wait first, oldest of them on top, then the decided ones, newest first. */
export const listAccessRequests = async ({ offset, limit }: { readonly offset?: number | null; readonly limit?: number | null }, { db }: Context, grant: Grant) => {
  const { session } = grant;
  const to = bindings(session.orgCode);
  const forms = to.bind([...choiceForms]);
  const rows = await withOrg(db, session.orgCode, (tx) =>
    tx.query<Row>(
      `select a.id::text as id, u.name as "requestedBy", u.email, a.form, a.requested_at as "requestedAt", a.status, a.decided_by as "decidedBy", a.decided_at as "decidedAt", a.reason,
         exists (select from user_role ur join role_right rr on rr.org_code = ur.org_code and rr.role_id = ur.role_id
           where ur.org_code = a.org_code and ur.user_account_id = a.user_account_id and rr.form = a.form
           having bool_or(rr."view") and (bool_or(rr.optional_choice) or a.form <> all (${forms}::text[]))) as "isOpen",
         (count(*) over ())::int as total, (count(*) filter (where a.status = 'PENDING') over ())::int as pending
       from access_request a join user_account u on u.org_code = a.org_code and u.id = a.user_account_id
       where a.org_code = $1 and ${rowsWithin(resourceOf('UserAccount'), grant, session, 'u', to)}
       order by (a.status <> 'PENDING'), case when a.status = 'PENDING' then a.requested_at end, a.decided_at desc, a.id
       limit ${to.bind(Math.min(Math.max(limit ?? 50, 1), MOST))}::int offset ${to.bind(Math.max(offset ?? 0, 0))}::int`,
      to.values,
    ),
  );
  return { errorCode: '', message: '', totalRecords: rows[0]?.total ?? 0, pendingRecords: rows[0]?.pending ?? 0, rows };
};
