import { divideRounded } from '../money.ts';
import { wholeUnit } from '../statutory/amounts.ts';
import type { Coins } from '../statutory/amounts.ts';

/** So many days (hundredths) of the wage of a month (minor units), to the nearest whole unit of the currency, a half up. */
export const dayAmount = (wage: bigint, days: number, daysPerMonth: number, coins: Coins): bigint => {
  const unit = wholeUnit(coins);
  return divideRounded(wage * BigInt(days), BigInt(daysPerMonth) * 100n * unit, 'halfUp') * unit;
};
