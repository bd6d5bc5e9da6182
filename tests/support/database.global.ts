/** Starts one PostgreSQL for a run of vitest (fsync off: nothing of it is kept) with two template databases: one migrated, and a copy of it with the demo organisations. */
import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { asRole, createAppRole, createDatabase } from '../../src/server/db/bootstrap.ts';
import { databaseOf } from '../../src/server/db/connection.ts';
import type { Database } from '../../src/server/db/connection.ts';
import { startOwnDatabase } from '../../src/server/db/launcher.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { seedDemo } from '../../src/server/db/seed/demo/seed-demo.ts';
import { createLog } from '../../src/server/log.ts';
import { quickFolder } from '../../tools/test/quick-folder.ts';
import { openFolder } from '../../tools/test/open-folder.ts';

export type TestServer = { readonly host: string; readonly port: number; readonly user: string; readonly password: string; readonly appPassword: string };

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

export const templateName = 'template_tenure';
export const demoTemplateName = 'template_tenure_demo';
/** Of every test database; processes that tests start on one get it as SECRET_KEY. */
export const testRootKey = Buffer.alloc(32, 7);
export const testAppRole = `${templateName}_app`;

type Login = Omit<TestServer, 'appPassword'>;

/** The migrated database and its copy with the demo, both closed: PostgreSQL copies only what nobody uses. */
const makeTemplates = async (login: Login, appPassword: string): Promise<void> => {
  const log = createLog('silent');
  const fill = async (database: string, work: (db: Database) => Promise<unknown>): Promise<void> => {
    const owner = { ...login, database };
    const db = databaseOf({ owner, app: asRole(owner, testAppRole, appPassword), appRole: testAppRole, stop: async () => undefined }, { databaseConnections: 2, prepare: true, root: testRootKey }, log);
    await work(db).finally(() => db.close());
  };
  await createDatabase({ ...login, database: 'postgres' }, templateName);
  await createAppRole({ ...login, database: templateName }, testAppRole, appPassword);
  await fill(templateName, (db) => migrate(db, log));
  const say = async (database: string, statement: string): Promise<void> => {
    const client = new pg.Client({ ...login, database });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await say('postgres', `create database ${demoTemplateName} template ${templateName}`);
  await fill(demoTemplateName, (db) => seedDemo(db, log, { candidates: 40 }));
  // As PostgreSQL does of itself within the minute: what is planned is planned as where people work.
  await say(demoTemplateName, 'analyze');
};

type Started = { readonly provided: TestServer; readonly stop: () => Promise<void> };

const start = async (): Promise<Started> => {
  const folder = openFolder('tenure-test-', quickFolder());
  const own = await startOwnDatabase(folder, createLog('silent'), false);
  const stop = async (): Promise<void> => {
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const login = { host: own.host, port: own.port, user: own.owner, password: own.secrets.owner };
  try {
    await makeTemplates(login, own.secrets.app);
  } catch (error) {
    await stop();
    throw error;
  }
  return { provided: { ...login, appPassword: own.secrets.app }, stop };
};

/** Each project of a run reads this file anew, and all share one PostgreSQL: the first starts it, the last stops it. */
const shared = globalThis as { testDatabase?: { readonly started: Promise<Started>; users: number } };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = (shared.testDatabase ??= { started: start(), users: 0 });
  database.users += 1;
  const { provided, stop } = await database.started;
  project.provide('testServer', provided);
  return async () => {
    database.users -= 1;
    if (database.users > 0) return;
    delete shared.testDatabase;
    await stop();
  };
}
