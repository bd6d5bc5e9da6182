import { sendJson } from './json.ts';
import type { Route } from './route.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too. Neither needs a session nor names anything inside. */
export const healthRoutes: readonly Route[] = [
  { method: 'GET', path: '/healthz', handle: async (context) => sendJson(context, 200, { status: 'ok' }) },
  {
    method: 'GET',
    path: '/readyz',
    handle: async (context) => {
      const ready = await context.db.ready();
      sendJson(context, ready ? 200 : 503, { status: ready ? 'ready' : 'waiting for the database' }, ready ? {} : { 'retry-after': '5' });
    },
  },
];
