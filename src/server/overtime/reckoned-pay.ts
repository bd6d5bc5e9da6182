import { fromMinor } from '../../domain/money.ts';
import { reckonOvertime } from '../../domain/overtime/reckon-overtime.ts';
import type { OvertimeTerms, WorkDayKind } from '../../domain/overtime/terms.ts';
import { compare, decimalText, dividedBy, whole, zero } from '../../domain/payroll/formula/ratio.ts';
import type { Ratio } from '../../domain/payroll/formula/ratio.ts';
import { minorOf } from '../../domain/payroll/payslip/minor-of.ts';
import type { Transaction } from '../db/org.ts';
import { readHeldSalaries } from '../payroll/held-salaries.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import { basicCodes, monthlyPay } from './monthly-pay.ts';
import type { DayOf } from './worked-days.ts';

/** What so many minutes of overtime come to, and how; null where no salary says what an hour is worth. Hours and amounts of an hour are told with four digits at most. */
export const reckonedPay = async (tx: Transaction, terms: OvertimeTerms, { employeeId, day, kind, minutes, month }: DayOf & { readonly kind: WorkDayKind; readonly minutes: number; readonly month: string }) => {
  const settings = await readPayrollSettings(tx);
  const { currency } = settings;
  const salaries = (await readHeldSalaries(tx, [employeeId], { currency, until: day })).get(employeeId) ?? [];
  const monthly = monthlyPay(salaries, day, month, { basis: terms.basis, basic: await basicCodes(tx) });
  const isFixed = terms.type === 'FIXED_RATE';
  if (!isFixed && compare(monthly, zero) === 0) return null;
  const { hourly, lines, amount } = reckonOvertime(terms, { hours: dividedBy(whole(minutes), whole(60)), kind, monthly }, roundOffOf(settings));
  const money = (value: Ratio): string => fromMinor(minorOf(value, currency), currency);
  return {
    configuration: terms.name, currency, basis: terms.basis, monthly: isFixed ? null : money(monthly), monthDays: terms.monthDays, dayHours: terms.dayHours, hourly: hourly === null ? null : decimalText(hourly, 4), wageIndex: terms.wageIndex,
    lines: lines.map((line) => ({ hours: decimalText(line.hours, 4), rate: line.rate, perHour: decimalText(line.perHour, 4), amount: money(line.amount) })),
    amount: money(amount),
  };
};
