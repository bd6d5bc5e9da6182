// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { BuiltInMails } from '../../../src/console/settings/email-templates/BuiltInMails.tsx';
import { inShell } from '../shell/inShell.tsx';

const looking = { view: true, add: false, update: false, delete: false, optionalChoice: false, scope: 'ALL' } as const;
const signIn = (add: boolean): void =>
  forgetSession({
    status: 'in',
    session: {
      user: { userId: '1', employeeId: '1', name: 'Samuel Mathew', email: 'admin@demo.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false },
      organisation: { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' },
      rights: { EMAIL_TEMPLATES: { ...looking, add } },
    },
  } as never);
const mails = ['INVITATION', 'PASSWORD_RESET'].flatMap((event) => ['EN', 'FR'].map((language) => ({ event, language, subject: `${event} ${language}`, body: 'Hello {{name}}' })));

beforeEach(async () => {
  await needMessages('settings');
  const sent = mails.map(({ event, language }) => ({ event, language, templateId: event === 'INVITATION' && language === 'FR' ? 7 : null }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { builtIn: { notificationTemplates: mails }, sent: { notificationTemplates: sent } } }), { headers: { 'content-type': 'application/json' } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows every built-in mail of a language, and the way to the own one: to write it, or to the one that is sent instead', async () => {
  signIn(true);
  await inShell(<BuiltInMails />);
  const invitation = await screen.findByRole('region', { name: 'Invitation' });
  expect(within(invitation).getByText('INVITATION EN')).toBeTruthy();
  expect(within(invitation).getByRole('link', { name: 'Write your own' }).getAttribute('href')).toBe('/settings/general/email-templates/create');
  await userEvent.click(screen.getByRole('combobox', { name: 'Language' }));
  await userEvent.click(screen.getByRole('option', { name: 'Français' }));
  const french = screen.getByRole('region', { name: 'Invitation' });
  expect(within(french).getByText('Replaced by your own template')).toBeTruthy();
  expect(within(french).getByRole('link', { name: 'Open your template' }).getAttribute('href')).toBe('/settings/general/email-templates/7');
  expect(within(screen.getByRole('region', { name: 'Password reset' })).getByText('PASSWORD_RESET FR')).toBeTruthy();
});

it('offers nothing to write to who may only look', async () => {
  signIn(false);
  await inShell(<BuiltInMails />);
  await screen.findByRole('region', { name: 'Invitation' });
  expect(screen.queryByRole('link', { name: 'Write your own' })).toBeNull();
});
