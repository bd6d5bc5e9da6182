import { print } from 'graphql';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { DecideApprovalsDocument, ReadApprovalsDocument } from '../../../generated/dynamic-form-builder/operations.ts';
import type { DecideApprovalsMutation, ReadApprovalsQuery } from '../../../generated/dynamic-form-builder/operations.ts';
import type { RequestKind } from '../../domain/approvals/kinds.ts';
import type { Decision } from '../../domain/approvals/chain.ts';
import { ask } from '../shell/ask.ts';

export type Approval = ReadApprovalsQuery['listApprovals']['rows'][number];
export type Outcome = DecideApprovalsMutation['decideApprovals']['results'][number];

/** What begins with it is asked again after a decision, and after its undoing: lists of what waits, what was decided, and the cards of home. */
export const approvalKeys = [['approvals'], ['dashboard']] as const;

export const keyOf = ({ kind, id }: Pick<Approval, 'kind' | 'id'>): string => `${kind} ${id}`;

/** What waits for me, of one kind or of all, of everybody or of a manager's team, fifty at a time, and how to decide it. */
export const useApprovals = (kind: RequestKind | null, teamOf: string | null) => {
  const client = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['approvals', 'waiting', kind, teamOf],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => (await ask<ReadApprovalsQuery>('dynamic-form-builder', print(ReadApprovalsDocument), { kind, teamOf, offset: pageParam }, signal)).listApprovals,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < totalRecords ? read : undefined;
    },
    staleTime: 15_000,
    placeholderData: (before) => before,
  });
  const again = async (): Promise<void> => {
    await Promise.all(approvalKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const decide = async (requests: readonly Approval[], decision: Decision, remarks: string): Promise<readonly Outcome[]> => {
    const asked = requests.map(({ kind: of, id, version }) => ({ kind: of, id, version }));
    try {
      return (await ask<DecideApprovalsMutation>('dynamic-form-builder', print(DecideApprovalsDocument), { requests: asked, decision, remarks: remarks.trim() || null })).decideApprovals.results;
    } finally {
      // Grids and records of the requests show the decision, too.
      await client.invalidateQueries();
    }
  };
  const first = data?.pages[0];
  return { rows: data?.pages.flatMap(({ rows }) => rows), counts: first?.counts ?? [], elsewhere: first?.elsewhere ?? [], error, refetch, hasMore: hasNextPage, more: fetchNextPage, isFetching, again, decide };
};
