import { useMemo, useState } from 'react';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useIsViewing, useRights, useSession } from '../../../providers/authSession.ts';
import type { Filter, ListQuery, Sort } from '../../../providers/data/listQuery.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import { useData } from '../../../shell/Steady.tsx';
import { createEditStore } from '../cells/editStore.ts';
import { reachesImports } from '../../../shell/reachesImports.ts';
import { useAlike } from '../../../shell/useAlike.ts';
import { createOpenStore } from '../groups/openStore.ts';
import { usualColumns } from '../../../usualColumns.ts';
import type { ListModel, ListRights } from '../ListModel.ts';
import { columnOf, isOwnList, shownNames, visibleFields } from './columns.ts';
import { measureHeader } from './measureText.ts';
import { useContentWidths } from './useContentWidths.ts';
import { useListAddress } from './useListAddress.ts';
import type { ListViews } from './useListViews.ts';
import { usePreferences } from './usePreferences.ts';
import { useArrangement } from './useArrangement.ts';
import { useRows } from './useRows.ts';
import { createWalk } from './walk.ts';
import { useSelection } from './useSelection.ts';
import { useSortAhead } from './useSortAhead.ts';

const noRights = {};
const nothing: Filter = {};

/**
 * The whole state of one list: address, columns, rows, selection and what the person may do. `within` always holds and shows
 * nowhere: neither as a chip nor as a column. It stays the same object while it means the same. Without `views` the list has none.
 */
export const useListController = (target: ScreenResource, within: Filter = nothing, views?: ListViews): ListModel => {
  const { resource, screen, name } = target;
  const rightsByForm = useSession()?.rights ?? noRights;
  const formRights = useRights(screen.form);
  const fields = useMemo(() => visibleFields(resource, rightsByForm).filter(({ key }) => within[key] === undefined), [resource, rightsByForm, within]);
  const [address, changeAddress] = useListAddress(resource, fields, views);
  const [preferences, prefer] = useArrangement(usePreferences(name), address, changeAddress, views?.current !== undefined, fields);
  const size = address.size ?? preferences.size ?? 50;

  const isOwn = isOwnList(screen, formRights);
  const shown = useMemo(() => {
    const byName = new Map(fields.map((field) => [field.name, field]));
    return shownNames(resource, fields, { columns: preferences.columns ?? usualColumns[screen.path], isOwn }).flatMap((column) => byName.get(column) ?? []);
  }, [fields, isOwn, preferences.columns, resource, screen.path]);
  const query = useMemo<ListQuery>(() => ({ filter: { ...address.filter, ...within }, ...(address.advanced ? { advanced: address.advanced } : {}), search: address.search, sorts: address.sorts }), [address.advanced, address.filter, address.search, address.sorts, within]);
  const asked = useMemo(() => shown.map(({ name: column }) => column), [shown]);
  const wishedFirst = size === 'all' ? 0 : (address.page - 1) * size;
  const rows = useRows(name, asked, query, wishedFirst);
  const dataProvider = useData();
  const [change, wished] = useSortAhead(changeAddress, { dataProvider, screen: name, columns: asked, query });
  const formats = useCellFormats();
  const contents = useContentWidths(name, shown, resource.title, rows, formats);
  const columns = useMemo(
    () => shown.map((field) => columnOf(resource, field, formats.translate, measureHeader, { content: contents[field.name], set: preferences.widths?.[field.name] })),
    [contents, formats, preferences.widths, resource, shown],
  );
  /** What the server sorts by when it is told nothing. */
  const sorts = useMemo<readonly Sort[]>(() => (address.sorts.length > 0 ? address.sorts : [resource.sort]), [address.sorts, resource.sort]);
  const total = rows.total ?? 0;
  /** A page past the end (rows were deleted, a link is old) shows the last one. */
  const first = size === 'all' || rows.total === undefined || rows.isCounting ? wishedFirst : Math.min(wishedFirst, lastPageStart(total, size));
  const length = size === 'all' ? total : Math.max(0, Math.min(size, total - first));
  const selection = useSelection(JSON.stringify([address.filter, address.advanced, address.search]), total, rows.isEstimate);

  const [edits] = useState(createEditStore);
  const [opened] = useState(createOpenStore);
  const [walk] = useState(createWalk);
  const [editing, editFilter] = useState<string>();
  const isViewing = useIsViewing();
  const rights = useMemo<ListRights>(() => {
    const may = (action: keyof ListRights, right: boolean): boolean => right && screen.actions.includes(action);
    return {
      ADD: may('ADD', formRights.add),
      EDIT: may('EDIT', formRights.update),
      DELETE: may('DELETE', formRights.delete),
      IMPORT: may('IMPORT', resource.importable && (formRights.add || formRights.update) && reachesImports(formRights, resource.person !== undefined)),
      EXPORT: may('EXPORT', formRights.view && !isViewing),
    };
  }, [formRights, isViewing, resource, screen.actions]);

  return useAlike<ListModel>({ target, views, rights, formRights, fields, columns, address, change, wished, query, sorts, size, preferences, prefer, rows, walk, first, length, selection, edits, opened, editing, editFilter });
};

const lastPageStart = (total: number, size: number): number => Math.max(0, Math.ceil(total / size) - 1) * size;
