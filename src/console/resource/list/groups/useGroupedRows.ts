import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Measure } from '../../../../domain/lists/aggregate.ts';
import type { Row } from '../../../providers/data/row.ts';
import { useData } from '../../../shell/Steady.tsx';
import type { ListModel } from '../ListModel.ts';
import { BLOCK, blockQueryOf, type Block } from '../state/rowBlocks.ts';
import type { Rows } from '../state/useRows.ts';
import { branchesIn, type GroupNode, type Layout } from './groupLayout.ts';
import { recount, type Recounted } from './recount.ts';
import { useGroupTree } from './useGroupTree.ts';

/** Lines above and below those in sight whose records are there already. */
const AHEAD = 40;

type Wanted = { readonly node: GroupNode; readonly block: number };

const wantedIn = (layout: Layout | undefined, first: number, last: number): readonly Wanted[] =>
  layout?.between(first - AHEAD, last + AHEAD).flatMap(({ line, from, to }) => {
    if (line.kind !== 'RECORD') return [];
    const start = Math.floor(from / BLOCK);
    return Array.from({ length: Math.floor(to / BLOCK) - start + 1 }, (_, at) => ({ node: line.node, block: start + at }));
  }) ?? [];

/**
 * Groups and the records of the open ones as rows by line: what is a group has no row. Records come through the ordinary list with the conditions of
 * their groups, as they come into sight; nothing of a closed group is loaded.
 */
export const useGroupedRows = (model: ListModel, measures: readonly Measure[]) => {
  const { address, columns, target } = model;
  const levels = address.arrangement.groupBy.length;
  const dataProvider = useData();
  const queryClient = useQueryClient();
  const [recounted, setRecounted] = useState<Recounted>(new Map());
  const { layout, root, failed, isAsking, queryOf, ask } = useGroupTree(model, measures, recounted);
  const [seen, setSeen] = useState({ first: 0, last: 40 });

  const names = useMemo(() => columns.map(({ field }) => field.name).sort(), [columns]);
  const blockOf = useCallback(
    ({ node, block }: Wanted) => blockQueryOf({ dataProvider, screen: target.name, columns: names, query: queryOf(node.path) })(block),
    [dataProvider, names, queryOf, target.name],
  );
  const wanted = wantedIn(layout, seen.first, seen.last);
  const answers = useQueries({ queries: wanted.map(blockOf) }) as UseQueryResult<Block>[];
  const arrived = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  useEffect(() => {
    const counted = answers.flatMap(({ data, dataUpdatedAt }, place) => {
      const node = wanted[place]?.node;
      return !node || !data || data.isEstimate ? [] : [{ id: node.id, said: node.group.count, total: data.total, at: dataUpdatedAt }];
    });
    setRecounted((known) => recount(known, counted));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [arrived]);

  const at = (index: number): Row | undefined => {
    const line = layout?.at(index);
    if (line?.kind !== 'RECORD') return undefined;
    const block = Math.floor(line.index / BLOCK);
    return queryClient.getQueryData<Block>(blockOf({ node: line.node, block }).queryKey)?.rows[line.index % BLOCK];
  };

  const placeOf = (id: string, near = 0): number | undefined => {
    const places = answers.flatMap(({ data }, place) => {
      const { node, block } = wanted[place]!;
      const line = layout?.placeOf(node.id);
      const index = data?.rows.findIndex((row) => row.id === id) ?? -1;
      return line === undefined || index < 0 ? [] : [line + 1 + block * BLOCK + index];
    });
    return places.toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near))[0];
  };

  const beside = (index: number, by: 1 | -1): number | undefined => {
    let next = index + by;
    while (layout?.at(next) && layout.at(next)?.kind !== 'RECORD') next += by;
    return layout?.at(next) ? next : undefined;
  };

  const look = useCallback(
    (first: number, last: number) => {
      setSeen((now) => (now.first === first && now.last === last ? now : { first, last }));
      ask(layout ? branchesIn(layout, levels, first, last) : []);
    },
    [ask, layout, levels],
  );

  /** Rows by line; lines that are no records have none. */
  const rowsBetween = useCallback(async (one: number, other: number): Promise<readonly (Row | undefined)[]> => {
    const [first, last] = one < other ? [one, other] : [other, one];
    const runs = layout?.between(first, last) ?? [];
    const found = await Promise.all(
      runs.map(async ({ line, from, to }): Promise<readonly (Row | undefined)[]> => {
        if (line.kind !== 'RECORD') return [undefined];
        const start = Math.floor(from / BLOCK);
        const blocks = Array.from({ length: Math.floor(to / BLOCK) - start + 1 }, (_, step) => queryClient.fetchQuery({ ...blockOf({ node: line.node, block: start + step }), staleTime: 60_000 }));
        const rows = (await Promise.all(blocks)).flatMap((block) => block.rows);
        return Array.from({ length: to - from + 1 }, (_, step) => rows[from - start * BLOCK + step]);
      }),
    );
    return found.flat();
  }, [blockOf, layout, queryClient]);

  const rows: Rows = {
    at,
    placeOf,
    beside,
    total: layout?.length,
    isEstimate: false,
    told: '',
    isCounting: false,
    isFetching: isAsking || answers.some(({ isFetching }) => isFetching),
    isStale: root.isPlaceholderData,
    error: root.error ?? failed,
    refetch: () => void root.refetch(),
    look,
    rowsBetween,
    idsBetween: async (one, other) => (await rowsBetween(one, other)).flatMap((row) => row?.id ?? []),
  };
  return { rows, layout };
};
