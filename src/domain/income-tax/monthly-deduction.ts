import { compare, dividedBy, minus, roundedTo, whole, zero } from '../payroll/formula/ratio.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';

type Asked = { /** The tax of the year. */ readonly annual: Ratio; /** In the months before. */ readonly deducted: Ratio; /** Months in which something can still be deducted, this one too. */ readonly monthsLeft: number };

/**
 * What is deducted in a month: what is still owed of the year, spread evenly over the months that are left (Income-tax Act, 1961, s. 192; Income-tax Act, 2025, s. 392), in whole rupees, a half up.
 * The last month takes exactly what is left. Never negative: what was deducted too much lowers nothing below 0 and comes back by the return.
 */
export const monthlyDeduction = ({ annual, deducted, monthsLeft }: Asked): Ratio => {
  const owed = minus(annual, deducted);
  if (monthsLeft <= 0 || compare(owed, zero) <= 0) return zero;
  return monthsLeft === 1 ? owed : roundedTo(dividedBy(owed, whole(monthsLeft)), whole(1), 'halfUp');
};
