import type { FormName } from '../../../generated/forms.ts';
import { opens } from '../../domain/choice-forms.ts';
import { isNoWider } from '../access/no-wider-than-own.ts';
import { reachOf } from '../access/authorise.ts';
import type { RoleRightRow } from '../access/merge-rights.ts';
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import type { WaitingRequest } from './waiting-request.ts';

export type Way = { readonly roleId: string; readonly name: string; readonly way: 'GIVE' | 'WIDEN'; readonly accounts: number; readonly forms: number };

type Role = { readonly id: string; readonly name: string; readonly accounts: number; readonly isHeld: boolean; readonly lines: readonly RoleRightRow[] };

const readRoles = (tx: Transaction, userId: string): Promise<Role[]> =>
  tx.query<Role>(
    `select r.id::text as id, r.name,
       (select count(*)::int from user_role ur where ur.org_code = r.org_code and ur.role_id = r.id) as accounts,
       exists (select from user_role ur where ur.org_code = r.org_code and ur.role_id = r.id and ur.user_account_id = $2::bigint) as "isHeld",
       coalesce((select json_agg(json_build_object('form', rr.form, 'view', rr."view", 'add', rr."add", 'update', rr."update", 'delete', rr."delete", 'optionalChoice', rr.optional_choice, 'scope', rr.scope))
         from role_right rr where rr.org_code = r.org_code and rr.role_id = r.id), '[]') as lines
     from role r where r.org_code = $1 order by r.name, r.id`,
    [tx.orgCode, userId],
  );

const views = ({ lines }: Role, form: FormName): boolean => lines.some((line) => line.form === form && opens(form, line));

/**
 * How a request can be granted: by a role that opens the form, the narrowest first, or by a role of the person that is widened. A way that
 * would give more than the caller has is none; widening takes the right to change roles as well.
 */
export const readWays = async (tx: Transaction, session: Session, { userId, form }: Pick<WaitingRequest, 'userId' | 'form'>): Promise<readonly Way[]> => {
  const mayWiden = form !== null && reachOf(session, 'ROLES', 'UPDATE') !== null && reachOf(session, form, 'VIEW') !== null;
  const roles = (await readRoles(tx, userId)).filter(({ lines }) => isNoWider(session, lines));
  const wayOf = (role: Role, way: Way['way']): Way => ({ roleId: role.id, name: role.name, way, accounts: role.accounts, forms: new Set(role.lines.filter(({ view }) => view).map((line) => line.form)).size });
  const given = roles.filter((role) => !role.isHeld && (form === null || views(role, form))).map((role) => wayOf(role, 'GIVE'));
  const widened = mayWiden ? roles.filter((role) => role.isHeld && !views(role, form)).map((role) => wayOf(role, 'WIDEN')) : [];
  return [...given.sort((left, right) => left.forms - right.forms), ...widened];
};
