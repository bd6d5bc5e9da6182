/** Where a salary stands within the pay range of a grade. */
import { compare, decimalText, dividedBy, minus, plus, ratioOf, times, whole, zero } from '../formula/ratio.ts';

/** Gross pay of a month, decimal text, in one currency; null where the range is open. */
export type PayRange = { readonly minimum: string | null; readonly maximum: string | null };

export type RangeStanding = 'BELOW' | 'WITHIN' | 'ABOVE';

export type PlaceInRange = {
  readonly standing: RangeStanding;
  /** The pay of a month as a share of the midpoint, to the hundredth: 1 is in the middle. Null without both ends. */
  readonly compaRatio: string | null;
  /** Percent of the way from the minimum to the maximum (range penetration), to the whole; below 0 or above 100 outside. Null without both ends, or where they are one. */
  readonly position: string | null;
};

const HUNDRED = whole(100);

/** A twelfth of the gross salary of a year, in the range: both ends belong to it. Null where there is no range at all. Compa-ratio and range penetration as compensation surveys reckon them: salary / midpoint, and (salary − minimum) / (maximum − minimum). */
export const placeInRange = (annualGross: string, { minimum, maximum }: PayRange): PlaceInRange | null => {
  if (minimum === null && maximum === null) return null;
  const salary = dividedBy(ratioOf(annualGross), whole(12));
  const [least, most] = [minimum, maximum].map((end) => (end === null ? null : ratioOf(end)));
  const standing = least != null && compare(salary, least) < 0 ? 'BELOW' : most != null && compare(salary, most) > 0 ? 'ABOVE' : 'WITHIN';
  if (least == null || most == null) return { standing, compaRatio: null, position: null };
  const [middle, width] = [dividedBy(plus(least, most), whole(2)), minus(most, least)];
  return {
    standing,
    compaRatio: compare(middle, zero) > 0 ? decimalText(dividedBy(salary, middle), 2) : null,
    position: compare(width, zero) > 0 ? decimalText(times(dividedBy(minus(salary, least), width), HUNDRED), 0) : null,
  };
};
