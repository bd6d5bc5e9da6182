import { toScaled } from '../decimal.ts';
import { currencyDecimals, divideRounded, toMinor } from '../money.ts';
import type { Rounding } from '../money.ts';

/** What whole rupees are in minor units, and decimal text likewise: amounts of a currency. */
export type Coins = { readonly currency: string };

/** A whole unit of the currency in minor units: 100 paise of a rupee. */
export const wholeUnit = ({ currency }: Coins): bigint => 10n ** BigInt(currencyDecimals(currency));

export const minorOf = (text: string, { currency }: Coins): bigint => toMinor(text, currency, 'halfUp');

/** A percentage (decimal text, four digits count) of an amount, to whole `unit`s of minor units. */
export const percentOf = (amount: bigint, percentage: string, unit: bigint, rounding: Rounding): bigint => divideRounded(amount * toScaled(percentage, 4), 1_000_000n * unit, rounding) * unit;

/** The wage up to a ceiling; all of it where there is none. */
export const upTo = (wage: bigint, ceiling: string | null | undefined, coins: Coins): bigint => {
  if (ceiling == null) return wage;
  const most = minorOf(ceiling, coins);
  return wage < most ? wage : most;
};
