/**
 * The browser of the journeys: one that is there, else installed by apt as root, else the one command is said. Without a window of its own (`headless shell`,
 * which playwright takes too) a browser does the same for a sixth less of the processor's time.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run.ts';

const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Path of a Chromium. Ends the process with what to do when there is none. */
export const findBrowser = async (): Promise<string> => {
  const found = presentBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && has('apt-get')) {
    await run('apt-get', ['update', '-qq'], '/', true);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      console.log(`Installing a browser (apt-get install ${name}).`);
      await run('apt-get', ['install', '-y', '-qq', name], '/', true);
      const installed = presentBrowser();
      if (installed) return installed;
    }
  }
  console.error('The journeys need a Chromium. Install one, then run npm test again:\n\n    npx playwright install chromium\n\nor set CHROMIUM_PATH to one that is there.');
  process.exit(1);
};

/** Path of a Chromium that is there: CHROMIUM_PATH, playwright’s own, or a usual place. */
export const presentBrowser = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) console.error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return [named, chromium.executablePath(), ...places].find((path) => path !== undefined && path !== '' && existsSync(path));
};

const has = (program: string): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // which answers 1 when there is none
  }
};
