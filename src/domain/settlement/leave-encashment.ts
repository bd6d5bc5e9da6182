/** What is paid for leave that somebody leaves with. Days in hundredths, amounts in minor units. */
import { availableBy, closeBalance } from '../leave/leave-policy.ts';
import type { Accrual } from '../leave/leave-policy.ts';
import { divideRounded } from '../money.ts';
import { minorOf, wholeUnit } from '../statutory/amounts.ts';
import type { Coins } from '../statutory/amounts.ts';
import type { SettlementRule } from './settlement-rule.ts';

export type LeaveStanding = {
  /** Of the year, before what was taken. */
  readonly entitled: number;
  readonly carried: number;
  /** Approved leave of the year until the last working day. */
  readonly taken: number;
  /** Paid or lost at the closure of the year already. */
  readonly closed: number;
  readonly accrual: Accrual;
  readonly prorated: boolean;
  /** Most that is paid; null: all of it. */
  readonly encashmentLimit: number | null;
};

/**
 * The days that are paid: what the year has brought until the last working day (by its months where the policy shares the year, else as it accrues), what was carried over, less what was taken,
 * up to what the policy pays. Nothing is carried over any more, and less than nothing is asked back of nobody.
 */
export const encashedOnLeaving = ({ entitled, carried, taken, closed, accrual, prorated, encashmentLimit }: LeaveStanding, lastWorkingDay: string, joined: string): number => {
  const earned = availableBy(prorated && accrual === 'YEARLY' ? 'MONTHLY' : accrual, entitled, lastWorkingDay, joined);
  return closeBalance({ carryOver: 'NONE', carryOverLimit: null, encashment: true, encashmentLimit }, earned + carried - taken - closed).encashed;
};

type Paid = {
  readonly amount: bigint;
  /** Wage of a month, average of the months that count. */
  readonly averageWage: bigint;
  /** Whole years of service. */
  readonly years: number;
  /** Days of leave that are paid, hundredths. */
  readonly days: number;
};

/**
 * What of it is free of income tax: the least of what is paid, the limit, so many months of average wage, and leave of so many days for each whole year of service (Income-tax Act 1961,
 * section 10(10AA)(ii); Income-tax Act 2025, section 19). What was free with an employer before lowers the limit: Tenure does not know of it.
 */
export const taxFreeLeave = ({ amount, averageWage, years, days }: Paid, rule: SettlementRule, coins: Coins): bigint => {
  const counted = Math.min(days, years * rule.leaveTaxDaysPerYear * 100);
  const unit = wholeUnit(coins);
  const ofService = divideRounded(averageWage * BigInt(counted), 3000n * unit, 'halfUp') * unit;
  return [amount, minorOf(rule.leaveTaxLimit, coins), averageWage * BigInt(rule.leaveTaxMonths), ofService].reduce((least, one) => (one < least ? one : least));
};
