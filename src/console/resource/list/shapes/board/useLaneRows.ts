import { useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Field } from '../../../../../domain/resource.ts';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import type { Row } from '../../../../providers/data/row.ts';
import { useData } from '../../../../shell/Steady.tsx';
import { useListModel } from '../../ListModel.ts';
import { readShapePage, within } from '../shapeQuery.ts';
import { laneCondition, laneId, type Lane } from './lane.ts';
import type { Moving } from './useMoves.ts';

const PAGE = 50;

/** The records of one lane, 50 and then 50 more, with those that were just dropped into it and without those that just left it. */
export const useLaneRows = (field: Field, lane: Lane, columns: readonly string[], moving: ReadonlyMap<string, Moving>) => {
  const { target, query } = useListModel();
  const { timeZone } = useCellFormats();
  const dataProvider = useData();
  const asked = within(query, laneCondition(field, lane, timeZone));
  const pages = useInfiniteQuery({
    queryKey: [target.name, 'lane', field.key, laneId(lane), [...columns].sort(), query],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readShapePage(dataProvider, { screen: target.name, columns, query: asked, offset: pageParam, limit: PAGE, signal }),
    getNextPageParam: ({ total }, all) => (all.length * PAGE < total ? all.length * PAGE : undefined),
    placeholderData: (last) => last,
  });
  const { data } = pages;
  const rows = useMemo<readonly Row[]>(() => {
    const read = data?.pages.flatMap((page) => page.rows) ?? [];
    const known = new Set(read.map(({ id }) => id));
    const came = [...moving.values()].filter(({ row, to }) => to === lane.key && !known.has(row.id)).map(({ row }) => row);
    return [...came, ...read.filter(({ id }) => (moving.get(id)?.to ?? lane.key) === lane.key)];
  }, [data, lane.key, moving]);
  const change = [...moving.values()].reduce((sum, { from, to }) => sum + (to === lane.key ? 1 : 0) - (from === lane.key ? 1 : 0), 0);
  const total = data?.pages[0]?.total;
  return { rows, total: total === undefined ? undefined : total + change, isEstimate: data?.pages[0]?.isEstimate === true, isWaiting: data === undefined, error: pages.error, /** What failed once more: the next page, or all of it. */ retry: pages.isFetchNextPageError ? pages.fetchNextPage : pages.refetch, hasMore: pages.hasNextPage, isReading: pages.isFetchingNextPage, more: () => void pages.fetchNextPage() };
};
