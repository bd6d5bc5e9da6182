import { useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { ReadFlowDesignDocument, type ReadFlowDesignQuery } from '../../../../generated/recruitment/operations.ts';
import { ask } from '../../shell/ask.ts';
import { flowOf, type Counts, type Flow } from './flowDraft.ts';

export type FlowDesign = { readonly flow: Flow; readonly counts: Counts };

/** The flow as it is kept, with how many stand where. */
export const useFlowDesign = () =>
  useQuery({
    queryKey: ['settings/recruitment/hiring-flow/statuses', 'design'],
    queryFn: async ({ signal }): Promise<FlowDesign> => {
      const read = await ask<ReadFlowDesignQuery>('recruitment', print(ReadFlowDesignDocument), {}, signal);
      return { flow: flowOf(read), counts: new Map(read.counts.statuses.map(({ statusId, candidates, steps }) => [statusId, { candidates, steps }])) };
    },
  });
