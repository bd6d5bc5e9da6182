import { createContext, createElement, useContext, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Field, ScreenEntry } from '../../../domain/resource.ts';
import type { FormRights } from '../../providers/authSession.ts';
import type { ListQuery, Sort } from '../../providers/data/listQuery.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { ChangeAddress } from './state/useListAddress.ts';
import type { PageSize } from '../../shell/pieces/pageSizes.ts';
import type { ListAddress } from './state/listAddress.ts';
import type { Preferences } from './state/preferences.ts';
import type { ListViews } from './state/useListViews.ts';
import type { Rows } from './state/useRows.ts';
import type { Walk } from './state/walk.ts';
import type { Selection } from './state/useSelection.ts';
import type { Column } from './state/columns.ts';
import { isAlike } from '../../shell/useAlike.ts';
import { createSignal } from '../../shell/signal.ts';
import type { EditStore } from './cells/editStore.ts';
import type { OpenStore } from './groups/openStore.ts';

/** What is offered on this screen to this person. */
export type ListRights = { readonly [action in Exclude<ScreenEntry['actions'][number], 'UNDO'>]: boolean };

/** Everything that the parts of one list share. */
export type ListModel = {
  readonly target: ScreenResource;
  /** Saved views; a list inside another page has none. */
  readonly views: ListViews | undefined;
  readonly rights: ListRights;
  readonly formRights: FormRights;
  /** Fields that exist for the person. */
  readonly fields: readonly Field[];
  /** Columns shown, in order, before they fold or stretch to the width at hand. */
  readonly columns: readonly Column[];
  readonly address: ListAddress;
  readonly change: ChangeAddress;
  /** The order that was asked for and is not drawn yet, for its rows are about to come. */
  readonly wished: () => readonly Sort[] | undefined;
  readonly query: ListQuery;
  /** How the rows are sorted, by the person or, without a word, by their name. */
  readonly sorts: readonly Sort[];
  readonly size: PageSize;
  readonly preferences: Preferences;
  readonly prefer: (patch: Partial<Preferences>) => void;
  readonly rows: Rows;
  /** Where one goes from the open record. */
  readonly walk: Walk;
  /** Index of the page's first row in the whole list, and how many rows the page has. */
  readonly first: number;
  readonly length: number;
  readonly selection: Selection;
  /** Cells that were changed and are not saved. */
  readonly edits: EditStore;
  /** Which groups are open. */
  readonly opened: OpenStore;
  /** Key of the field whose filter is being edited, '' while one is chosen, '*' while conditions are nested. */
  readonly editing: string | undefined;
  readonly editFilter: (key: string | undefined) => void;
};

const Context = createContext<ListModel | undefined>(undefined);

/** The model as it stands, for those who follow a part of it. */
type Newest = { readonly get: () => ListModel; readonly subscribe: (listener: () => void) => () => void };

const NewestContext = createContext<Newest | undefined>(undefined);

/** Gives the model to all parts of a list. Those that follow a part of it are told once the page stands, before it is painted. */
export const ListModelProvider = ({ value, children }: { readonly value: ListModel; readonly children: ReactNode }) => {
  const newest = useRef(value);
  newest.current = value;
  const [changes] = useState(() => createSignal(0));
  const store = useMemo<Newest>(() => ({ get: () => newest.current, subscribe: changes.subscribe }), [changes]);
  useLayoutEffect(() => changes.set(changes.get() + 1), [changes, value]);
  return createElement(NewestContext, { value: store }, createElement(Context, { value }, children));
};

export const useListModel = (): ListModel => {
  const model = useContext(Context);
  if (!model) throw new Error('useListModel is for parts inside a list.');
  return model;
};

const useNewest = (): Newest => {
  const newest = useContext(NewestContext);
  if (!newest) throw new Error('useListPart is for parts inside a list.');
  return newest;
};

/** What `pick` takes of the model; drawn anew only where that changes, of an object or list only where one of its parts does. */
export const useListPart = <Part>(pick: (model: ListModel) => Part): Part => {
  const { subscribe, get } = useNewest();
  const kept = useRef<{ readonly part: Part }>(undefined);
  const read = (): Part => {
    const part = pick(get());
    if (!kept.current || !isAlike(kept.current.part, part)) kept.current = { part };
    return kept.current.part;
  };
  return useSyncExternalStore(subscribe, read);
};

/** Reads the model where something is done with it, not where it is drawn. */
export const useListNow = (): (() => ListModel) => useNewest().get;
