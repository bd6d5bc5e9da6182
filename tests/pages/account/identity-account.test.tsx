// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountSecurity } from '../../../src/console/account/AccountSecurity.tsx';
import { Security } from '../../../src/console/account/Security.tsx';
import { Sessions } from '../../../src/console/account/Sessions.tsx';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { SignInSecrets } from '../../../src/console/settings/sign-in-security/SignInSecrets.tsx';
import { inShell } from '../shell/inShell.tsx';

const user = { userId: '7', employeeId: '7', name: 'Meera Krishnan', email: 'meera@demo.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false };
const organisation = { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' };
const all = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' } as const;
const now = new Date().toISOString();
const here = { id: 'a', browser: 'Chrome', system: 'Windows', address: '127.0.0.1', startedAt: now, lastUsedAt: now, way: 'PASSWORD', isLocked: false, isCurrent: true };
const phone = { ...here, id: 'b', browser: null, system: 'Android', address: '203.0.113.9', way: 'OPEN_ID', isCurrent: false };

let isOn: boolean;
let sent: { query: string; variables: Record<string, unknown> }[];
let security: { sessions: object[]; devices: object[]; hasTwoFactor: boolean; deviceLocking: boolean };

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const serve = async (address: string, init?: RequestInit): Promise<Response> => {
  const body = init?.body ? (JSON.parse(String(init.body)) as { query: string; variables: Record<string, unknown>; password: string }) : undefined;
  if (address === '/auth/two-factor') return answer(200, { since: isOn ? now : null, recoveryCodesLeft: 9, isRequired: false });
  if (address.startsWith('/auth/two-factor/')) {
    if (address.endsWith('confirm')) return answer(200, { recoveryCodes: ['AAAA-BBBB-CCCC'] });
    if (body?.password !== 'right') return answer(400, { errorCode: 'PASSWORD_WRONG', message: 'wrong' });
    if (address.endsWith('start')) return answer(200, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' });
    isOn = false;
    return answer(200, {});
  }
  if (!body?.query) return answer(200, {});
  sent.push(body);
  if (body.query.includes('lookupUserAccounts')) return answer(200, { data: { answer: { rows: [{ id: '12', title: 'Kavitha Selvam', code: null }] } } });
  if (body.query.includes('endOwnSessions')) security = { ...security, sessions: [here] };
  if (body.query.includes('SignInSecret')) return answer(200, { data: { answer: { redirectUri: 'https://hr.example.com/auth/openid/callback', secrets: [{ kind: 'OPEN_ID_CLIENT', setAt: now, setBy: 'Meera Krishnan' }, { kind: 'PARTNER', setAt: null, setBy: null }] } } });
  return answer(200, { data: { answer: security } });
};

beforeEach(() => {
  isOn = false;
  sent = [];
  security = { sessions: [here, phone], devices: [], hasTwoFactor: true, deviceLocking: false };
  sessionState.set({ status: 'in', session: { user, organisation, rights: { USER_ACCOUNTS: all } } });
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the own sessions', () => {
  it('say device, place and how each began; the present one cannot be ended here', async () => {
    await inShell(<Sessions />);
    const [first, second] = within(await screen.findByRole('region', { name: 'Sessions' })).getAllByRole('listitem');
    expect(first!.textContent).toContain('Chrome on Windows');
    expect(first!.textContent).toContain('This session');
    expect(first!.textContent).toContain('This computer · Password');
    expect(within(first!).queryByRole('button')).toBeNull();
    expect(second!.textContent).toContain('Unknown browser on Android');
    expect(second!.textContent).toContain('203.0.113.9 · Single sign-on');
  });

  it('end one by one, and elsewhere all together', async () => {
    await inShell(<Sessions />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Unknown browser on Android' }));
    expect(sent.at(-1)?.variables).toEqual({ sessionId: 'b' });
    expect(await screen.findByText('Session ended')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out elsewhere' })).toBeNull());
  });
});

describe('the own second step', () => {
  it('is set up with password, key and code, and shows the recovery codes once', async () => {
    await inShell(<Security />);
    await userEvent.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'wrong{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The current password is not right.');
    await userEvent.clear(dialog.getByLabelText('Current password'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'right{Enter}');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on second step' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeDefined();
  });

  it('is turned off with the password', async () => {
    isOn = true;
    await inShell(<Security />);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off second step' }));
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText('Current password'), 'right{Enter}');
    expect(await screen.findByRole('button', { name: 'Set up authenticator app' })).toBeDefined();
  });
});

describe('an administrator', () => {
  it('chooses an account, locks its sessions, and resets the second step after a question', async () => {
    await inShell(<AccountSecurity />);
    await userEvent.type(screen.getByLabelText('Account'), 'Kav');
    await userEvent.click(await screen.findByRole('option', { name: 'Kavitha Selvam' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lock sessions' }));
    expect(sent.at(-1)).toMatchObject({ variables: { userAccountId: '12' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Reset second step' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Reset second step' }));
    await waitFor(() => expect(sent.at(-1)?.query).toContain('resetTwoFactor'));
  });

  it('who may only look is offered nothing to do', async () => {
    sessionState.set({ status: 'in', session: { user, organisation, rights: { USER_ACCOUNTS: { ...all, update: false } } } });
    await inShell(<AccountSecurity />);
    await userEvent.type(screen.getByLabelText('Account'), 'Kav');
    await userEvent.click(await screen.findByRole('option', { name: 'Kavitha Selvam' }));
    expect(await screen.findByText('Chrome on Windows')).toBeDefined();
    for (const name of ['Lock sessions', 'Sign out everywhere', 'Reset second step']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('sets a secret without ever seeing the former one', async () => {
    await inShell(<SignInSecrets />);
    const form = within(await screen.findByRole('form', { name: 'Client secret of single sign-on' }));
    expect(form.getByText(/^Set since .* by Meera Krishnan$/)).toBeDefined();
    await userEvent.type(form.getByLabelText('New secret'), 'a new client secret');
    await userEvent.click(form.getByRole('button', { name: 'Save secret' }));
    await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ kind: 'OPEN_ID_CLIENT', secret: 'a new client secret' }));
    await waitFor(() => expect((form.getByLabelText('New secret') as HTMLInputElement).value).toBe(''));
  });
});
