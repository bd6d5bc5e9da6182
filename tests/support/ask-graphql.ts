import type { DemoServer } from './demo-server.ts';

export type GraphqlAnswer<Data> = { readonly data?: Data | null; readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[] };

/** A GraphQL request of a signed-in person. */
export const askGraphql = async <Data>(server: DemoServer, cookie: string, endpoint: string, query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer<Data>> => {
  const response = await server.ask(`/graphql/${endpoint}`, { body: { query, variables }, headers: { cookie } });
  return (await response.json()) as GraphqlAnswer<Data>;
};

/** The code of the first refusal of an answer. */
export const codeOf = (answer: GraphqlAnswer<unknown>): unknown => answer.errors?.[0]?.extensions['errorCode'];
