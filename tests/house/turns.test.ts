/** Commands of one checkout that write the same files take turns. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const turn = pathToFileURL(join(root, 'tools/run/turn.mjs')).href;
const name = `test-${process.pid}`;
const file = join(root, '.cache', `${name}.lock`);

type Command = { readonly lines: string[]; readonly told: Promise<void>; readonly ended: Promise<number | null>; readonly kill: () => void; readonly end: () => void };

/** Takes the turn, says so, and ends it when it is told to. */
const command = (before = ''): Command => {
  const script = `${before}import { takeTurn } from '${turn}'; const end = takeTurn('${name}', 'waits'); console.log('works'); process.stdin.once('end', () => { console.log('ends'); end(); }).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const lines: string[] = [];
  const told = Promise.withResolvers<void>();
  child.stdout.on('data', (data: Buffer) => {
    lines.push(...data.toString().trim().split('\n'));
    told.resolve();
  });
  return { lines, told: told.promise, ended: new Promise((resolve) => child.once('exit', resolve)), kill: () => void child.kill('SIGKILL'), end: () => void child.stdin.end() };
};

it('are waited for, once said', async () => {
  const first = command();
  await first.told;
  const second = command();
  second.end();
  await second.told;
  expect([first.lines, second.lines]).toEqual([['works'], ['waits']]);
  first.end();
  expect(await first.ended).toBe(0);
  expect(await second.ended).toBe(0);
  expect(second.lines).toEqual(['waits', 'works', 'ends']);
  expect(existsSync(file)).toBe(false);
});

it('end with the command that had them', async () => {
  const first = command();
  await first.told;
  first.kill();
  await first.ended;
  expect(readFileSync(file, 'utf8')).toMatch(/^\d+$/);
  const second = command();
  second.end();
  expect(await second.ended).toBe(0);
  expect(second.lines).toEqual(['works', 'ends']);
});

it('are not kept by who had the number of a process in a container before', async () => {
  const first = command(`import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(file)}, String(process.pid)); `);
  await first.told;
  first.end();
  await first.ended;
  expect(first.lines).toEqual(['works', 'ends']);
});

it('that were taken this moment are not thought left', async () => {
  writeFileSync(file, '');
  const second = command();
  await second.told;
  expect(second.lines).toEqual(['waits']);
  second.kill();
  await second.ended;
  rmSync(file);
});
