/** What is asked back of a one-time earning (document 1 §3). */
import { evaluateFormula } from './formula/evaluate.ts';
import { parseFormula } from './formula/parse.ts';
import { compare, decimalText, dividedBy, ratioOf, times, whole, zero } from './formula/ratio.ts';
import type { Ratio } from './formula/ratio.ts';
import { roundOff } from './salary/round-off.ts';
import type { RoundOff } from './salary/round-off.ts';

export type ClawbackTerms = {
  readonly configuration: 'FULL_AMOUNT' | 'PRORATED' | 'FIXED_AMOUNT' | 'CUSTOM_FORMULA';
  /** Decimal text, of a fixed clawback. */
  readonly fixed: string | null;
  readonly formula: string | null;
};

export type ClawbackFacts = {
  /** What was paid, as decimal text. */
  readonly amount: string;
  readonly commitmentMonths: number;
  readonly servedMonths: number;
  /** A twelfth of the annual gross, as decimal text; null where nobody knows a salary. */
  readonly monthlyGross: string | null;
};

/** Between nothing and what was paid: nobody gives back what they never got. */
const within = (value: Ratio, most: Ratio): Ratio => (compare(value, zero) < 0 ? zero : compare(value, most) > 0 ? most : value);

const byFormula = (text: string, { amount, commitmentMonths, servedMonths, monthlyGross }: ClawbackFacts): Ratio | null => {
  const values: Readonly<Record<string, Ratio | undefined>> = {
    amount: ratioOf(amount), commitmentMonths: whole(commitmentMonths), servedMonths: whole(servedMonths), remainingMonths: whole(commitmentMonths - servedMonths),
    ...(monthlyGross === null ? {} : { monthlyGross: ratioOf(monthlyGross) }),
  };
  const parsed = parseFormula(text);
  const answer = 'problem' in parsed ? parsed : evaluateFormula(parsed.formula, (name) => values[name]);
  return 'problem' in answer || typeof answer.value !== 'object' ? null : answer.value;
};

/** What is asked back, rounded as salaries are and never more than was paid; null where the formula needs what is not known, or comes to no number. */
export const reckonClawback = ({ configuration, fixed, formula }: ClawbackTerms, facts: ClawbackFacts, rounding: RoundOff): string | null => {
  const paid = ratioOf(facts.amount);
  const remaining = whole(facts.commitmentMonths - facts.servedMonths);
  const asked: Readonly<Record<ClawbackTerms['configuration'], () => Ratio | null>> = {
    FULL_AMOUNT: () => paid,
    PRORATED: () => dividedBy(times(paid, remaining), whole(facts.commitmentMonths)),
    FIXED_AMOUNT: () => (fixed === null ? null : ratioOf(fixed)),
    CUSTOM_FORMULA: () => (formula === null ? null : byFormula(formula, facts)),
  };
  const value = asked[configuration]();
  return value === null ? null : decimalText(within(roundOff(value, rounding), paid), 4);
};
