/** Reckons a formula exactly. Each part is looked at once at most, so the reading's limits bound the work. */
import type { Formula, Operator } from './ast.ts';
import { answering, FormulaFault } from './fault.ts';
import type { FormulaProblem } from './fault.ts';
import type { FunctionName } from './functions.ts';
import { compare, dividedBy, isHuge, minus, plus, ratioOf, roundedTo, times, whole, wholeBeside, zero } from './ratio.ts';
import type { Ratio } from './ratio.ts';

export type FormulaValue = Ratio | boolean | string;
export type Lookup = (name: string) => FormulaValue | undefined;
export type Reckoned = { readonly value: FormulaValue } | { readonly problem: FormulaProblem };

/** The value of a formula that was checked. What only the values can tell (a division by zero, a name that has none) is a problem, never NaN. */
export const evaluateFormula = (formula: Formula, lookup: Lookup): Reckoned => answering(() => ({ value: bounded(formula, valueOf(formula, lookup)) }));

const numberOf = (formula: Formula, lookup: Lookup): Ratio => asNumber(formula, valueOf(formula, lookup));

const asNumber = (formula: Formula, value: FormulaValue): Ratio => {
  if (typeof value !== 'object') throw new FormulaFault(formula, 'formula.wrongType', {}, { is: `formula.type.${typeof value === 'string' ? 'text' : 'boolean'}`, expected: 'formula.type.number' });
  return bounded(formula, value);
};

const bounded = <Value extends FormulaValue>(formula: Formula, value: Value): Value => {
  if (typeof value === 'object' && isHuge(value)) throw new FormulaFault(formula, 'formula.tooLarge');
  return value;
};

const valueOf = (formula: Formula, lookup: Lookup): FormulaValue => {
  switch (formula.kind) {
    case 'number':
    case 'text':
    case 'truth': return formula.value;
    case 'name': {
      const value = lookup(formula.name);
      if (value === undefined) throw new FormulaFault(formula, 'formula.unknownName', { text: formula.name });
      return value;
    }
    case 'negative': return minus(zero, numberOf(formula.of, lookup));
    case 'not': return valueOf(formula.of, lookup) !== true;
    case 'choice': return valueOf(valueOf(formula.when, lookup) === true ? formula.chosen : formula.otherwise, lookup);
    case 'call': return called(formula.name, formula.parts.map((part) => numberOf(part, lookup)));
    case 'binary': return combined(formula, lookup);
  }
};

const combined = ({ operator, left, right }: Formula & { readonly kind: 'binary' }, lookup: Lookup): FormulaValue => {
  if (operator === '&&') return valueOf(left, lookup) === true && valueOf(right, lookup) === true;
  if (operator === '||') return valueOf(left, lookup) === true || valueOf(right, lookup) === true;
  const first = valueOf(left, lookup);
  if (typeof first !== 'object') return (first === valueOf(right, lookup)) === (operator === '==');
  const [one, other] = [asNumber(left, first), numberOf(right, lookup)];
  if (operator === '/' && compare(other, zero) === 0) throw new FormulaFault(right, 'formula.divisionByZero');
  return arithmetic(operator, one, other);
};

const arithmetic = (operator: Exclude<Operator, '&&' | '||'>, one: Ratio, other: Ratio): FormulaValue => {
  switch (operator) {
    case '+': return plus(one, other);
    case '-': return minus(one, other);
    case '*': return times(one, other);
    case '/': return dividedBy(one, other);
    case '<': return compare(one, other) < 0;
    case '<=': return compare(one, other) <= 0;
    case '>': return compare(one, other) > 0;
    case '>=': return compare(one, other) >= 0;
    case '==': return compare(one, other) === 0;
    case '!=': return compare(one, other) !== 0;
  }
};

const called = (name: FunctionName, [first = zero, ...rest]: readonly Ratio[]): Ratio => {
  switch (name) {
    case 'min': return rest.reduce((least, one) => (compare(one, least) < 0 ? one : least), first);
    case 'max': return rest.reduce((most, one) => (compare(one, most) > 0 ? one : most), first);
    case 'round': return roundedTo(first, dividedBy(ratioOf('1'), whole(10n ** (rest[0] ?? zero).over)), 'halfUp');
    case 'floor': return wholeBeside(first, 'down');
    case 'ceil': return wholeBeside(first, 'up');
    case 'abs': return compare(first, zero) < 0 ? minus(zero, first) : first;
    // The reading turns `if` into a choice.
    case 'if': return first;
  }
};
