import { print } from 'graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ReadLeaveClosureDocument, RunLeaveClosureDocument } from '../../../../generated/employee-self-service/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ReadLeaveClosureQuery, RunLeaveClosureMutation } from '../../../../generated/employee-self-service/operations.ts';

/** What a closure would do, and how to run it. Balances and closures are read again afterwards. */
export const useClosure = (id: string) => {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ['leave-closure', id], queryFn: async ({ signal }) => (await ask<ReadLeaveClosureQuery>('employee-self-service', print(ReadLeaveClosureDocument), { id }, signal)).answer });
  const run = async (): Promise<RunLeaveClosureMutation['answer']> => {
    const { answer } = await ask<RunLeaveClosureMutation>('employee-self-service', print(RunLeaveClosureDocument), { id });
    await client.invalidateQueries();
    return answer;
  };
  return { data, error, refetch, run };
};
