import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** Calls an address of our own origin. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

/** Refusals before execution come with a 4xx: their GraphQL errors are read like those of a 200. */
const readingRefusals =
  (send: Send): typeof fetch =>
  async (address, init) => {
    const answer = await send(String(address), init);
    if (answer.ok || !/json/.test(answer.headers.get('content-type') ?? '')) return answer;
    const text = await answer.text();
    const isGraphQL = /"errors"\s*:\s*\[/.test(text);
    return new Response(text, { status: isGraphQL ? 200 : answer.status, headers: { 'content-type': 'application/json' } });
  };

/** Sends documents as they are: Apollo's cache is not used (react-query is), so nothing needs `__typename`. */
class NoCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

export type Client = ApolloClient<unknown>;

/** One client for all endpoints; `context.endpoint` says where an operation goes. */
export const createClient = (send: Send): Client =>
  new ApolloClient({
    cache: new NoCache(),
    link: new HttpLink({
      uri: (operation) => `/graphql/${String(operation.getContext().endpoint)}`,
      credentials: 'same-origin',
      fetch: readingRefusals(send),
      headers: { accept: 'application/graphql-response+json, application/json' },
    }),
    devtools: { enabled: false },
    assumeImmutableResults: true,
    queryDeduplication: false,
  });
