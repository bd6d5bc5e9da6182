import { compare, minus, plus, ratioOf, zero } from '../payroll/formula/ratio.ts';
import { atLeastNothing, least, percentOf } from './amounts.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import type { Regime, Relief, ReliefSection, TaxRules } from './rules.ts';

/** What somebody claims of a section in a year. */
export type Claim = { readonly section: ReliefSection; readonly amount: Ratio; /** Whatever raises the limit of the section: a senior, a severe disability. */ readonly isRaised: boolean; /** Of rent: in one of the four metros. */ readonly isMetro: boolean };
export type Allowed = { readonly section: ReliefSection; readonly claimed: Ratio; readonly allowed: Ratio };

type Wage = { /** Basic pay with what counts for retirement, of the year. */ readonly wage: Ratio; readonly houseRent: Ratio; /** Put into the provident fund by the person; counts for 80C unclaimed. */ readonly providentFund: Ratio };

/** The least of what is paid for rent, the rent beyond a tenth of the wage, and half (metros) or two fifths of the wage: Income-tax Rules, 1962, r. 2A. */
const houseRentOf = ({ houseRent: rules }: TaxRules, rent: Ratio, isMetro: boolean, { wage, houseRent }: Wage): Ratio =>
  atLeastNothing(least(houseRent, minus(rent, percentOf(rules.lessOfWage, wage)), percentOf(isMetro ? rules.percentOfWageInMetros : rules.percentOfWage, wage)));

const limitOf = ({ limit, raisedLimit }: Relief, isRaised: boolean): Ratio | null => {
  const text = isRaised && raisedLimit !== null ? raisedLimit : limit;
  return text === null ? null : ratioOf(text);
};

const allowedOf = (rules: TaxRules, relief: Relief, claims: readonly Claim[], claimed: Ratio, pay: Wage): Ratio => {
  const isRaised = claims.some((claim) => claim.isRaised);
  const limit = limitOf(relief, isRaised);
  if (relief.measure === 'HOUSE_RENT') return houseRentOf(rules, claimed, claims.some(({ isMetro }) => isMetro), pay);
  if (relief.measure === 'FLAT') return claims.length > 0 && limit !== null ? limit : zero;
  return limit === null ? claimed : least(claimed, limit);
};

/** What the sections relieve under a regime; sections of which nothing is claimed are left out. Several claims of one section share its limit. Nothing is rounded. */
export const reliefsOf = (rules: TaxRules, regime: Regime, claims: readonly Claim[], pay: Wage): readonly Allowed[] =>
  rules.reliefs.flatMap((relief): Allowed[] => {
    const of = claims.filter(({ section }) => section === relief.section);
    const own = relief.section === 'SAVINGS' ? pay.providentFund : zero;
    const claimed = of.reduce((sum, { amount }) => plus(sum, amount), own);
    if (of.length === 0 && compare(claimed, zero) === 0) return [];
    return [{ section: relief.section, claimed, allowed: relief.regimes.includes(regime) ? allowedOf(rules, relief, of, claimed, pay) : zero }];
  });
