/** The application behind a pooler in transaction mode, which knows no named statements (PREPARE=0): pgbouncer before 1.21, and others like it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createAppRole } from '../../src/server/db/bootstrap.ts';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/server.ts';
import type { Server } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';
import { asAdministrator, createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { demoTemplateName, testAppRole, testRootKey } from '../support/database.global.ts';
import { cookiesOf, PASSWORD } from '../support/demo-server.ts';
import { startPooler } from '../support/pooler.ts';
import type { Pooler } from '../support/pooler.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenure-pooled-'));
let database: TestDatabase;
let pooler: Pooler;
let server: Server;

beforeAll(async () => {
  const admin = inject('testServer');
  const owner = { host: admin.host, port: admin.port, user: admin.user, password: admin.password };
  database = await createTestDatabase({ from: demoTemplateName });
  const { name } = database;
  await createAppRole({ ...owner, database: name }, `${name}_app`, 'pass-word-1');
  // An application role has its database's name; this one may do what the template's may.
  await asAdministrator(`grant "${testAppRole}" to "${name}_app"`);
  pooler = await startPooler({ path: `${admin.host}/.s.PGSQL.${admin.port}` }, 3);
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    SECRET_KEY: testRootKey.toString('base64'),
    PREPARE: '0',
    REQUESTS_PER_TEN_SECONDS: '1000000',
    DATABASE_URL: database.url,
    DATABASE_APP_URL: `postgresql://${name}_app:pass-word-1@127.0.0.1:${pooler.port}/${name}`,
  });
  server = await startServer(settings, createLog('silent'));
});
afterAll(async () => {
  await server?.stop();
  await pooler?.stop();
  await database?.drop();
  if (database) await asAdministrator(`drop role if exists ${database.name}_app`);
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { data?: Record<string, { totalRecords?: number; rows?: { name: string }[]; row?: { id: string } }>; errors?: unknown };

const signIn = async (email: string): Promise<string> => cookiesOf(await fetch(new URL('/auth/sign-in', server.address), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: PASSWORD }) }));
const ask = async (cookie: string, query: string, variables: object = {}): Promise<Answer> =>
  (await (await fetch(new URL('/graphql/core-hr', server.address), { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify({ query, variables }) })).json()) as Answer;

test('two organisations read and write through three shared connections, and never see each other', async () => {
  const [mine, theirs] = await Promise.all(['admin@demo.example', 'admin@other.example'].map(signIn));
  const list = '{ listEmployees(limit: 500) { totalRecords rows { name } } }';
  const counts = await Promise.all([mine!, theirs!].map(async (cookie) => (await ask(cookie, list)).data!['listEmployees']!.totalRecords!));
  expect(counts[0]).not.toBe(counts[1]);
  const rounds = Array.from({ length: 60 }, (_, at) => at);
  const answers = await Promise.all(
    rounds.map(async (at) => {
      const which = at % 2;
      const cookie = [mine!, theirs!][which]!;
      if (at % 5 > 0) return [which, (await ask(cookie, list)).data?.['listEmployees']?.totalRecords];
      const added = await ask(cookie, 'mutation($name: String!, $code: String!) { addGrade(input: { name: $name, code: $code, rank: 500 }) { row { id } } }', { name: `Pooled ${at}`, code: `POOL${at}` });
      expect(added.errors).toBeUndefined();
      return [which, counts[which]];
    }),
  );
  for (const [which, count] of answers) expect(count).toBe(counts[which!]);
  for (const [which, cookie] of [mine!, theirs!].entries()) {
    const { rows } = (await ask(cookie, '{ listGrades(search: "Pooled", limit: 100) { rows { name } } }')).data!['listGrades']!;
    expect(rows!.map(({ name: one }) => one).sort()).toEqual(rounds.filter((at) => at % 5 === 0 && at % 2 === which).map((at) => `Pooled ${at}`).sort());
  }
  expect(pooler.seen.clients).toBeGreaterThan(3);
  expect(pooler.servers()).toBeLessThanOrEqual(3);
  expect(pooler.seen.transactions).toBeGreaterThan(60);
});

test('no statement was given a name', () => {
  expect([...pooler.seen.names]).toEqual([]);
});
