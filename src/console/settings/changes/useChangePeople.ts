import { print } from 'graphql';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReadChangePeopleDocument } from '../../../../generated/monitoring/operations.ts';
import type { ReadChangePeopleQuery } from '../../../../generated/monitoring/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ChangesFilter } from './useChangesFilter.ts';

const query = print(ReadChangePeopleDocument);
const nobody: ReadChangePeopleQuery['listChangePeople']['rows'] = [];

/** Who changed something in the days of the filter; asked for only while everybody's changes are shown. */
export const useChangePeople = ({ all, fromDate, toDate }: ChangesFilter) => {
  const { data } = useQuery({
    queryKey: ['changes', 'people', fromDate, toDate],
    enabled: all,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask<ReadChangePeopleQuery>('monitoring', query, { fromDate, toDate }, signal)).listChangePeople.rows,
  });
  return data ?? nobody;
};
