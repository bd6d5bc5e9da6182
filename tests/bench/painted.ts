/** When something was painted, told by the page itself. */
import type { BrowserContext, Page } from 'playwright';

export type Interaction = {
  /** Milliseconds from the click to the painted rows. */
  readonly whole: number;
  /** Without the time between the request and its answer. */
  readonly client: number;
};

type InPage = Window & { painted: (selector: string, before: string | null) => Promise<number>; firstRow: Promise<number>; firstUsable: Promise<number> };

/** In the page: resolves after the frame in which the element's text is there and, where `before` is given, another one. */
const watcher = ({ seen, row }: { readonly seen: string; readonly row: string }): void => {
  const page = window as unknown as InPage;
  page.painted = (wanted, before) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`No change of ${wanted} in 30 seconds.`)), 30_000);
      const isThere = (): boolean => {
        const text = document.querySelector(wanted)?.textContent ?? '';
        return text !== '' && text !== before;
      };
      const tell = (): void => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        tell();
      });
      if (isThere()) tell();
      else observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
  performance.setResourceTimingBufferSize(5000);
  page.firstRow = page.painted(seen, null);
  page.firstUsable = page.painted(row, null);
};

/** Opens the address and answers the page with the milliseconds from navigation to the first painted row (`seen`), and to the first that takes clicks (`row`). */
export const openPage = async (context: BrowserContext, address: string, row: string, seen = row): Promise<{ page: Page; first: number; usable: number }> => {
  const page = await context.newPage();
  await page.addInitScript(watcher, { seen, row });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(row);
  const [first, usable] = await page.evaluate(() => Promise.all([(window as unknown as InPage).firstRow, (window as unknown as InPage).firstUsable]));
  return { page, first, usable };
};

/** Clicks the button and waits for another first row. */
export const clickAndWait = (page: Page, button: string, row: string): Promise<Interaction> =>
  page.evaluate(
    async ({ button: clicked, row: wanted }) => {
      const start = performance.now();
      const change = (window as unknown as InPage).painted(wanted, document.querySelector(wanted)?.textContent ?? '');
      document.querySelector<HTMLElement>(clicked)!.click();
      const end = await change;
      const requests = performance.getEntriesByType('resource').filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming && entry.startTime >= start && entry.responseEnd <= end && entry.initiatorType === 'fetch');
      const waited = Math.max(0, ...requests.map((entry) => entry.responseEnd)) - Math.min(Infinity, ...requests.map((entry) => entry.startTime));
      return { whole: end - start, client: end - start - (requests.length > 0 ? waited : 0) };
    },
    { button, row },
  );
