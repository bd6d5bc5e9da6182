import { finding } from '../../problem.ts';
import type { FormulaCheck } from '../../validate/context.ts';
import { checkFormula } from './check.ts';
import { facts, knowsComponents } from './names.ts';
import type { FormulaName } from './names.ts';

/** The check of formula fields for `validateRecord`. Without the names of components every name that is no fact passes for one. */
export const formulaCheck = (components?: readonly FormulaName[]): FormulaCheck => (text, set) => {
  const known = [...facts[set], ...(knowsComponents(set) ? (components ?? []) : [])];
  const checked = checkFormula(text, { known, isOpen: components === undefined && knowsComponents(set) });
  return 'formula' in checked ? null : finding(checked.problem.message, checked.problem.args, checked.problem.labels);
};
