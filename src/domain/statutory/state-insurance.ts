import { fromMinor } from '../money.ts';
import { minorOf, percentOf, wholeUnit } from './amounts.ts';
import type { Coins } from './amounts.ts';
import type { RateOf } from './rates-on.ts';
import type { Share } from './terms.ts';

/** The first day of the contribution period of a day: April to September, October to March (Employees' State Insurance (General) Regulations 1950, regulation 4). */
export const contributionPeriodStart = (day: string): string => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (month >= 4 && month <= 9) return `${year}-04-01`;
  return `${month >= 10 ? year : year - 1}-10-01`;
};

export type InsuredWage = {
  /** Of the month, in minor units. */
  readonly wage: bigint;
  /** Of a month at the beginning of the contribution period, or when the person joined within it: whoever was covered then stays so until it ends. */
  readonly wageAtStart: bigint;
  /** Days of the month for which the person is paid. */
  readonly paidDays: number;
};

/**
 * The state insurance of a month. Whoever earns no more than the limit at the beginning of the contribution period is covered until it ends, of the whole wage (Employees' State Insurance Act 1948,
 * section 2(9); Central Rules 1950, rule 50). Shares go up to the next rupee (General Regulations 1950, and ESIC's instructions on contributions). Whoever earns no more than the exempt wage a day on
 * average bears none (Central Rules, rule 52); the employer's is due all the same.
 */
export const stateInsuranceShares = ({ wage, wageAtStart, paidDays }: InsuredWage, rateOf: RateOf, coins: Coins): readonly Share[] => {
  const text = fromMinor(wage, coins.currency);
  const [employee, employer] = [rateOf('EMPLOYEE', text), rateOf('EMPLOYER', text)];
  if (wage <= 0n || employee === undefined || employer === undefined) return [];
  const limit = employer.coverageLimit ?? employee.coverageLimit;
  if (limit !== null && wageAtStart > minorOf(limit, coins)) return [];
  const unit = wholeUnit(coins);
  const exempt = employee.exemptDailyWage;
  const bearsNone = exempt !== null && paidDays > 0 && wage <= minorOf(exempt, coins) * BigInt(Math.trunc(paidDays));
  return [
    ...(bearsNone ? [] : [{ code: 'STATE_INSURANCE_EMPLOYEE' as const, kind: 'DEDUCTION' as const, amount: percentOf(wage, employee.percentage, unit, 'up'), wage, percentage: employee.percentage, law: employee.law }]),
    { code: 'STATE_INSURANCE_EMPLOYER', kind: 'EMPLOYER', amount: percentOf(wage, employer.percentage, unit, 'up'), wage, percentage: employer.percentage, law: employer.law },
  ];
};
