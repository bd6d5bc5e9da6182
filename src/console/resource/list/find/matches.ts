/** What is looked for in the texts of cells. */
export type FindWish = { readonly text: string; readonly matchCase: boolean; readonly wholeCell: boolean };

/** A space stands for the end of a line as well, and for spaces of any kind: a cell shows them alike. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+');

/** The wish as an expression for all its places in a text; undefined while nothing is asked for. Capitals make no difference unless they shall. */
export const expressionOf = ({ text, matchCase, wholeCell }: FindWish): RegExp | undefined => {
  if (text === '') return undefined;
  const inner = escaped(text);
  return new RegExp(wholeCell ? `^${inner}$` : inner, matchCase ? 'gu' : 'giu');
};

export const isMatch = (text: string, expression: RegExp): boolean => {
  expression.lastIndex = 0;
  return expression.test(text);
};

/** A text with every place of the expression replaced, by just what is said: `$` has no meaning. */
export const replacedIn = (text: string, expression: RegExp, by: string): string => text.replace(expression, () => by);
