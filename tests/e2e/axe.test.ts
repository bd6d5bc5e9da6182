/** No page has a serious or critical finding of axe: in dark, on a phone, closed, without a session. The screens in light are every-screen.test.ts's. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { bringAxe } from './support/axe-findings.ts';
import { openWalker } from './support/walker.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

type Window = { readonly width: number; readonly colorScheme?: 'light' | 'dark'; readonly email?: string };

const open = async ({ width, colorScheme = 'light', email = 'admin@demo.example' }: Window, path = '/'): Promise<Page> => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: width < 600 ? 844 : 800 }, hasTouch: width < 600, colorScheme });
  if (email !== '') await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email, password: PASSWORD }, headers: { origin: demo.server.origin } });
  return openWalker(context, `${demo.server.origin}/v3${path}`);
};

/** Findings of each address, visited one after the other inside the page. */
const walk = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  await bringAxe(page);
  const problems = await page.evaluate(async (paths) => {
    const found: string[] = [];
    for (const path of paths) {
      await window.walker.go(path);
      await window.walker.settle();
      found.push(...(await window.axeFindings()).map((finding) => `${path}: ${finding}`));
    }
    return found;
  }, addresses);
  await page.context().close();
  return problems;
};

const sample = ['/', '/quick-menu', '/core-hr/employees', '/core-hr/designations?record=1', '/core-hr/designations/create', '/core-hr/designations/import', '/settings/core-hr/roles/1', '/settings/general/general-settings', '/settings/general/audit-log', '/billing', '/billing/plans', '/account/security', '/employee-self-service/my-profile', '/core-hr/location-area'];

it('a sample in dark', { timeout: 200_000 }, async () => {
  expect(await walk(await open({ width: 1280, colorScheme: 'dark' }), sample)).toEqual([]);
});

it('a sample on a phone', { timeout: 200_000 }, async () => {
  expect(await walk(await open({ width: 390 }), sample)).toEqual([]);
});

it('a closed screen, and the pages without a session', { timeout: 200_000 }, async () => {
  expect(await walk(await open({ width: 1280, email: 'employee@demo.example' }), ['/core-hr/grades', '/'])).toEqual([]);
  const page = await open({ width: 390, email: '' }, '/sign-in');
  for (const path of ['/sign-in', '/forgot-password', '/reset-password?token=x', '/entomohr', '/careers', '/page-not-found']) {
    await page.goto(`${demo.server.origin}/v3${path}`);
    await page.locator('h1, h2').first().waitFor();
    await bringAxe(page);
    expect(await page.evaluate(() => window.axeFindings()), path).toEqual([]);
  }
  await page.context().close();
});
