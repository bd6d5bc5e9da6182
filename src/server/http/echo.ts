import { sendJson } from './json.ts';
import type { Route } from './route.ts';

/** `GET /ip`: the address that the caller is seen at, for clients that send it along as `user_ip` (document 0 §7). The server itself trusts no such header. */
export const echoRoutes: readonly Route[] = ['', '/v3'].map((base) => ({ method: 'GET', path: `${base}/ip`, handle: async (context) => sendJson(context, 200, { ip: context.address }, { 'cache-control': 'no-store' }) }));
