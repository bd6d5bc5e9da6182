import { createContext, useContext } from 'react';
import type { Field, ScreenEntry } from '../../../domain/resource.ts';
import type { FormRights } from '../../providers/authSession.ts';
import type { ListQuery, Sort } from '../../providers/data/listQuery.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { ChangeAddress } from './state/useListAddress.ts';
import type { PageSize } from '../../shell/pieces/pageSizes.ts';
import type { ListAddress } from './state/listAddress.ts';
import type { Preferences } from './state/usePreferences.ts';
import type { ListViews } from './state/useListViews.ts';
import type { Rows } from './state/useRows.ts';
import type { Selection } from './state/useSelection.ts';
import type { Column } from './state/columns.ts';
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
  readonly query: ListQuery;
  /** How the rows are sorted, by the person or, without a word, by their name. */
  readonly sorts: readonly Sort[];
  readonly size: PageSize;
  readonly preferences: Preferences;
  readonly prefer: (patch: Partial<Preferences>) => void;
  readonly rows: Rows;
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

export const ListModelProvider = Context.Provider;

export const useListModel = (): ListModel => {
  const model = useContext(Context);
  if (!model) throw new Error('useListModel is for parts inside a list.');
  return model;
};
