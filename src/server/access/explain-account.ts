import type { FormName } from '../../../generated/forms.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { accountsWithin } from './accounts-within.ts';
import type { RoleRightRow } from './merge-rights.ts';

export type ExplainedRole = { readonly id: string; readonly name: string; readonly lines: readonly RoleRightRow[] };
export type ExplainedAccount = {
  readonly name: string;
  readonly isActive: boolean;
  readonly employeeId: string | null;
  readonly teamSize: number;
  readonly isManager: boolean;
  readonly roles: readonly ExplainedRole[];
};

/** An account within the caller's reach with its roles, by name. Refuses NOT_FOUND for any other. */
export const readAccountToExplain = async (tx: Transaction, session: Session, id: string): Promise<ExplainedAccount> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const [account] = await tx.query<ExplainedAccount>(
    `with recursive asked as (select t.* from user_account t where t.org_code = $1 and t.id = ${to.bind(id)}::bigint and ${accountsWithin(session, 't', to)}),
       team(id) as (select e.id from employee e join asked a on e.manager_id = a.employee_id where e.org_code = $1
         union select e.id from employee e join team on e.manager_id = team.id where e.org_code = $1)
     select a.name, a.status = 'ACTIVE' as "isActive", a.employee_id::text as "employeeId",
       (select count(*)::int from team where team.id is distinct from a.employee_id) as "teamSize",
       exists (select from employee m where m.org_code = $1 and m.manager_id = a.employee_id and m.status = 'ACTIVE') as "isManager",
       coalesce((select json_agg(json_build_object('id', r.id::text, 'name', r.name, 'lines', (
           select coalesce(json_agg(json_build_object('form', g.form, 'view', g."view", 'add', g."add", 'update', g."update", 'delete', g."delete", 'optionalChoice', g.optional_choice, 'scope', g.scope)), '[]'::json)
           from role_right g where g.org_code = $1 and g.role_id = r.id)) order by r.name_folded, r.id)
         from role r where r.org_code = $1 and r.id in (select m.role_id from user_role m where m.org_code = $1 and m.user_account_id = a.id)), '[]'::json) as roles
     from asked a`,
    to.values,
  );
  if (account === undefined) throw refuse('NOT_FOUND');
  return account;
};

/** What a role says about a form; several lines of one role stand one by one. */
export const linesOn = ({ lines }: ExplainedRole, form: FormName): readonly RoleRightRow[] => lines.filter((line) => line.form === form);
