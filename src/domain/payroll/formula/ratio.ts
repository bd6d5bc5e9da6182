/** Exact fractions: what a formula reckons with. Thirds stay thirds until a rule says how to round, which neither doubles nor decimals of any length can promise. */
import { fromScaled, toScaled } from '../../decimal.ts';
import { divideRounded } from '../../money.ts';
import type { Rounding } from '../../money.ts';

/** In lowest terms; the denominator is positive. */
export type Ratio = { readonly over: bigint; readonly under: bigint };

const common = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
};

const reduced = (over: bigint, under: bigint): Ratio => {
  const sign = under < 0n ? -1n : 1n;
  const shared = common(over, under * sign);
  return shared === 0n ? zero : { over: (over * sign) / shared, under: (under * sign) / shared };
};

export const zero: Ratio = { over: 0n, under: 1n };

export const whole = (value: bigint | number): Ratio => ({ over: BigInt(value), under: 1n });

/** Decimal text as it stands: '0.1' is a tenth. */
export const ratioOf = (text: string): Ratio => {
  const scale = (text.split('.')[1] ?? '').length;
  return reduced(toScaled(text, scale), 10n ** BigInt(scale));
};

export const plus = (one: Ratio, other: Ratio): Ratio => reduced(one.over * other.under + other.over * one.under, one.under * other.under);
export const minus = (one: Ratio, other: Ratio): Ratio => reduced(one.over * other.under - other.over * one.under, one.under * other.under);
export const times = (one: Ratio, other: Ratio): Ratio => reduced(one.over * other.over, one.under * other.under);

/** Throws a RangeError by zero: whoever divides asks first. */
export const dividedBy = (one: Ratio, other: Ratio): Ratio => {
  if (other.over === 0n) throw new RangeError('Division by zero.');
  return reduced(one.over * other.under, one.under * other.over);
};

/** Negative, 0 or positive, as the first is smaller, equal or greater. */
export const compare = (one: Ratio, other: Ratio): number => {
  const difference = one.over * other.under - other.over * one.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** To a whole multiple of `unit`, which is positive, by the named rounding. */
export const roundedTo = (value: Ratio, unit: Ratio, rounding: Rounding): Ratio => {
  const count = dividedBy(value, unit);
  return times(whole(divideRounded(count.over, count.under, rounding)), unit);
};

/** The multiple of one that is not above (`down`) or not below (`up`), negative numbers too. */
export const wholeBeside = (value: Ratio, side: 'down' | 'up'): Ratio => {
  const cut = value.over / value.under;
  const isWhole = value.over % value.under === 0n;
  if (isWhole) return whole(cut);
  return whole(side === 'down' ? (value.over < 0n ? cut - 1n : cut) : value.over < 0n ? cut : cut + 1n);
};

/** Decimal text with at most so many digits after the point, half away from zero; shortest: '0.5', '33.3333'. */
export const decimalText = (value: Ratio, digits: number): string => fromScaled(divideRounded(value.over * 10n ** BigInt(digits), value.under, 'halfUp'), digits);

/** Whether it grew beyond what any amount of money needs. */
export const isHuge = ({ over, under }: Ratio): boolean => beyond(over) || beyond(under);

const limit = 1n << 512n;
const beyond = (value: bigint): boolean => value > limit || value < -limit;
