import pg from 'pg';
import type { Logger } from '../log.ts';
import type { Handles } from './handles.ts';
import { types } from './types.ts';

/** How to sign in: a `pg` configuration without pool sizes. */
export type Login = Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'connectionString' | 'ssl'>;

export type PoolSettings = { readonly owner: Login; readonly app: Login; readonly appRole: string; readonly connections: number; readonly prepare: boolean; readonly root: Buffer; readonly log: Logger };

/** Waiting five seconds for a free connection is an overload and is answered as one. */
const patience = 5000;

/** Milliseconds that running transactions get to end when the pools close. */
const CLOSING = 5000;

/** Bulk edits, imports (storing what they checked, too) and walks along lists that go on at once; with those of the owner these are all beside DATABASE_CONNECTIONS. */
const LONG = 8;
const OWNER = 4;

/** Most connections that a process of so many holds. */
export const mostConnections = (connections: number): number => 2 * connections + LONG + OWNER;

const connected = new WeakMap<pg.Pool, Set<pg.PoolClient>>();

/** Pools connect when first used. A connection that breaks while idle is dropped and logged; the next use opens another. */
export const openPools = (settings: PoolSettings): Handles => {
  const open = (login: Login, max: number, more: Partial<pg.PoolConfig> = {}): pg.Pool => {
    const pool = new pg.Pool({ ...login, types, max, connectionTimeoutMillis: patience, idleTimeoutMillis: 60_000, keepAlive: true, application_name: 'tenure', ...more });
    pool.on('error', (error) => settings.log.warn({ err: error.message }, 'a database connection was lost'));
    const clients = new Set<pg.PoolClient>();
    connected.set(pool, clients);
    pool.on('connect', (client) => {
      clients.add(client);
      client.on('error', () => undefined); // in use when it breaks: the next statement rejects with the same error
    });
    pool.on('remove', (client) => clients.delete(client));
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

/** Gives running transactions five seconds; what goes on longer is work that the next start finds and begins anew, and its connections are cut. */
export const closePools = async ({ app, reads, long, owner }: Handles): Promise<void> => {
  const pools = [app, reads, long, owner];
  for (const pool of pools) pool.removeAllListeners('error').on('error', () => undefined); // the server may go before the sockets
  const late = setTimeout(() => pools.flatMap((pool) => [...(connected.get(pool) ?? [])]).forEach((client) => void (client as unknown as pg.Client).end()), CLOSING);
  await Promise.all(pools.map((pool) => pool.end()));
  clearTimeout(late);
};
