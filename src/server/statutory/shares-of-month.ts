import { firstOfMonth, lastOfMonth } from '../../domain/dates.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { statutoryLines } from './statutory-lines.ts';
import { usualWages } from './usual-wages.ts';

/** What the law takes of an ordinary month of one employee, whom the caller was found to reach: by the salary of the last day of the month of `day`, or of this one. Null stands for nobody. */
export const sharesOfMonth = async (tx: Transaction, employeeId: string | null, day: string | null) => {
  const to = lastOfMonth(day ?? (await todayOf(tx, employeeId)));
  const { currency } = await readPayrollSettings(tx);
  const wages = employeeId === null ? [] : await usualWages(tx, to, ({ bind }) => `e.id = ${bind(employeeId)}::bigint`);
  const lines = await statutoryLines(tx, { from: firstOfMonth(to), to }, wages);
  return { errorCode: '', message: '', day: to, currency, hasSalary: wages.length > 0, shares: lines.map(({ code, kind, amount, source }) => ({ code, kind, amount, ...source })) };
};
