/** What a person connects for themselves: where the focus is after an act, and what is said of how connecting ended. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MyIntegration } from '../../../src/console/recruitment/integrations/MyIntegration.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = async (address = '/recruitment/my-integration') => {
  const answer = {
    feed: { address: 'https://hr.example.com/calendars/demo/5-a.ics' as string | null, lastFetchedAt: null },
    busyCalendar: { host: null, readAt: null, problem: null, failingSince: null, appointments: 0 },
    microsoft: { state: 'CONNECTED', mailbox: 'meera@contoso.example' as string | null, connectedAt: '2026-11-23T04:00:00Z' as string | null, endedAt: null, readsBusy: true, busyReadAt: '2026-11-23T04:05:00Z', busyFailingSince: null, appointments: 7, redirectUri: null },
    boards: [],
  };
  vi.stubGlobal('fetch', async (_address: unknown, { body }: RequestInit) => {
    const asked = String(body);
    if (asked.includes('mutation SwitchInterviewFeed')) answer.feed.address = asked.includes('"isOn":false') ? null : 'https://hr.example.com/calendars/demo/5-b.ics';
    if (asked.includes('mutation DisconnectMicrosoft')) Object.assign(answer.microsoft, { state: 'NOT_CONNECTED', mailbox: null, connectedAt: null });
    return new Response(JSON.stringify({ data: { answer } }), { headers: { 'content-type': 'application/json' } });
  });
  await needMessages('recruitment', 'pages');
  const { user } = await renderForm(<MyIntegration />, { path: '/recruitment/my-integration', address });
  await page.findByText('https://hr.example.com/calendars/demo/5-a.ics');
  return user;
};
const said = () => document.activeElement?.textContent;

it('keeps the focus at the address that is ended, made and made anew', async () => {
  const user = await shown();
  await user.click(page.getByRole('button', { name: 'End address' }));
  await user.click(page.getAllByRole('button', { name: 'End address' }).at(-1)!);
  await waitFor(() => expect(said()).toBe('Create address'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said()).toBe('Copy the address'));
  await user.click(page.getByRole('button', { name: 'New address' }));
  await user.click(page.getAllByRole('button', { name: 'New address' }).at(-1)!);
  await waitFor(() => expect(said()).toBe('New address'));
  await user.tab();
  await user.tab();
  expect(said()).not.toBe('New address');
});

it('leads from Disconnect to how it is connected again, and says no more that it is connected', async () => {
  const user = await shown('/recruitment/my-integration?microsoft=connected');
  expect(page.getByText('Microsoft 365 is connected')).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'Disconnect' }));
  await user.click(page.getAllByRole('button', { name: 'Disconnect' }).at(-1)!);
  await waitFor(() => expect(said()).toBe('Connect Microsoft 365'));
  expect(page.queryByText('Microsoft 365 is connected')).toBeNull();
});
