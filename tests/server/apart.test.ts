/** What a process apart may do: read its own program and the files it is given, and answer. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { codeOf } from '../../src/server/apart/code.ts';
import { startApart } from '../../src/server/apart/start.ts';

const probe = new URL('../support/apart-probe.ts', import.meta.url);

it('a process apart reads what it is given, and reaches nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenure-apart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [given, data, written] = ['given', 'data', 'written'].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [given, data]) writeFileSync(path, 'x');
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => void server.close());
  const child = await startApart(probe, { heapMegabytes: 64, files: [given], args: [given, data, written, String((server.address() as AddressInfo).port)] });
  const [out, trouble] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(trouble).toBe('');
  expect(JSON.parse(out)).toEqual({
    file: 'done',
    data: 'ERR_ACCESS_DENIED',
    machine: 'ERR_ACCESS_DENIED',
    writing: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    thread: 'ERR_ACCESS_DENIED',
    network: 'ERR_ACCESS_DENIED',
    environment: [],
    types: false,
  });
  expect(existsSync(written)).toBe(false);
});

it('its code is what the sources say, without types, once for all its starts', async () => {
  const child = new URL('../../src/server/sheets/child.ts', import.meta.url);
  const code = await codeOf(child);
  const { program, modules } = JSON.parse(code) as { program: string; modules: Record<string, string> };
  expect(program).toBe(child.href);
  expect(modules[program]).toHaveLength(readFileSync(child, 'utf8').length);
  expect(Object.keys(modules).map((url) => url.split('/').at(-1))).toEqual(expect.arrayContaining(['csv-rows.ts', 'open-xlsx.ts', 'xls-rows.ts', 'neutralText.ts']));
  expect(await codeOf(child)).toBe(code);
});
