/** The career page and a job page on a phone of the middle class: a mobile network of 1.6 Mbit/s and 150 ms, a processor four times slower, nothing in the cache. */
import type { Stage } from './stage.ts';
import { median, within, type Result } from './table.ts';

const GOAL = 1500;
const SCRIPT = 100 * 1024;
const ROUNDS = 5;

type Painted = { readonly largest: number; readonly script: number };

const paint = async ({ browser, origin }: Stage, path: string): Promise<Painted> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true, locale: 'en' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body().then((body) => body.length));
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    const largest = await page.evaluate(() => new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
    }));
    return { largest, script: (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) };
  } finally {
    await context.close();
  }
};

export const benchCareers = async (stage: Stage): Promise<Result[]> => {
  const list = await (await fetch(`${stage.origin}/v3/careers`)).text();
  const job = /href="([^"]*\/careers\/[^"?]+)/.exec(list)?.[1];
  if (job === undefined) throw new Error('The career page shows no post.');
  const results: Result[] = [];
  for (const [area, path] of [['career page', '/v3/careers'], ['job page', job]] as const) {
    const painted: Painted[] = [];
    for (let round = 0; round < ROUNDS; round++) painted.push(await paint(stage, path));
    const script = Math.max(...painted.map((one) => one.script));
    results.push(within(`${area} on a throttled phone, largest paint`, median(painted.map(({ largest }) => largest)), GOAL));
    results.push({ area: `${area}, script`, ours: `${(script / 1024).toFixed(1)} KiB`, reference: '-', ratio: script / SCRIPT, goal: '<= 100 KiB', holds: script <= SCRIPT });
  }
  return results;
};
