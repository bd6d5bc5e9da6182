import { chromium, type Browser } from 'playwright';
import { presentBrowser } from '../../tools/test/browser.ts';

/** Playwright's own list, which ours replaces: of two such flags Chromium takes the last. */
const unwantedByPlaywright = ['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'];
/** The suggestions of the address bar are a page of their own behind each window, drawn at a second of processor time, which nobody sees. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** A process that waits for a page that may come: journeys open few, and each costs a third of a second of processor time. */
const spare = 'SpareRendererForSitePerProcess';
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--disable-features=${[...unwantedByPlaywright, ...suggestions, spare].join(',')}`];

/** What is compiled for speed is not run often enough in a journey to be worth it: a tenth of the processor time of a page. In a walk through hundreds of screens it is. */
const uncompiled = '--js-flags=--no-opt,--no-maglev';

/** A person who saves data (`Save-Data`, as a phone says it): the console fetches nothing before it is asked for. Chromium has no switch for it. */
const saveData = (): unknown => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });

/**
 * A browser for journeys: the one of CHROMIUM_PATH, or one that is there. Close it when done. Its pages save data where nothing else is said: what the console would fetch
 * while a person reads is a third of the processor time of a page that stands for some seconds, and a journey sees next to nothing of it.
 * @param walks whether one page goes through hundreds of screens
 */
export const launchBrowser = async ({ savesData = true, walks = false } = {}): Promise<Browser> => {
  const executablePath = presentBrowser();
  const browser = await chromium.launch({ args: walks ? flags : [...flags, uncompiled], ...(executablePath === undefined ? {} : { executablePath }) });
  if (!savesData) return browser;
  const plain = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await plain(options);
    await context.addInitScript(saveData);
    return context;
  };
  return browser;
};
