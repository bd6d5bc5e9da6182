// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationBell } from '../../../src/console/notifications/NotificationBell.tsx';
import { inShell } from '../shell/inShell.tsx';
import type { Notice } from '../../../src/console/notifications/notificationsQuery.ts';

const notice = (id: string, text: string, path: string | null): Notice => ({ notificationId: id, text, path, createdAt: '2026-01-02T03:04:05Z', isRead: false });
let notices: Notice[] = [];
const marked: unknown[] = [];

const serve = async (_address: string, init?: RequestInit): Promise<Response> => {
  const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: { ids?: string[] | null } };
  const isMark = query.startsWith('mutation');
  if (isMark) {
    marked.push(variables.ids);
    notices = notices.map((one) => (!variables.ids || variables.ids.includes(one.notificationId) ? { ...one, isRead: true } : one));
  }
  const unread = notices.filter(({ isRead }) => !isRead).length;
  const data = isMark ? { markNotificationsRead: { notificationCount: unread } } : { listNotificationsInDashboard: { totalRecords: notices.length, notificationCount: unread, notificationList: notices } };
  return new Response(JSON.stringify({ data }), { status: 200, headers: { 'content-type': 'application/json' } });
};

beforeEach(() => {
  marked.length = 0;
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the bell', () => {
  it('shows a dot while something is unread, reads a line that is pressed, and all at once', async () => {
    notices = [notice('a', 'grades.csv is imported. Grades: 12 rows', '/core-hr/grades'), notice('b', '<b>Bold</b> words', null), notice('c', 'A third', null)];
    await inShell(<NotificationBell />);
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }, { timeout: 5_000 }));
    await userEvent.click(await screen.findByRole('button', { name: /<b>Bold<\/b> words/ }));
    await waitFor(() => expect(marked).toEqual([['b']]));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(marked).toEqual([['b'], null]));
    await waitFor(() => expect(screen.queryByTestId('unread')).toBeNull());
  });

  it('looks for what came since as it is opened', async () => {
    notices = [];
    await inShell(<NotificationBell />);
    await waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 5_000 });
    notices = [notice('a', 'Your post was approved', null)];
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('Your post was approved')).toBeDefined();
  });

  it('says what will appear there while there is nothing, in the language of the person', async () => {
    notices = [];
    await inShell(<NotificationBell />, 'fr');
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('Aucune notification', undefined, { timeout: 5_000 })).toBeDefined();
  });
});
