import { print } from 'graphql';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { GiveOneTimeEarningsDocument, PreviewOneTimeEarningsDocument } from '../../../../generated/payroll-admin/operations.ts';
import type { GiveOneTimeEarningsMutation, PreviewOneTimeEarningsQuery } from '../../../../generated/payroll-admin/operations.ts';
import { ask } from '../../shell/ask.ts';

export type Ahead = PreviewOneTimeEarningsQuery['answer']['rows'][number];
export type Asked = { readonly kindId: string | null; /** Null: the next one that the kind allows. */ readonly payoutDate: string | null; readonly departmentId: string | null; readonly locationId: string | null; /** A manager. */ readonly teamOf: string | null };

/** What each employee would get, and how to give it to some; every list is read again afterwards. */
export const useAhead = (asked: Asked) => {
  const client = useQueryClient();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['earnings-ahead', asked],
    enabled: asked.kindId !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => (await ask<PreviewOneTimeEarningsQuery>('payroll-admin', print(PreviewOneTimeEarningsDocument), asked, signal)).answer,
  });
  const give = async (employeeIds: readonly string[]): Promise<GiveOneTimeEarningsMutation['answer']> => {
    const { kindId, payoutDate } = asked;
    const { answer } = await ask<GiveOneTimeEarningsMutation>('payroll-admin', print(GiveOneTimeEarningsDocument), { kindId, payoutDate, employeeIds });
    await client.invalidateQueries();
    return answer;
  };
  return { data: asked.kindId === null ? undefined : data, error, refetch, isOld: isPlaceholderData, give };
};
