const codes: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 429: 'RATE_LIMITED' };

const asGraphQL = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const refusal = (message: unknown, extensions: object): Response => asGraphQL({ errors: [{ message, extensions }] });

/**
 * Answers to GraphQL requests that are not GraphQL's, as such: refusals before execution come with a 4xx, and what stands before the server answers
 * with `{errorCode, message}` in its own words. A page in place of the JSON means that the session ended (specification 0 §8). What has no words stays.
 */
export const readRefusal = async (answer: Response): Promise<Response> => {
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  if (answer.ok) return isJson ? answer : refusal('Session Expired', { code: 'UNAUTHENTICATED', errorCode: 'SESSION_EXPIRED' });
  if (!isJson) return answer;
  const body: unknown = await answer.clone().json().catch(() => null);
  const said = (typeof body === 'object' && body !== null ? body : {}) as { readonly errors?: unknown; readonly message?: unknown; readonly errorCode?: unknown; readonly requestId?: unknown };
  if (Array.isArray(said.errors)) return asGraphQL(body);
  const isTheirs = answer.status > 400 && answer.status < 500 && typeof said.message === 'string' && said.message !== '';
  if (isTheirs) return refusal(said.message, { code: codes[answer.status] ?? 'BAD_USER_INPUT', errorCode: said.errorCode, requestId: said.requestId });
  return answer;
};
