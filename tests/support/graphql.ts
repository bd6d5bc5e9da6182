/** GraphQL requests of a signed-in person to the running server. */
import type { DemoServer } from './demo-server.ts';
import { postJson } from './post-json.ts';

export type GraphqlError = { readonly message: string; readonly path?: readonly (string | number)[]; readonly extensions: { readonly code: string; readonly errorCode: string; readonly validationError: { field: string; message: string }[]; readonly current?: { version: number } } };
export type GraphqlAnswer<Data> = { readonly status: number; readonly data: Data | null | undefined; readonly errors: readonly GraphqlError[] };
export type Client = <Data = Record<string, Record<string, unknown>>>(endpoint: string, query: string, variables?: Readonly<Record<string, unknown>>) => Promise<GraphqlAnswer<Data>>;

export const clientOf = (server: DemoServer, cookie?: string, more: Readonly<Record<string, string>> = {}): Client => async (endpoint, query, variables = {}) => {
  const { status, text } = await postJson(`${server.origin}/graphql/${endpoint}`, JSON.stringify({ query, variables }), { ...more, ...(cookie ? { cookie } : {}) });
  const body = JSON.parse(text) as { data?: never; errors?: GraphqlError[] };
  return { status, data: body.data, errors: body.errors ?? [] };
};

/** The data of an answer without errors. */
export const dataOf = <Data>({ data, errors }: GraphqlAnswer<Data>): Data => {
  if (errors.length > 0 || !data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return data;
};
