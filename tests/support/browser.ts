import { chromium, type Browser } from 'playwright';
import { presentBrowser } from '../../tools/test/browser.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** A browser for journeys: the one of CHROMIUM_PATH, or one that is there. Close it when done. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = presentBrowser();
  return chromium.launch({ args: flags, ...(executablePath === undefined ? {} : { executablePath }) });
};
