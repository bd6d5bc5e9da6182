/** Tenure on a PostgreSQL of one's own: that of the npm binaries, and Debian's 15 where it is installed. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { backup } from '../../src/server/db/backup/backup.ts';
import { halt } from '../../src/server/db/launcher/halt.ts';
import { initialise, ownerRole } from '../../src/server/db/launcher/initialise.ts';
import { makePlace } from '../../src/server/db/launcher/place.ts';
import { startPostmaster } from '../../src/server/db/launcher/postmaster.ts';
import { keepSecrets } from '../../src/server/db/launcher/secrets.ts';
import { createLog } from '../../src/server/log.ts';
import { seedDemo } from '../../src/server/db/seed/demo/seed-demo.ts';
import { startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';

type Administrator = { readonly host: string; readonly password: string; stop(): Promise<void> };

const debian = '/usr/lib/postgresql/15/bin';
const log = createLog('silent');

const startDebian = async (): Promise<Administrator> => {
  const folder = mkdtempSync(join(tmpdir(), 'tenure-pg15-'));
  chmodSync(folder, 0o755);
  const place = makePlace(folder);
  const binaries = { initdb: `${debian}/initdb`, postgres: `${debian}/postgres`, pgCtl: `${debian}/pg_ctl`, major: '15', version: '15' };
  const { owner } = keepSecrets(place.dataDir);
  await initialise(place, binaries, false);
  const { pid } = await startPostmaster({ place, binaries, password: owner, durable: false, log });
  return {
    host: place.socketDir,
    password: owner,
    stop: async () => {
      await halt(place, pid, binaries);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const startNpm = async (): Promise<Administrator> => {
  const { host, password } = inject('testServer');
  return { host, password, stop: async () => undefined };
};

describe.each([
  ['PostgreSQL of npm', startNpm, true, true],
  // The same statements with fewer candidates.
  ["Debian's PostgreSQL 15", startDebian, existsSync(debian), false],
] as const)('DATABASE_URL to %s', (_, start, there, isWhole) => {
  let admin: Administrator;
  let folder: string;
  const name = `url_${randomBytes(4).toString('hex')}`;

  const asAdmin = async (database: string, ...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ host: admin.host, user: ownerRole, password: admin.password, database });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const settings = (user: string, more: Record<string, string> = {}) =>
    readSettings({ PORT: '0', DATA_DIR: folder, DATABASE_URL: `postgresql://${user}:pass-word-1@${encodeURIComponent(admin.host)}:5432/${user}`, ...more });

  beforeAll(async () => {
    if (!there) return;
    admin = await start();
    folder = mkdtempSync(join(tmpdir(), 'tenure-url-'));
  });
  afterAll(async () => {
    if (!there) return;
    rmSync(folder, { recursive: true, force: true });
    await admin.stop();
  });

  test.runIf(there)('migrates, serves the demo and backs up as an owner who may create roles', async () => {
    await asAdmin('postgres', `create role ${name} login createrole password 'pass-word-1'`, `create database ${name} owner ${name}`);
    const server = await startServer(settings(name, isWhole ? { DEMO: '1' } : {}), log);
    try {
      if (!isWhole) await seedDemo(server.db, log, { candidates: 40 });
      expect((await fetch(new URL('/readyz', server.address))).status).toBe(200);
      const body = JSON.stringify({ email: 'hr@demo.example', password: 'Tenure-Demo-2026' });
      const signedIn = await fetch(new URL('/auth/sign-in', server.address), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect(signedIn.status).toBe(200);
      const { rows } = await backup(server.db, settings(name), join(folder, 'url.backup'));
      expect(rows.organisation).toBe(2);
    } finally {
      await server.stop();
    }
    const again = await startServer(settings(name), log);
    await again.stop();
  });

  test.runIf(there)('tells an owner who may not create roles what an administrator runs once, and that is enough', async () => {
    const plain = `${name}_p`;
    await asAdmin('postgres', `create role ${plain} login password 'pass-word-1'`, `create database ${plain} owner ${plain}`);
    const refused: unknown = await startServer(settings(plain), log).catch((error: unknown) => error);
    const statements = /run once:\n(.*?;)\nand set DATABASE_APP_PASSWORD/s.exec((refused as Error).message)?.[1] ?? '';
    expect(statements).toContain(`create role "${plain}_app" login password`);
    await asAdmin(plain, statements);
    const server = await startServer(settings(plain, { DATABASE_APP_PASSWORD: 'A-LONG-PASSWORD' }), log);
    expect((await fetch(new URL('/readyz', server.address))).status).toBe(200);
    await server.stop();
  });

  test.runIf(there)('tells a user who does not own the database what an administrator runs once, and that is enough', async () => {
    const guest = `${name}_g`;
    await asAdmin('postgres', `create role ${guest} login createrole password 'pass-word-1'`, `create database ${guest}`);
    const refused: unknown = await startServer(settings(guest), log).catch((error: unknown) => error);
    expect((refused as Error).message).toMatch(/^The user of DATABASE_URL may not make tables in the database /);
    const statement = /in that database:\n(.*;)$/s.exec((refused as Error).message)?.[1] ?? '';
    expect(statement).toBe(`alter database "${guest}" owner to "${guest}";`);
    await asAdmin(guest, statement);
    const server = await startServer(settings(guest), log);
    await server.stop();
  });

  test.runIf(there)('refuses an application role that could see every organisation', async () => {
    const weak = `${name}_w`;
    await asAdmin('postgres', `create role ${weak} login createrole password 'pass-word-1'`, `create database ${weak} owner ${weak}`, `create role ${weak}_app login bypassrls`);
    await expect(startServer(settings(weak), log)).rejects.toThrow(/nosuperuser nobypassrls/);
  });
});

test('an address where nobody answers, or a wrong password, gets a sentence', async () => {
  const { host } = inject('testServer');
  const start = (url: string): Promise<unknown> => startServer(readSettings({ PORT: '0', DATABASE_URL: url }), log);
  await expect(start('postgresql://a:b@127.0.0.1:1/x')).rejects.toThrow(/cannot be reached/);
  await expect(start(`postgresql://tenure:wrong@${encodeURIComponent(host)}:5432/postgres`)).rejects.toThrow(/refused the sign-in/);
});
