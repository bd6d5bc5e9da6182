import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Who may see past row-level security, each for a reason: the database's own folder, the start, the queue's tables. */
const asOwner = ['src/server/db/', 'src/server/server.ts', 'src/server/jobs/jobs.ts'];
const sources = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'));
const importers = (module: RegExp): string[] => sources.filter((path) => module.test(readFileSync(path, 'utf8')));

test('features reach the data through withOrg and readOrg only', () => {
  const allowed = (path: string): boolean => asOwner.some((start) => path.startsWith(start));
  expect(importers(/from '[./]*(?:db\/)?(?:owner|handles|pools)\.ts'/).filter((path) => !allowed(path))).toEqual([]);
  expect(importers(/from 'pg'/).filter((path) => !path.startsWith('src/server/db/'))).toEqual([]);
});
