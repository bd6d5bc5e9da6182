import { hoursText, minutesOf } from '../../../domain/overtime/hours-text.ts';
import { payableMinutes } from '../../../domain/overtime/payable-minutes.ts';
import { reckonOvertime } from '../../../domain/overtime/reckon-overtime.ts';
import { dividedBy, whole } from '../../../domain/payroll/formula/ratio.ts';
import { minorOf } from '../../../domain/payroll/payslip/minor-of.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { Transaction } from '../../db/org.ts';
import { compOffTaken } from '../../overtime/comp-off-taken.ts';
import { basicCodes, monthlyPay } from '../../overtime/monthly-pay.ts';
import { overtimeTerms } from '../../overtime/overtime-terms.ts';
import { attendedDays, dayKey } from '../../overtime/worked-days.ts';
import type { LineSource } from '../line-sources.ts';

type Approved = { readonly id: string; readonly employeeId: string; readonly day: string; readonly hours: string; readonly isException: boolean };

const readApproved = (tx: Transaction, employees: readonly string[], until: string): Promise<Approved[]> =>
  tx.query<Approved>(
    `select o.id::text as id, o.employee_id::text as "employeeId", o.work_date::text as day, trim_scale(o.hours)::text as hours, nullif(trim(o.remark), '') is not null as "isException" from overtime_request o
     where o.org_code = $1 and o.employee_id = any($2::bigint[]) and o.status = 'APPROVED' and o.paid_on is null and o.work_date <= $3::date order by o.work_date, o.id`,
    [tx.orgCode, employees, until],
  );

/** Overtime that is approved and not paid, of days until a day, by the configuration in force and the salary of the day. No more is paid than attendance has and compensatory off leaves, unless somebody said why; whom no configuration covers any more is paid none. */
export const overtimeUntil = (untilOf: (terms: PayTerms) => string): LineSource => async (tx, terms, people) => {
  const approved = await readApproved(tx, people.map(({ employeeId }) => employeeId), untilOf(terms));
  if (approved.length === 0) return [];
  const [days, configurations, basic] = [await attendedDays(tx, approved), await overtimeTerms(tx, [...new Set(approved.map(({ employeeId }) => employeeId))]), await basicCodes(tx)];
  const taken = await compOffTaken(tx, days, ['APPROVED']);
  const salaries = new Map(people.map((person) => [person.employeeId, person.salaries]));
  return approved.flatMap((one): PayLine[] => {
    const { id, employeeId, day, hours, isException } = one;
    const [attended, configuration] = [days.get(dayKey(one)), configurations.get(employeeId)];
    if (attended === undefined || configuration === undefined) return [];
    const minutes = payableMinutes({ asked: minutesOf(hours), isException, compOff: taken.get(dayKey(one)) ?? 0, attended }, configuration);
    const monthly = monthlyPay(salaries.get(employeeId) ?? [], day, terms.month, { basis: configuration.basis, basic });
    const { amount } = reckonOvertime(configuration, { hours: dividedBy(whole(minutes), whole(60)), kind: attended.kind, monthly }, terms.roundOff);
    const minor = minorOf(amount, terms.currency);
    return minor === 0n ? [] : [{ employeeId, code: 'OVERTIME', title: { key: 'payslip.line.overtime' }, kind: 'EARNING', amount: minor, source: { of: 'OVERTIME', entity: 'OvertimeRequest', id, on: [{ day, minutes }] }, how: { key: 'settlement.how.overtime', args: { hours: hoursText(minutes), date: day } } }];
  });
};

/** Those of a cycle and before it. */
export const overtimeSource = overtimeUntil(({ toDate }) => toDate);
