// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../src/console/providers/i18nProvider.ts';
import { loadMessages, needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { ForgotPassword } from '../../../src/console/sign-in/ForgotPassword.tsx';

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const WRONG = { errorCode: 'BAD_USER_INPUT', message: '', validationError: [{ field: 'email', message: 'Enter one e-mail address, for example meera@example.com.' }] };

beforeEach(() => {
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => (init === undefined || String(init.body).includes('@') ? answer(200, { errorCode: '', message: '' }) : answer(400, WRONG)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('marks an address that is none, and names the one that a link went to while another is typed', async () => {
  await needMessages('sign-in');
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider('en', await loadMessages('en'))}>
        <ForgotPassword />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const field = screen.getByLabelText('Email');
  // Without an address the button says what is missing.
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByText('Enter one e-mail address, for example meera@example.com.');
  await userEvent.type(field, 'meera{Enter}');
  await screen.findByText('Enter one e-mail address, for example meera@example.com.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '@demo.example{Enter}');
  await screen.findByText(/^If meera@demo.example has an account/);
  await userEvent.type(field, '.org');
  expect(screen.queryByText(/meera@demo.example.org/)).toBeNull();
});
