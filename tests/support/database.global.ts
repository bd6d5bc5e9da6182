/** Starts one PostgreSQL for a run of vitest (fsync off: nothing of it is kept) with a migrated template database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { asRole, createAppRole, createDatabase } from '../../src/server/db/bootstrap.ts';
import { databaseOf } from '../../src/server/db/connection.ts';
import { startOwnDatabase } from '../../src/server/db/launcher.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createLog } from '../../src/server/log.ts';

export type TestServer = { readonly host: string; readonly port: number; readonly user: string; readonly password: string; readonly appPassword: string };

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

export const templateName = 'template_tenure';
/** Of every test database; processes that tests start on one get it as SECRET_KEY. */
export const testRootKey = Buffer.alloc(32, 7);
export const testAppRole = `${templateName}_app`;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tenure-test-'));
  const log = createLog('silent');
  const own = await startOwnDatabase(folder, log, false);
  const login = { host: own.host, port: own.port, user: own.owner, password: own.secrets.owner };
  await createDatabase({ ...login, database: 'postgres' }, templateName);
  const owner = { ...login, database: templateName };
  await createAppRole(owner, testAppRole, own.secrets.app);
  const template = databaseOf({ owner, app: asRole(owner, testAppRole, own.secrets.app), appRole: testAppRole, stop: async () => undefined }, { databaseConnections: 2, prepare: true, root: testRootKey }, log);
  await migrate(template, log);
  await template.close();
  project.provide('testServer', { ...login, appPassword: own.secrets.app });
  return async () => {
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
