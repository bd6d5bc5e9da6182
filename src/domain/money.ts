/** Amounts in integer minor units (paise, cents), never floating point. */
import { fromScaled, isDecimal, toScaled } from './decimal.ts';

/** Half to even (banker's), half away from zero, away from zero, towards zero. A rule always names one. */
export type Rounding = 'halfEven' | 'halfUp' | 'up' | 'down';

const decimals = new Map<string, number>();

/** Digits after the point of an ISO 4217 currency: 2 for INR, 0 for JPY, 3 for KWD; 2 for a code that is not three letters. */
export const currencyDecimals = (currency: string): number => {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, digits);
  return digits;
};

/** `value / divisor` to a whole number by the named rounding; the divisor is positive. */
export const divideRounded = (value: bigint, divisor: bigint, rounding: Rounding): bigint => {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive.');
  const [whole, rest] = [value / divisor, value % divisor];
  if (rest === 0n) return whole;
  const away = value < 0n ? whole - 1n : whole + 1n;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  if (rounding === 'down') return whole;
  if (rounding === 'up') return away;
  if (twice !== divisor) return twice > divisor ? away : whole;
  return rounding === 'halfUp' || whole % 2n !== 0n ? away : whole;
};

/** Decimal text to minor units of the currency: ('1234.565', 'INR', 'halfEven') → 123456n. Throws a RangeError for text that is no decimal. */
export const toMinor = (text: string, currency: string, rounding: Rounding): bigint => {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal number: ${text}`);
  const scale = Math.max((text.split('.')[1] ?? '').length, currencyDecimals(currency));
  return divideRounded(toScaled(text, scale), 10n ** BigInt(scale - currencyDecimals(currency)), rounding);
};

/** Minor units to decimal text with the currency's digits dropped where they are zero: (123450n, 'INR') → '1234.5'. */
export const fromMinor = (minor: bigint, currency: string): string => fromScaled(minor, currencyDecimals(currency));

/** A share of an amount: minor × numerator / denominator, rounded as named. */
export const shareOf = (minor: bigint, numerator: bigint, denominator: bigint, rounding: Rounding): bigint =>
  denominator < 0n ? divideRounded(minor * -numerator, -denominator, rounding) : divideRounded(minor * numerator, denominator, rounding);

/**
 * Splits an amount by whole weights so that the parts add up to it exactly: each part is cut off and the units that remain go to the
 * largest remainders, the earlier part first. Throws a RangeError when a weight is negative or all are zero.
 */
export const allocate = (minor: bigint, weights: readonly bigint[]): bigint[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('Weights must not be negative and not all zero.');
  const sign = minor < 0n ? -1n : 1n;
  const amount = minor * sign;
  const parts = weights.map((weight) => (amount * weight) / sum);
  const order = weights.map((weight, index) => ({ index, rest: (amount * weight) % sum })).sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  let left = amount - parts.reduce((total, part) => total + part, 0n);
  for (const { index } of order) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map((part) => part * sign);
};
