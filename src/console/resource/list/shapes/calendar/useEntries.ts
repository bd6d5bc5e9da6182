import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import type { ConsoleDataProvider } from '../../../../providers/data/ConsoleDataProvider.ts';
import { recordTitle } from '../../../form/recordName.ts';
import { useListModel } from '../../ListModel.ts';
import { readShapePage } from '../shapeQuery.ts';
import { entryOf, queryBetween, type DayFields } from './entries.ts';

/** More in one month cannot be read. */
const MOST_ENTRIES = 1000;

/** The records between two days, asked for by one filter; while other days are read those of before stay. */
export const useEntries = (fields: DayFields, columns: readonly string[], from: string, to: string) => {
  const { target, query } = useListModel();
  const formats = useCellFormats();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const asked = queryBetween(query, fields, from, to, formats.timeZone);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [target.name, 'calendar', [...columns].sort(), asked],
    queryFn: ({ signal }) => readShapePage(dataProvider, { screen: target.name, columns, query: asked, limit: MOST_ENTRIES, signal }),
    placeholderData: (last) => last,
  });
  const entries = useMemo(() => data?.rows.flatMap((row) => entryOf(row, recordTitle(target.resource, row, formats), fields, formats.timeZone) ?? []), [data, fields, formats, target.resource]);
  return { entries, total: data?.total, error, isFetching, refetch };
};
