import { HEADER, sendingOnce } from '../sendOnce.ts';
import { readRefusal } from './readRefusal.ts';
import type { Document } from './documents.ts';
import type { Send } from '../sendOnce.ts';

/** Stands beside the variables of a write that has a name of its own for the act. */
export const ACT = Symbol('act');

type Context = { readonly endpoint: string; readonly fetchOptions?: { readonly signal?: AbortSignal | undefined } };
type Options = { readonly variables?: Record<string, unknown> & { readonly [ACT]?: string }; readonly context: Context };
type Answered<Data> = { readonly data: Data };

/** What ra-data-graphql sends through: of Apollo's client the two calls that it makes, without a cache, because react-query is one, and without the 38 KiB of the rest. */
export type Client = {
  query<Data>(options: Options & { readonly query: Document }): Promise<Answered<Data>>;
  mutate<Data>(options: Options & { readonly mutation: Document }): Promise<Answered<Data>>;
};

/** As Apollo says it: what GraphQL refused, or what kept the answer from coming. */
class RequestFailure extends Error {
  readonly graphQLErrors: readonly { readonly message: string }[];
  readonly networkError: Error | undefined;
  constructor(message: string, graphQLErrors: RequestFailure['graphQLErrors'], networkError?: Error) {
    super(message);
    this.name = networkError?.name === 'AbortError' ? networkError.name : 'RequestFailure';
    this.graphQLErrors = graphQLErrors;
    this.networkError = networkError;
  }
}

const unreached = (error: unknown): never => {
  const reason = error instanceof Error ? error : new Error(String(error));
  throw new RequestFailure(reason.message, [], reason);
};

type Answer<Data> = { readonly data?: Data | null; readonly errors?: RequestFailure['graphQLErrors'] };

const bodyOf = async <Data>(response: Response): Promise<Answer<Data>> => {
  const { status } = response;
  if (!response.ok) return unreached(Object.assign(new Error(`Response not successful: Received status code ${status}`), { statusCode: status }));
  return (await response.json().catch((error: Error) => unreached(Object.assign(error, { statusCode: status })))) as Answer<Data>;
};

/** One client for all endpoints; `context.endpoint` says where an operation goes. Answers the whole or throws. */
export const createClient = (send: Send): Client => {
  const sendOnce = sendingOnce(send);
  const run = async <Data>({ text }: Document, { variables = {} as NonNullable<Options['variables']>, context: { endpoint, fetchOptions } }: Options): Promise<Answered<Data>> => {
    const request: RequestInit = {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json', ...(variables[ACT] === undefined ? {} : { [HEADER]: variables[ACT] }) },
      body: JSON.stringify({ query: text, variables }),
      ...(fetchOptions?.signal ? { signal: fetchOptions.signal } : {}),
    };
    const { data, errors } = await bodyOf<Data>(await sendOnce(`/graphql/${endpoint}`, request).then(readRefusal, unreached));
    if (errors?.[0]) throw new RequestFailure(errors[0].message, errors);
    if (!data) return unreached(new Error('The server left the request without an answer.'));
    return { data };
  };
  return {
    query: (options) => run(options.query, options),
    mutate: (options) => run(options.mutation, options),
  };
};
