import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';

/** Whether a person may decide on the revision: by the right to decide on those of the employee, and on none of their own. Who asked for it is another question. */
export const mayDecide = async (tx: Transaction, session: Session, { id, employeeId }: { readonly id: string; readonly employeeId: string }): Promise<boolean> => {
  const reach = reachOf(session, 'SALARY_REVISION', 'OPTIONAL_CHOICE');
  if (reach === null || session.employeeId === employeeId) return false;
  if (reach.scope === 'ALL') return true;
  const to = bindings(tx.orgCode);
  return (await tx.query(`select from employee_salary t where t.org_code = $1 and t.id = ${to.bind(id)}::bigint and ${rowsWithin(resourceOf('EmployeeSalary'), reach, session, 't', to)}`, to.values)).length > 0;
};
