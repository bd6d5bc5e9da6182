/** No screen has a serious or critical finding of axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screens } from '../../src/console/shell/screens.ts';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { spread } from './support/spread.ts';
import { openWalker } from './support/walker.ts';

let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

type Window = { readonly width: number; readonly colorScheme?: 'light' | 'dark'; readonly email?: string };

const open = async ({ width, colorScheme = 'light', email = 'admin@demo.example' }: Window, path = '/'): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 800 }, hasTouch: width < 600, colorScheme });
  if (email !== '') await context.request.post(`${server.origin}/auth/sign-in`, { data: { email, password: PASSWORD }, headers: { origin: server.origin } });
  return openWalker(context, `${server.origin}/v3${path}`);
};

type Axe = { run(root: Document, options: { resultTypes: string[] }): Promise<{ violations: { id: string; impact?: string | null; nodes: { html: string }[] }[] }> };

/** The builder brings axe into the page; asked there it answers in a tenth of the time, which seventy screens need. */
const findings = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await new AxeBuilder({ page }).setLegacyMode().include('h1').analyze();
  const violations = await page.evaluate(async () => (await (window as unknown as { axe: Axe }).axe.run(document, { resultTypes: ['violations'] })).violations.map(({ id, impact, nodes }) => ({ id, impact, at: nodes.map(({ html }) => html.slice(0, 160)) })));
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, at }) => `${id} at ${at.slice(0, 3).join(' and ')}`);
};

/** Findings of each address, visited one after the other inside the page. */
const walk = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const address of addresses) {
    await page.evaluate(async (path) => {
      await window.walker.go(path);
      await window.walker.settle();
    }, address);
    problems.push(...(await findings(page)).map((finding) => `${address}: ${finding}`));
  }
  await page.context().close();
  return problems;
};

const below = ['/core-hr/designations/create', '/core-hr/designations/import', '/core-hr/designations/1', '/core-hr/designations/1/show', '/core-hr/designations?record=1'];
const closed = ['/core-hr/location-area', '/page-not-found'];
const sample = ['/', '/quick-menu', '/core-hr/employees', '/core-hr/designations?record=1', '/core-hr/designations/create', '/core-hr/designations/import', '/settings/core-hr/roles/1', '/settings/general/general-settings', '/settings/general/audit-log', '/billing', '/billing/plans', '/account/security', '/employee-self-service/my-profile', '/core-hr/location-area'];

it('every screen at 1280 pixels', { timeout: 400_000 }, async () => {
  expect(await walk(await open({ width: 1280 }), spread([...screens.map(({ path }) => path), ...below, ...closed]))).toEqual([]);
});

it('a sample in dark', { timeout: 200_000 }, async () => {
  expect(await walk(await open({ width: 1280, colorScheme: 'dark' }), sample)).toEqual([]);
});

it('a sample on a phone', { timeout: 200_000 }, async () => {
  expect(await walk(await open({ width: 390 }), sample)).toEqual([]);
});

it('a closed screen, and the pages without a session', { timeout: 200_000 }, async () => {
  expect(await walk(await open({ width: 1280, email: 'employee@demo.example' }), ['/core-hr/grades', '/'])).toEqual([]);
  for (const path of ['/sign-in', '/forgot-password', '/reset-password?token=x', '/entomohr', '/careers', '/page-not-found']) {
    const page = await open({ width: 390, email: '' }, path);
    expect(await findings(page), path).toEqual([]);
    await page.context().close();
  }
});
