/** From one screen to the next: how long until its frame is painted, for screens that were never open before. */
import { GRID } from './places.ts';
import type { Stage } from './stage.ts';
import { median } from './table.ts';
import type { Result } from './table.ts';

const MOST = 100;
const ROUNDS = 3;

/** Lists, a tree, pages of their own, one's own record, Home; each is met once a window. */
const paths = [
  '/core-hr/employees',
  '/core-hr/locations',
  '/core-hr/department-hierarchy',
  '/settings',
  '/core-hr/grades',
  '/quick-menu',
  '/core-hr/holidays',
  '/settings/general/audit-log',
  '/core-hr/job-levels',
  '/employee-self-service/my-profile',
  '/',
  '/settings/reference-lists/skills',
  '/core-hr/user-accounts',
] as const;

type Step = { readonly path: string; readonly took: number };

/** Goes to each path as a click does. The frame is there in the first frame with another title in the page's head. */
const walk = async (stage: Stage): Promise<Step[]> => {
  const context = await stage.open();
  try {
    const page = await context.newPage();
    await page.goto(`${stage.origin}${GRID.path}`);
    await page.waitForSelector(GRID.row);
    const steps: Step[] = [];
    for (const path of paths) {
      // A person looks at a screen before the next; what rests until nothing is to do runs meanwhile.
      await page.waitForTimeout(1_500);
      const took = await page.evaluate(async (to) => {
        const title = (): string => document.querySelector('h1')?.textContent ?? '';
        const painted = (): Promise<void> =>
          new Promise((resolve) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve();
              port2.postMessage(null);
            });
          });
        const before = title();
        const start = performance.now();
        window.history.pushState({}, '', `/v3${to}`);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        do await painted();
        while ((title() === '' || title() === before) && performance.now() - start < 10_000);
        return performance.now() - start;
      }, path);
      steps.push({ path, took });
    }
    return steps;
  } finally {
    await context.close();
  }
};

export const benchRoutes = async (stage: Stage): Promise<Result[]> => {
  await walk(stage);
  const steps: Step[] = [];
  for (let round = 0; round < ROUNDS; round++) steps.push(...(await walk(stage)));
  const usual = paths.map((path) => ({ path, took: median(steps.filter((step) => step.path === path).map(({ took }) => took)) }));
  const worst = usual.reduce((one, other) => (other.took > one.took ? other : one));
  return [{ area: `route change to the frame, worst of ${paths.length} routes`, ours: `${worst.took.toFixed(0)} ms (${worst.path})`, reference: '-', ratio: worst.took / MOST, goal: `<= ${MOST} ms`, holds: worst.took <= MOST }];
};
