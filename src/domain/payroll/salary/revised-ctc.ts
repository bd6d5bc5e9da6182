/** What a revision makes of the former annual cost, by an amount or by a percentage. */
import { currencyDecimals } from '../../money.ts';
import { finding, type Problem } from '../../problem.ts';
import { compare, decimalText, dividedBy, minus, plus, ratioOf, roundedTo, times, whole, type Ratio } from '../formula/ratio.ts';

const HUNDRED = whole(100);
const PERCENT_DIGITS = 4;
const MOST_PERCENT = 1000;

const coinOf = (currency: string): Ratio => dividedBy(whole(1), whole(10n ** BigInt(currencyDecimals(currency))));

/** The former cost raised by percent, to the coin, a half up; exact decimal text. A negative percentage lowers it. */
export const raised = (former: string, percent: string, currency: string): string =>
  decimalText(roundedTo(times(ratioOf(former), plus(whole(1), dividedBy(ratioOf(percent), HUNDRED))), coinOf(currency), 'halfUp'), 4);

/** How many percent of the former cost the new one is more, to four digits, a half up. Null where there was none, and beyond MOST_PERCENT, which tells nobody anything. */
export const percentMore = (former: string | null, next: string): string | null => {
  if (former === null || compare(ratioOf(former), whole(0)) <= 0) return null;
  const percent = dividedBy(times(minus(ratioOf(next), ratioOf(former)), HUNDRED), ratioOf(former));
  return compare(percent, whole(MOST_PERCENT)) > 0 ? null : decimalText(percent, PERCENT_DIGITS);
};

type Asked = { readonly former: string | null; readonly currency: string; readonly annualCTC: string | null; readonly percent: string | null };
export type Revised = { readonly annualCTC: string | null; readonly percent: string | null } | { readonly problem: Problem };

const isSame = (one: string, other: string): boolean => compare(ratioOf(one), ratioOf(other)) === 0;

/**
 * The cost and the percentage of a revision, each from the other where one was given; both must agree. Without either the cost is null. A first salary has no percentage.
 */
export const revisedCtc = ({ former, currency, annualCTC, percent }: Asked): Revised => {
  if (percent === null) return { annualCTC, percent: annualCTC === null ? null : percentMore(former, annualCTC) };
  if (former === null) return { problem: { field: 'reviseCtcByPercentage', ...finding('employeeSalary.noFormer') } };
  const reckoned = raised(former, percent, currency);
  if (annualCTC === null) return { annualCTC: reckoned, percent };
  if (isSame(annualCTC, reckoned) || isSame(percentMore(former, annualCTC) ?? '0', percent)) return { annualCTC, percent };
  return { problem: { field: 'reviseCtcByPercentage', ...finding('employeeSalary.percentDiffers', { percent, amount: reckoned, currency }) } };
};
