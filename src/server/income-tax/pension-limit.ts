import { compare, ratioOf } from '../../domain/payroll/formula/ratio.ts';
import { regimes } from '../../domain/income-tax/rules.ts';
import type { Regime, TaxRules } from '../../domain/income-tax/rules.ts';

/** What an employer's contribution is relieved up to, in percent of the wage, and by which law: under the regime of the person, under the more generous one where they have not chosen any. */
export const pensionLimit = (rules: TaxRules, chosen: Regime | null): { readonly percent: string; readonly source: string; readonly regime: Regime } => {
  const of = chosen === null ? regimes : [chosen];
  const regime = of.reduce((best, one) => (compare(ratioOf(rules.regimes[one].employerPension.percent), ratioOf(rules.regimes[best].employerPension.percent)) > 0 ? one : best));
  return { ...rules.regimes[regime].employerPension, regime };
};
