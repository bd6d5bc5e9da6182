/** What stands beside a candidate's salary of the offer that names it. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OfferActs } from '../../../src/console/recruitment/offers/OfferActs.tsx';
import { plainField, useAsked } from '../../../src/console/recruitment/candidates/acts/useAsked.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = async (answer: string): Promise<void> => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { offers: { rows: [{ id: '31', answer, joiningDate: '2027-02-01', expiresOn: '2027-01-15', sentOn: '2026-11-23T04:00:00Z' }] } } }), { headers: { 'content-type': 'application/json' } }));
  await needMessages('recruitment');
  await renderForm(<OfferActs record={{ id: '7', version: 1, name: 'Rohan Deshmukh' } as never} maySend={false} />);
};

it('leads to the letter while the offer waits, beside how it is withdrawn', async () => {
  await shown('PENDING');
  expect((await page.findByRole('link', { name: 'Letter' })).getAttribute('href')).toBe('/recruitment/offers/31');
  expect(page.getByRole('button', { name: 'Withdraw offer' })).toBeTruthy();
});

it('leads to the letter once it is answered', async () => {
  await shown('ACCEPTED');
  expect((await page.findByRole('link', { name: 'Letter' })).getAttribute('href')).toBe('/recruitment/offers/31');
  expect(page.queryByRole('button')).toBeNull();
});

const Asking = () => useAsked({}, { problems: [{ field: 'expiresOn', message: 'Choose a day no later than the day of joining.' }] }).show({ field: plainField('expiresOn', 'date', { required: true }), label: 'Expires on' });

it('says at the field what the server has against it', async () => {
  await renderForm(<Asking />);
  expect(document.getElementById(page.getByRole('textbox').getAttribute('aria-describedby')!)?.textContent).toBe('Choose a day no later than the day of joining.');
});
