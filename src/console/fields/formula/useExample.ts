import { useTranslate } from 'ra-core';
import { evaluateFormula } from '../../../domain/payroll/formula/evaluate.ts';
import { decimalText, ratioOf } from '../../../domain/payroll/formula/ratio.ts';
import { amountLocale, useFormats } from '../input/useFormats.ts';
import type { Formula } from '../../../domain/payroll/formula/ast.ts';
import type { FormulaValue } from '../../../domain/payroll/formula/evaluate.ts';
import type { FormulaWord } from './askWords.ts';

/** A lack of the sample is no fault of the formula. */
const LACKS = 'formula.unknownName';

/** What a formula gives for the sample salary, as an amount, or why nothing comes of it; undefined where the sample lacks something. */
export const useExample = (formula: Formula | undefined, words: readonly FormulaWord[], isAnnual: boolean): { readonly text: string; readonly isProblem: boolean } | undefined => {
  const { locale, payrollCurrency: currency } = useFormats();
  const translate = useTranslate();
  if (!formula) return undefined;
  const lookup = (name: string): FormulaValue | undefined => {
    const word = words.find((one) => one.name === name);
    if (word?.type === 'text') return '';
    const sample = isAnnual ? word?.annual : word?.monthly;
    return sample == null ? undefined : ratioOf(sample);
  };
  const answer = evaluateFormula(formula, lookup);
  if ('problem' in answer) return answer.problem.message === LACKS ? undefined : { text: translate(answer.problem.message, answer.problem.args), isProblem: true };
  if (typeof answer.value !== 'object') return undefined;
  const text = new Intl.NumberFormat(amountLocale(locale, currency), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(decimalText(answer.value, 4) as Intl.StringNumericLiteral);
  return { text, isProblem: false };
};
