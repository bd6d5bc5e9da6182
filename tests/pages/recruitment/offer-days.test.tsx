/** The last day to answer an offer, beside the first day at work. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays, todayIn } from '../../../src/domain/dates.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { PreviewOfferDialog } from '../../../src/console/recruitment/offers/PreviewOfferDialog.tsx';
import { SendOfferDialog } from '../../../src/console/recruitment/offers/SendOfferDialog.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

const today = todayIn('Asia/Kolkata', new Date());
const shown = (day: string): string => day.replaceAll('-', '/');
const preview = { language: 'EN', organisation: 'Northwind Textiles', subject: 'Your offer', body: 'Dear Asha', heads: ['Component', 'Month', 'Year'], lines: [], missing: [], mailSubject: 'Our offer', mailBody: 'Hello', pdf: null, validationError: null };

beforeEach(async () => {
  await needMessages('recruitment');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) =>
    Response.json({ data: { answer: body.includes('ReadOfferLetters') ? { rows: [{ id: '2', name: 'Offer letter', language: 'EN' }] } : preview } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const record = { id: '7', version: 1, name: 'Asha Rao' } as never;
const box = (name: RegExp) => page.findByRole<HTMLInputElement>('textbox', { name });

it.each([
  ['sent', <SendOfferDialog key="send" record={record} effectiveFrom={null} onClose={() => undefined} />],
  ['looked at', <PreviewOfferDialog key="look" record={record} effectiveFrom={null} onClose={() => undefined} />],
])('follows it where it is %s, never beyond it, until it is set by hand', async (_how, dialog) => {
  const { user } = await renderForm(dialog);
  const [joining, expires] = [await box(/Joining date/), await box(/Expires on/)];
  const enter = async (field: HTMLInputElement, day: string): Promise<void> => {
    await user.clear(field);
    await user.type(field, shown(day));
    await user.tab();
  };
  const isProposed = (day: string): Promise<void> => waitFor(() => expect(expires.value).toBe(shown(day)));
  await isProposed(addDays(today, 7));
  await enter(joining, addDays(today, 3));
  await isProposed(addDays(today, 3));
  await enter(joining, addDays(today, 30));
  await isProposed(addDays(today, 7));
  // A day that is over is no day to follow.
  await enter(joining, addDays(today, -2));
  await isProposed(addDays(today, 7));
  await enter(expires, addDays(today, 5));
  await enter(joining, addDays(today, 4));
  await isProposed(addDays(today, 5));
});
