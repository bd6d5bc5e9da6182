import { hoursText } from '../../domain/overtime/hours-text.ts';
import { minutesTakenBack, shareOfPaid } from '../../domain/overtime/taken-back.ts';
import { decimalText, plus, zero } from '../../domain/payroll/formula/ratio.ts';
import type { Ratio } from '../../domain/payroll/formula/ratio.ts';
import { minorOf } from '../../domain/payroll/payslip/minor-of.ts';
import type { PayLine, PayLineTitle, WorkedOn } from '../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import { roundOff } from '../../domain/payroll/salary/round-off.ts';
import { dayKey } from '../overtime/worked-days.ts';
import type { AttendedDay, DayOf } from '../overtime/worked-days.ts';
import { overtimeInAll } from './overtime-now.ts';
import type { OvertimeNow } from './overtime-now.ts';
import type { PaidHours } from './paid-hours.ts';

type Known = { readonly attended: ReadonlyMap<string, AttendedDay>; readonly paid: PaidHours; readonly now: OvertimeNow };
type Back = { readonly employeeId: string; readonly id: string; readonly title: PayLineTitle; readonly minutes: number; readonly pay: Ratio; readonly day: string };

const backOf = (one: DayOf, known: Known): readonly Back[] => {
  const key = dayKey(one);
  const worked = known.attended.get(key)?.worked ?? 0;
  return (known.paid.wages.get(key) ?? []).flatMap(({ id, title, minutes: paid, pay, onTop }): Back[] => {
    const minutes = onTop || paid <= 0 ? 0 : minutesTakenBack({ worked, overtime: known.now.minutes.get(key) ?? 0, overtimeInAll: overtimeInAll(known, key), paid });
    return minutes === 0 ? [] : [{ ...one, id, title, minutes, pay: shareOfPaid(pay, minutes, paid) }];
  });
};

/** What special wages were paid for hours of these days that are paid as overtime now, as it was paid then: a line for each person and wage, with its days. */
export const takenBackLines = (days: readonly DayOf[], known: Known, terms: PayTerms): readonly PayLine[] =>
  [...Map.groupBy(days.flatMap((one) => backOf(one, known)), ({ employeeId, id }) => `${employeeId} ${id}`).values()].map((backs): PayLine => {
    const { employeeId, id, title } = backs[0]!;
    const hours = hoursText(backs.reduce((sum, { minutes }) => sum + minutes, 0));
    const amount = roundOff(backs.reduce((sum, { pay }) => plus(sum, pay), zero), terms.roundOff);
    const on = backs.map(({ day, minutes, pay }): WorkedOn => ({ day, minutes: -minutes, pay: `-${decimalText(pay, 4)}`, onTop: false }));
    const name = typeof title === 'string' ? title : (title.args?.['name'] ?? '');
    return {
      employeeId, code: `WAGEBACK${id}`, title: { key: 'payslip.line.wageTakenBack', args: { name } }, kind: 'EARNING', amount: -minorOf(amount, terms.currency),
      source: { of: 'SPECIAL_WAGE', entity: 'SpecialWage', id, on }, how: { key: 'settlement.how.wageTakenBack', args: { hours } },
    };
  });
