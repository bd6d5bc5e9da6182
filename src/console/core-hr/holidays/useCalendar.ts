import { print } from 'graphql';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { GenerateHolidaysDocument, PreviewHolidaysDocument, ReadHolidayCountryDocument } from '../../../../generated/core-hr/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { GenerateHolidaysMutation, PreviewHolidaysQuery, ReadHolidayCountryQuery } from '../../../../generated/core-hr/operations.ts';

export type Asked = { /** Null: the organisation's. */ readonly country: string | null; readonly state: string | null; readonly year: number; readonly locationId: string | null };

/** The locations that holidays can be for. */
export const useLocations = () =>
  useQuery({ queryKey: ['holiday-locations'], queryFn: async ({ signal }) => (await ask<ReadHolidayCountryQuery>('core-hr', print(ReadHolidayCountryDocument), {}, signal)).locations.rows });

/** The public holidays of a country in a year, and how to add some of them; every list is read again afterwards. */
export const useCalendar = (asked: Asked) => {
  const client = useQueryClient();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['holiday-calendar', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask<PreviewHolidaysQuery>('core-hr', print(PreviewHolidaysDocument), asked, signal)).answer,
  });
  const add = async (picked: readonly string[], country: string): Promise<GenerateHolidaysMutation['answer']> => {
    const { answer } = await ask<GenerateHolidaysMutation>('core-hr', print(GenerateHolidaysDocument), { ...asked, country, picked });
    await client.invalidateQueries();
    return answer;
  };
  return { data, error, refetch, isOld: isPlaceholderData, add };
};
