/** A formula as a sentence: '40% of annual CTC, divided by 12, at most 15,000'. */
import { namesIn } from './ast.ts';
import type { Formula, Operator } from './ast.ts';
import { evaluateFormula } from './evaluate.ts';
import type { FunctionName } from './functions.ts';
import type { Ratio } from './ratio.ts';

export type Words = {
  readonly say: (key: string, args?: Readonly<Record<string, string | number>>) => string;
  /** What a name is called. */
  readonly nameOf: (name: string) => string;
  readonly number: (value: Ratio, isPercent: boolean) => string;
  /** 'a, b and c'. */
  readonly list: (parts: readonly string[]) => string;
};

/** How firmly a phrase holds together; a looser one inside a firmer one stands in brackets. */
const firmness = { choice: 0, or: 1, and: 2, compare: 3, limit: 4, sum: 5, product: 6, single: 7 } as const;
type Read = { readonly text: string; readonly holds: number };

const operators: Readonly<Record<Operator, readonly [word: string, holds: number]>> = {
  '||': ['or', firmness.or],
  '&&': ['and', firmness.and],
  '<': ['less', firmness.compare],
  '<=': ['atMost', firmness.compare],
  '>': ['greater', firmness.compare],
  '>=': ['atLeast', firmness.compare],
  '==': ['equals', firmness.compare],
  '!=': ['differs', firmness.compare],
  '+': ['plus', firmness.sum],
  '-': ['minus', firmness.sum],
  '*': ['times', firmness.product],
  '/': ['divided', firmness.product],
};

export const readAloud = (formula: Formula, words: Words): string => read(formula, words).text;

const inside = (formula: Formula, least: number, words: Words): string => {
  const { text, holds } = read(formula, words);
  return holds < least ? words.say('formula.read.brackets', { text }) : text;
};

/** Words have no signs: '40% of Basic plus House rent allowance' may be a share of both, and 'Basic plus House rent allowance, divided by 2' half of both. */
const isLoose = (formula: Formula, beside: Operator): boolean =>
  formula.kind === 'binary' && (beside === '+' || beside === '-' ? formula.operator === '/' || (formula.operator === '*' && (isShare(formula.left) || isShare(formula.right))) : beside === '*' && formula.operator === '/');

const isShare = (formula: Formula): boolean => formula.kind === 'number' && formula.isPercent;

const read = (formula: Formula, words: Words): Read => {
  const single = (text: string): Read => ({ text, holds: firmness.single });
  switch (formula.kind) {
    case 'number': return single(words.number(formula.value, formula.isPercent));
    case 'text': return single(words.say('formula.read.text', { text: formula.value }));
    case 'truth': return single(words.say(`common.${formula.value ? 'yes' : 'no'}`));
    case 'name': return single(words.nameOf(formula.name));
    case 'negative': return { text: words.say('formula.read.negative', { one: inside(formula.of, firmness.single, words) }), holds: firmness.product };
    case 'not': return { text: words.say('formula.read.not', { one: inside(formula.of, firmness.single, words) }), holds: firmness.and };
    case 'choice': {
      const [when, chosen, otherwise] = [read(formula.when, words).text, inside(formula.chosen, firmness.or, words), read(formula.otherwise, words).text];
      return { text: words.say('formula.read.choice', { when, chosen, otherwise }), holds: firmness.choice };
    }
    case 'binary': return binary(formula, words);
    case 'call': return call(formula.name, formula.parts, words);
  }
};

const binary = ({ operator, left, right }: Formula & { readonly kind: 'binary' }, words: Words): Read => {
  const [share, of] = isShare(left) ? [left, right] : [right, left];
  if (operator === '*' && isShare(share)) return { text: words.say('formula.read.share', { share: read(share, words).text, of: inside(of, firmness.product, words) }), holds: firmness.product };
  const [word, holds] = operators[operator];
  const [one, other] = [inside(left, isLoose(left, operator) ? firmness.single : holds, words), inside(right, isLoose(right, operator) ? firmness.single : holds + 1, words)];
  return { text: words.say(`formula.read.${word}`, { one, other }), holds };
};

const isFixed = (formula: Formula): boolean => namesIn(formula).length === 0;

/** The digits to which a value is rounded: a number, however it was written. */
const digitsOf = (formula: Formula): number => {
  const reckoned = evaluateFormula(formula, () => undefined);
  return 'value' in reckoned && typeof reckoned.value === 'object' ? Number(reckoned.value.over / reckoned.value.under) : 0;
};

const call = (name: FunctionName, parts: readonly Formula[], words: Words): Read => {
  const [first, second] = parts;
  const isLimit = (name === 'min' || name === 'max') && first !== undefined && second !== undefined && parts.length === 2 && isFixed(first) !== isFixed(second);
  if (isLimit) {
    const [one, other] = isFixed(second) ? [first, second] : [second, first];
    return { text: words.say(`formula.read.limit.${name}`, { one: inside(one, firmness.limit, words), other: inside(other, firmness.sum, words) }), holds: firmness.limit };
  }
  const list = words.list(parts.map((part) => inside(part, firmness.sum, words)));
  if (name === 'round' && second !== undefined) return { text: words.say('formula.read.roundTo', { one: inside(first!, firmness.sum, words), smart_count: digitsOf(second) }), holds: firmness.limit };
  return { text: words.say(`formula.read.${name}`, { one: list }), holds: name === 'min' || name === 'max' ? firmness.single : firmness.limit };
};
