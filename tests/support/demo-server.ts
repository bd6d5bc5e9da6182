/** The real server on a database of its own with both demo organisations in it, and people who sign in to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/server/db/connection.ts';
import { seedDemo } from '../../src/server/db/seed/demo/seed-demo.ts';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';
import type { Settings } from '../../src/server/settings.ts';
import { demoTemplateName, templateName, testRootKey } from './database.global.ts';
import { asAdministrator, createTestDatabase } from './database.ts';

export const PASSWORD = 'Tenure-Demo-2026';

export type DemoServer = {
  readonly origin: string;
  readonly db: Database;
  readonly settings: Settings;
  /** A request to a path, as JSON where a body is given. */
  ask(path: string, options?: { method?: string; body?: unknown; headers?: Record<string, string> }): Promise<Response>;
  /** Signs in and answers the `Cookie` header of the session. */
  signIn(email: string, password?: string): Promise<string>;
  stop(): Promise<void>;
};

/** The cookies that an answer sets, as a browser would send them back. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

export const startDemoServer = async ({ demo = true, env = {}, arrange }: { demo?: boolean; env?: NodeJS.ProcessEnv; /** Makes the empty database what the test needs. */ arrange?: (database: string) => Promise<void> } = {}): Promise<DemoServer> => {
  const log = createLog((process.env.TEST_LOG ?? 'silent') as 'silent');
  const dataDir = mkdtempSync(join(tmpdir(), 'tenure-data-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, SECRET_KEY: testRootKey.toString('base64'), REQUESTS_PER_TEN_SECONDS: '1000000', ...env });
  const database = await createTestDatabase({ from: demo && !arrange ? demoTemplateName : templateName });
  await arrange?.(database.name);
  if (demo && arrange) await seedDemo(database.db, log, { candidates: 40 });
  const server = await startServer(settings, log, database.db);
  const origin = `http://localhost:${server.port}`;
  const ask: DemoServer['ask'] = (path, { method, body, headers = {} } = {}) =>
    fetch(`${origin}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    origin,
    db: database.db,
    // As the server has them, which learns by listening how it is reached.
    settings: env['PUBLIC_URL'] === undefined ? { ...settings, publicUrl: new URL(origin) } : settings,
    ask,
    signIn: async (email, password = PASSWORD) => {
      const response = await ask('/auth/sign-in', { body: { email, password } });
      if (response.status !== 200) throw new Error(`${email} could not sign in: ${await response.text()}`);
      return cookiesOf(response);
    },
    stop: async () => {
      await server.stop();
      await asAdministrator(`drop database if exists "${database.name}" with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
