// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/console/App.tsx';
import { authFetch } from '../../../src/console/providers/authFetch.ts';
import { forgetSession, sessionState } from '../../../src/console/providers/authSession.ts';
import { followTabs } from '../../../src/console/providers/authTabs.ts';
import { readOrganisation } from '../../../src/console/providers/authOrganisation.ts';
import { createI18nProvider } from '../../../src/console/providers/i18nProvider.ts';
import { loadMessages } from '../../../src/console/providers/i18nMessages.ts';

const user = { userId: '7', employeeId: '7', name: 'Meera Krishnan', email: 'meera@demo.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false };
const organisation = { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' };
const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
const calls: { address: string; body: unknown }[] = [];
let due: 'CODE' | 'ENROL' | undefined;
let isInside = false;
let singleSignOn: object | null = null;

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const enter = (more: object = {}): Response => {
  isInside = true;
  document.cookie = 'signedIn=1; path=/';
  return answer(200, { errorCode: '', message: '', user, ...more });
};

/** The server's side of a sign-in, as its own tests prove it. */
const serve = async (address: string, init?: RequestInit): Promise<Response> => {
  const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, string>) : {};
  calls.push({ address, body });
  if (address === '/auth/organisation') return answer(200, { code: 'demo', name: 'Northwind Textiles', pageTitle: null, primaryColor: null, hasSetup: true, singleSignOn });
  if (address === '/auth/sign-in') return due ? answer(200, { errorCode: '', message: '', secondStep: due, ticket: 'demo.ticket' }) : enter();
  if (address === '/auth/second-step') return body['code'] === '123456' ? enter() : answer(400, { errorCode: 'CODE_WRONG', message: 'wrong' });
  if (address === '/auth/two-factor/start') return answer(200, { errorCode: '', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Tenure?secret=JBSWY3DPEHPK3PXP' });
  if (address === '/auth/two-factor/confirm') return enter({ recoveryCodes: codes });
  if (address === '/auth/partner') return body['assertion'] === 'good.good.good' ? enter() : answer(403, { errorCode: 'PARTNER_REFUSED', message: 'refused' });
  if (address === '/auth/session') return isInside ? answer(200, { user, organisation, rights: {} }) : answer(401, {});
  // What the first page asks besides is away; a 401 there would end the session that just began.
  if (isInside && !address.startsWith('/auth/')) return answer(200, { data: null, errors: [{ message: 'away', extensions: { code: 'INTERNAL_SERVER_ERROR', errorCode: 'INTERNAL_SERVER_ERROR' } }] });
  return answer(401, { errorCode: 'UNAUTHENTICATED', message: '' });
};

const open = async (path: string): Promise<void> => {
  window.history.pushState({}, '', `/v3${path}`);
  // As main.tsx does at the start of a page.
  void readOrganisation();
  render(<App i18nProvider={createI18nProvider('en', await loadMessages('en'))} />);
};
const enterPassword = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Email'), 'meera@demo.example');
  await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
};
const isIn = () => waitFor(() => expect(window.location.pathname).not.toBe('/v3/sign-in'));

beforeEach(() => {
  calls.length = 0;
  due = undefined;
  isInside = false;
  singleSignOn = null;
  document.cookie = 'signedIn=; path=/; max-age=0';
  localStorage.clear();
  forgetSession();
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the second step', () => {
  it('asks for the code after the password, says when it is wrong, and lets in', async () => {
    due = 'CODE';
    await open('/sign-in');
    await enterPassword();
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeDefined();
    await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is not right or was used already.');
    await userEvent.clear(screen.getByLabelText('Code'));
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
    await isIn();
    expect(calls.filter(({ address }) => address === '/auth/second-step').at(-1)?.body).toEqual({ code: '123456' });
  });

  it('goes back to the password for somebody else', async () => {
    due = 'CODE';
    await open('/sign-in');
    await enterPassword();
    await userEvent.click(await screen.findByRole('button', { name: /Back to sign in/i }));
    expect(await screen.findByLabelText('Password')).toBeDefined();
  });

  it('is set up on the way in where the organisation requires it: picture, key, code, recovery codes', async () => {
    due = 'ENROL';
    await open('/sign-in');
    await enterPassword();
    expect(await screen.findByRole('img', { name: 'Picture with the key for your authenticator app' })).toBeDefined();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeDefined();
    expect(sessionState.get().status).not.toBe('in');
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    await isIn();
  });

  it('is asked for when the identity provider sends a person back with it due', async () => {
    await open('/sign-in?step=CODE&returnTo=%2Fquick-menu');
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/v3/quick-menu'));
  });
});

describe('the sign-in page', () => {
  it('offers the identity provider by its name, and says what came of it', async () => {
    singleSignOn = { label: 'Northwind login' };
    await open('/sign-in?problem=SINGLE_SIGN_ON_ACCOUNT');
    expect(await screen.findByRole('button', { name: 'Continue with Northwind login' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('No account here may be used with this sign-in.');
  });

  it('asks for the address first where that tells the provider', async () => {
    singleSignOn = { byAddress: true };
    await open('/sign-in?problem=constructor');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Use single sign-on' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Enter your email first');
  });

  it('says that a session was locked', async () => {
    forgetSession({ status: 'out', isExpired: true, isLocked: true });
    await open('/sign-in');
    expect((await screen.findByText('Your session is locked')).closest('[role=status]')).not.toBeNull();
  });
});

describe('a partner landing', () => {
  it('takes the assertion out of the address and lets in', async () => {
    await open('/entomohr#assertion=good.good.good');
    await waitFor(() => expect(sessionState.get().status).toBe('in'));
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(window.location.pathname).toBe('/v3/'));
  });

  it('says that it was refused, with the way to the sign-in page', async () => {
    await open('/entomohr?assertion=bad.bad.bad');
    expect((await screen.findByRole('alert')).textContent).toContain('The partner sign-in was refused.');
    expect(window.location.search).toBe('');
    expect(screen.getByRole('link', { name: /Back to sign in/i })).toBeDefined();
  });
});

describe('two tabs', () => {
  it('follow each other out, in, and to another person', async () => {
    const restart = vi.fn();
    const stop = followTabs(restart);
    const other = new BroadcastChannel('tenure session');
    const info = { user, organisation, rights: {} };
    sessionState.set({ status: 'in', session: info });
    other.postMessage({ kind: 'out' });
    await waitFor(() => expect(sessionState.get().status).toBe('out'));
    expect(restart).not.toHaveBeenCalled();
    enter();
    other.postMessage({ kind: 'in', userId: '7' });
    await waitFor(() => expect(sessionState.get().status).toBe('in'));
    other.postMessage({ kind: 'in', userId: '8' });
    await waitFor(() => expect(restart).toHaveBeenCalledOnce());
    stop();
    other.close();
  });
});

describe('a page that nobody is at', () => {
  it('says so when it asks by itself, until somebody comes back', async () => {
    const sent = (): string | null => new Headers(vi.mocked(fetch).mock.calls.at(-1)?.[1]?.headers).get('x-unattended');
    enter();
    window.dispatchEvent(new Event('keydown'));
    await authFetch('/auth/session');
    expect(sent()).toBeNull();
    const later = performance.now() + 61_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await authFetch('/auth/session', { headers: { accept: 'application/json' } });
    expect(sent()).toBe('1');
    window.dispatchEvent(new Event('pointerdown'));
    await authFetch('/auth/session');
    expect(sent()).toBeNull();
    vi.restoreAllMocks();
  });
});
