import { segmentsInCycle } from '../../../domain/payroll/payslip/held-salaries.ts';
import { minorOf } from '../../../domain/payroll/payslip/minor-of.ts';
import { cycleAmount, shareOfDays } from '../../../domain/payroll/payslip/part-amount.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { payTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { PaidPerson } from '../../../domain/payroll/payslip/salary-lines.ts';
import type { Transaction } from '../../db/org.ts';
import { readPayrollSettings, roundOffOf } from '../../salaries/payroll-settings.ts';
import type { LineSource } from '../line-sources.ts';

type Recovered = { readonly id: string; readonly employeeId: string; readonly day: string; /** Hundredths. */ readonly days: number; readonly cycleId: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string };

/** `isLast`: with no cycle to come, those of every cycle that is not final yet. */
const readRecovered = (tx: Transaction, cycleId: string, employees: readonly string[], isLast: boolean): Promise<Recovered[]> =>
  tx.query<Recovered>(
    `select q.id::text as id, q.employee_id::text as "employeeId", q.lop_date::text as day, round(coalesce(q.days, 1) * 100)::int as days, c.id::text as "cycleId", c.from_date::text as "fromDate", c.to_date::text as "toDate", c.pay_date::text as "payDate"
     from lop_recovery q join payroll_cycle c on c.org_code = q.org_code and c.id = q.lost_in_id
     where q.org_code = $1 and q.employee_id = any($3::bigint[]) and (q.paid_in_id = $2::bigint or ($4 and exists (select from payroll_cycle n where n.org_code = $1 and n.id = q.paid_in_id and n.status = 'OPEN'))) and q.status = 'APPROVED' order by q.lop_date, q.id`,
    [tx.orgCode, cycleId, employees, isLast],
  );

const linesOf = (person: PaidPerson, { id, employeeId, day, days }: Recovered, then: PayTerms): readonly PayLine[] => {
  const [segment] = segmentsInCycle(person.salaries, { from: day, to: day }, then);
  if (segment === undefined) return [];
  return segment.salary.parts
    .filter(({ monthly, isAsIs, isInKind }) => monthly !== null && !isAsIs && isInKind !== true)
    .map((part): PayLine => ({ employeeId, code: part.code, title: part.name, kind: part.kind, benefit: part.benefit, amount: minorOf(shareOfDays(cycleAmount(part, then), days, then.days * 100, then), then.currency), source: { of: 'LOP_RECOVERY', entity: 'LopRecovery', id, days } }))
    .filter(({ amount }) => amount !== 0n);
};

const recoveries = (isLast: boolean): LineSource => async (tx, { cycleId }, people) => {
  const recovered = await readRecovered(tx, cycleId, people.map(({ employeeId }) => employeeId), isLast);
  if (recovered.length === 0) return [];
  const settings = await readPayrollSettings(tx);
  const known = new Map(people.map((person) => [person.employeeId, person]));
  return recovered.flatMap((one) => {
    const then = payTerms(one, { ...settings, roundOff: roundOffOf(settings) });
    return then === null ? [] : linesOf(known.get(one.employeeId)!, one, then);
  });
};

/** Days that are given back with this cycle, by the salary and the length of the cycle in which they were lost. */
export const recoverySource = recoveries(false);

/** Those of whoever is paid for the last time. */
export const lastRecoverySource = recoveries(true);
