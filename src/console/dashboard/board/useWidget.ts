import { print } from 'graphql';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../shell/ask.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export type WidgetQuery<Data> = { readonly data: Data | undefined; readonly error: Error | null; readonly isPending: boolean; readonly refetch: () => Promise<unknown> };

/** Figures are asked again when a minute has passed and the person comes back. */
const fresh = 60_000;

/** What one card asks, on its own: a card that fails or waits leaves the others alone. All answers of a dashboard are forgotten together by `['dashboard']`. */
export const useWidget = <Data extends object, Variables extends object, Shown = Data>(
  endpoint: string,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  select?: (data: Data) => Shown,
  /** False asks nothing. */
  isWanted = true,
): WidgetQuery<Shown> => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard', endpoint, print(document), variables],
    queryFn: ({ signal }) => ask<Data>(endpoint, print(document), variables, signal),
    enabled: isWanted,
    staleTime: fresh,
    refetchOnWindowFocus: true,
    retry: 1,
    select: (answer: Data) => (select ? select(answer) : (answer as unknown as Shown)),
  });
  return { data, error, isPending, refetch };
};
