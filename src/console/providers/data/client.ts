import { ApolloCache, ApolloClient, HttpLink } from '@apollo/client';
import type { Cache } from '@apollo/client';
import { sendingOnce } from '../sendOnce.ts';
import type { Send } from '../sendOnce.ts';

import { readRefusal } from './readRefusal.ts';

/** Keeps nothing: react-query is the cache, and Apollo's would mix equal type names of different endpoints. Documents are sent as they are, without `__typename`. */
class NoCache extends ApolloCache<unknown> {
  read(): null {
    return null;
  }
  write(): undefined {
    return undefined;
  }
  diff<Result>(): Cache.DiffResult<Result> {
    return { result: null, complete: false } as Cache.DiffResult<Result>;
  }
  watch(): () => void {
    return () => undefined;
  }
  reset(): Promise<void> {
    return Promise.resolve();
  }
  evict(): boolean {
    return false;
  }
  restore(): ApolloCache<unknown> {
    return this;
  }
  extract(): unknown {
    return {};
  }
  removeOptimistic(): void {}
  performTransaction(transaction: (cache: ApolloCache<unknown>) => void): void {
    transaction(this);
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
      fetch: async (address, init) => readRefusal(await sendingOnce(send)(String(address), init)),
      headers: { accept: 'application/graphql-response+json, application/json' },
    }),
    devtools: { enabled: false },
    assumeImmutableResults: true,
    queryDeduplication: false,
  });
