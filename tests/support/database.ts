/** A database of its own for a test file: a copy of the migrated template, seen as the application sees it (its role, row-level security). */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { asRole } from '../../src/server/db/bootstrap.ts';
import { databaseOf } from '../../src/server/db/connection.ts';
import type { Database } from '../../src/server/db/connection.ts';
import { createLog } from '../../src/server/log.ts';
import { templateName, testAppRole, testRootKey } from './database.global.ts';

export type TestDatabase = {
  readonly db: Database;
  readonly name: string;
  /** The owner's address, for programs that take DATABASE_URL. */
  readonly url: string;
  /** Closes and drops it; call in `afterAll`. */
  drop(): Promise<void>;
};

/** `from` names the database to copy; PostgreSQL's own `template1` is for tests of migrations and of the first start. */
export const createTestDatabase = async ({ from = templateName, prepare = true, root = testRootKey as Buffer } = {}): Promise<TestDatabase> => {
  const server = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: half the work of PostgreSQL's default, which writes every page to the log that nobody reads here.
  await asAdministrator(`create database "${name}" template "${from}" strategy file_copy`);
  const owner = { host: server.host, port: server.port, user: server.user, password: server.password, database: name };
  const app = asRole(owner, testAppRole, server.appPassword);
  const db = databaseOf({ owner, app, appRole: testAppRole, stop: async () => undefined }, { databaseConnections: 6, prepare, root }, createLog('silent'));
  return {
    db,
    name,
    url: `postgresql://${server.user}:${server.password}@${encodeURIComponent(server.host)}:${server.port}/${name}`,
    drop: async () => {
      await db.close();
      await asAdministrator(`drop database if exists "${name}" with (force)`);
    },
  };
};

/** One statement as the server's superuser, outside any test database where none is named. */
export const asAdministrator = async <Row extends object>(statement: string, database = 'postgres'): Promise<Row[]> => {
  const server = inject('testServer');
  const client = new pg.Client({ host: server.host, port: server.port, user: server.user, password: server.password, database });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};

/** As `createTestDatabase`, dropped when the running test ends. */
export const databaseForThisTest = async (options: Parameters<typeof createTestDatabase>[0] = {}): Promise<TestDatabase> => {
  const made = await createTestDatabase(options);
  onTestFinished(() => made.drop());
  return made;
};
