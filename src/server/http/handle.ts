/** The edge of the server: every request comes in here and every error ends here. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Database } from '../db/connection.ts';
import type { Logger } from '../log.ts';
import { logCause } from '../log-cause.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Settings } from '../settings.ts';
import { limitArriving } from './arriving.ts';
import { clientOf } from './client-address.ts';
import type { Context, Route } from './route.ts';
import { createRouter } from './router.ts';
import { secureHeaders, setHeaders } from './secure-headers.ts';
import { sendRefusal } from './send-refusal.ts';

export type Serving = { readonly routes: readonly Route[]; readonly settings: Settings; readonly db: Database; readonly log: Logger };

/** More requests at once than this are turned away with 503, so that those inside are answered in time. Health is always answered. */
const mostAtOnce = 400;

/** A link that opens something is a secret, and no log holds one. */
const withoutLink = (path: string | undefined): string | undefined => path?.replace(/^\/v3\/join\/[^/]+/, '/v3/join/…').replace(/\/calendars\/[^/]+\/[^/]+/, '/calendars/…');

/** A person who left out the beginning of an address gets to the page, or to the one that says that there is none. */
const asksForPage = ({ method, headers }: IncomingMessage, { pathname }: URL): boolean => method === 'GET' && headers.accept?.includes('text/html') === true && extname(pathname) === '';

export const createHandler = ({ routes, settings, db, log }: Serving): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const find = createRouter(routes);
  const headers = secureHeaders(settings);
  const overHttps = settings.publicUrl.protocol === 'https:';
  const arriving = limitArriving();
  let atOnce = 0;
  return async (request, response) => {
    const started = performance.now();
    const requestId = randomUUID();
    const client = clientOf(request, settings.trustedProxies);
    const secure = client.secure || overHttps;
    setHeaders(response, headers, secure);
    response.setHeader('x-request-id', requestId);
    atOnce += 1;
    const url = URL.canParse(request.url ?? '', 'http://local') ? new URL(request.url ?? '', 'http://local') : undefined;
    const requestLog = log.child({ requestId });
    try {
      if (!url) throw refuse('MALFORMED_REQUEST');
      if (atOnce > mostAtOnce && url.pathname !== '/healthz') throw refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 });
      arriving(request, client.address);
      const match = find(request.method ?? '', url.pathname);
      if (!match && asksForPage(request, url)) return void response.writeHead(302, { location: `/v3${url.pathname}${url.search}` }).end();
      if (!match) throw refuse('HTTP_404');
      if ('methods' in match) {
        response.setHeader('allow', match.methods.join(', '));
        throw refuse('METHOD_NOT_ALLOWED', { words: { methods: match.methods.join(', ') } });
      }
      const context: Context = { request, response, url, params: match.params, address: client.address, secure, requestId, settings, db, log: requestLog };
      await match.route.handle(context);
    } catch (error) {
      answerError(request, response, requestId, error, requestLog);
    } finally {
      atOnce -= 1;
      requestLog.debug({ method: request.method, path: withoutLink(url?.pathname), status: response.statusCode, milliseconds: Math.round(performance.now() - started) }, 'answered');
    }
  };
};

/** Refusals as they are; a database that is gone as 503; anything else masked, with the request's id to find it in the log. */
const answerError = (request: IncomingMessage, response: ServerResponse, requestId: string, error: unknown, log: Logger): void => {
  const refusal = error instanceof Refusal ? error : undefined;
  if (refusal) logCause(log, refusal);
  else if (!request.socket.destroyed) log.error({ err: error, path: withoutLink(request.url?.split('?', 1)[0]) }, 'a request failed');
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  if (!request.complete) response.setHeader('connection', 'close');
  sendRefusal({ response, requestId }, refusal ?? refuse('_UH0001'));
};
