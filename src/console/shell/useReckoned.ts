import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askAnswer } from './askAnswer.ts';
import { useDebounced } from './palette/useDebounced.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Milliseconds for which what is typed has to rest. */
const REST = 300;

type Question<Answer, Variables> = { readonly key: string; readonly endpoint: string; readonly document: TypedDocumentNode<{ answer: Answer }, Variables> };

/** What the server makes of a form that is still being filled in, kept under `key`: asked once it rested, while the former answer stands. Nothing is asked while it is not `isReady`, and what was refused is not tried again. */
export const useReckoned = <Answer, Variables extends object>({ key, endpoint, document }: Question<Answer, Variables>, told: Variables, isReady = true) => {
  // Whether it was ready rests as well: what was not is never asked.
  const asked = useDebounced(isReady ? JSON.stringify(told) : null, REST);
  return useQuery({
    queryKey: [key, asked],
    queryFn: ({ signal }) => askAnswer(endpoint, document, JSON.parse(asked!) as Variables, signal),
    placeholderData: keepPreviousData,
    enabled: isReady && asked !== null,
    retry: false,
  });
};
