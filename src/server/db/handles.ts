/** The pools behind a `Database`. Only modules of this folder import it: features see the data through `withOrg` and `readOrg`. */
import type pg from 'pg';
import type { Logger } from '../log.ts';
import type { Database } from './connection.ts';

export type Handles = {
  /** As the application role, one transaction a connection at a time. */
  readonly app: pg.Pool;
  /** As the application role on pipelined connections: single reads in one round trip. */
  readonly reads: pg.Pool;
  /** Likewise, for work that takes long and reads beside its transaction: what it waits for is never held by another like it. */
  readonly long: pg.Pool;
  /** As the owner: migrations, queues, backup, tests. */
  readonly owner: pg.Pool;
  readonly appRole: string;
  /** What every key of this server comes from. */
  readonly root: Buffer;
  readonly prepare: boolean;
  readonly log: Logger;
  /** Transactions may read only; what writes is refused READ_ONLY_VIEW. */
  readonly isReadOnly?: true;
};

const known = new WeakMap<Database, Handles>();

export const keepHandles = (db: Database, handles: Handles): Database => {
  known.set(db, handles);
  return db;
};

export const handlesOf = (db: Database): Handles => {
  const handles = known.get(db);
  if (!handles) throw new TypeError('This is not a Database made by openDatabase.');
  return handles;
};
