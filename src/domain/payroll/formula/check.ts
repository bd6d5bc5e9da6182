/** What is wrong with a formula before anybody reckons by it: names, types and divisions that can never work. */
import { namesIn } from './ast.ts';
import type { Formula, FormulaType } from './ast.ts';
import { answering, FormulaFault } from './fault.ts';
import { evaluateFormula } from './evaluate.ts';
import { nearestWord } from './nearest-word.ts';
import { ROUND_DIGITS } from './functions.ts';
import type { FormulaName } from './names.ts';
import { parseFormula } from './parse.ts';
import type { Parsed } from './parse.ts';
import { compare, whole, zero } from './ratio.ts';

type Names = {
  readonly known: readonly FormulaName[];
  /** Names that are not known may be numbers all the same: whoever asks does not have all of them. */
  readonly isOpen?: boolean;
};

/** The formula of a text that answers a number, or the first thing that is wrong with it. */
export const checkFormula = (text: string, names: Names): Parsed => {
  const parsed = parseFormula(text);
  if ('problem' in parsed) return parsed;
  return answering(() => {
    expectType(parsed.formula, 'number', names);
    // Without names it comes to the same for everybody, or to nothing.
    const reckoned = namesIn(parsed.formula).length === 0 ? evaluateFormula(parsed.formula, () => undefined) : parsed;
    return 'problem' in reckoned ? reckoned : parsed;
  });
};

const expectType = (formula: Formula, expected: FormulaType, names: Names): void => {
  const type = typeOf(formula, names);
  if (type !== expected) throw new FormulaFault(formula, 'formula.wrongType', {}, { is: `formula.type.${type}`, expected: `formula.type.${expected}` });
};

const typeOfName = (formula: Formula & { readonly kind: 'name' }, { known, isOpen }: Names): FormulaType => {
  const found = known.find(({ name }) => name === formula.name);
  if (found) return found.type;
  if (isOpen === true) return 'number';
  const near = nearestWord(formula.name, known.map(({ name }) => name));
  throw new FormulaFault(formula, near === undefined ? 'formula.unknownName' : 'formula.nearName', { text: formula.name, ...(near === undefined ? {} : { near }) });
};

const typeOf = (formula: Formula, names: Names): FormulaType => {
  switch (formula.kind) {
    case 'number': return 'number';
    case 'text': return 'text';
    case 'truth': return 'boolean';
    case 'name': return typeOfName(formula, names);
    case 'negative': expectType(formula.of, 'number', names); return 'number';
    case 'not': expectType(formula.of, 'boolean', names); return 'boolean';
    case 'choice': return typeOfChoice(formula, names);
    case 'call':
      for (const part of formula.parts) expectType(part, 'number', names);
      if (formula.name === 'round') checkDigits(formula.parts[1]);
      return 'number';
    case 'binary': return typeOfBinary(formula, names);
  }
};

const typeOfChoice = ({ when, chosen, otherwise }: Formula & { readonly kind: 'choice' }, names: Names): FormulaType => {
  expectType(when, 'boolean', names);
  const type = typeOf(chosen, names);
  expectType(otherwise, type, names);
  return type;
};

const typeOfBinary = ({ operator, left, right }: Formula & { readonly kind: 'binary' }, names: Names): FormulaType => {
  if (operator === '&&' || operator === '||') {
    expectType(left, 'boolean', names);
    expectType(right, 'boolean', names);
    return 'boolean';
  }
  if (operator === '==' || operator === '!=') {
    expectType(right, typeOf(left, names), names);
    return 'boolean';
  }
  expectType(left, 'number', names);
  expectType(right, 'number', names);
  if (operator === '/') checkDivisor(right);
  return ['+', '-', '*', '/'].includes(operator) ? 'number' : 'boolean';
};

/** A part without names has its value already. */
const constantOf = (formula: Formula) => {
  if (namesIn(formula).length > 0) return undefined;
  const reckoned = evaluateFormula(formula, () => undefined);
  return 'value' in reckoned && typeof reckoned.value === 'object' ? reckoned.value : undefined;
};

const checkDivisor = (formula: Formula): void => {
  const value = constantOf(formula);
  if (value !== undefined && compare(value, zero) === 0) throw new FormulaFault(formula, 'formula.divisionByZero');
};

const checkDigits = (formula: Formula | undefined): void => {
  if (formula === undefined) return;
  const value = constantOf(formula);
  if (value === undefined || value.under !== 1n || compare(value, zero) < 0 || compare(value, whole(ROUND_DIGITS)) > 0) throw new FormulaFault(formula, 'formula.digits', { most: ROUND_DIGITS });
};
