import { ask } from '../ask.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

export type Found = { readonly id: string; readonly title: string; readonly code: string | null; readonly screen: ScreenEntry };
type Answer = { readonly searchRecords: { readonly rows: readonly { readonly type: string; readonly id: string; readonly title: string; readonly code: string | null }[] } };

/** As many as a scope shows at once. */
const MOST = 50;
const query = `query LookUp($text: String!, $types: [String!]) { searchRecords(text: $text, types: $types, limit: ${MOST}) { rows { type id title code } } }`;

/** Looks a text up in the entities of these screens, best match first; each record opens on the first screen of its entity. */
export const lookUp = async (text: string, screens: readonly ScreenEntry[], signal: AbortSignal): Promise<readonly Found[]> => {
  const first = new Map(screens.map((screen) => [screen.type, screen] as const).toReversed());
  const { searchRecords } = await ask<Answer>('batch-processing', query, { text, types: [...first.keys()] }, signal);
  return searchRecords.rows.flatMap(({ type, ...row }) => {
    const screen = first.get(type);
    return screen ? [{ ...row, screen }] : [];
  });
};
