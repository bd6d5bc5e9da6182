import { print } from 'graphql';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { GeneratePayrollCyclesDocument, PreviewPayrollCyclesDocument } from '../../../../generated/payroll-admin/operations.ts';
import { ask } from '../../shell/ask.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { GeneratePayrollCyclesMutation, PreviewPayrollCyclesQuery, PreviewPayrollCyclesQueryVariables } from '../../../../generated/payroll-admin/operations.ts';

export type Asked = Pick<PreviewPayrollCyclesQueryVariables, 'frequency' | 'rule' | 'shift' | 'months' | 'payDay'> & { /** Null: after the last cycle. */ readonly firstDay: string | null };
export type Planned = PreviewPayrollCyclesQuery['answer']['cycles'][number];

/** The cycles that are asked for, and how to add some of them; every list is read again afterwards. */
export const usePlannedCycles = (asked: Asked) => {
  const client = useQueryClient();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['planned-cycles', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askAnswer('payroll-admin', PreviewPayrollCyclesDocument, asked, signal),
  });
  const add = async (picked: readonly string[], firstDay: string): Promise<GeneratePayrollCyclesMutation['answer']> => {
    const { answer } = await ask<GeneratePayrollCyclesMutation>('payroll-admin', print(GeneratePayrollCyclesDocument), { ...asked, firstDay, picked });
    await client.invalidateQueries();
    return answer;
  };
  return { data, error, refetch, isOld: isPlaceholderData, add };
};
