/** The real server with the measuring data, a signed-in browser, and the reference pages beside them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, BrowserContext } from 'playwright';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';
import { findBrowser } from '../../tools/test/browser.ts';
import type { Bench } from './dataset.ts';
import { buildReferencePages } from './reference/build.ts';
import { startReference } from './reference-server.ts';

export type Stage = {
  /** Tenure's address and the reference's, without a path. */
  readonly origin: string;
  readonly reference: string;
  /** The `Cookie` header of a signed-in administrator. */
  readonly cookie: string;
  readonly browser: Browser;
  /** A browser window with nothing in its cache; signed in to Tenure. */
  open(): Promise<BrowserContext>;
  /** Stops the server and closes its database. */
  stop(): Promise<void>;
};

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--enable-precise-memory-info'];
const project = join(import.meta.dirname, '../..');

/** Builds the console if its sources changed since the last build. */
export const ensureConsole = (): void => {
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', "import { ensureConsole } from './tools/run/console.mjs'; process.exitCode = await ensureConsole();"], { cwd: project, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The console does not build.');
};

const signIn = async (browser: Browser, origin: string): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> => {
  const context = await browser.newContext();
  const answer = await context.request.post(`${origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: 'Tenure-Demo-2026' }, headers: { origin } });
  if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
};

export const openStage = async (bench: Bench): Promise<Stage> => {
  ensureConsole();
  const dataDir = mkdtempSync(join(tmpdir(), 'tenure-bench-data-'));
  const pages = await buildReferencePages();
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: dataDir, REQUESTS_PER_TEN_SECONDS: '100000000' }), createLog('silent'), bench.db);
  const reference = await startReference(bench, pages);
  const origin = `http://localhost:${server.port}`;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
  const storageState = await signIn(browser, origin);
  return {
    origin,
    reference: reference.origin,
    cookie: storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    browser,
    open: () => browser.newContext({ viewport: { width: 1280, height: 800 }, storageState }),
    stop: async () => {
      await browser.close();
      await reference.stop();
      await server.stop();
      for (const folder of [dataDir, pages]) rmSync(folder, { recursive: true, force: true });
    },
  };
};
