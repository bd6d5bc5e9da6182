import { reachOf } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { employeesWithin } from './day-sql.ts';

/** Whether the pay of an employee is the reader's business: everybody's own, and of whose salary is in reach. A reporting line is no right to see pay. */
export const seesPay = async (tx: Transaction, session: Session, employeeId: string): Promise<boolean> => {
  if (session.employeeId === employeeId) return true;
  const reach = reachOf(session, 'SALARY_DETAILS', 'VIEW');
  if (reach === null) return false;
  const to = bindings(tx.orgCode);
  const within = employeesWithin(await withMembers(tx, reach, session), session, to);
  return (await tx.query(`select from employee e where e.org_code = $1 and e.id = ${to.bind(employeeId)}::bigint and ${within}`, to.values)).length > 0;
};
