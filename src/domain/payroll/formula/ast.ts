import type { Ratio } from './ratio.ts';
import type { FunctionName } from './functions.ts';

export type FormulaType = 'number' | 'boolean' | 'text';

export type Operator = '+' | '-' | '*' | '/' | '<' | '<=' | '>' | '>=' | '==' | '!=' | '&&' | '||';

/** Where it stands in the text: from `at` up to `end`. */
export type Span = { readonly at: number; readonly end: number };

/** A formula as it was read. Percentages are numbers that are read aloud as such. */
export type Formula = Span &
  (
    | { readonly kind: 'number'; readonly value: Ratio; readonly isPercent: boolean }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'truth'; readonly value: boolean }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'negative'; readonly of: Formula }
    | { readonly kind: 'not'; readonly of: Formula }
    | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }
    | { readonly kind: 'choice'; readonly when: Formula; readonly chosen: Formula; readonly otherwise: Formula }
    | { readonly kind: 'call'; readonly name: FunctionName; readonly parts: readonly Formula[] }
  );

/** The formulas directly inside. */
export const partsOf = (formula: Formula): readonly Formula[] => {
  switch (formula.kind) {
    case 'negative':
    case 'not': return [formula.of];
    case 'binary': return [formula.left, formula.right];
    case 'choice': return [formula.when, formula.chosen, formula.otherwise];
    case 'call': return formula.parts;
    case 'number':
    case 'text':
    case 'truth':
    case 'name': return [];
  }
};

/** The names that a formula adds up, as often as it does; undefined where it does anything else. */
export const addedNames = (formula: Formula): readonly string[] | undefined => {
  if (formula.kind === 'name') return [formula.name];
  if (formula.kind !== 'binary' || formula.operator !== '+') return undefined;
  const [left, right] = [addedNames(formula.left), addedNames(formula.right)];
  return left && right ? [...left, ...right] : undefined;
};

/** Every name that a formula uses, once each, in the order of the text. */
export const namesIn = (formula: Formula): readonly string[] => {
  const found = new Set<string>();
  const visit = (one: Formula): void => {
    if (one.kind === 'name') found.add(one.name);
    partsOf(one).forEach(visit);
  };
  visit(formula);
  return [...found];
};
