/** Goes from screen to screen inside one loaded page, as a click does: a page load for each of several hundred addresses would take minutes. */
import type { BrowserContext, Page } from 'playwright';

type Walker = {
  /** What runs in the page: calls that are under way. */
  calls: number;
  /** Leads the console's router to an address below /v3 and waits until the screen there has named the page. */
  go(path: string): Promise<void>;
  /** Waits until nothing is under way and the page has stood still for a moment. */
  settle(): Promise<void>;
};

declare global {
  interface Window {
    walker: Walker;
  }
}

/** Runs in the page before its own scripts. */
const install = (): void => {
  // Nobody sees what a walk goes through. Cut to nothing, the page is laid out as ever, and not painted: a seventh of the processor time of a look.
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('html { clip-path: polygon(0 0, 0 0, 0 0); }');
  document.adoptedStyleSheets.push(unpainted);
  const unnamed = 'walking';
  const plain = window.fetch.bind(window);
  const moment = (milliseconds = 15): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const busy = (): boolean => walker.calls > 0 || document.querySelector('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])') !== null;
  /** Answers whether the screen named the page within so many milliseconds of being there. */
  const step = async (path: string, patience: number): Promise<boolean> => {
    const { history } = window;
    const index = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    document.title = unnamed;
    history.pushState({ idx: index, key: `walk${index}`, usr: null }, '', `/v3${path}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    let rested = performance.now();
    const until = rested + 20_000;
    while (document.title === unnamed && performance.now() < until && performance.now() - rested < patience) {
      if (document.querySelector('#sheet[aria-busy="true"]')) rested = performance.now();
      await moment();
    }
    return document.title !== unnamed;
  };
  let changed = 0;
  const walker: Walker = {
    calls: 0,
    go: async (path) => {
      // Two screens of one name: the page names itself anew only when another one was between them.
      for (let wait = 1_500; !(await step(path, wait)) && wait < 10_000; wait *= 4) {
        await step('/account/sessions', 5_000);
        await walker.settle();
      }
    },
    settle: async () => {
      const until = performance.now() + 20_000;
      changed = performance.now();
      for (let rest = 60; performance.now() < until && (rest > 0 || busy()); rest = changed + 60 - performance.now()) await moment(Math.max(15, rest));
    },
  };
  window.walker = walker;
  window.fetch = async (...call) => {
    walker.calls += 1;
    try {
      return await plain(...call);
    } finally {
      // The answer is read and drawn after it has come.
      setTimeout(() => (walker.calls -= 1));
    }
  };
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/** A page of the context that can walk, on an address of the console. */
export const openWalker = async (context: BrowserContext, address: string): Promise<Page> => {
  await context.addInitScript(install);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('h1, h2').first().waitFor();
  return page;
};
