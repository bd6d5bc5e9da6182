import { compare, minus } from '../payroll/formula/ratio.ts';
import { projectionOf } from './projection.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import type { PersonYear, Projection } from './projection.ts';
import type { Regime, TaxRules } from './rules.ts';

export type Comparison = { readonly projections: Readonly<Record<Regime, Projection>>; readonly recommended: Regime; /** Of the year, by the recommended one. */ readonly saving: Ratio };

/** Both regimes for somebody's year, and the one under which less tax is paid; where it is the same, the usual one of the law. */
export const compareRegimes = (rules: TaxRules, year: PersonYear): Comparison => {
  const projections = { NEW: projectionOf(rules, 'NEW', year), OLD: projectionOf(rules, 'OLD', year) };
  const difference = compare(projections.OLD.tax.total, projections.NEW.tax.total);
  const recommended: Regime = difference === 0 ? rules.usualRegime : difference < 0 ? 'OLD' : 'NEW';
  const other = recommended === 'OLD' ? projections.NEW : projections.OLD;
  return { projections, recommended, saving: minus(other.tax.total, projections[recommended].tax.total) };
};
