/** What stands beside a candidate's salary of the offer that names it. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plainField } from '../../../src/console/fields/plainField.ts';
import { OfferActs } from '../../../src/console/recruitment/offers/OfferActs.tsx';
import { useAsked } from '../../../src/console/resource/acts/useAsked.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = async (answer: string, more: object = {}, acts: object = {}): Promise<void> => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { offers: { rows: [{ id: '31', answer, joiningDate: '2027-02-01', expiresOn: '2027-01-15', sentOn: '2026-11-23T04:00:00Z', respondedOn: null, comment: null, ...more }] } } }), { headers: { 'content-type': 'application/json' } }));
  await needMessages('recruitment');
  await renderForm(<OfferActs record={{ id: '7', version: 1, name: 'Rohan Deshmukh' } as never} maySend={false} effectiveFrom={null} {...acts} />);
};

it('leads to the letter while the offer waits, beside how it is withdrawn', async () => {
  await shown('PENDING');
  expect((await page.findByRole('link', { name: 'Letter' })).getAttribute('href')).toBe('/recruitment/offers/31');
  expect(page.getByRole('button', { name: 'Withdraw offer' })).toBeTruthy();
});

it('says when it was declined and in which words', async () => {
  await shown('DECLINED', { respondedOn: '2026-11-24T04:00:00Z', comment: 'The pay is too low for a move.' });
  expect((await page.findByText(/^Declined on 2026/)).parentElement?.querySelector('blockquote')?.textContent).toBe('The pay is too low for a move.');
});

it('sends none while the figures beside it are not saved, and says so', async () => {
  await shown('DECLINED', {}, { maySend: true, draft: null });
  const button = await page.findByRole('button', { name: 'Send offer' });
  expect([button.hasAttribute('disabled'), document.getElementById(button.getAttribute('aria-describedby')!)?.textContent]).toEqual([true, 'Save the salary first: the offer names what is saved.']);
});

it('sends none to whom the talent pool keeps, and says so', async () => {
  await shown('DECLINED', {}, { maySend: true, record: { id: '7', version: 1, name: 'Rohan Deshmukh', standing: 'TALENT_POOL', employee: null } });
  const button = await page.findByRole('button', { name: 'Send offer' });
  expect([button.hasAttribute('disabled'), document.getElementById(button.getAttribute('aria-describedby')!)?.textContent]).toEqual([true, 'The candidate is not considered at present, or is an employee already.']);
});

it('shows the letter of figures that are not saved yet, though it does not send it', async () => {
  await shown('DECLINED', {}, { maySend: true, draft: { salaryTemplateId: 3, annualCTC: '1500000', effectiveFrom: null } });
  expect((await page.findByRole('button', { name: 'Preview letter' })).hasAttribute('disabled')).toBe(false);
  expect(page.getByRole('button', { name: 'Send offer' }).hasAttribute('disabled')).toBe(true);
});

it('leads to the letter once it is answered', async () => {
  await shown('ACCEPTED');
  expect((await page.findByRole('link', { name: 'Letter' })).getAttribute('href')).toBe('/recruitment/offers/31');
  expect(page.queryByRole('button')).toBeNull();
});

const Asking = () => useAsked(null, {}, { problems: [{ field: 'expiresOn', message: 'Choose a day no later than the day of joining.' }] }).show({ field: plainField('expiresOn', 'date', { required: true }), label: 'Expires on' });

it('says at the field what the server has against it', async () => {
  await renderForm(<Asking />);
  expect(document.getElementById(page.getByRole('textbox').getAttribute('aria-describedby')!)?.textContent).toBe('Choose a day no later than the day of joining.');
});

const Timed = () => {
  const { show, isComplete } = useAsked(null, { at: 'T09:30' }, { problems: ['Nila', 'Asha', 'Ken', 'Mei', 'Ravi'].map((name) => ({ field: 'statusId', message: `${name}: An offer waits.` })) });
  const asked = [{ field: plainField('at', 'dateTime', { required: true }), label: 'Send at' }, { field: plainField('statusId', 'text'), label: 'Status' }];
  return <>{asked.map(show)}<button type="button" onClick={() => isComplete(asked)}>Archive</button></>;
};

it('asks for the day of a time that is alone, and names of many candidates the first few', async () => {
  const { user } = await renderForm(<Timed />);
  expect(await page.findByText(/^Nila: An offer waits\. Asha: An offer waits\. Ken: An offer waits\. 2 more$/)).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'Archive' }));
  expect(await page.findByText('Send at is required.')).toBeTruthy();
});

const Shortlist = () => {
  const { show, left } = useAsked(null, {}, problems);
  const asked = [{ field: plainField('reasonId', 'text', { required: true }), label: 'Archive reason' }];
  const below = left(asked);
  return (
    <>
      {asked.map(show)}
      <p role="status">{below ? [below.message, ...below.told].join(' ') : 'Nothing'}</p>
    </>
  );
};
const problems = { message: 'Check the marked fields.', problems: [{ row: '7', field: 'archiveReasonId', message: 'This reason is of another stage.' }] };

it('says at the field what the server calls by another name, and no more once it is changed', async () => {
  const { user } = await renderForm(<Shortlist />);
  const box = page.getByRole('textbox');
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe('This reason is of another stage.');
  expect(page.getByRole('status').textContent).toBe('Check the marked fields.');
  await user.type(box, 'x');
  expect(box.getAttribute('aria-invalid')).not.toBe('true');
  expect(page.getByRole('status').textContent).toBe('Nothing');
});

const Unmarked = () => {
  const refusal = { message: 'Check the marked fields and correct them.', problems: [{ row: '41', field: 'closingDate', message: 'The closing date is over.' }] };
  const { left } = useAsked(null, {}, refusal);
  const said = left([{ field: plainField('note', 'longText'), label: 'Note' }]);
  return <output>{[said?.message, ...(said?.told ?? [])].join('|')}</output>;
};

it('speaks of no marked fields where none is marked', async () => {
  await needMessages('errors');
  await renderForm(<Unmarked />);
  expect(page.getByRole('status').textContent).toBe('|The closing date is over.');
});
