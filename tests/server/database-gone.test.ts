/** A PostgreSQL of one's own that goes away for a while and comes back. */
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBinaries } from '../../src/server/db/launcher/binaries.ts';
import { halt } from '../../src/server/db/launcher/halt.ts';
import { initialise, ownerRole } from '../../src/server/db/launcher/initialise.ts';
import { makePlace } from '../../src/server/db/launcher/place.ts';
import { startPostmaster } from '../../src/server/db/launcher/postmaster.ts';
import { keepSecrets } from '../../src/server/db/launcher/secrets.ts';
import { seedDemo } from '../../src/server/db/seed/demo/seed-demo.ts';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/server.ts';
import type { Server } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';
import { cookiesOf, PASSWORD } from '../support/demo-server.ts';

const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'tenure-gone-'));
let pid: number;
let server: Server;
let cookie: string;

const place = (): ReturnType<typeof makePlace> => makePlace(join(folder, 'postgres'));
const start = async (): Promise<void> => {
  const at = place();
  pid = (await startPostmaster({ place: at, binaries: findBinaries(at.base, at.account), password: keepSecrets(at.dataDir).owner, durable: false, log })).pid;
};
const stop = (): Promise<void> => halt(place(), pid, findBinaries(place().base, place().account));

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const at = place();
  const { owner } = keepSecrets(at.dataDir);
  await initialise(at, findBinaries(at.base, at.account), false);
  await start();
  const client = new pg.Client({ host: at.socketDir, user: ownerRole, password: owner, database: 'postgres' });
  await client.connect();
  await client.query('create database gone');
  await client.end();
  const url = `postgresql://${ownerRole}:${owner}@${encodeURIComponent(at.socketDir)}:5432/gone`;
  server = await startServer(readSettings({ PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: url, REQUESTS_PER_TEN_SECONDS: '1000000' }), log);
  await seedDemo(server.db, log, { candidates: 40 });
  cookie = cookiesOf(await send('/auth/sign-in', { email: 'hr@demo.example', password: PASSWORD }));
});
afterAll(async () => {
  await server?.stop();
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const send = (path: string, body?: object): Promise<Response> =>
  fetch(new URL(path, server.address), { method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}) });
const list = (): Promise<Response> => send('/graphql/core-hr', { query: '{ listGrades { totalRecords } }' });
const add = (code: string): Promise<Response> => send('/graphql/core-hr', { query: 'mutation($code: String!) { addGrade(input: { name: $code, code: $code, rank: 700 }) { row { id } } }', variables: { code } });

const counted = async (query: string): Promise<number> => ((await (await send('/graphql/core-hr', { query })).json()) as { data: { listGrades: { totalRecords: number } } }).data.listGrades.totalRecords;

const told = (spy: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }, words: string): number => spy.mock.calls.filter(([, message]) => message === words).length;

test('everything asks to wait while the database is away, and goes on by itself when it is back', async () => {
  expect((await list()).status).toBe(200);
  const [errors, warnings] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')];
  const underway = Promise.all(Array.from({ length: 8 }, (_, at) => add(`UNDER${at}`)));
  await stop();
  await underway;
  let waited = false;
  const until = Date.now() + 8000;
  do {
    const began = Date.now();
    const answers = await Promise.all([list(), add('AWAY'), send('/auth/session'), send('/auth/sign-in', { email: 'hr@demo.example', password: PASSWORD }), send('/export', { type: 'Grade' }), send('/readyz')]);
    for (const answer of answers) {
      const path = new URL(answer.url).pathname;
      const text = await answer.text();
      expect(text).not.toMatch(/ECONNREFUSED|ENOENT|PGSQL/);
      // A session that was looked at a moment ago is still known: then the field says so, as GraphQL over HTTP wants it.
      const isField = path.startsWith('/graphql') && answer.status === 200;
      if (isField) expect((JSON.parse(text) as { errors: { extensions: object }[] }).errors[0]?.extensions).toMatchObject({ errorCode: '_DB0000' });
      else expect([path, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, 503, true]);
      waited ||= path.startsWith('/graphql') && answer.status === 503;
    }
    expect(Date.now() - began).toBeLessThan(20_000);
    expect((await send('/healthz')).status).toBe(200);
    await sleep(500);
  } while (Date.now() < until || !waited);

  expect(told(errors, 'job queue')).toBe(0);
  expect(told(warnings, 'the database does not answer; queues wait for it')).toBe(1);
  await start();
  for (let tries = 0; (await send('/readyz')).status !== 200; tries += 1) {
    if (tries > 100) throw new Error('It did not come back.');
    await sleep(100);
  }
  expect(await counted('{ listGrades { totalRecords } }')).toBeGreaterThan(0);
  expect(((await (await add('BACK')).json()) as { errors?: unknown }).errors).toBeUndefined();
  expect(await counted('{ listGrades(filter: { code: { equals: "AWAY" } }) { totalRecords } }')).toBe(0);
});
