import { fromMinor } from '../money.ts';
import { percentOf, upTo, wholeUnit } from './amounts.ts';
import type { Coins } from './amounts.ts';
import type { RateOf } from './rates-on.ts';
import type { ContributionPart, ContributionWage, LineCode, Share, StatutoryRate } from './terms.ts';

export type ProvidentFundTerms = {
  /** As the registration says, unless the person chose otherwise. */
  readonly registered: ContributionWage;
  readonly voluntaryAllowed: boolean;
  readonly chosen: ContributionWage | null;
  /** Percent beyond the share of the law, of the full wage. */
  readonly voluntaryPercent: string | null;
  readonly isPensionMember: boolean;
  readonly pensionOnFullWage: boolean;
};

/**
 * The provident fund of a month, of the wage that counts for it in minor units. The shares are of the wage up to the ceiling, or of all of it where that was chosen (Employees' Provident Funds
 * Scheme 1952, paragraphs 26(6) and 29); each to the nearest rupee, half a rupee upwards (paragraph 29(4)). The pension is taken out of the employer's share, of the wage up to its own ceiling
 * (Employees' Pension Scheme 1995, paragraph 3). What is paid for deposit-linked insurance and administration is rounded for the whole establishment: here it is kept to the paisa.
 */
export const providentFundShares = (wage: bigint, terms: ProvidentFundTerms, rateOf: RateOf, coins: Coins): readonly Share[] => {
  const text = fromMinor(wage, coins.currency);
  const [employee, employer] = [rateOf('EMPLOYEE', text), rateOf('EMPLOYER', text)];
  if (wage <= 0n || employee === undefined || employer === undefined) return [];
  const rupee = wholeUnit(coins);
  const isFull = (terms.chosen ?? terms.registered) === 'FULL_WAGE';
  const base = (rate: StatutoryRate): bigint => (isFull ? wage : upTo(wage, rate.wageCeiling, coins));
  const share = (code: LineCode, kind: Share['kind'], of: bigint, rate: StatutoryRate, unit = rupee): Share => ({ code, kind, amount: percentOf(of, rate.percentage, unit, 'halfUp'), wage: of, percentage: rate.percentage, law: rate.law });
  const aside = (part: ContributionPart, code: LineCode, of: (rate: StatutoryRate) => bigint, unit = rupee): readonly Share[] => {
    const rate = rateOf(part, text);
    return rate === undefined ? [] : [share(code, 'EMPLOYER', of(rate), rate, unit)];
  };
  const own = share('PROVIDENT_FUND_EMPLOYEE', 'DEDUCTION', base(employee), employee);
  const more: readonly Share[] =
    terms.voluntaryAllowed && terms.voluntaryPercent !== null && Number(terms.voluntaryPercent) > 0
      ? [{ ...own, code: 'PROVIDENT_FUND_VOLUNTARY', amount: percentOf(wage, terms.voluntaryPercent, rupee, 'halfUp'), wage, percentage: terms.voluntaryPercent }]
      : [];
  const pension = terms.isPensionMember ? aside('PENSION', 'PENSION_EMPLOYER', (rate) => (terms.pensionOnFullWage ? wage : upTo(base(employer), rate.wageCeiling, coins))) : [];
  const all = share('PROVIDENT_FUND_EMPLOYER', 'EMPLOYER', base(employer), employer);
  const toPension = pension.reduce((sum, { amount }) => sum + amount, 0n);
  return [
    own,
    ...more,
    // What the pension takes is not more than the employer gives.
    { ...all, amount: all.amount > toPension ? all.amount - toPension : 0n },
    ...pension,
    ...aside('DEPOSIT_INSURANCE', 'DEPOSIT_INSURANCE_EMPLOYER', (rate) => upTo(base(employer), rate.wageCeiling, coins), 1n),
    ...aside('ADMINISTRATION', 'PROVIDENT_FUND_ADMINISTRATION', () => base(employer), 1n),
  ];
};
