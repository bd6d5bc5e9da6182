import { print } from 'graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ReadLeaveClosureDocument, RunLeaveClosureDocument } from '../../../../generated/employee-self-service/operations.ts';
import { ask } from '../../shell/ask.ts';
import { useSignal } from '../../shell/signal.ts';
import { readBulkEdit } from '../../shell/work/bulkJob.ts';
import { followWork } from '../../shell/work/followWork.ts';
import { useWorkEnd } from '../../shell/work/useWorkEnd.ts';
import { works } from '../../shell/work/works.ts';
import type { ReadLeaveClosureQuery, RunLeaveClosureMutation } from '../../../../generated/employee-self-service/operations.ts';

/** What a closure would do, and how to run it. Balances and closures are read again afterwards. Of very many balances the server goes on by itself, which is shown and told beside every page: `run` answers null, and `isUnderWay`. */
export const useClosure = (id: string) => {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ['leave-closure', id], queryFn: async ({ signal }) => (await ask<ReadLeaveClosureQuery>('employee-self-service', print(ReadLeaveClosureDocument), { id }, signal)).answer });
  const listener = useWorkEnd();
  const isUnderWay = useSignal(works).some(({ job }) => job.kind === 'CLOSE');
  const run = async (): Promise<{ readonly balances: number; readonly changeSet: string | null } | null> => {
    const { answer } = await ask<RunLeaveClosureMutation>('employee-self-service', print(RunLeaveClosureDocument), { id });
    if (answer.job != null) {
      followWork(await readBulkEdit(answer.job), 'CARD', listener);
      return null;
    }
    await client.invalidateQueries();
    return { balances: answer.balances, changeSet: answer.changeSet ?? null };
  };
  return { data, error, refetch, run, isUnderWay };
};
