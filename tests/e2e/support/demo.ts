import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { startDemoServer } from '../../support/demo-server.ts';
import type { DemoServer } from '../../support/demo-server.ts';

/** A server with the demo's data and a browser for the tests of a file, which stop after them. Neither is there before the first `beforeAll` has run. */
export const forAllTests = (options: Parameters<typeof launchBrowser>[0] = {}): { readonly server: DemoServer; readonly browser: Browser } => {
  let server: DemoServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startDemoServer();
    browser = await launchBrowser(options);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      return server!;
    },
    get browser() {
      return browser!;
    },
  };
};
