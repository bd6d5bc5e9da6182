/** What `npm start` installs on a machine that is told to leave things out. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('is everything the console is built with and the server runs on, in production too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenure install '));
  try {
    cpSync(join(import.meta.dirname, '../../tools'), join(folder, 'tools'), { recursive: true });
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
    writeFileSync(join(folder, 'npm.cjs'), "console.log(process.argv.slice(2).join(' ')); process.exitCode = 1;");
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'tools/run.mjs'), 'verify'], { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', npm_execpath: join(folder, 'npm.cjs') } });
    expect(stdout.match(/^ci .*--include=dev --include=optional/gm)).toHaveLength(2);
    expect([status, stderr]).toEqual([1, expect.stringContaining('The packages could not be installed')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
