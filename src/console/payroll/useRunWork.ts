import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ReadPayrollRunWorkDocument, type ReadPayrollRunWorkQuery } from '../../../generated/payroll-admin/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';

export type RunWork = NonNullable<ReadPayrollRunWorkQuery['answer']['work']>;

/** Milliseconds between two looks: while work goes on, and while somebody else may begin some. */
const OFTEN = 1000;
const SELDOM = 15_000;

/** What goes on with a run, whoever began it; once it is done the page is read anew. */
export const useRunWork = (runId: string): RunWork | undefined => {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['payroll-run-work', runId],
    queryFn: ({ signal }) => askAnswer('payroll-admin', ReadPayrollRunWorkDocument, { runId }, signal),
    refetchInterval: ({ state }) => (state.data?.work ? OFTEN : SELDOM),
    retry: false,
  });
  const work = data?.work ?? undefined;
  const had = useRef<string>(undefined);
  useEffect(() => {
    if (had.current !== undefined && work === undefined) void queryClient.invalidateQueries();
    had.current = work?.job;
  }, [work, queryClient]);
  return work;
};
