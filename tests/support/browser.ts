import { chromium, type Browser } from 'playwright';
import { presentBrowser } from '../../tools/test/browser.ts';

/** Playwright's own list, which ours replaces: of two such flags Chromium takes the last. */
const unwantedByPlaywright = ['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'];
/** The suggestions of the address bar are a page of their own behind each window, drawn at a second of processor time, which nobody sees. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** A process that waits for a page that may come: journeys open few, and each costs a third of a second of processor time. */
const spare = 'SpareRendererForSitePerProcess';
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--disable-features=${[...unwantedByPlaywright, ...suggestions, spare].join(',')}`];

/** A browser for journeys: the one of CHROMIUM_PATH, or one that is there. Close it when done. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = presentBrowser();
  return chromium.launch({ args: flags, ...(executablePath === undefined ? {} : { executablePath }) });
};
