import type { Field } from '../../../domain/resource.ts';
import { isSame } from './values.ts';
import type { Change, Values } from './values.ts';

/** A field that both people changed, to different values. */
export type Clash = { readonly field: Field; readonly mine: unknown; readonly theirs: unknown };

/** What the other editor's saving means for my changes: fields in which we disagree. Mine elsewhere still stand. */
export const clashesOf = (changes: readonly Change[], theirs: Values): readonly Clash[] =>
  changes.flatMap(({ field, before, after }) => {
    const now = theirs[field.key];
    return isSame(field, now, before) || isSame(field, now, after) ? [] : [{ field, mine: after, theirs: now }];
  });

/** My values after the choice: a field whose key is in `taken` follows the other editor. */
export const afterChoice = (changes: readonly Change[], taken: ReadonlySet<string>): Values =>
  Object.fromEntries(changes.filter(({ field }) => !taken.has(field.key)).map(({ field, after }) => [field.key, after]));
