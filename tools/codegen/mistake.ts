import { getLocation, type ASTNode, type ConstDirectiveNode } from 'graphql';

/** A mistake in what people wrote: where, what, and the nearest right word. */
export class Mistake extends Error {
  constructor(where: string, what: string, suggestion?: string) {
    super(`${where}: ${what}${suggestion === undefined ? '' : ` ${suggestion}`}`);
    this.name = 'Mistake';
  }
}

/** `schema/core-hr/grade.graphql:4` of a node of the SDL: the line of its name, below its description. */
export const place = (node: ASTNode): string => {
  const loc = ('name' in node ? node.name?.loc : undefined) ?? node.loc;
  if (!loc) return 'schema';
  return `${loc.source.name}:${getLocation(loc.source, loc.start).line}`;
};

type Directed = ASTNode & { readonly directives?: readonly ConstDirectiveNode[] | undefined };

/** The line of a directive of a node, of its n-th where it is repeated. */
export const placeOf = (node: Directed, directive: string, at = 0): string => place((node.directives ?? []).filter(({ name }) => name.value === directive)[at] ?? node);

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
export const suggest = (word: string, known: Iterable<string>, most = Math.max(2, word.length / 3)): string => {
  const words = [...known];
  const near = words.map((name) => ({ name, away: distance(word, name) })).sort((a, b) => a.away - b.away)[0];
  if (near && near.away <= most) return `Did you mean ${near.name}?`;
  return words.length > 1 && words.length <= 12 ? `Known: ${words.join(', ')}.` : '';
};
