/** The demo as a first start makes it, with fewer candidates and with its files: made once for all tests that only look at it. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../src/server/db/connection.ts';
import { seedDemo } from '../../../src/server/db/seed/demo/seed-demo.ts';
import { diskStore } from '../../../src/server/files/disk-store.ts';
import { createLog } from '../../../src/server/log.ts';
import { openFolder } from '../../../tools/test/open-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let made: { readonly database: TestDatabase; readonly folder: string } | undefined;

/** There between the hooks of `seedForAll`. */
export const demo = {
  get db(): Database {
    return made!.database.db;
  },
  get folder(): string {
    return made!.folder;
  },
};

export const seedForAll = (): void => {
  beforeAll(async () => {
    made = { database: await createTestDatabase(), folder: openFolder('tenure-seed-') };
    await seedDemo(demo.db, createLog('silent'), { candidates: 3000, store: diskStore(demo.folder) });
  }, 120_000);
  afterAll(async () => {
    await made?.database.drop();
    if (made) rmSync(made.folder, { recursive: true, force: true });
    made = undefined;
  });
};
