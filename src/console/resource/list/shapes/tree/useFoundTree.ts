import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Field } from '../../../../../domain/resource.ts';
import type { Row } from '../../../../providers/data/row.ts';
import { useData } from '../../../../shell/Steady.tsx';
import { useListModel } from '../../ListModel.ts';
import { readShapePage } from '../shapeQuery.ts';
import { treeOf } from './branches.ts';

/** Matches at most; more cannot be looked over as a tree. */
const MOST_FOUND = 500;
const MOST_STEPS = 20;

type Found = { readonly rows: readonly Row[]; readonly matches: ReadonlySet<string>; readonly total: number };

/** What matches, with the way down to it: the records above are asked for as far as the person may see them. */
export const useFoundTree = (parent: Field, columns: readonly string[], isAsked: boolean) => {
  const { target, query } = useListModel();
  const dataProvider = useData();
  const read = async (signal: AbortSignal): Promise<Found> => {
    const found = await readShapePage(dataProvider, { screen: target.name, columns, query, limit: MOST_FOUND, signal });
    const known = new Map(found.rows.map((row) => [row.id, row]));
    const asked = new Set(known.keys());
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const ids = [...new Set([...known.values()].map((row) => row[parent.key]))].filter((id): id is string => typeof id === 'string' && !asked.has(id));
      if (ids.length === 0) break;
      for (const id of ids) asked.add(id);
      const { rows } = await readShapePage(dataProvider, { screen: target.name, columns, query: { filter: {}, search: '', sorts: query.sorts, ids }, limit: ids.length, signal });
      for (const row of rows) known.set(row.id, row);
    }
    return { rows: [...known.values()], matches: new Set(found.rows.map(({ id }) => id)), total: found.total };
  };
  const { data, error, isFetching, refetch } = useQuery({ queryKey: [target.name, 'found', [...columns].sort(), query], enabled: isAsked, queryFn: ({ signal }) => read(signal), placeholderData: (last) => last });
  const below = useMemo(() => data && treeOf(data.rows, data.matches, parent.key), [data, parent.key]);
  return {
    below,
    hasBelow: (id: string): boolean => below?.has(id) === true,
    restOf: (id: string | null): number => (id === null && data ? data.total - data.matches.size : 0),
    isFetching,
    error,
    refetch: () => void refetch(),
  };
};
