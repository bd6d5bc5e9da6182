// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../../src/console/App.tsx';
import { presentZone } from '../../../src/domain/lists/timeZones.ts';
import { readOrganisation } from '../../../src/console/providers/authOrganisation.ts';
import { createI18nProvider } from '../../../src/console/providers/i18nProvider.ts';
import { loadMessages } from '../../../src/console/providers/i18nMessages.ts';

const sent: Record<string, string>[] = [];
const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** An empty installation, which takes the code of its terminal where `needsSetUpCode` says so. */
const serving = (needsSetUpCode: boolean) => async (address: string, init?: RequestInit): Promise<Response> => {
  if (address === '/auth/organisation') return answer(200, { code: null, name: null, pageTitle: null, primaryColor: null, hasSetup: false, needsSetUpCode });
  if (address !== '/auth/set-up') return answer(401, {});
  sent.push(JSON.parse(String(init?.body)) as Record<string, string>);
  return answer(400, { errorCode: 'SET_UP_CODE_WRONG', message: 'This is not the set-up code.', validationError: [{ field: 'setUpCode', message: 'Copy it from the terminal.' }] });
};

const open = async (needsSetUpCode: boolean): Promise<void> => {
  vi.stubGlobal('fetch', vi.fn(serving(needsSetUpCode)));
  window.history.pushState({}, '', '/v3/set-up');
  // As main.tsx does at the start of a page.
  void readOrganisation();
  render(<App i18nProvider={createI18nProvider('en', await loadMessages('en'))} />);
  await screen.findByLabelText(/Organization name/);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sent.length = 0;
});

it('asks for the code of the terminal where the server needs it, and says in place when it is wrong', async () => {
  await open(true);
  const values: readonly (readonly [RegExp, string])[] = [[/Set-up code/, 'AAAA'], [/Organization name/, 'Acme'], [/Your name/, 'Ada'], [/Your email/, 'ada@acme.example'], [/^Password/, 'seven purple umbrellas'], [/^Repeat the password/, 'seven purple umbrellas']];
  for (const [label, text] of values) await userEvent.type(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Set up and sign in' }));
  await waitFor(() => expect(sent).toMatchObject([{ setUpCode: 'AAAA', organisation: 'Acme', code: 'acme', timeZone: presentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) }]));
  expect(await screen.findByText('Copy it from the terminal.')).toBeDefined();
});

it('offers the time zone of the device, and takes another', async () => {
  await open(false);
  const zone = screen.getByLabelText<HTMLInputElement>(/^Time zone/);
  expect(zone.value).toBe(presentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone));
  await userEvent.clear(zone);
  await userEvent.type(zone, 'Tokyo');
  await userEvent.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }));
  const values: readonly (readonly [RegExp, string])[] = [[/Organization name/, 'Acme'], [/Your name/, 'Ada'], [/Your email/, 'ada@acme.example'], [/^Password/, 'seven purple umbrellas'], [/^Repeat the password/, 'seven purple umbrellas']];
  for (const [label, text] of values) await userEvent.type(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Set up and sign in' }));
  await waitFor(() => expect(sent).toMatchObject([{ timeZone: 'Asia/Tokyo' }]));
});

it('does not ask where only this machine reaches the server', async () => {
  await open(false);
  expect(screen.queryByLabelText(/Set-up code/)).toBeNull();
});
