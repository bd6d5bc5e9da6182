/** The owner's connection: row-level security does not hold for it. For migrations, queues, backup and tests; features never import this. */
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from './connection.ts';
import { handlesOf } from './handles.ts';
import { withRoot } from './root-of.ts';
import { inTurn } from './turns.ts';
import { asked } from './unavailable.ts';

export type OwnerConnection = {
  readonly appRole: string;
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  copyIn(text: string): NodeJS.WritableStream;
  copyOut(text: string): NodeJS.ReadableStream;
};

/** One connection for the length of `work`; transactions are the caller's. What it leaves open is rolled back. */
export const asOwner = async <T>(db: Database, work: (owner: OwnerConnection) => Promise<T>): Promise<T> => {
  const { owner, appRole, root } = handlesOf(db);
  const client = await asked(owner.connect());
  let failed = false;
  try {
    return await work(withRoot(connection(client, appRole), root));
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    client.release(failed);
  }
};

const connection = (client: pg.PoolClient, appRole: string): OwnerConnection => {
  const ask = inTurn();
  return {
    appRole,
    query: async <Row extends object>(text: string, values?: readonly unknown[]) => (await ask(() => client.query<Row>(text, values as unknown[]))).rows,
    copyIn: (text) => client.query(copyFrom(text)),
    copyOut: (text) => client.query(copyTo(text)),
  };
};
