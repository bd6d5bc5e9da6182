import { ask } from '../ask.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

export type Found = { readonly id: string; readonly title: string; readonly code: string | null; readonly screen: ScreenEntry };
type Answer = { readonly searchRecords: { readonly rows: readonly { readonly type: string; readonly id: string; readonly title: string; readonly code: string | null }[]; readonly wide?: readonly string[] } };

/** As many as a scope shows at once. */
const MOST = 50;
const query = `query LookUp($text: String!, $types: [String!]) { searchRecords(text: $text, types: $types, limit: ${MOST}) { wide rows { type id title code } } }`;

/** `wide`: lists that find more of it than was looked for, as candidates by a word of very many resumes. */
export type LookedUp = { readonly found: readonly Found[]; readonly wide: readonly ScreenEntry[] };

/** Looks a text up in the entities of these screens, best match first; each record opens on the first screen of its entity. */
export const lookUp = async (text: string, screens: readonly ScreenEntry[], signal: AbortSignal): Promise<LookedUp> => {
  const first = new Map(screens.map((screen) => [screen.type, screen] as const).toReversed());
  const { searchRecords } = await ask<Answer>('batch-processing', query, { text, types: [...first.keys()] }, signal);
  const { rows, wide = [] } = searchRecords;
  return {
    found: rows.flatMap(({ type, ...row }) => {
      const screen = first.get(type);
      return screen ? [{ ...row, screen }] : [];
    }),
    wide: wide.flatMap((type) => first.get(type) ?? []),
  };
};
