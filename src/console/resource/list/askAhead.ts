import { readSession } from '../../providers/authSession.ts';
import { lazyDataProvider } from '../../providers/lazyDataProvider.ts';
import { printedMetadata } from '../../providers/data/printedMetadata.ts';
import { queryClient } from '../../providers/queryClient.ts';
import { deviceStore } from '../../shell/deviceStore.ts';
import { usualColumns } from '../../usualColumns.ts';
import { shownNames, visibleFields } from './state/columns.ts';
import { knownTo } from './state/listAddress.ts';
import { ALL, readWithViews } from './state/useListViews.ts';
import { preferencesKey } from './state/usePreferences.ts';
import { BLOCK, blockQueryOf } from './state/rowBlocks.ts';
import type { Preferences } from './state/usePreferences.ts';

/**
 * Asks for the first rows of the list whose address the browser just opened, while the frame is still being drawn; the list finds them on their way.
 * What it cannot know yet (a screen of another address, no session, a view that the session does not have) it leaves to the list.
 */
export const askAhead = async (name: string, at: Location): Promise<void> => {
  if (!at.pathname.endsWith(`/${name}`)) return;
  const [state, { resource, screen }] = await Promise.all([readSession(), printedMetadata.screenResource(name)]);
  if (state.status !== 'in' || state.session.rights[screen.form]?.view !== true) return;
  const fields = visibleFields(resource, state.session.rights);
  const keys = (what: 'filter' | 'sort'): ReadonlySet<string> => new Set(fields.filter((field) => field[what]).map(({ key }) => key));
  const views = state.session.listViews?.filter((view) => view.screen === screen.path) ?? [];
  const address = readWithViews(new URLSearchParams(at.search), views, views.find(({ isStart }) => isStart)?.id);
  if (address.view !== undefined && address.view !== ALL && !views.some(({ id }) => id === address.view)) return;
  const { filter, advanced, search, sorts, columns: chosen, page, size } = knownTo(address, keys('filter'), keys('sort'), fields);
  const preferences = deviceStore.getItem<Preferences>(preferencesKey(state.session.user.userId, name)) ?? {};
  const rows = size ?? preferences.size ?? 50;
  const first = rows === 'all' ? 0 : (page - 1) * rows;
  const columns = shownNames(resource, fields, chosen ?? preferences.columns ?? usualColumns[screen.path]);
  const block = blockQueryOf({ dataProvider: lazyDataProvider, screen: name, columns, query: { filter, ...(advanced ? { advanced } : {}), search, sorts } })(Math.floor(first / BLOCK));
  await queryClient.prefetchQuery(block);
};
