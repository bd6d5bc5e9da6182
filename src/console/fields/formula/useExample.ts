import { evaluateFormula } from '../../../domain/payroll/formula/evaluate.ts';
import { decimalText, ratioOf } from '../../../domain/payroll/formula/ratio.ts';
import { useFormats } from '../input/useFormats.ts';
import type { Formula } from '../../../domain/payroll/formula/ast.ts';
import type { FormulaValue } from '../../../domain/payroll/formula/evaluate.ts';
import type { FormulaWord } from './askWords.ts';

/** What a formula gives for the sample salary, as an amount; undefined where the sample lacks something or no amount comes of it. */
export const useExample = (formula: Formula | undefined, words: readonly FormulaWord[], isAnnual: boolean): string | undefined => {
  const { locale, currency } = useFormats();
  if (!formula) return undefined;
  const lookup = (name: string): FormulaValue | undefined => {
    const word = words.find((one) => one.name === name);
    if (word?.type === 'text') return '';
    const sample = isAnnual ? word?.annual : word?.monthly;
    return sample == null ? undefined : ratioOf(sample);
  };
  const answer = evaluateFormula(formula, lookup);
  if ('problem' in answer || typeof answer.value !== 'object') return undefined;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(decimalText(answer.value, 4) as Intl.StringNumericLiteral);
};
