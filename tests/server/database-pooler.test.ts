/** The application behind a pooler in transaction mode, which knows no named statements (PREPARE=0): pgbouncer before 1.21, and others like it. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createAppRole } from '../../src/server/db/bootstrap.ts';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/server.ts';
import type { Server } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';
import { asAdministrator } from '../support/database.ts';
import { cookiesOf, PASSWORD } from '../support/demo-server.ts';
import { startPooler } from '../support/pooler.ts';
import type { Pooler } from '../support/pooler.ts';

const name = `pooled_${randomBytes(4).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'tenure-pooled-'));
let pooler: Pooler;
let server: Server;

beforeAll(async () => {
  const admin = inject('testServer');
  const owner = { host: admin.host, port: admin.port, user: admin.user, password: admin.password };
  await asAdministrator(`create database ${name}`);
  await createAppRole({ ...owner, database: name }, `${name}_app`, 'pass-word-1');
  pooler = await startPooler({ path: `${admin.host}/.s.PGSQL.${admin.port}` }, 3);
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    DEMO: '1',
    PREPARE: '0',
    REQUESTS_PER_TEN_SECONDS: '1000000',
    DATABASE_URL: `postgresql://${admin.user}:${admin.password}@${encodeURIComponent(admin.host)}:${admin.port}/${name}`,
    DATABASE_APP_URL: `postgresql://${name}_app:pass-word-1@127.0.0.1:${pooler.port}/${name}`,
  });
  server = await startServer(settings, createLog('silent'));
});
afterAll(async () => {
  await server?.stop();
  await pooler?.stop();
  await asAdministrator(`drop database if exists ${name} with (force)`);
  await asAdministrator(`drop role if exists ${name}_app`);
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
