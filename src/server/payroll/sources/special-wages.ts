import { addDays } from '../../../domain/dates.ts';
import { hoursText, minutesOf } from '../../../domain/overtime/hours-text.ts';
import { earnedWages, wageAmount } from '../../../domain/overtime/special-wages.ts';
import type { SpecialWageTerms } from '../../../domain/overtime/terms.ts';
import { plus, zero } from '../../../domain/payroll/formula/ratio.ts';
import type { Ratio } from '../../../domain/payroll/formula/ratio.ts';
import { minorOf } from '../../../domain/payroll/payslip/minor-of.ts';
import type { PayLine, WorkedOn } from '../../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { PaidPerson } from '../../../domain/payroll/payslip/salary-lines.ts';
import { roundOff } from '../../../domain/payroll/salary/round-off.ts';
import type { Transaction } from '../../db/org.ts';
import { basicCodes, monthlyPay } from '../../overtime/monthly-pay.ts';
import { areWagesPaid, wageTerms } from '../../overtime/wage-terms.ts';
import { attendedDays, dayKey } from '../../overtime/worked-days.ts';
import type { AttendedDay, DayOf } from '../../overtime/worked-days.ts';
import { DAYS_BACK } from '../days-back.ts';
import type { LineSource } from '../line-sources.ts';

type Finalized = DayOf & { /** Hours that are approved as overtime. */ readonly overtime: string };

/** Finalized days of work of the cycle, and those before it whose attendance was finalized after the run of their cycle was reckoned. */
const readFinalized = (tx: Transaction, employees: readonly string[], { fromDate, toDate }: PayTerms): Promise<Finalized[]> =>
  tx.query<Finalized>(
    `select z.employee_id::text as "employeeId", d.day::text as day, coalesce(o.hours, '0') as overtime
     from attendance_finalization z cross join lateral (select g::date as day from generate_series(greatest(z.from_date, $5::date), least(z.to_date, $4::date), interval '1 day') g) d
       join (select distinct p.employee_id, p.work_date from punch p where p.org_code = $1 and p.employee_id = any($2::bigint[]) and p.work_date between $5::date and $4::date) w on w.employee_id = z.employee_id and w.work_date = d.day
       left join (select o.employee_id, o.work_date, trim_scale(sum(o.hours))::text as hours from overtime_request o where o.org_code = $1 and o.employee_id = any($2::bigint[]) and o.status = 'APPROVED' and o.work_date between $5::date and $4::date group by 1, 2) o
         on o.employee_id = z.employee_id and o.work_date = d.day
     where z.org_code = $1 and z.employee_id = any($2::bigint[]) and z.from_date <= $4::date and z.to_date >= $5::date
       and (d.day >= $3::date or exists (select from payroll_run r where r.org_code = $1 and r.status = 'FINALIZED' and d.day between r.from_date and r.to_date and z.created_at > r.prepared_at))
     order by z.employee_id, d.day`,
    [tx.orgCode, employees, fromDate, toDate, addDays(fromDate, -DAYS_BACK)],
  );

/** Days that payslips of final runs pay, also those that are held, and final settlements: by employee, special wage and day. */
const readPaid = async (tx: Transaction, employees: readonly string[], { fromDate }: PayTerms): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx.query<{ key: string }>(
        `select p.employee_id || ' ' || (l ->> 'id') || ' ' || (x ->> 'day') as key from (
           select p.employee_id, p.lines from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id and r.status = 'FINALIZED' where p.org_code = $1 and p.employee_id = any($2::bigint[]) and p.to_date >= $3::date
           union all select s.employee_id, s.lines from settlement s where s.org_code = $1 and s.employee_id = any($2::bigint[]) and s.status in ('FINAL', 'PAID') and s.to_date >= $3::date) p
           cross join lateral jsonb_path_query(p.lines, '$[*] ? (@.of == "SPECIAL_WAGE")') l cross join lateral jsonb_array_elements(coalesce(l -> 'on', '[]')) x`,
        [tx.orgCode, employees, addDays(fromDate, -DAYS_BACK)],
      )
    ).map(({ key }) => key),
  );

type Earned = { readonly wage: SpecialWageTerms; readonly on: readonly WorkedOn[]; readonly amount: Ratio };
type Known = { readonly wages: readonly SpecialWageTerms[]; readonly days: readonly Finalized[]; readonly attended: ReadonlyMap<string, AttendedDay>; readonly paid: ReadonlySet<string>; readonly basic: ReadonlySet<string> };

const earnedOf = ({ employeeId, salaries }: PaidPerson, { wages, days, attended, paid, basic }: Known, { month }: PayTerms): readonly Earned[] => {
  const earned = new Map<string, Earned>();
  for (const one of days) {
    const worked = attended.get(dayKey(one));
    if (worked === undefined) continue;
    for (const { wage, minutes } of earnedWages(wages, { ...worked, overtime: minutesOf(one.overtime) })) {
      if (paid.has(`${employeeId} ${wage.id} ${one.day}`)) continue;
      const before = earned.get(wage.id);
      const amount = wageAmount(wage, minutes, monthlyPay(salaries, one.day, month, { basis: wage.basis, basic }));
      earned.set(wage.id, { wage, on: [...(before?.on ?? []), { day: one.day, minutes }], amount: plus(before?.amount ?? zero, amount) });
    }
  }
  return [...earned.values()];
};

/**
 * Premiums for work on certain days or in certain hours, of days whose attendance is finalized, each day once: a line for each special wage, with its days. Amounts of days are exact, their sum is rounded as the organisation rounds. Where
 * no special wage is in force nothing is read.
 */
export const specialWageSource: LineSource = async (tx, terms, people) => {
  if (!(await areWagesPaid(tx))) return [];
  const covered = await wageTerms(tx, people.map(({ employeeId }) => employeeId));
  const finalized = covered.size === 0 ? [] : await readFinalized(tx, [...covered.keys()], terms);
  if (finalized.length === 0) return [];
  const [attended, paid, basic] = [await attendedDays(tx, finalized), await readPaid(tx, [...covered.keys()], terms), await basicCodes(tx)];
  const days = Map.groupBy(finalized, ({ employeeId }) => employeeId);
  return people.flatMap((person) => {
    const { employeeId } = person;
    const [wages, own] = [covered.get(employeeId), days.get(employeeId)];
    if (wages === undefined || own === undefined) return [];
    return earnedOf(person, { wages, days: own, attended, paid, basic }, terms)
      .map(({ wage, on, amount }): PayLine => ({
        employeeId, code: `WAGE${wage.id}`, title: wage.name, kind: 'EARNING', amount: minorOf(roundOff(amount, terms.roundOff), terms.currency), source: { of: 'SPECIAL_WAGE', entity: 'SpecialWage', id: wage.id, on },
        how: { key: 'settlement.how.specialWage', args: { hours: hoursText(on.reduce((sum, { minutes }) => sum + minutes, 0)), percent: wage.premium } },
      }))
      .filter(({ amount }) => amount !== 0n);
  });
};
