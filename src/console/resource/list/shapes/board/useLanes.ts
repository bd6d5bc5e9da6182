import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MOST_LANES } from '../../../../../domain/lists/shapes.ts';
import type { Field } from '../../../../../domain/resource.ts';
import { cells } from '../../../../fields/cells.tsx';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import { useData } from '../../../../shell/Steady.tsx';
import { useListModel } from '../../ListModel.ts';
import { admits, type Lane } from './lane.ts';

export type Lanes = { readonly lanes: readonly Lane[] | undefined; readonly tooMany: boolean; readonly error: Error | null; readonly refetch: () => unknown };

/** The lanes of a field: its options, yes and no, or what it refers to; one without a value where a record may have none. Those that a filter leaves empty are absent. */
export const useLanes = (field: Field): Lanes => {
  const { target, query } = useListModel();
  const formats = useCellFormats();
  const dataProvider = useData();
  const { reference } = field;
  const groupBy = [{ field: field.key }];
  const looked = useQuery({
    queryKey: ['lookup', reference?.type, 'lanes'],
    enabled: reference !== undefined,
    queryFn: ({ signal }) => dataProvider.lookup(reference!, { limit: MOST_LANES + 1, signal }),
  });
  const isLong = looked.data !== undefined && looked.data.total > MOST_LANES;
  // What is referred to is long; what these records refer to may be short.
  const grouped = useQuery({
    queryKey: [target.name, 'groups', query, groupBy],
    enabled: isLong,
    queryFn: ({ signal }) => dataProvider.recordGroups(target.name, query, { groupBy, measures: [], limit: MOST_LANES + 1 }, signal),
  });
  const condition = query.filter[field.key];
  return useMemo(() => {
    const told = (value: string | boolean): Lane => ({ key: String(value), value, label: cells[field.kind].text(value, field, {}, formats) });
    const named = (id: string, title: string): Lane => ({ key: id, value: { id, title }, label: title });
    const linked = isLong
      ? grouped.data?.groups.flatMap(({ keys: [key], titles: [title] }) => (key === null || key === undefined ? [] : [named(String(key), title ?? String(key))]))
      : looked.data?.rows.map(({ id, title }) => named(id, title));
    const all = reference ? linked : field.kind === 'yesNo' ? [told(true), told(false)] : (field.options ?? []).map(told);
    const none: Lane = { key: null, value: null, label: formats.translate('shapes.none') };
    const lanes = all && [...all, ...(field.required ? [] : [none])].filter((lane) => condition === undefined || admits(condition, lane));
    const failed = looked.error ?? grouped.error;
    return { lanes, tooMany: isLong && (grouped.data?.totalGroups ?? 0) > MOST_LANES, error: failed, refetch: failed === looked.error ? looked.refetch : grouped.refetch };
  }, [condition, field, formats, grouped.data, grouped.error, grouped.refetch, isLong, looked.data, looked.error, looked.refetch, reference]);
};
