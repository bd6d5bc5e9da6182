/** A disk of its own that fills up: Linux as root only, where a small one can be mounted. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/connection.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { diskStore } from '../../src/server/files/disk-store.ts';
import { createLog } from '../../src/server/log.ts';
import { importEnvironment } from '../../src/server/resource/import/serving.ts';
import { readSettings } from '../../src/server/settings.ts';
import { until } from '../support/process.ts';

const mountPoint = mkdtempSync(join(tmpdir(), 'tenure-small-disk-'));

const mounted = ((): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', mountPoint], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // a container without the right to mount
  }
})();
afterAll(() => {
  if (mounted) execFileSync('umount', [mountPoint]);
  rmSync(mountPoint, { recursive: true, force: true });
});

test.runIf(mounted)('a full disk refuses what does not fit, keeps what was saved, and is over once there is room', async () => {
  const dataDir = join(mountPoint, 'data');
  mkdirSync(dataDir);
  const db = await openDatabase(readSettings({ DATA_DIR: dataDir }), createLog('silent'));
  const ballast = join(mountPoint, 'ballast');
  const count = (): Promise<object[]> => asOwner(db, (owner) => owner.query('select count(*)::int as count from kept'));
  try {
    await asOwner(db, (owner) => owner.query('create table kept as select 1 as id'));
    const filled = Number(execFileSync('df', ['--output=avail', '-B1', mountPoint], { encoding: 'utf8' }).split('\n')[1]);
    writeFileSync(ballast, Buffer.alloc(filled - 4 * 1024 * 1024));
    const work = asOwner(db, (owner) => owner.query(`insert into kept select generate_series(1, 2000000)`));
    await expect(work).rejects.toMatchObject({ name: expect.stringMatching(/Refusal|DatabaseUnavailable/) as string });
    rmSync(ballast);
    await until(() => db.ready());
    expect(await count()).toEqual([{ count: 1 }]);
    await asOwner(db, (owner) => owner.query('insert into kept values (2)'));
    expect(await count()).toEqual([{ count: 2 }]);
  } finally {
    await db.close();
  }
});

test.runIf(mounted)('a file that does not fit says that there is no room, and leaves nothing of it; nor does one that an import reads', async () => {
  const [ballast, large] = [join(mountPoint, 'ballast'), Buffer.alloc(3_000_000)];
  const free = Number(execFileSync('df', ['--output=avail', '-B1', mountPoint], { encoding: 'utf8' }).split('\n')[1]);
  writeFileSync(ballast, Buffer.alloc(free - 1024 * 1024));
  const elsewhere = mkdtempSync(join(tmpdir(), 'tenure-files-'));
  try {
    await expect(diskStore(join(mountPoint, 'files')).write('demo/a', large, 'text/csv')).rejects.toMatchObject({ code: 'DISK_FULL', cause: { code: 'ENOSPC' } });
    expect(readdirSync(join(mountPoint, 'files/demo'))).toEqual([]);
    await diskStore(elsewhere).write('demo/a', large, 'text/csv');
    const settings = readSettings({ DATA_DIR: join(mountPoint, 'third'), STORAGE_URL: pathToFileURL(elsewhere).href });
    await expect(importEnvironment({ settings } as Parameters<typeof importEnvironment>[0]).fetchFile('demo', 'demo/a')).rejects.toMatchObject({ code: 'DISK_FULL' });
    expect(readdirSync(join(mountPoint, 'third/imports'))).toEqual([]);
  } finally {
    for (const path of [ballast, elsewhere]) rmSync(path, { recursive: true });
  }
});

test.runIf(mounted)('a start on a full disk says so', async () => {
  const dataDir = join(mountPoint, 'second');
  mkdirSync(dataDir);
  const free = Number(execFileSync('df', ['--output=avail', '-B1', mountPoint], { encoding: 'utf8' }).split('\n')[1]);
  writeFileSync(join(mountPoint, 'ballast'), Buffer.alloc(free - 5 * 1024 * 1024));
  await expect(openDatabase(readSettings({ DATA_DIR: dataDir }), createLog('silent'))).rejects.toThrow(/^The disk is full\./);
});
