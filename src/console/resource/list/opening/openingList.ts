import { screens } from '../../../../../generated/screens.ts';
import type { Resource, ScreenEntry } from '../../../../domain/resource.ts';
import { readSession } from '../../../providers/authSession.ts';
import type { SessionInfo } from '../../../providers/authSession.ts';
import { lazyDataProvider } from '../../../providers/lazyDataProvider.ts';
import { nameOfScreen } from '../../../providers/data/metadata.ts';
import { printedMetadata } from '../../../providers/data/printedMetadata.ts';
import { deviceStore } from '../../../shell/deviceStore.ts';
import { usualColumns } from '../../../usualColumns.ts';
import { ALL, readWithViews } from '../state/addressWithViews.ts';
import { arranged } from '../state/arranged.ts';
import { isOwnList, shownNames, visibleFields } from '../state/columns.ts';
import { filterableKeys } from '../state/filterableKeys.ts';
import { knownTo } from '../state/listAddress.ts';
import type { ListAddress } from '../state/listAddress.ts';
import { preferencesKey } from '../state/preferences.ts';
import type { Preferences } from '../state/preferences.ts';
import { BLOCK, blockQueryOf } from '../state/rowBlocks.ts';

/** A list as its address, the session and this device have it, before anything of it is drawn. */
export type OpeningList = {
  readonly session: SessionInfo;
  readonly screen: ScreenEntry;
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly preferences: Preferences;
  /** Names of the columns shown, in order. */
  readonly columns: readonly string[];
  /** Index of the first row that the page shows. */
  readonly first: number;
  /** How the block that holds it is asked for. */
  readonly block: ReturnType<ReturnType<typeof blockQueryOf>>;
};

/** The screen whose list an address (without the base path) opens. */
export const listScreenAt = (path: string): ScreenEntry | undefined => screens.find((screen) => screen.path === path && !screen.single);

/** The list of a screen at an address, as far as it can be known before it is drawn: nothing without a session, for who may not see it, and for a view that the session does not have. */
export const openingList = async (screen: ScreenEntry, search: string): Promise<OpeningList | undefined> => {
  const name = nameOfScreen(screen);
  const [state, { resource }] = await Promise.all([readSession(), printedMetadata.screenResource(name)]);
  if (state.status !== 'in' || state.session.rights[screen.form]?.view !== true) return undefined;
  const { session } = state;
  const fields = visibleFields(resource, session.rights);
  const sortable = new Set(fields.filter(({ sort }) => sort).map(({ key }) => key));
  const views = session.listViews?.filter((view) => view.screen === screen.path) ?? [];
  const told = readWithViews(new URLSearchParams(search), views, views.find(({ isStart }) => isStart)?.id);
  const isView = views.some(({ id }) => id === told.view);
  if (told.view !== undefined && told.view !== ALL && !isView) return undefined;
  const address = knownTo(told, filterableKeys(resource, fields), sortable, fields);
  const kept = deviceStore.getItem<Preferences>(preferencesKey(session.user.userId, name)) ?? {};
  const preferences = arranged(kept, { columns: address.columns, density: address.density, measures: address.arrangement.measures }, isView, fields);
  const rows = address.size ?? preferences.size ?? 50;
  const first = rows === 'all' ? 0 : (address.page - 1) * rows;
  const columns = shownNames(resource, fields, { columns: preferences.columns ?? usualColumns[screen.path], isOwn: isOwnList(screen, session.rights[screen.form]) });
  const query = { filter: address.filter, ...(address.advanced ? { advanced: address.advanced } : {}), search: address.search, sorts: address.sorts };
  return { session, screen, resource, address, preferences, columns, first, block: blockQueryOf({ dataProvider: lazyDataProvider, screen: name, columns, query })(Math.floor(first / BLOCK)) };
};
