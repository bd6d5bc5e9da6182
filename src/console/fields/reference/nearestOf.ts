import { fold } from '../input/fold.ts';
import { nearestFirst } from '../input/narrow.ts';
import type { Linked } from '../../providers/data/row.ts';

/** The record that a search means when nobody looks at its offers: the nearest; null where there is none, or several go by that very name. */
export const nearestOf = (found: readonly Linked[], text: string): Linked | null => {
  const named = found.filter(({ title, code }) => [title, code ?? ''].some((name) => fold(name) === fold(text)));
  return named.length > 1 ? null : (nearestFirst(found.map((linked) => ({ linked, label: linked.title, hint: linked.code ?? undefined })), text)[0]?.linked ?? null);
};
