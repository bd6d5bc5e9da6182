/** Four kinds of tests: pure rules, pages in jsdom, the real server on real PostgreSQL, journeys in a real browser. */
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const inline = { deps: { inline: ['ra-data-graphql'] } };
const database = ['tests/support/database.global.ts'];
/** All kinds of tests share one queue, so that no worker waits for the last file of a kind: a journey has a server, a PostgreSQL and a browser beside it, and the others wait for the database and for time to pass. More than eight would ask that PostgreSQL for more connections than it has. */
const workers = Math.min(8, Math.floor(availableParallelism() / 2) + 2);

export default defineConfig({
  plugins: [react()],
  // Node takes graphql's main entry; vite would take its module entry, and two copies of graphql do not know each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['tests/{domain,house,codegen}/**/*.test.ts'], isolate: false, testTimeout: 30_000 } },
      { extends: true, test: { name: 'console', environment: 'jsdom', include: ['tests/pages/**/*.test.{ts,tsx}'], setupFiles: ['tests/pages/support/fresh.ts', 'tests/pages/support/patience.ts'], isolate: false, server: inline, testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,resources,operations}/**/*.test.ts'],
          globalSetup: database,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A file makes its own database and server and replaces nothing of the process: read once, the code serves the files of a worker one after the other.
          isolate: false,
          // One test writes by the console's data provider.
          server: inline,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          // A journey that a busy machine was too slow for runs once more; the report names it.
          retry: process.env.CI ? 1 : 0,
          globalSetup: database,
          // What a page comes to takes a busy machine longer than vitest's second.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As the server's: a worker reads the code once for all its files.
          isolate: false,
        },
      },
    ],
  },
});
