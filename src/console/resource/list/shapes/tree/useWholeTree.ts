import { useQueries, useQuery } from '@tanstack/react-query';
import type { Field } from '../../../../../domain/resource.ts';
import type { RecordGroups } from '../../../../providers/data/recordGroups.ts';
import { useData } from '../../../../shell/Steady.tsx';
import { useListModel } from '../../ListModel.ts';
import { readShapePage, within, type ShapePage } from '../shapeQuery.ts';
import type { Branch } from './branches.ts';

/** Records below one at once. */
const PAGE = 200;

/** The tree of everything: its top, and below each record that is open what hangs on it. */
export const useWholeTree = (parent: Field, columns: readonly string[], open: readonly string[], isAsked: boolean) => {
  const { target, query } = useListModel();
  const dataProvider = useData();
  const level = (id: string | null) => ({
    queryKey: [target.name, 'tree', [...columns].sort(), query, id],
    enabled: isAsked,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => readShapePage(dataProvider, { screen: target.name, columns, query: within(query, { [parent.key]: id === null ? { empty: true } : { in: [id] } }), limit: PAGE, signal }),
  });
  const top = useQuery(level(null));
  const levels = useQueries({ queries: open.map(level) });
  const pages = new Map<string, ShapePage>([...(top.data ? [['', top.data] as const] : []), ...open.flatMap((id, at) => (levels[at]?.data ? [[id, levels[at].data] as const] : []))]);
  const below = new Map([...pages].map(([id, { rows }]) => [id, rows.map((row): Branch => ({ row, parent: id === '' ? null : id, isMatch: true }))]));
  const shown = [...pages.values()].flatMap(({ rows }) => rows.map(({ id }) => id));
  const question = { groupBy: [{ field: parent.key }], measures: [], limit: 25_000 };
  // Which of the shown have something below: one question for all of them.
  const counts = useQuery<RecordGroups>({
    queryKey: [target.name, 'groups', query, question, shown],
    enabled: isAsked && shown.length > 0,
    placeholderData: (last) => last,
    queryFn: ({ signal }) => dataProvider.recordGroups(target.name, within(query, { [parent.key]: { in: shown } }), question, signal),
  });
  const parents = new Set(counts.data?.groups.map(({ keys: [key] }) => String(key)));
  return {
    below: top.data === undefined ? undefined : below,
    hasBelow: (id: string): boolean => parents.has(id),
    restOf: (id: string | null): number => {
      const page = pages.get(id ?? '');
      return page === undefined ? 0 : Math.max(0, page.total - page.rows.length);
    },
    isFetching: top.isFetching || levels.some(({ isFetching }) => isFetching),
    error: top.error ?? levels.find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all([top.refetch(), ...levels.map(({ refetch }) => refetch())]),
  };
};
