import { addDays } from '../../../domain/dates.ts';
import { hoursText } from '../../../domain/overtime/hours-text.ts';
import { earnedWages, wageAmount } from '../../../domain/overtime/special-wages.ts';
import type { SpecialWageTerms } from '../../../domain/overtime/terms.ts';
import { decimalText, plus, zero } from '../../../domain/payroll/formula/ratio.ts';
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
import { overtimeInAll, overtimeNow } from '../overtime-now.ts';
import type { OvertimeNow } from '../overtime-now.ts';
import { readPaidHours } from '../paid-hours.ts';
import type { PaidHours } from '../paid-hours.ts';
import { takenBackLines } from '../taken-back-lines.ts';

/** Finalized days of work of the cycle, and those before it whose attendance was finalized after the run of their cycle was reckoned. */
const readFinalized = (tx: Transaction, employees: readonly string[], { fromDate, toDate }: PayTerms): Promise<DayOf[]> =>
  tx.query<DayOf>(
    `select z.employee_id::text as "employeeId", d.day::text as day
     from attendance_finalization z cross join lateral (select g::date as day from generate_series(greatest(z.from_date, $5::date), least(z.to_date, $4::date), interval '1 day') g) d
       join (select distinct p.employee_id, p.work_date from punch p where p.org_code = $1 and p.employee_id = any($2::bigint[]) and p.work_date between $5::date and $4::date) w on w.employee_id = z.employee_id and w.work_date = d.day
     where z.org_code = $1 and z.employee_id = any($2::bigint[]) and z.from_date <= $4::date and z.to_date >= $5::date
       and (d.day >= $3::date or exists (select from payroll_run r where r.org_code = $1 and r.status = 'FINALIZED' and d.day between r.from_date and r.to_date and z.updated_at > r.prepared_at))
     order by z.employee_id, d.day`,
    [tx.orgCode, employees, fromDate, toDate, addDays(fromDate, -DAYS_BACK)],
  );

type Earned = { readonly wage: SpecialWageTerms; readonly on: readonly WorkedOn[]; readonly amount: Ratio };
type Known = { readonly wages: readonly SpecialWageTerms[]; readonly days: readonly DayOf[]; readonly attended: ReadonlyMap<string, AttendedDay>; readonly paid: PaidHours; readonly now: OvertimeNow; readonly basic: ReadonlySet<string> };

const earnedOf = ({ salaries }: PaidPerson, known: Known, { month }: PayTerms): readonly Earned[] => {
  const { wages, days, attended, paid, basic } = known;
  const earned = new Map<string, Earned>();
  for (const one of days) {
    const key = dayKey(one);
    const worked = attended.get(key);
    if (worked === undefined) continue;
    for (const { wage, minutes } of earnedWages(wages, { ...worked, overtime: overtimeInAll(known, key) })) {
      if (paid.wages.get(key)?.some(({ id }) => id === wage.id)) continue;
      const before = earned.get(wage.id);
      const amount = wageAmount(wage, minutes, monthlyPay(salaries, one.day, month, { basis: wage.basis, basic }));
      const worth: WorkedOn = { day: one.day, minutes, pay: decimalText(amount, 4), onTop: wage.fromTime !== null };
      earned.set(wage.id, { wage, on: [...(before?.on ?? []), worth], amount: plus(before?.amount ?? zero, amount) });
    }
  }
  return [...earned.values()];
};
const hoursOn = (on: readonly WorkedOn[]): string => hoursText(on.reduce((sum, { minutes }) => sum + minutes, 0));

/**
 * Premiums for work on certain days or in certain hours, of days whose attendance is finalized, each day once: a line for each special wage, with its days. Amounts of days are exact, their sum is rounded as the organisation rounds. What
 * a wage for the whole day was paid for hours that overtime pays now is taken back, whatever is in force by then. Where no special wage is in force and no overtime is paid nothing is read.
 */
export const specialWageSource: LineSource = async (tx, terms, people, soFar) => {
  const now = overtimeNow(soFar);
  const covered = (await areWagesPaid(tx)) ? await wageTerms(tx, people.map(({ employeeId }) => employeeId)) : new Map<string, readonly SpecialWageTerms[]>();
  const finalized = covered.size === 0 ? [] : await readFinalized(tx, [...covered.keys()], terms);
  if (finalized.length === 0 && now.days.length === 0) return [];
  const concerned = [...finalized, ...now.days];
  const since = concerned.reduce((first, { day }) => (day < first ? day : first), addDays(terms.fromDate, -DAYS_BACK));
  const paid = await readPaidHours(tx, [...new Set(concerned.map(({ employeeId }) => employeeId))], since, (id) => now.requests.has(id));
  const again = now.days.filter((one) => paid.wages.has(dayKey(one)));
  if (finalized.length === 0 && again.length === 0) return [];
  const [attended, basic] = [await attendedDays(tx, [...finalized, ...again]), await basicCodes(tx)];
  const days = Map.groupBy(finalized, ({ employeeId }) => employeeId);
  const earned = people.flatMap((person) => {
    const { employeeId } = person;
    const [wages, own] = [covered.get(employeeId), days.get(employeeId)];
    if (wages === undefined || own === undefined) return [];
    return earnedOf(person, { wages, days: own, attended, paid, now, basic }, terms).map(({ wage, on, amount }): PayLine => ({
      employeeId, code: `WAGE${wage.id}`, title: wage.name, kind: 'EARNING', amount: minorOf(roundOff(amount, terms.roundOff), terms.currency), source: { of: 'SPECIAL_WAGE', entity: 'SpecialWage', id: wage.id, on },
      how: { key: 'settlement.how.specialWage', args: { hours: hoursOn(on), percent: wage.premium } },
    }));
  });
  return [...earned, ...takenBackLines(again, { attended, paid, now }, terms)].filter(({ amount }) => amount !== 0n);
};
