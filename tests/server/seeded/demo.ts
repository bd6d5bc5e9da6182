/** The demo that a first start makes, with its files: made once for all tests that only look at it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../src/server/db/connection.ts';
import { createLog } from '../../../src/server/log.ts';
import { startServer } from '../../../src/server/server.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { openFolder } from '../../../tools/test/open-folder.ts';
import { testAppRole } from '../../support/database.global.ts';
import { asAdministrator, createTestDatabase, type TestDatabase } from '../../support/database.ts';

let made: { readonly database: TestDatabase; readonly folder: string } | undefined;

/** There between the hooks of `seedForAll`. */
export const demo = {
  get db(): Database {
    return made!.database.db;
  },
  get folder(): string {
    return join(made!.folder, 'files');
  },
};

export const seedForAll = (): void => {
  beforeAll(async () => {
    made = { database: await createTestDatabase(), folder: openFolder('tenure-seed-') };
    // The application role of a database has its name; this one may do what the template's may.
    await asAdministrator(`create role "${made.database.name}_app" in role "${testAppRole}"`);
    const server = await startServer(readSettings({ PORT: '0', DEMO: '1', DATA_DIR: made.folder, DATABASE_URL: made.database.url }), createLog('silent'));
    await server.stop();
  }, 120_000);
  afterAll(async () => {
    await made?.database.drop();
    if (made) rmSync(made.folder, { recursive: true, force: true });
    made = undefined;
  });
};
