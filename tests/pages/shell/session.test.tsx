// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/console/App.tsx';
import { authFetch } from '../../../src/console/providers/authFetch.ts';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { createI18nProvider } from '../../../src/console/providers/i18nProvider.ts';
import { loadMessages } from '../../../src/console/providers/i18nMessages.ts';

const user = { userId: '7', employeeId: '7', name: 'Meera Krishnan', email: 'meera@demo.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false };
const organisation = { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' };
const view = { view: true, add: false, update: false, delete: false, optionalChoice: false, scope: 'ALL' };
let rights: Record<string, typeof view> = {};
const calls: string[] = [];
let isInside = false;

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server of three accounts' worth: one password is right. */
const serve = async (address: string, init?: RequestInit): Promise<Response> => {
  calls.push(address);
  if (address === '/auth/organisation') return answer(200, { code: 'demo', name: 'Northwind Textiles', pageTitle: null, primaryColor: null, hasSetup: true });
  if (address === '/auth/sign-in') {
    const { password } = JSON.parse(String(init?.body)) as { password: string };
    if (password !== 'right') return answer(401, { errorCode: 'INVALID_CREDENTIALS', message: 'Invalid email or password' });
    isInside = true;
    document.cookie = 'signedIn=1; path=/';
    return answer(200, { errorCode: '', message: '' });
  }
  if (address === '/auth/session') return isInside ? answer(200, { user, organisation, rights }) : answer(401, {});
  if (address === '/auth/sign-out') {
    isInside = false;
    document.cookie = 'signedIn=; path=/; max-age=0';
    return answer(200, {});
  }
  if (isInside && address === '/graphql/organisation-data') return answer(200, { data: { listNotificationsInDashboard: { totalRecords: 0, notificationCount: 0, notificationList: [] } } });
  if (address.startsWith('/graphql/')) return answer(200, { data: null, errors: [{ message: 'Not in this test' }] });
  return answer(401, { errorCode: 'UNAUTHENTICATED', message: '' });
};

const open = async (path: string): Promise<void> => {
  window.history.pushState({}, '', `/v3${path}`);
  render(<App i18nProvider={createI18nProvider('en', await loadMessages('en'))} />);
};

beforeEach(() => {
  calls.length = 0;
  isInside = false;
  rights = { DASHBOARD: view, QUICK_MENU: view };
  document.cookie = 'signedIn=; path=/; max-age=0';
  localStorage.clear();
  forgetSession();
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('session', () => {
  it('sends a stranger to the sign-in page, says what was wrong, and comes back after signing in', async () => {
    await open('/quick-menu');
    await userEvent.type(await screen.findByLabelText('Email'), 'meera@demo.example');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or passwordCheck both and try again, or reset your password.');
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quick menu' })).toBeDefined();
    expect(window.location.pathname).toBe('/v3/quick-menu');
    await waitFor(() => expect(document.title).toBe('Quick menu - Northwind Textiles | Tenure - Hire to Retire'));
    expect(calls.filter((address) => address === '/auth/session')).toHaveLength(1);
  });

  it('keeps only the language and the colours after signing out', async () => {
    isInside = true;
    document.cookie = 'signedIn=1; path=/';
    localStorage.setItem('language', 'en');
    localStorage.setItem('brand_color', '{}');
    localStorage.setItem('anything', 'else');
    await open('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Meera Krishnan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Email')).toBeDefined();
    await waitFor(() => expect(Object.keys(localStorage).sort()).toEqual(['brand_color', 'language']));
  });

  it('reads the session again on another page, and shows the sign-in page when it has ended', async () => {
    isInside = true;
    document.cookie = 'signedIn=1; path=/';
    await open('/');
    await userEvent.click(await screen.findByRole('link', { name: 'Quick menu' }));
    await waitFor(() => expect(calls.filter((address) => address === '/auth/session')).toHaveLength(2));
    isInside = false;
    await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
    expect(await screen.findByText('Your session has expired')).toBeDefined();
  });

  it('says who has no form at all that nothing is open yet', async () => {
    isInside = true;
    rights = {};
    document.cookie = 'signedIn=1; path=/';
    await open('/');
    expect(await screen.findByRole('heading', { name: 'Nothing is open to you yet' })).toBeDefined();
  });

  it('guards a page and names it', async () => {
    isInside = true;
    document.cookie = 'signedIn=1; path=/';
    await open('/my-team/uniform-monitoring');
    expect(await screen.findByRole('heading', { name: 'You can’t open Uniform monitoring' })).toBeDefined();
  });

  it('leads a slug of the menu to the route, with what stands behind its question mark', async () => {
    isInside = true;
    document.cookie = 'signedIn=1; path=/';
    await open('/tax-and-statutory-compliance/payroll/tax-rules?year=2026');
    expect(await screen.findByRole('heading', { name: 'You can’t open Professional tax' })).toBeDefined();
    expect(`${window.location.pathname}${window.location.search}`).toBe('/v3/payroll/tax-rules?year=2026');
  });

  it('leads an unknown address to page-not-found', async () => {
    await open('/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(window.location.pathname).toBe('/v3/page-not-found');
  });

  it('refreshes once for calls that fail together, and repeats them', async () => {
    let isFresh = false;
    let refreshes = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/auth/refresh') {
        refreshes += 1;
        isFresh = true;
        return answer(200, {});
      }
      return answer(isFresh ? 200 : 401, {});
    });
    const answers = await Promise.all([authFetch('/graphql/core-hr'), authFetch('/graphql/settings')]);
    expect([answers.map(({ status }) => status), refreshes]).toEqual([[200, 200], 1]);
  });

  it('does not refresh for a failed sign-in', async () => {
    await authFetch('/auth/sign-in', { method: 'POST', body: '{"password":"wrong"}' });
    expect(calls).toEqual(['/auth/sign-in']);
  });
});
