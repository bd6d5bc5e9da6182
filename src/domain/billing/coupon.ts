/** A discount that is offered from one day to another. */
import { addMonths } from '../dates.ts';

export type Coupon = {
  readonly code: string;
  /** Percent of every charge, at most two decimals: '20'. */
  readonly discountPercentage: string;
  /** It lowers charges for so many months from the day on which it is used. */
  readonly months: number;
  readonly validFrom: string;
  /** Last day of its use; null without end. */
  readonly validTo: string | null;
};

export const isOffered = ({ validFrom, validTo }: Coupon, day: string): boolean => validFrom <= day && (validTo === null || day <= validTo);

/** The coupon that a text means, in any case and with spaces around it, when it is offered on the day. */
export const findCoupon = (coupons: readonly Coupon[], text: string, day: string): Coupon | undefined =>
  coupons.find((coupon) => coupon.code.toUpperCase() === text.trim().toUpperCase() && isOffered(coupon, day));

/** The first day on which it no longer counts. */
export const discountUntil = ({ months }: Pick<Coupon, 'months'>, usedOn: string): string => addMonths(usedOn, months);

/** The percentage of a charge of a day: what was agreed, or none afterwards. */
export const discountOn = ({ discountPercentage, discountUntil: until }: { readonly discountPercentage: string; readonly discountUntil: string | null }, day: string): string =>
  until !== null && day < until ? discountPercentage : '0';
