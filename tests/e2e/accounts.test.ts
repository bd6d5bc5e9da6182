import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { PASSWORD } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';
import { forAllTests } from './support/demo.ts';

const lina = 'lina.haddad@demo.example';
const [first, second] = ['seven purple umbrellas', 'nine quiet lighthouses'];

const demo = forAllTests();

/** A browser of somebody's own, signed in or not, on an address of the console. */
const open = async (path: string, email?: string, viewport = { width: 1280, height: 800 }): Promise<Page> => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport, hasTouch: viewport.width < 600 });
  if (email) await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email, password: PASSWORD } });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await context.newPage();
  await page.goto(`${demo.server.origin}/v3${path}`);
  return page;
};

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const choose = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
};

/** Opens the newest mail to an address as its administrator sees it; answers the path of its link. */
const linkTo = async (page: Page, address: string): Promise<string> => {
  await page.goto(`${demo.server.origin}/v3/settings/general/outgoing-mail`);
  await page.getByRole('button', { name: address }).first().click();
  const link = page.getByRole('region', { name: 'Text of the mail' }).getByRole('link');
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return `${pathname.replace('/v3', '')}${search}`;
};

describe('Accounts', () => {
  let admin: Page;
  beforeAll(async () => {
    admin = await open('/core-hr/user-accounts/create', 'admin@demo.example');
  });

  it('are added with a role, and the invitation can be read', async () => {
    await admin.getByRole('textbox', { name: /^Name/ }).fill('Lina Haddad');
    await admin.getByRole('textbox', { name: /^Email/ }).fill(lina);
    await admin.getByRole('button', { name: /^Add .*role/i }).click();
    await admin.getByRole('combobox', { name: /^Role 1/ }).fill('Recruiter');
    await admin.getByRole('option', { name: /^Recruiter/ }).first().click();
    await admin.keyboard.press('Control+s');
    await admin.getByText('Lina Haddad added').waitFor();
    expect(await linkTo(admin, lina)).toMatch(/^\/reset-password\?token=/);
    expect(await axeProblems(admin)).toEqual([]);
  });

  it('let the invited person in, who sees what the role allows and nothing else', async () => {
    const page = await open(await linkTo(admin, lina));
    await choose(page, first);
    await signIn(page, lina, 'not the password');
    await page.getByRole('alert').waitFor();
    await signIn(page, lina, first);
    await page.getByRole('navigation').first().waitFor();
    await page.goto(`${demo.server.origin}/v3/settings/core-hr/roles`);
    await page.getByRole('heading', { name: /You can.t open Roles/ }).waitFor();
    await page.goto(`${demo.server.origin}/v3/settings/general/outgoing-mail`);
    await page.getByRole('heading', { name: /You can.t open Outgoing mail/ }).waitFor();
  });

  it('get a new password by a link, which ends the sessions of the old one', async () => {
    const before = await open('/');
    await signIn(before, lina, first);
    await before.getByRole('navigation').first().waitFor();
    const page = await open('/sign-in');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(lina);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Look into your mail').waitFor();
    const link = await linkTo(admin, lina);
    await page.goto(`${demo.server.origin}/v3${link}`);
    await choose(page, second);
    await page.goto(`${demo.server.origin}/v3${link}`);
    await page.getByLabel('New password', { exact: true }).fill(first);
    await page.getByLabel('Repeat the password', { exact: true }).fill(first);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('alert').waitFor();
    await before.reload();
    await before.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signIn(before, lina, first);
    await before.getByRole('alert').waitFor();
    await signIn(before, lina, second);
    await before.getByRole('navigation').first().waitFor();
  });

  it('sign out and leave nothing behind', async () => {
    const page = await open('/', 'employee@demo.example');
    await page.getByRole('button', { name: 'Kavitha Selvam' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !['language', 'brand_color'].includes(key)).concat(Object.keys(sessionStorage)))).toEqual([]);
    await page.goto(`${demo.server.origin}/v3/employee-self-service/my-profile`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('open their own record as their profile', async () => {
    const page = await open('/employee-self-service/my-profile', 'employee@demo.example');
    await page.getByRole('heading', { level: 1, name: 'Kavitha Selvam' }).waitFor();
  });

  it('come back to a form with what they typed when their session ended', async () => {
    const page = await open('/core-hr/grades/create', 'admin@demo.example');
    await page.getByRole('textbox', { name: /^Code/ }).fill('G-77');
    // What the start of a page asks is over, and what it asks last: with its cookies gone, one call would lead to the sign-in page by itself.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/graphql/batch-processing')));
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Add grade' }).click();
    await page.getByRole('textbox', { name: /^Code/ }).waitFor();
    const name = page.getByRole('textbox', { name: /^(Grade|Name|Title)/ }).first();
    await name.fill('Seventy seven');
    await page.keyboard.press('Control+s');
    await page.getByText('Your session has expired').waitFor();
    await signIn(page, 'admin@demo.example', PASSWORD);
    await page.getByText('Your unsaved changes from before you were signed out are back.').waitFor();
    expect(await page.getByRole('textbox', { name: /^Code/ }).inputValue()).toBe('G-77');
  });
});

describe('The rights of a role', () => {
  const find = (page: Page) => page.getByRole('searchbox', { name: 'Find a form' });

  it('are found, ticked by the keyboard and saved', async () => {
    const page = await open('/settings/core-hr/roles/1', 'admin@demo.example');
    await find(page).fill('outgoing');
    const tick = page.getByRole('checkbox', { name: 'Add: Outgoing mail' });
    await tick.waitFor();
    expect(await page.getByRole('checkbox', { name: /^Add: (?!all)/ }).count()).toBe(1);
    expect(await axeProblems(page)).toEqual([]);
    await tick.focus();
    await page.keyboard.press('Space');
    await page.getByText('1 unsaved change').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Administrator saved').waitFor();
  });

  it('are given and taken for a whole section', async () => {
    const page = await open('/settings/core-hr/roles/1', 'admin@demo.example');
    const all = page.getByRole('checkbox', { name: 'Delete: all of Org structure' });
    await all.waitFor();
    expect(await all.isChecked()).toBe(true);
    await all.click();
    expect(await all.isChecked()).toBe(false);
    await find(page).fill('grades');
    expect(await page.getByRole('checkbox', { name: 'Delete: Grades' }).isChecked()).toBe(false);
  });

  it('fit on a phone', async () => {
    const page = await open('/settings/core-hr/roles/1', 'admin@demo.example', { width: 390, height: 844 });
    await find(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
  });
});

it('shows new colours of the organisation at once, and the old ones when they are taken back', async () => {
  const page = await open('/settings/general/general-settings', 'admin@demo.example');
  const frame = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--frame').trim());
  await page.getByRole('textbox', { name: /^Primary colour/ }).fill('#0B3D91');
  const before = await frame();
  await page.keyboard.press('Control+s');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor();
  await expect.poll(frame).not.toBe(before);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(frame).toBe(before);
});
