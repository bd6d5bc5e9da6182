import { FormulaFault } from './fault.ts';
import type { Span } from './ast.ts';

export type Token = Span & { readonly kind: 'number' | 'text' | 'word' | 'sign' | 'end'; readonly text: string };

/** Characters of a formula at most, whatever its field allows. */
export const FORMULA_LENGTH = 1000;

const shapes = [
  ['space', /\s+/uy],
  // 15,000 in a list of values would be two of them, and 1,50,000 three: said, never guessed.
  ['grouped', /\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/uy],
  ['number', /\d+(?:\.\d+)?|\.\d+/uy],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['text', /"[^"\n]*"|'[^'\n]*'/uy],
  ['sign', /<=|>=|==|!=|&&|\|\||[-+*/%()<>=!?:,×÷−]/uy],
] as const;

const same: ReadonlyMap<string, string> = new Map([['×', '*'], ['÷', '/'], ['−', '-'], ['=', '=='], ['and', '&&'], ['or', '||'], ['not', '!']]);

/** The words, numbers and signs of a text. Throws a FormulaFault at the first character that means nothing. */
export const tokensOf = (text: string): Token[] => {
  if (text.length > FORMULA_LENGTH) throw new FormulaFault({ at: FORMULA_LENGTH, end: text.length }, 'formula.tooLong', { smart_count: FORMULA_LENGTH });
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const [kind, found] = next(text, at);
    const end = at + found.length;
    if (kind === 'grouped') throw new FormulaFault({ at, end }, 'formula.grouped', { plain: found.replaceAll(',', ''), text: found });
    if (kind === 'text') tokens.push({ kind, text: found.slice(1, -1), at, end });
    else if (kind === 'word' || kind === 'sign') tokens.push({ kind: same.has(found) ? 'sign' : kind, text: same.get(found) ?? found, at, end });
    else if (kind === 'number') tokens.push({ kind, text: found.startsWith('.') ? `0${found}` : found, at, end });
    at = end;
  }
  return [...tokens, { kind: 'end', text: '', at, end: at }];
};

const next = (text: string, at: number): readonly [kind: (typeof shapes)[number][0], found: string] => {
  for (const [kind, shape] of shapes) {
    shape.lastIndex = at;
    const found = shape.exec(text)?.[0];
    if (found !== undefined) return [kind, found];
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  throw new FormulaFault({ at, end: at + character.length }, 'formula.character', { text: character });
};
