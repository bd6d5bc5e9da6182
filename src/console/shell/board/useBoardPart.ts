import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { askAnswer } from '../askAnswer.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export type Part<Answer> = { readonly data: Answer | undefined; readonly error: Error | null; readonly isPending: boolean; readonly refetch: () => Promise<unknown> };

/** What one card asks, on its own: one that fails or waits leaves the others alone. */
export const useBoardPart = <Answer, Variables extends object>(document: TypedDocumentNode<{ answer: Answer }, Variables>, variables: Variables): Part<Answer> => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['activity-board', print(document), variables],
    queryFn: ({ signal }) => askAnswer('monitoring', document, variables, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
  });
  return { data, error, isPending, refetch };
};
