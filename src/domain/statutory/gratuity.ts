import { divideRounded } from '../money.ts';
import { minorOf, wholeUnit } from './amounts.ts';
import type { Coins } from './amounts.ts';

export type GratuityRule = {
  readonly partOfGratuityAct: boolean;
  /** Whole years. */
  readonly minimumTenure: number;
  readonly workingDaysPerMonth: number;
  readonly salaryDaysGovernment: number;
  readonly salaryDaysOrganization: number;
  readonly taxExemptionLimit: string;
  readonly maximumAmount: string | null;
};

export type Gratuity = {
  /** Completed years and further months of service. */
  readonly years: number;
  readonly months: number;
  /** Years that count. */
  readonly counted: number;
  /** Served long enough to be paid on leaving. */
  readonly isEntitled: boolean;
  /** What has been earned until the day, in minor units, though nothing of it is paid before the minimum tenure. */
  readonly earned: bigint;
  /** Of it what is free of income tax. */
  readonly taxFree: bigint;
};

/**
 * Gratuity for service from joining to a day, of the wage of a month last drawn, in minor units. Under the act: fifteen days' wages for every completed year or part of it in excess of six months, a
 * month being 26 days (Payment of Gratuity Act 1972, section 4(2) and its explanation); outside the act whole years alone count (Income-tax Act 1961, section 10(10)(iii)). Free of tax is what the law
 * gives, up to the limit (section 10(10)(ii)). To the nearest rupee, which the act leaves open. Death and disablement end the minimum tenure (section 4(1)): whoever settles the exit decides on that.
 */
export const gratuityOn = (joined: string, day: string, wage: bigint, rule: GratuityRule, coins: Coins): Gratuity => {
  const none = { years: 0, months: 0, counted: 0, isEntitled: false, earned: 0n, taxFree: 0n };
  if (day < joined) return none;
  // The last day is worked.
  const { years, months, days } = Temporal.PlainDate.from(joined).until(Temporal.PlainDate.from(day).add({ days: 1 }), { largestUnit: 'year' });
  const isBeyondHalf = months > 6 || (months === 6 && days > 0);
  const counted = years + (rule.partOfGratuityAct && isBeyondHalf ? 1 : 0);
  const unit = wholeUnit(coins);
  const forDays = (each: number): bigint => divideRounded(wage * BigInt(each * counted), BigInt(rule.workingDaysPerMonth) * unit, 'halfUp') * unit;
  const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
  const reckoned = forDays(rule.salaryDaysOrganization);
  const earned = rule.maximumAmount === null ? reckoned : least(reckoned, minorOf(rule.maximumAmount, coins));
  return { years, months, counted, isEntitled: years >= rule.minimumTenure, earned, taxFree: least(least(earned, forDays(rule.salaryDaysGovernment)), minorOf(rule.taxExemptionLimit, coins)) };
};
