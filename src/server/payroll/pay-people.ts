import { segmentsInCycle } from '../../domain/payroll/payslip/held-salaries.ts';
import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import type { PaidPerson } from '../../domain/payroll/payslip/salary-lines.ts';
import type { Transaction } from '../db/org.ts';
import { settledDaysSql } from '../settlement/settled-days-sql.ts';
import { readHeldSalaries } from './held-salaries.ts';
import { lostInCycle } from './lost-in-cycle.ts';

export type Employed = { readonly employeeId: string; readonly from: string; readonly to: string; readonly leaves: boolean };

/** A select of everybody who is employed on a day of the cycle from $2 to $3, in the order of their ids: whoever has left by an approved exit, until the last working day. Whose settlement pays days of the cycle is not paid by its run. */
const employedSql = `select e.id::text as "employeeId", e.name, greatest(e.date_of_join, $2::date)::text as "from", least(x.last_working_day, $3::date)::text as "to", coalesce(x.last_working_day <= $3::date, false) as leaves
     from employee e left join lateral (select max(o.last_working_day) as last_working_day from exit o where o.org_code = e.org_code and o.employee_id = e.id and o.status = 'APPROVED' and o.last_working_day >= e.date_of_join) x on true
     where e.org_code = $1 and e.date_of_join <= $3::date and (e.status = 'ACTIVE' or x.last_working_day is not null) and (x.last_working_day is null or x.last_working_day >= $2::date) and greatest(e.date_of_join, $2::date) <= coalesce(x.last_working_day, $3::date)
       and not ${settledDaysSql('e.id', '$2::date', '$3::date')}
     order by e.id`;

type Cycle = Pick<PayTerms, 'fromDate' | 'toDate'>;

export const employedIn = (tx: Transaction, { fromDate, toDate }: Cycle): Promise<Employed[]> => tx.query<Employed>(employedSql, [tx.orgCode, fromDate, toDate]);

/** Those of them who are paid, with all that their salaries say and the days that they lose. */
export const payPeople = async (tx: Transaction, terms: PayTerms, employed: readonly Employed[]): Promise<readonly PaidPerson[]> => {
  const ids = employed.map(({ employeeId }) => employeeId);
  const salaries = await readHeldSalaries(tx, ids, { currency: terms.currency, until: terms.toDate });
  const lost = await lostInCycle(tx, [...salaries.keys()], terms);
  return employed.flatMap((one): PaidPerson[] => {
    const held = salaries.get(one.employeeId) ?? [];
    const segments = segmentsInCycle(held, one, terms);
    const loses = lost.get(one.employeeId);
    return segments.length === 0 ? [] : [{ ...one, salaries: held, segments, lost: loses?.days ?? [], lostAll: loses?.isAll === true }];
  });
};
