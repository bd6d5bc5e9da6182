import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from '../../src/server/db/launcher/processes.ts';
import { startProcess, until } from '../support/process.ts';

let dataDir: string;
beforeEach(() => {
  const home = mkdtempSync(join(tmpdir(), 'tenure a '));
  chmodSync(home, 0o755);
  dataDir = join(home, 'data');
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

/** What a first start leaves, after one that was cut off in the middle: made once, and copied where a test begins with a later one. */
let made: Promise<string> | undefined;
const afterFirstStart = async (): Promise<void> => {
  made ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tenure made '));
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'data/postgres.part'), { recursive: true });
    writeFileSync(join(folder, 'data/postgres.part/half'), 'x');
    const server = startProcess({ DATA_DIR: join(folder, 'data') });
    await server.ready;
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    return folder;
  })();
  // With the owners of the files, which Node's own copy does not keep.
  execFileSync('cp', ['-a', join(await made, 'data'), dataDir]);
};
afterAll(async () => {
  if (made) rmSync(await made, { recursive: true, force: true });
});

const postmaster = (): number => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const status = async (address: string, path: string): Promise<number> => (await fetch(new URL(path, address))).status;

/** As the owner, past the server. */
const ask = async (text: string): Promise<unknown[]> => {
  const { owner } = JSON.parse(readFileSync(join(dataDir, 'database-secrets.json'), 'utf8')) as { owner: string };
  const client = new pg.Client({ host: join(dataDir, 'run'), user: 'tenure', password: owner, database: 'tenure' });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
};

describe('the own database', () => {
  test('starts in a folder with a space, durable and closed to others, and stops with the server', async () => {
    await afterFirstStart();
    const server = startProcess({ DATA_DIR: dataDir, DATABASE_CONNECTIONS: '100' });
    const address = await server.ready;
    expect(await status(address, '/readyz')).toBe(200);
    expect(await ask(`select current_setting('max_connections')::int >= 2 * 100 + 12 + 3 as enough`)).toEqual([{ enough: true }]);
    expect(await ask(`select current_setting('fsync') f, current_setting('data_checksums') c, current_setting('listen_addresses') l, current_setting('server_encoding') e`)).toEqual([{ f: 'on', c: 'on', l: '', e: 'UTF8' }]);
    expect(statSync(join(dataDir, 'database-secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'run')).mode & 0o777).toBe(0o700);
    const pid = postmaster();
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    // It ended; its number is free once the machine's first process has taken note of it.
    expect(isAlive(pid)).toBe(false);
  });

  test('is adopted by the next server after kill -9, with everything that was saved', async () => {
    await afterFirstStart();
    const first = startProcess({ DATA_DIR: dataDir });
    await first.ready;
    await ask(`insert into number_series (org_code, series) values ('kept', 'x')`);
    const pid = postmaster();
    first.kill('SIGKILL');
    await first.ended;
    const second = startProcess({ DATA_DIR: dataDir });
    await second.ready;
    expect(postmaster()).toBe(pid);
    expect(second.output()).toContain('went on with the running database');
    expect(await ask('select org_code from number_series')).toEqual([{ org_code: 'kept' }]);
  });

  test('is started again when its process dies; the server stays up and answers 503 meanwhile', async () => {
    await afterFirstStart();
    const server = startProcess({ DATA_DIR: dataDir });
    const address = await server.ready;
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    const seen = new Set<number>();
    await until(async () => {
      seen.add(await status(address, '/auth/organisation'));
      expect(await status(address, '/healthz')).toBe(200);
      return existsSync(join(dataDir, 'postgres/postmaster.pid')) && postmaster() !== pid && (await status(address, '/readyz')) === 200;
    });
    expect([...seen].every((code) => code < 500 || code === 503)).toBe(true);
    expect(await status(address, '/auth/organisation')).toBeLessThan(500);
  });

  test('ends with a server that is stopped before it is ready', async () => {
    await afterFirstStart();
    const server = startProcess({ DATA_DIR: dataDir });
    await until(() => existsSync(join(dataDir, 'postgres/postmaster.pid')));
    const pid = postmaster();
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toContain('ready');
    await until(() => !isAlive(pid));
  });

  test('begins again when the first start was cut off in the middle', async () => {
    await afterFirstStart();
    expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(true);
    expect(existsSync(join(dataDir, 'postgres.part'))).toBe(false);
  });

  test('of another major version is refused in a sentence', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '15\n');
    const server = startProcess({ DATA_DIR: dataDir });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/was written by PostgreSQL 15.*npm run restore/s);
  });
});

describe('a data folder has one server', () => {
  test('a second one is refused and the first goes on', async () => {
    await afterFirstStart();
    const first = startProcess({ DATA_DIR: dataDir });
    const address = await first.ready;
    const second = startProcess({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Another Tenure server (process ${first.pid}) already uses the data folder`);
    expect(await status(address, '/readyz')).toBe(200);
  });

  test('a second one in another container, which sees no process of the first, is refused and starts no database on its files', async () => {
    await afterFirstStart();
    const first = startProcess({ DATA_DIR: dataDir });
    const address = await first.ready;
    // What the second one sees: numbers that no process has there.
    const [lock, pidFile, none] = [join(dataDir, 'tenure.lock'), join(dataDir, 'postgres/postmaster.pid'), 4_194_303];
    const seen = { lock: readFileSync(lock, 'utf8'), pid: readFileSync(pidFile, 'utf8') };
    writeFileSync(lock, JSON.stringify({ pid: none, started: '1', token: 'of the first' }));
    writeFileSync(pidFile, seen.pid.replace(/^\d+/, String(none)));
    const second = startProcess({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('Another Tenure server, in a container of its own, already uses the data folder');
    expect(readFileSync(lock, 'utf8')).toContain('of the first');
    writeFileSync(pidFile, seen.pid);
    writeFileSync(lock, seen.lock);
    expect(await status(address, '/readyz')).toBe(200);
  });

  test('a lock left by a process that is gone, or whose number another one has now, is taken over', async () => {
    await afterFirstStart();
    writeFileSync(join(dataDir, 'tenure.lock'), JSON.stringify({ pid: process.pid, started: '1', token: 'old' }));
    await startProcess({ DATA_DIR: dataDir }).ready;
  });
});

describe.runIf(process.getuid?.() === 0)('as an ordinary user', () => {
  test('everything works and belongs to that user', async () => {
    const nobody = 65_534;
    const home = join(dataDir, '..');
    chownSync(home, nobody, nobody);
    const server = startProcess({ DATA_DIR: dataDir }, { uid: nobody, gid: nobody });
    const address = await server.ready;
    expect(await status(address, '/readyz')).toBe(200);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody);
  });

  test('a data folder that cannot be written gets a sentence', async () => {
    const server = startProcess({ DATA_DIR: dataDir }, { uid: 65_534, gid: 65_534 });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^\nPermission was denied\. Give the account that runs Tenure the data folder/);
  });

  test.runIf(process.platform === 'linux')('a data folder where none can be made gets a sentence, and no start that never ends', async () => {
    const server = startProcess({ DATA_DIR: '/proc/tenure' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^\nNo folder can be made there\. Set DATA_DIR to another folder\./);
  });

  test('an account that the machine does not list gets a sentence', async () => {
    chownSync(join(dataDir, '..'), 54_321, 54_321);
    const server = startProcess({ DATA_DIR: dataDir }, { uid: 54_321, gid: 54_321 });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/user id 54321 has none.*DATABASE_URL/s);
  });

  test('root under a closed home keeps the database where its account can reach it', async () => {
    chmodSync(join(dataDir, '..'), 0o700);
    const server = startProcess({ DATA_DIR: dataDir });
    expect(await status(await server.ready, '/readyz')).toBe(200);
    const elsewhere = readFileSync(join(dataDir, 'database-location.txt'), 'utf8').trim();
    server.kill('SIGTERM');
    await server.ended;
    rmSync(elsewhere, { recursive: true, force: true });
  });
});
