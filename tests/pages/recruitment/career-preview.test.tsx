/** The preview of the career page's designer: why it is not there, in a sentence, and another try. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { CareerPreview } from '../../../src/console/recruitment/career-page/CareerPreview.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answering = (...answers: readonly (() => Response)[]) => {
  const left = [...answers];
  vi.stubGlobal('fetch', async (address: string) => (String(address).includes('career-preview') ? (left.shift() ?? (() => new Response('<p>Work with us</p>')))() : Response.json({})));
};
const show = async (language: 'en' | 'fr' = 'en') => {
  await needMessages('recruitment');
  return renderForm(<CareerPreview values={{ bannerHeading: 'Work with us' }} />, { language });
};
const html = (status: number, statusText: string) => () => new Response('<html>nginx</html>', { status, statusText, headers: { 'content-type': 'text/html' } });

it.each([
  [502, 'Bad Gateway', 'There is a temporary issue. Try again in a few minutes, and contact support if it goes on.'],
  [503, 'Service Unavailable', 'The service is busy or starting. Nothing was changed. Try again in a minute.'],
  [500, 'Internal Server Error', 'Something went wrong. Please try again.'],
])('says in words what a status %i means', async (status, text, told) => {
  answering(html(status, text));
  await show();
  expect(await page.findByText(told)).toBeTruthy();
  expect(page.queryByText(text)).toBeNull();
});

it('says in the language of the person what the server refuses, and draws the page once it does not', async () => {
  answering(() => Response.json({ errorCode: 'ACCESS_DENIED', message: "You don't have access to perform this action.", requestId: 'r-1' }, { status: 403 }));
  const { user } = await show('fr');
  expect(await page.findByText('Vous n’avez pas les droits pour effectuer cette action.')).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'Réessayer' }));
  await vi.waitFor(() => expect(document.querySelector('iframe')?.srcdoc).toBe('<p>Work with us</p>'));
  expect(page.queryByRole('alert')).toBeNull();
});

it('says that nobody answers where there is no network', async () => {
  answering(() => { throw new TypeError('Failed to fetch'); });
  await show();
  expect(await page.findByText('The server cannot be reached')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
