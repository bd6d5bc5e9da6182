/** Questions of somebody who is signed in, over HTTP. */
import { DEMO_PASSWORD } from '../../src/server/db/seed/demo/accounts.ts';

export type Ask = <Answer = unknown>(query: string, variables?: object) => Promise<Answer>;

/** Answers how that person asks an endpoint. Whatever is refused is thrown. */
export const asker = async (origin: string, email: string): Promise<(endpoint: string) => Ask> => {
  const entered = await fetch(`${origin}/auth/sign-in`, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: JSON.stringify({ email, password: DEMO_PASSWORD }) });
  if (!entered.ok) throw new Error(`${email} cannot sign in: ${await entered.text()}`);
  const cookie = entered.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
  return (endpoint) => async <Answer>(query: string, variables: object = {}): Promise<Answer> => {
    const response = await fetch(`${origin}/graphql/${endpoint}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify({ query, variables }) });
    const body = (await response.json()) as { data: Answer; errors?: unknown };
    if (!response.ok || body.errors) throw new Error(JSON.stringify(body.errors ?? response.status).slice(0, 500));
    return body.data;
  };
};
