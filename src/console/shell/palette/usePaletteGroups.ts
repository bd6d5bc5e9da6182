import { useTranslate } from 'react-admin';
import { findFolded } from './findFolded.ts';
import { matching } from './matching.ts';
import { useActionItems } from './useActionItems.tsx';
import { useHere } from './useHere.ts';
import { useHereItems } from './useHereItems.tsx';
import { useRecentItems } from './useRecentItems.tsx';
import { useRecordItems } from './useRecordItems.tsx';
import { useScreenItems } from './useScreenItems.tsx';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';
import type { PaletteScope } from './paletteScope.ts';

/** Lines of a group beside others, and alone. */
const few = 6;
const many = 50;

export type PaletteQuestion = {
  readonly query: string;
  readonly scope: PaletteScope;
  /** The line whose actions are listed instead. */
  readonly of: PaletteItem | undefined;
};

/** What fits a query within its scope, best match first; without one, what was open last and what fits this page, then screens. Or the actions of one line. */
export const usePaletteGroups = ({ query, scope, of }: PaletteQuestion): { readonly groups: readonly PaletteGroup[]; readonly isSearching: boolean } => {
  const translate = useTranslate();
  const here = useHere();
  const isIn = (...scopes: readonly PaletteScope[]): boolean => scope === 'everything' || scopes.includes(scope);
  const recents = useRecentItems();
  const allScreens = useScreenItems();
  const allActions = useActionItems();
  const hereItems = useHereItems(here, query);
  const found = useRecordItems(query, { isWanted: of === undefined && isIn('here', 'records'), here: scope === 'here' ? here : undefined });
  if (of) return { groups: [{ key: 'its', title: translate('palette.its', { name: of.label }), items: matching(of.acts ?? [], query) }].filter(({ items }) => items.length > 0), isSearching: false };
  const isEmpty = query.trim() === '';
  const ofPage = here ? allActions.filter(({ key }) => key === `add-${here.path}` || key === `import-${here.path}`) : [];
  const screens = isIn('screens') ? matching(allScreens, query) : [];
  const actions = isIn('actions') ? matching(allActions, query) : [];
  const best = isEmpty ? undefined : [...screens, ...found.items, ...actions].find(({ label }) => findFolded(label, query)?.from === 0);
  const some = (items: readonly PaletteItem[]): readonly PaletteItem[] => items.filter((item) => item !== best).slice(0, scope === 'everything' ? few : many);
  const group = (key: string, items: readonly PaletteItem[], title = `shell.palette.${key}`): PaletteGroup => ({ key, title: translate(title), items });
  const groups = isEmpty
    ? [
        group('recent', isIn('records') ? recents : []),
        group('here', isIn('here') ? ofPage : [], 'palette.here'),
        group('actions', scope === 'actions' ? actions : []),
        group('screens', screens),
      ]
    : [
        group('best', best ? [best] : []),
        group('records', [...some(found.items), ...found.all]),
        group('actions', [...(isIn('here', 'actions') ? hereItems : []), ...some(actions)]),
        group('screens', some(screens)),
      ];
  return { groups: groups.filter(({ items }) => items.length > 0), isSearching: found.isSearching };
};
