/** One address of the server and what answers it. Modules export lists of routes; main.ts composes them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../db/connection.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** What a handler gets. The log line of each request carries the request's id already. */
export type Context = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** The named parts of the route's path, decoded: `/files/:key` gives `params.key`. */
  readonly params: Readonly<Record<string, string>>;
  /** The asking machine's address; a proxy's forwarded address only when TRUSTED_PROXIES lists that proxy. */
  readonly address: string;
  /** The request came over https, directly or through a trusted proxy. Cookies are Secure then. */
  readonly secure: boolean;
  readonly requestId: string;
  readonly settings: Settings;
  readonly db: Database;
  readonly log: Logger;
};

/** `path` is exact; `:name` takes one segment, a final `*name` takes the rest. `ANY` takes every method. */
export type Route = {
  readonly method: Method | 'ANY';
  readonly path: string;
  readonly handle: (context: Context) => Promise<void>;
};
