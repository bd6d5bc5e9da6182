import { useCallback, useMemo, useRef, useState } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import type { Row } from '../../../providers/data/row.ts';
import { useAlike } from '../../../shell/useAlike.ts';
import { useData } from '../../../shell/Steady.tsx';
import { BLOCK, blockQueryOf } from './rowBlocks.ts';
import type { Block } from './rowBlocks.ts';
import { useCount } from './useCount.ts';

/** So many rows above and below those in sight are there already when they come into sight: half a second of a fast wheel. */
const AHEAD = 100;

type Held = { readonly key: string; readonly blocks: ReadonlyMap<number, Block>; readonly total: number; readonly isEstimate: boolean; /** The rows came before anybody had counted them. */ readonly isRough: boolean; readonly told: string };

export type Rows = {
  /** The row at an index of the whole list; undefined while its block is on the way. */
  readonly at: (index: number) => Row | undefined;
  /** The index of a record in the whole list, as far as its rows are here. */
  /** Of the lines that a record has in several groups, the one nearest to `near`. */
  readonly placeOf: (id: string, near?: number) => number | undefined;
  /** The index of the record after the one at an index, or before it with -1; undefined where there is none. */
  readonly beside: (index: number, by: 1 | -1) => number | undefined;
  /** How many match; undefined until the first answer. */
  readonly total: number | undefined;
  readonly isEstimate: boolean;
  /** What the server says of the question, as which words it looked for where. */
  readonly told: string;
  /** The exact number is on its way. */
  readonly isCounting: boolean;
  readonly isFetching: boolean;
  /** The rows shown are those of the question before. */
  readonly isStale: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
  /** Tells which indices are on the screen; blocks outside are not asked for, and those asked for are cancelled. */
  readonly look: (first: number, last: number) => void;
  /** The rows between two indices, both included; asks for what is not here. A line that is no record has none. */
  readonly rowsBetween: (one: number, other: number) => Promise<readonly (Row | undefined)[]>;
  /** Their ids. */
  readonly idsBetween: (one: number, other: number) => Promise<readonly string[]>;
};

const blocksBetween = (first: number, last: number): number[] => {
  const start = Math.floor(Math.max(0, first) / BLOCK);
  const end = Math.floor(Math.max(first, last) / BLOCK);
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
};

const isSame = (one: readonly number[], other: readonly number[]): boolean => one[0] === other[0] && one.length === other.length;

/**
 * The block cache of a list: rows by index, loaded as they come into sight and kept by react-query under the screen's name,
 * so that a write to the entity makes them read again. While another question is answered the rows of the last one stay.
 */
export const useRows = (screen: string, columns: readonly string[], query: ListQuery, start: number): Rows => {
  const dataProvider = useData();
  const queryClient = useQueryClient();
  const asked = useMemo(() => [...columns].sort(), [columns]);
  const key = JSON.stringify([screen, asked, query]);
  const [seen, setSeen] = useState({ key, start, first: start, last: start });
  const range = seen.key === key && seen.start === start ? seen : { first: start, last: start };

  const blockQuery = useMemo(() => blockQueryOf({ dataProvider, screen, columns: asked, query }), [asked, dataProvider, query, screen]);

  const held = useRef<Held | undefined>(undefined);
  const ahead = useCallback((first: number, last: number): number[] => {
    const total = held.current?.key === key ? held.current.total : 0;
    return blocksBetween(first - (total === 0 ? 0 : AHEAD), Math.max(last, Math.min(last + AHEAD, total - 1)));
  }, [key]);
  const inSight = blocksBetween(range.first, range.last);
  const wanted = ahead(range.first, range.last);
  const answers = useQueries({ queries: wanted.map(blockQuery) }) as UseQueryResult<Block>[];
  const places = useAlike(wanted);
  const found = useAlike(answers.map(({ data }) => data));
  const blocks = useMemo(() => new Map(found.flatMap((data, index) => (data ? [[places[index] ?? 0, data] as const] : []))), [found, places]);
  const newest = answers.find(({ data }) => data)?.data;
  const before = held.current;
  const isStale = newest === undefined && before !== undefined && before.key !== key && before.key.startsWith(JSON.stringify([screen]).slice(0, -1));
  const sameQuestion = before?.key === key ? before : undefined;
  const isRough = newest?.isEstimate ?? sameQuestion?.isRough ?? false;
  const counting = useCount(screen, query, isRough);
  const said = isRough && counting.count ? counting.count : (newest ?? sameQuestion);
  const shown: Held | undefined = said && (newest || !isStale) ? { key, blocks, total: said.total, isEstimate: said.isEstimate, isRough, told: newest?.told ?? sameQuestion?.told ?? '' } : isStale ? before : undefined;
  if (newest && shown) held.current = shown;

  const look = useCallback(
    (first: number, last: number) =>
      setSeen((now) => {
        // Until somebody looks, a question is about its first row: where that asks for the same blocks nothing is to be drawn anew.
        const known = now.key === key && now.start === start ? now : { first: start, last: start };
        const same = isSame(blocksBetween(known.first, known.last), blocksBetween(first, last)) && isSame(ahead(known.first, known.last), ahead(first, last));
        return same ? now : { key, start, first, last };
      }),
    [ahead, key, start],
  );

  const rowsBetween = useCallback(
    async (one: number, other: number) => {
      const [first, last] = one < other ? [one, other] : [other, one];
      const numbers = blocksBetween(first, last);
      const found = await Promise.all(numbers.map((block) => queryClient.fetchQuery({ ...blockQuery(block), staleTime: 60_000 })));
      return found.flatMap(({ rows }, index) => {
        const offset = (numbers[index] ?? 0) * BLOCK;
        return rows.filter((_, place) => offset + place >= first && offset + place <= last);
      });
    },
    [blockQuery, queryClient],
  );
  const idsBetween = useCallback(async (one: number, other: number) => (await rowsBetween(one, other)).flatMap((row) => row?.id ?? []), [rowsBetween]);

  const here = shown?.blocks;
  const at = useCallback(
    (index: number): Row | undefined => {
      const block = Math.floor(index / BLOCK);
      // Blocks out of sight are still kept: a row with the focus, the record that is open.
      const of = here?.get(block) ?? (isStale ? undefined : queryClient.getQueryData<Block>(blockQuery(block).queryKey));
      return of?.rows[index % BLOCK];
    },
    [blockQuery, here, isStale, queryClient],
  );

  const placeOf = useCallback(
    (id: string): number | undefined => {
      const kept = isStale ? [] : queryClient.getQueriesData<Block>({ queryKey: blockQuery(0).queryKey.slice(0, -1) }).map(([found, block]) => [Number(found.at(-1)), block] as const);
      for (const [number, block] of [...(here ?? []), ...kept]) {
        const place = block?.rows.findIndex((row) => row.id === id) ?? -1;
        if (place >= 0) return number * BLOCK + place;
      }
      return undefined;
    },
    [blockQuery, here, isStale, queryClient],
  );

  const total = shown?.total;
  const beside = useCallback((index: number, by: 1 | -1): number | undefined => (index + by >= 0 && index + by < (total ?? 0) ? index + by : undefined), [total]);

  const newestAnswers = useRef({ answers, recount: counting.recount });
  newestAnswers.current = { answers, recount: counting.recount };
  const refetch = useCallback(() => {
    void Promise.all(newestAnswers.current.answers.map(({ refetch: again }) => again()));
    newestAnswers.current.recount();
  }, []);

  const failed = answers.find(({ error }) => error)?.error ?? null;
  return useAlike<Rows>({
    at,
    placeOf,
    beside,
    total,
    isEstimate: shown?.isEstimate ?? false,
    told: isStale ? '' : (shown?.told ?? ''),
    isCounting: counting.isCounting,
    isFetching: answers.some(({ isFetching }, index) => isFetching && inSight.includes(wanted[index] ?? -1)),
    isStale,
    error: failed,
    refetch,
    look,
    rowsBetween,
    idsBetween,
  });
};
