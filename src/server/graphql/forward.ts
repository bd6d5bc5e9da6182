/** An endpoint that lives elsewhere: the request goes on with the session's token, never with its cookies. */
import { LIMITS } from './limits.ts';
import { accessTokenOf } from '../auth/request-token.ts';
import { readBody } from '../http/body.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context } from '../http/route.ts';
import { isJsonBody, isSameOrigin } from '../http/same-origin.ts';
import { refuse } from '../refuse.ts';
import { loadSession } from '../session.ts';

const PATIENCE = 30_000;

export const forward = async (context: Context, address: URL): Promise<void> => {
  const { request, response } = context;
  const header = (name: string): string | undefined => request.headers[name]?.toString();
  if (!isSameOrigin({ method: 'POST', header })) throw refuse('CROSS_SITE');
  if (!isJsonBody(request.headers['content-type'])) throw refuse('MEDIA_TYPE');
  const session = await loadSession(context);
  limitRequests(context, session);
  // What another server does with a request is its own: it cannot be held to reading.
  if (session?.viewAs) throw refuse('READ_ONLY_VIEW');
  const token = accessTokenOf(request);
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: header('accept') ?? 'application/json', 'x-request-id': context.requestId };
  if (session && token) Object.assign(headers, { authorization: `Bearer ${token}`, org_code: session.orgCode });
  let answer: Response;
  try {
    answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(await readBody(request, LIMITS.body)), redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    context.log.warn({ err: error, host: address.host }, 'an endpoint elsewhere did not answer');
    throw refuse('OUTSIDE_SERVICE', { words: { service: address.host } });
  }
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json', 'content-length': body.length, 'cache-control': 'no-store' });
  response.end(body);
};
