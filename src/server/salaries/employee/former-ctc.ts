import type { Transaction } from '../../db/org.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import { paidWithin } from './reach.ts';

/** The annual cost of the salary of an employee that holds last, exact decimal text. Null where there is none, and of whom the person reads no salaries. */
export const formerCtcOf = async (tx: Transaction, session: Session, employeeId: number): Promise<string | null> => {
  const to = bindings(tx.orgCode);
  const [last] = await tx.query<{ annualCTC: string }>(
    `select trim_scale(t.annual_ctc)::text as "annualCTC" from employee_salary t join employee e on e.org_code = t.org_code and e.id = t.employee_id
     where t.org_code = $1 and t.employee_id = ${to.bind(employeeId)}::bigint and t.status = 'APPLIED' and ${paidWithin(session, 'e', to)} order by t.effective_from desc limit 1`,
    to.values,
  );
  return last?.annualCTC ?? null;
};
