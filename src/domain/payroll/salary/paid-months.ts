/** The months of a salary, YYYY-MM: from which on it is paid, and with which it is paid out first. */
import { finding, type Problem } from '../../problem.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => MONTH.test(text);

type Asked = { readonly effectiveFrom: string; readonly salaryEffectiveMonth: string | null; readonly payoutMonth: string | null; /** The month of today. */ readonly now: string };
type Months = { readonly salaryEffectiveMonth: string; readonly payoutMonth: string };

const later = (one: string, other: string): string => (one > other ? one : other);

/** Nobody is paid by a salary before the month of its first day, nor paid it out before that. What is left empty follows. */
export const paidMonths = ({ effectiveFrom, salaryEffectiveMonth, payoutMonth, now }: Asked): Months | { readonly problems: readonly Problem[] } => {
  const wrong = (['salaryEffectiveMonth', 'payoutMonth'] as const).filter((key) => ({ salaryEffectiveMonth, payoutMonth })[key] !== null && !isMonth(({ salaryEffectiveMonth, payoutMonth })[key]!));
  if (wrong.length > 0) return { problems: wrong.map((field) => ({ field, ...finding('salary.month') })) };
  const begins = effectiveFrom.slice(0, 7);
  const paid = salaryEffectiveMonth ?? begins;
  if (paid < begins) return { problems: [{ field: 'salaryEffectiveMonth', ...finding('employeeSalary.beforeMonth', { month: begins }) }] };
  const out = payoutMonth ?? later(paid, now);
  return out < paid ? { problems: [{ field: 'payoutMonth', ...finding('employeeSalary.beforeMonth', { month: paid }) }] } : { salaryEffectiveMonth: paid, payoutMonth: out };
};
