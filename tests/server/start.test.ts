import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/server.ts';
import type { Server } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let made: TestDatabase;
let server: Server;
let folder: string;
const settings = (env: Record<string, string> = {}) => readSettings({ PORT: '0', DEMO: '0', DATA_DIR: folder, ...env });
const at = (path: string): string => `http://127.0.0.1:${server.port}${path}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenure-start-'));
  made = await createTestDatabase();
  server = await startServer(settings(), createLog('silent'), made.db);
});
afterAll(async () => {
  await server.stop();
  await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('every answer', () => {
  test('carries the security headers and an id, also a refusal', async () => {
    for (const path of ['/healthz', '/nothing', '/v3/assets/none.js']) {
      const { headers } = await fetch(at(path));
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*object-src 'none'; base-uri 'none';.*frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test('leads from / to the console, and an unknown asset is not the page', async () => {
    const root = await fetch(at('/'), { redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/v3/']);
    // The beginning of an address left out: a person gets to the page, a program is told that there is none.
    const page = await fetch(at('/careers?q=dye'), { redirect: 'manual', headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/v3/careers?q=dye']);
    expect((await fetch(at('/careers'))).status).toBe(404);
    expect((await fetch(at('/app.js'), { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await fetch(at('/v3/assets/none.js'))).status).toBe(404);
    expect((await fetch(at('/nothing'))).status).toBe(404);
    expect((await fetch(at('/v3/%E0%A4%A'))).status).toBe(404);
  });

  test('says which methods an address takes', async () => {
    const answer = await fetch(at('/auth/sign-in'), { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a body', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type: string): Promise<Response> => fetch(at('/auth/sign-in'), { method: 'POST', headers: { 'content-type': type }, body });

  test('of a form of another site is refused', async () => {
    expect((await post('email=a&password=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{}', 'text/plain')).status).toBe(415);
  });

  test('that is no JSON object, or more than a megabyte, is refused', async () => {
    expect((await post('{"email":', 'application/json')).status).toBe(400);
    expect((await post('[1]', 'application/json')).status).toBe(400);
    expect((await post(new Uint8Array(1_048_577).fill(32), 'application/json')).status).toBe(413);
  });
});

describe('starting', () => {
  test('on a port that is taken says so and how to choose another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const database = await createTestDatabase();
    await expect(startServer(settings({ PORT: String(port) }), createLog('silent'), database.db)).rejects.toThrow(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`);
    await database.drop();
    other.close();
  });

  test('on a port that was free leads to it', async () => {
    expect(await (await fetch(at('/robots.txt'))).text()).toContain(`http://localhost:${server.port}/`);
  });

  test('with a catalogue that is none says so before anybody is billed by it', async () => {
    const file = join(folder, 'catalogue.json');
    writeFileSync(file, '{"plans":[]}');
    await expect(startServer(settings({ BILLING_CATALOGUE: file }), createLog('silent'), made.db)).rejects.toThrow(/^BILLING_CATALOGUE must be in the form of/);
  });

  test('with wrong settings names each, why, and an example', () => {
    const read = (): unknown => settings({ PORT: '80800', DATABASE_URL: 'mysql://x', PREPARE: 'maybe', ENDPOINT_CORE_HR_URL: 'nowhere', ENDPOINT_NONE_URL: 'off' });
    for (const part of ['PORT must be a whole number from 0 to 65535, not "80800". Example: PORT=8090', 'DATABASE_URL must be an address', 'PREPARE must be 1 or 0', "ENDPOINT_CORE_HR_URL must be 'off'", 'ENDPOINT_NONE_URL names no endpoint']) {
      expect(read).toThrow(part);
    }
  });

  test('never takes a secret from the documentation, and never repeats one', () => {
    expect(() => settings({ DATABASE_URL: 'postgresql://tenure:secret@db.example.com:5432/tenure' })).toThrow(/example from the documentation/);
    expect(() => settings({ SMTP_URL: 'http://me:hunter2@mail' })).toThrow(/^(?!.*hunter2)/s);
  });
});
