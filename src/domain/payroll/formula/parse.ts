/** Reads the text of a formula: numbers, percentages, names, `+ - * /`, comparisons, `and or not`, `a ? b : c` and a few functions. */
import type { Formula, Operator, Span } from './ast.ts';
import { answering, FormulaFault } from './fault.ts';
import type { FormulaProblem } from './fault.ts';
import { isFunction, shapes, functionNames } from './functions.ts';
import type { FunctionName } from './functions.ts';
import { nearestWord } from './nearest-word.ts';
import { dividedBy, ratioOf, whole } from './ratio.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

export type Parsed = { readonly formula: Formula } | { readonly problem: FormulaProblem };

/** Brackets and signs inside each other, and parts altogether. */
const DEPTH = 40;
const PARTS = 300;

const levels: readonly (readonly Operator[])[] = [['||'], ['&&'], ['<', '<=', '>', '>=', '==', '!='], ['+', '-'], ['*', '/']];
const COMPARING = 2;

export const parseFormula = (text: string): Parsed => answering(() => ({ formula: read(tokensOf(text)) }));

const over = (from: Span, to: Span): Span => ({ at: from.at, end: to.end });

const read = (tokens: readonly Token[]): Formula => {
  let position = 0;
  let depth = 0;
  let parts = 0;
  const now = (): Token => tokens[position]!;
  const isSign = (text: string): boolean => now().kind === 'sign' && now().text === text;
  const take = (): Token => tokens[position++]!;
  const made = (formula: Formula): Formula => {
    if (++parts > PARTS) throw new FormulaFault(formula, 'formula.tooMany');
    return formula;
  };
  const expect = (text: string): Token => {
    if (!isSign(text)) throw new FormulaFault(now(), now().kind === 'end' ? 'formula.missingSign' : 'formula.expected', { sign: text, text: now().text });
    return take();
  };
  const deeper = <Answer>(work: () => Answer): Answer => {
    if (++depth > DEPTH) throw new FormulaFault(now(), 'formula.tooDeep');
    const answer = work();
    depth--;
    return answer;
  };

  const whole_ = (): Formula => deeper(() => {
    const when = level(0);
    if (!isSign('?')) return when;
    take();
    const chosen = whole_();
    expect(':');
    const otherwise = whole_();
    return made({ kind: 'choice', when, chosen, otherwise, ...over(when, otherwise) });
  });

  const level = (at: number): Formula => {
    const operators = levels[at];
    if (operators === undefined) return signed();
    let left = level(at + 1);
    for (let operator = operatorOf(operators); operator !== undefined; operator = operatorOf(operators)) {
      take();
      const right = level(at + 1);
      left = made({ kind: 'binary', operator, left, right, ...over(left, right) });
      if (at === COMPARING && operatorOf(operators) !== undefined) throw new FormulaFault(now(), 'formula.compareTwice');
    }
    return left;
  };
  const operatorOf = (operators: readonly Operator[]): Operator | undefined => (now().kind === 'sign' ? operators.find((one) => one === now().text) : undefined);

  const signed = (): Formula => {
    const sign = now();
    if (!isSign('-') && !isSign('!')) return percent();
    take();
    const of = deeper(signed);
    return made({ kind: sign.text === '-' ? 'negative' : 'not', of, ...over(sign, of) });
  };

  /** `40%` is forty hundredths; `40% of x` multiplies. */
  const percent = (): Formula => {
    const value = single();
    if (!isSign('%')) return value;
    if (value.kind !== 'number') throw new FormulaFault(now(), 'formula.percent');
    const share = made({ kind: 'number', value: dividedBy(value.value, whole(100)), isPercent: true, ...over(value, take()) });
    if (now().kind !== 'word' || now().text !== 'of') return share;
    take();
    const right = deeper(signed);
    return made({ kind: 'binary', operator: '*', left: share, right, ...over(share, right) });
  };

  const single = (): Formula => {
    const token = take();
    if (token.kind === 'number') return made({ kind: 'number', value: ratioOf(token.text.replace(/^0+(?=\d)/, '')), isPercent: false, at: token.at, end: token.end });
    if (token.kind === 'text') return made({ kind: 'text', value: token.text, at: token.at, end: token.end });
    if (token.kind === 'word') return word(token);
    if (token.kind === 'sign' && token.text === '(') {
      const inner = whole_();
      const close = expect(')');
      return { ...inner, ...over(token, close) };
    }
    throw new FormulaFault(token, token.kind === 'end' ? (position === 1 ? 'formula.empty' : 'formula.unfinished') : 'formula.unexpected', { text: token.text });
  };

  const word = (token: Token): Formula => {
    const { text, at, end } = token;
    if (text === 'true' || text === 'false') return made({ kind: 'truth', value: text === 'true', at, end });
    if (!isSign('(')) return made({ kind: 'name', name: text, at, end });
    if (!isFunction(text)) throw new FormulaFault(token, ...unknownFunction(text));
    take();
    const given: Formula[] = [];
    while (!isSign(')')) {
      if (given.length > 0) expect(',');
      given.push(whole_());
    }
    return made(call(text, given, over(token, take())));
  };

  const formula = whole_();
  if (now().kind !== 'end') throw new FormulaFault(now(), 'formula.unexpected', { text: now().text });
  return formula;
};

const unknownFunction = (text: string): [message: string, args: Record<string, string>] => {
  const near = nearestWord(text, functionNames);
  return near === undefined ? ['formula.unknownFunction', { text, known: functionNames.join(', ') }] : ['formula.nearFunction', { text, near }];
};

const call = (name: FunctionName, parts: readonly Formula[], span: Span): Formula => {
  const { least, most } = shapes[name];
  if (parts.length < least || parts.length > most) throw new FormulaFault(span, least === most ? 'formula.takes' : 'formula.takesBetween', { text: name, smart_count: least, least, most });
  const [when, chosen, otherwise] = parts;
  return name === 'if' && when && chosen && otherwise ? { kind: 'choice', when, chosen, otherwise, ...span } : { kind: 'call', name, parts, ...span };
};
