import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { MOST_GROUP_LEVELS, type ArrangedGrouping } from '../../../../domain/lists/arrangement.ts';
import type { Measure } from '../../../../domain/lists/aggregate.ts';
import { groupCondition } from '../../../../domain/lists/groupCondition.ts';
import { useSession } from '../../../providers/authSession.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import { useData } from '../../../shell/Steady.tsx';
import type { ListModel } from '../ListModel.ts';
import { idOf, layOut, type Layout } from './groupLayout.ts';
import { isOpenIn } from './openStore.ts';
import { countIn, type Recounted } from './recount.ts';

/** Groups that one level shows: more are narrowed, not scrolled. */
const SHOWN = 1000;

/** Paths of the groups that were opened since the list is grouped so, and the ids of those of which something is in sight. */
type Wanted = { readonly arranged: string; readonly paths: readonly (readonly unknown[])[]; readonly seen: ReadonlySet<string> };

/** The tree of groups of a list as lines. Each level is asked when a group that holds it is open and in sight. */
export const useGroupTree = ({ address, fields, opened, query, target }: ListModel, measures: readonly Measure[], recounted: Recounted) => {
  const dataProvider = useData();
  const timeZone = useSession()?.organisation.timeZone ?? 'UTC';
  const { groupBy } = address.arrangement;
  const open = useSyncExternalStore(opened.subscribe, opened.get);

  /** The list's question for what stands in a group. */
  const queryOf = useCallback(
    (path: readonly unknown[]): ListQuery => {
      const conditions = path.map((key, level) => {
        const grouping = groupBy[level]!;
        const field = fields.find(({ key: name }) => name === grouping.field)!;
        return { [grouping.field]: groupCondition(field, grouping, key, timeZone) };
      });
      return conditions.length === 0 ? query : { ...query, within: [...(query.within ?? []), ...conditions] };
    },
    [fields, groupBy, query, timeZone],
  );

  const branchQuery = useCallback(
    (path: readonly unknown[]) => {
      const { order, ...grouping } = groupBy[Math.min(path.length, MOST_GROUP_LEVELS - 1)] as ArrangedGrouping;
      const { sorts: _, ...narrowed } = queryOf(path);
      const question = { groupBy: [grouping], measures, order: [{ by: 'GROUP' as const, at: 0, order: order ?? ('ASC' as const) }], limit: SHOWN };
      return {
        queryKey: [target.name, 'groups', narrowed, question],
        queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>) => dataProvider.recordGroups(target.name, { ...narrowed, sorts: [] }, question, signal),
      };
    },
    [dataProvider, groupBy, measures, queryOf, target.name],
  );

  const root = useQuery({ ...branchQuery([]), placeholderData: keepPreviousData });
  const arranged = JSON.stringify(groupBy);
  const [wanted, setWanted] = useState<Wanted>({ arranged, paths: [], seen: new Set() });
  const { paths, seen } = wanted.arranged === arranged ? wanted : { paths: [], seen: new Set<string>() };
  // What was read and is out of sight stays as it was, and is read again when it comes into sight.
  const answers = useQueries({ queries: paths.map((path) => ({ ...branchQuery(path), enabled: seen.has(idOf(path)) })) });
  const branches = new Map(answers.flatMap(({ data }, at) => (data && paths[at] ? [[idOf(paths[at]), data] as const] : [])));
  const { data } = root;
  const answered = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const layout = useMemo<Layout | undefined>(
    () =>
      data &&
      layOut({
        levels: groupBy.length,
        root: data,
        branchOf: (id) => branches.get(id),
        isOpen: (id) => isOpenIn(open, id),
        countOf: ({ id, group }) => countIn(recounted, id, group.count),
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- branches are made anew each time; when they were answered is what counts
    [data, groupBy.length, open, recounted, wanted, answered],
  );

  /** Asks what stands in groups that are open and in sight, now and whenever it changes. */
  const ask = useCallback(
    (inSight: readonly (readonly unknown[])[]) =>
      setWanted((now) => {
        const had = now.arranged === arranged ? now : { paths: [], seen: new Set<string>() };
        const names = new Set(had.paths.map(idOf));
        const next = new Set(inSight.map(idOf));
        const more = inSight.filter((path) => !names.has(idOf(path)));
        const isSame = now.arranged === arranged && more.length === 0 && next.size === had.seen.size && [...next].every((id) => had.seen.has(id));
        return isSame ? now : { arranged, paths: [...had.paths, ...more], seen: next };
      }),
    [arranged],
  );
  return { layout, root, failed: answers.find(({ error }) => error)?.error ?? null, isAsking: root.isFetching || answers.some(({ isFetching }) => isFetching), queryOf, ask };
};
