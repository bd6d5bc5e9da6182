import { minus, plus, zero } from '../payroll/formula/ratio.ts';
import { atLeastNothing, least, percentOf } from './amounts.ts';
import { reliefsOf } from './relief.ts';
import { taxOnIncome } from './tax-on-income.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import type { Allowed, Claim } from './relief.ts';
import type { Regime, TaxRules } from './rules.ts';
import type { Tax } from './tax-on-income.ts';

/** What is paid in a year under one name. */
export type Earning = { readonly code: string; readonly amount: Ratio; /** Regimes under which nothing of it is taxed. */ readonly exemptUnder: readonly Regime[] };

/** Everything by which the tax of somebody's year is reckoned. */
export type PersonYear = {
  readonly age: number | null;
  readonly earnings: readonly Earning[];
  /** Basic pay with what counts for retirement. */
  readonly wage: Ratio;
  readonly providentFund: Ratio;
  /** Put by the employer into a pension account, out of what would be paid otherwise. */
  readonly pension: Ratio;
  readonly claims: readonly Claim[];
  /** Tax on employment (professional tax) that is deducted in the year. */
  readonly employmentTax: Ratio;
};

export type Projection = {
  readonly regime: Regime;
  readonly gross: Ratio;
  readonly exempt: Ratio;
  readonly standardDeduction: Ratio;
  /** Zero where the regime does not take it off. */
  readonly employmentTax: Ratio;
  /** Of the employer's contribution, as far as it is relieved; what lies above the limit is taxed. */
  readonly pension: Ratio;
  readonly reliefs: readonly Allowed[];
  readonly tax: Tax;
};

const sum = (amounts: readonly Ratio[]): Ratio => amounts.reduce(plus, zero);

/** The year under a regime. The standard deduction is never more than the pay that is taxed. */
export const projectionOf = (rules: TaxRules, regime: Regime, year: PersonYear): Projection => {
  const of = rules.regimes[regime];
  const gross = sum(year.earnings.map(({ amount }) => amount));
  const exempt = sum(year.earnings.filter(({ exemptUnder }) => exemptUnder.includes(regime)).map(({ amount }) => amount));
  const taxed = atLeastNothing(minus(gross, exempt));
  const standardDeduction = least(taxed, { over: BigInt(of.standardDeduction), under: 1n });
  const employmentTax = of.employmentTaxSource === null ? zero : year.employmentTax;
  const pension = least(year.pension, percentOf(of.employerPension.percent, year.wage));
  const houseRent = sum(year.earnings.filter(({ code }) => code.toUpperCase() === rules.houseRent.component).map(({ amount }) => amount));
  const reliefs = reliefsOf(rules, regime, year.claims, { wage: year.wage, houseRent, providentFund: year.providentFund });
  const less = plus(sum([standardDeduction, employmentTax, pension]), sum(reliefs.map(({ allowed }) => allowed)));
  return { regime, gross, exempt, standardDeduction, employmentTax, pension, reliefs, tax: taxOnIncome(rules, regime, { income: atLeastNothing(minus(taxed, less)), age: year.age }) };
};
