/** The year of somebody, from what they are paid by and what they declared. */
import { minus, plus, ratioOf, times, zero } from '../payroll/formula/ratio.ts';
import { least, percentOf } from './amounts.ts';
import { regimes } from './rules.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import type { FlexiLine } from './flexi-benefit.ts';
import type { Earning, PersonYear } from './projection.ts';
import type { Claim } from './relief.ts';
import type { Regime } from './rules.ts';

/** What the tax needs to know of a salary component. */
export type TaxedComponent = {
  readonly id: string;
  readonly code: string;
  /** Taxed, unless an exemption is claimed. */
  readonly taxInclusion: boolean;
  /** Of what is not taxed: under these regimes; empty for all. */
  readonly exemptUnder: readonly Regime[];
  /** Of the flexible benefit plan. */
  readonly isFlexible: boolean;
  /** Counts as wage for funds, house rent and pension: basic pay. */
  readonly isWage: boolean;
  /** What employees put into it is a saving: the provident fund. */
  readonly isProvidentFund: boolean;
};

/** A salary with the part of the year that it is paid for: a half is 0.5. Amounts of a whole year, decimal text. */
export type PaidPart = { readonly part: string; readonly paid: readonly { readonly componentId: string; readonly code: string; readonly annual: string }[]; readonly kept: readonly { readonly componentId: string; readonly annual: string }[] };

export type YearFacts = {
  readonly age: number | null;
  readonly parts: readonly PaidPart[];
  /** Paid once in the year, in words of its own: taxed or not. */
  readonly once: readonly { readonly amount: string; readonly isTaxed: boolean }[];
  /** Null where nothing is declared: what the salary plans stands. */
  readonly flexi: readonly FlexiLine[] | null;
  /** Of the wage, by the employer into a pension account. */
  readonly pensionPercent: string;
  readonly claims: readonly Claim[];
  /** Tax on employment (professional tax) of the year, decimal text: what was deducted, and what is to come. */
  readonly employmentTax: string;
};

/** Under which regimes nothing of a component is taxed. */
export const untaxedUnder = ({ taxInclusion, exemptUnder }: Pick<TaxedComponent, 'taxInclusion' | 'exemptUnder'>): readonly Regime[] => (taxInclusion ? [] : exemptUnder.length === 0 ? regimes : exemptUnder);

type Line = { readonly component: TaxedComponent | undefined; readonly code: string; readonly amount: Ratio };

const paidLines = ({ parts }: YearFacts, components: ReadonlyMap<string, TaxedComponent>): Line[] =>
  parts.flatMap(({ part, paid }) => paid.map(({ componentId, code, annual }) => ({ component: components.get(componentId), code, amount: times(ratioOf(annual), ratioOf(part)) })));

const sum = (lines: readonly Pick<Line, 'amount'>[]): Ratio => lines.reduce((total, { amount }) => plus(total, amount), zero);

/** What was declared, each of its part of the year, as far as there is enough to divide; what is left is paid as taxed salary. */
const divided = (facts: YearFacts, planned: readonly Line[], lines: readonly FlexiLine[], components: ReadonlyMap<string, TaxedComponent>): readonly Earning[] => {
  const year = facts.parts.reduce((total, { part }) => plus(total, ratioOf(part)), zero);
  let left = sum(planned);
  const declared = lines.flatMap(({ componentId, amount: annual }): Earning[] => {
    const component = components.get(componentId);
    if (component === undefined) return [];
    const amount = least(times(ratioOf(annual), year), left);
    left = minus(left, amount);
    return [{ code: component.code, amount, exemptUnder: untaxedUnder(component) }];
  });
  return [...declared, { code: '', amount: left, exemptUnder: [] }];
};

const earningOf = ({ component, code, amount }: Line): Earning => ({ code, amount, exemptUnder: component ? untaxedUnder(component) : [] });

/** Nothing is rounded; parts of a year are counted by its months, a month that is begun by its days. */
export const personYear = (facts: YearFacts, components: ReadonlyMap<string, TaxedComponent>): PersonYear => {
  const lines = paidLines(facts, components);
  const [flexible, plain] = [lines.filter(({ component }) => component?.isFlexible), lines.filter(({ component }) => !component?.isFlexible)];
  const wage = sum(lines.filter(({ component }) => component?.isWage));
  const kept = facts.parts.flatMap(({ part, kept: of }) => of.filter(({ componentId }) => components.get(componentId)?.isProvidentFund).map(({ annual }) => ({ amount: times(ratioOf(annual), ratioOf(part)) })));
  return {
    age: facts.age,
    earnings: [
      ...plain.map(earningOf),
      ...(facts.flexi === null ? flexible.map(earningOf) : divided(facts, flexible, facts.flexi, components)),
      ...facts.once.map(({ amount, isTaxed }): Earning => ({ code: '', amount: ratioOf(amount), exemptUnder: isTaxed ? [] : regimes })),
    ],
    wage,
    providentFund: sum(kept),
    pension: percentOf(facts.pensionPercent, wage),
    claims: facts.claims,
    employmentTax: ratioOf(facts.employmentTax),
  };
};
