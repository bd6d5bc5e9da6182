import { compare, minus, plus, ratioOf, roundedTo, zero } from '../payroll/formula/ratio.ts';
import { atLeastNothing, least, percentOf } from './amounts.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import type { Band, Regime, RegimeRules, TaxRules } from './rules.ts';

export type Tax = {
  /** Rounded as the law rounds it. */
  readonly income: Ratio;
  readonly bySlabs: Ratio;
  readonly rebate: Ratio;
  /** After its marginal relief. */
  readonly surcharge: Ratio;
  readonly cess: Ratio;
  readonly total: Ratio;
};

const bySlabs = (income: Ratio, bands: readonly Band[]): Ratio =>
  bands.reduce((sum, { above, percent }, at) => {
    const next = bands[at + 1];
    const top = next ? least(income, ratioOf(next.above)) : income;
    return plus(sum, percentOf(percent, atLeastNothing(minus(top, ratioOf(above)))));
  }, zero);

/** Up to its limit all tax but what the law lets remain; in regimes with marginal relief, just above it no more tax is left than what the income exceeds it by. */
const rebateOf = (income: Ratio, tax: Ratio, { upTo, most, marginal }: RegimeRules['rebate']): Ratio => {
  const beyond = minus(income, ratioOf(upTo));
  if (compare(beyond, zero) <= 0) return least(tax, ratioOf(most));
  return marginal ? atLeastNothing(minus(tax, beyond)) : zero;
};

/** Of the whole tax, by the highest threshold that the income passes; passing one never costs more than the income passes it by. */
const surchargeOf = (income: Ratio, tax: Ratio, rules: RegimeRules, bands: readonly Band[]): Ratio => {
  const at = rules.surcharge.findLastIndex(({ above }) => compare(income, ratioOf(above)) > 0);
  const passed = rules.surcharge[at];
  if (!passed) return zero;
  const threshold = ratioOf(passed.above);
  const taxThere = bySlabs(threshold, bands);
  const there = plus(taxThere, percentOf(rules.surcharge[at - 1]?.percent ?? '0', taxThere));
  const limit = plus(there, minus(income, threshold));
  return atLeastNothing(minus(least(plus(tax, percentOf(passed.percent, tax)), limit), tax));
};

const bandsFor = ({ slabs }: RegimeRules, age: number | null): readonly Band[] => slabs.findLast(({ fromAge }) => (age ?? 0) >= fromAge)?.bands ?? [];

/**
 * The tax on a total income of a year: slabs, rebate, surcharge with marginal relief, cess. `age` in whole years at the end of the year, null where it is not known.
 * The income is rounded to the nearest ten (Income-tax Act, 1961, s. 288A), the tax as well (s. 288B), a half up; nothing between is rounded.
 */
export const taxOnIncome = (rules: TaxRules, regime: Regime, { income: exact, age }: { readonly income: Ratio; readonly age: number | null }): Tax => {
  const of = rules.regimes[regime];
  const income = roundedTo(exact, ratioOf(rules.rounding.income), 'halfUp');
  const bands = bandsFor(of, age);
  const slabTax = bySlabs(income, bands);
  const rebate = rebateOf(income, slabTax, of.rebate);
  const tax = minus(slabTax, rebate);
  const surcharge = surchargeOf(income, tax, of, bands);
  const cess = percentOf(rules.cess.percent, plus(tax, surcharge));
  return { income, bySlabs: slabTax, rebate, surcharge, cess, total: roundedTo(plus(plus(tax, surcharge), cess), ratioOf(rules.rounding.tax), 'halfUp') };
};
