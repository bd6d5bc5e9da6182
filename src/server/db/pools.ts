import pg from 'pg';
import type { Logger } from '../log.ts';
import type { Handles } from './handles.ts';
import { types } from './types.ts';

/** How to sign in: a `pg` configuration without pool sizes. */
export type Login = Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'connectionString' | 'ssl'>;

export type PoolSettings = { readonly owner: Login; readonly app: Login; readonly appRole: string; readonly connections: number; readonly prepare: boolean; readonly root: Buffer; readonly log: Logger };

/** Waiting five seconds for a free connection is an overload and is answered as one. */
const patience = 5000;

/** Bulk edits, imports (storing what they checked, too) and walks along lists that go on at once; with those of the owner these are all beside DATABASE_CONNECTIONS. */
const LONG = 8;
const OWNER = 4;

/** Most connections that a process of so many holds. */
export const mostConnections = (connections: number): number => 2 * connections + LONG + OWNER;

/** Pools connect when first used. A connection that breaks while idle is dropped and logged; the next use opens another. */
export const openPools = (settings: PoolSettings): Handles => {
  const open = (login: Login, max: number, more: Partial<pg.PoolConfig> = {}): pg.Pool => {
    const pool = new pg.Pool({ ...login, types, max, connectionTimeoutMillis: patience, idleTimeoutMillis: 60_000, keepAlive: true, application_name: 'tenure', ...more });
    pool.on('error', (error) => settings.log.warn({ err: error.message }, 'a database connection was lost'));
    pool.on('connect', (client) => client.on('error', () => undefined)); // in use when it breaks: the next statement rejects with the same error
    return pool;
  };
  return {
    app: open(settings.app, settings.connections),
    reads: open(settings.app, settings.connections, { pipeline: true } as Partial<pg.PoolConfig>),
    long: open(settings.app, LONG, { pipeline: true, idleTimeoutMillis: 10_000 } as Partial<pg.PoolConfig>),
    owner: open(settings.owner, OWNER, { idleTimeoutMillis: 10_000 }),
    appRole: settings.appRole,
    prepare: settings.prepare,
    root: settings.root,
    log: settings.log,
  };
};

export const closePools = async ({ app, reads, long, owner }: Handles): Promise<void> => {
  for (const pool of [app, reads, long, owner]) pool.removeAllListeners('error').on('error', () => undefined); // the server may go before the sockets
  await Promise.all([app, reads, long, owner].map((pool) => pool.end()));
};
