import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import type { Field } from '../../../../../domain/resource.ts';
import type { Row } from '../../../../providers/data/row.ts';
import { useData } from '../../../../shell/Steady.tsx';
import { recordTitle } from '../../../form/recordName.ts';
import { useListModel } from '../../ListModel.ts';
import { isOwnList } from '../../state/columns.ts';
import { factText } from '../board/facts.ts';
import { readShapePage } from '../shapeQuery.ts';
import { entryName, entryOf, queryBetween, whoseField, type DayFields, type EntryStatus } from './entries.ts';

/** The field that says how a record stands: what it may be worked through, or which of the organisation's own words. */
const statusOf = (fields: readonly Field[]): Field | undefined => fields.find(({ kind, name }) => name === 'status' && (kind === 'status' || kind === 'reference')) ?? fields.find(({ kind }) => kind === 'status');

/** More in one month cannot be read. */
const MOST_ENTRIES = 1000;

/** The records between two days, asked for by one filter; while other days are read those of before stay. */
export const useEntries = (fields: DayFields, from: string, to: string) => {
  const { formRights, target, query, fields: shown } = useListModel();
  const formats = useCellFormats();
  const dataProvider = useData();
  const { day, until } = fields;
  const who = whoseField(target.resource, shown, isOwnList(target.screen, formRights));
  const state = statusOf(shown);
  const columns = [day, until, who, state].flatMap((field) => field?.name ?? []);
  const asked = queryBetween(query, fields, from, to, formats.timeZone);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [target.name, 'calendar', [...columns].sort(), asked],
    queryFn: ({ signal }) => readShapePage(dataProvider, { screen: target.name, columns, query: asked, limit: MOST_ENTRIES, signal }),
    placeholderData: (last) => last,
  });
  const entries = useMemo(() => {
    const nameOf = (row: Row): string => entryName(who && factText(who, row, formats), recordTitle(target.resource, row, formats));
    const stateOf = (row: Row): EntryStatus | undefined => {
      const text = state === undefined ? '' : factText(state, row, formats);
      return state === undefined || text === '' ? undefined : { field: state, value: row[state.name], text };
    };
    return data?.rows.flatMap((row) => entryOf(row, nameOf(row), stateOf(row), fields, formats.timeZone) ?? []);
  }, [data, fields, formats, state, target.resource, who]);
  return { entries, total: isPlaceholderData ? undefined : data?.total, error, isFetching, refetch };
};
