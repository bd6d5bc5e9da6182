import { findFolded } from './findFolded.ts';
import { useActionItems } from './useActionItems.tsx';
import { useRecentItems } from './useRecentItems.tsx';
import { useRecordItems } from './useRecordItems.tsx';
import { useScreenItems } from './useScreenItems.tsx';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';

const limit = 6;

const matching = (items: readonly PaletteItem[], query: string): readonly PaletteItem[] =>
  query.trim() === '' ? items : items.filter(({ label, detail }) => findFolded(label, query) !== undefined || (detail !== undefined && findFolded(detail, query) !== undefined));

/** What fits a query, best match first; without one, what was open last, then screens and actions. */
export const usePaletteGroups = (query: string): { readonly groups: readonly PaletteGroup[]; readonly isSearching: boolean } => {
  const recents = useRecentItems();
  const allScreens = useScreenItems();
  const allActions = useActionItems();
  const { items: records, isSearching } = useRecordItems(query);
  const isEmpty = query.trim() === '';
  const screens = matching(allScreens, query);
  const actions = matching(allActions, query);
  const best = isEmpty ? undefined : [...screens, ...records, ...actions].find(({ label }) => findFolded(label, query)?.from === 0);
  const without = (items: readonly PaletteItem[]): readonly PaletteItem[] => items.filter((item) => item !== best).slice(0, limit);
  const groups: PaletteGroup[] = [
    { key: 'best', items: best ? [best] : [] },
    { key: 'recent', items: isEmpty ? recents : [] },
    { key: 'records', items: without(records) },
    { key: 'actions', items: isEmpty ? [] : without(actions) },
    { key: 'screens', items: isEmpty ? screens : without(screens) },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isSearching };
};
