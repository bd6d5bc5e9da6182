/** Requests of many people in one change: the database's table of locks is for everybody. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdRequests } from '../../src/server/people/hold-requests.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

it('are weighed one after the other with so many locks at most', async () => {
  const held = await withOrg(server.db, 'demo', async (tx) => {
    for (let id = 1; id <= 5000; id += 1) await holdRequests(tx, String(id));
    const [row] = await tx.query<{ locks: number }>("select count(*)::int as locks from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()");
    return row!.locks;
  });
  expect(held).toBeGreaterThan(1000);
  expect(held).toBeLessThanOrEqual(1024);
});
