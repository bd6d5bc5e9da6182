import { getLocation, type ASTNode } from 'graphql';

/** A mistake in what people wrote: where, what, and the nearest right word. */
export class Mistake extends Error {
  constructor(where: string, what: string, suggestion?: string) {
    super(`${where}: ${what}${suggestion === undefined ? '' : ` ${suggestion}`}`);
    this.name = 'Mistake';
  }
}

/** `schema/core-hr/grade.graphql:4` of a node of the SDL. */
export const place = (node: ASTNode): string => {
  if (!node.loc) return 'schema';
  return `${node.loc.source.name}:${getLocation(node.loc.source, node.loc.start).line}`;
};

const distance = (a: string, b: string): number => {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++)
      current.push(Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (a[i - 1]!.toLowerCase() === b[j - 1]!.toLowerCase() ? 0 : 1)));
    previous = current;
  }
  return previous[b.length]!;
};

/** 'Did you mean GRADES?' or, where nothing is near, the words there are. */
export const suggest = (word: string, known: Iterable<string>): string => {
  const words = [...known];
  const near = words.map((name) => ({ name, away: distance(word, name) })).sort((a, b) => a.away - b.away)[0];
  if (near && near.away <= Math.max(2, word.length / 3)) return `Did you mean ${near.name}?`;
  return words.length > 0 && words.length <= 12 ? `Known: ${words.join(', ')}.` : '';
};
