/** The step that goes with an offer, and whom nobody makes one. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SendOfferDialog } from '../../../src/console/recruitment/offers/SendOfferDialog.tsx';
import { SalaryTab } from '../../../src/console/recruitment/salary/SalaryTab.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const status = (id: string, name: string, kind: string, more: object = {}) => ({ id, name, status: 'ACTIVE', isDefault: id === '1', requires: [], sendsMail: false, mailSubject: null, mailBody: null, stage: { id, name, kind, status: 'ACTIVE' }, next: [], ...more });
const flow = (...more: [object?, object?]) => [status('1', 'Applied', 'APPLIED', more[0]), status('2', 'Offered', 'OFFER', more[1]), status('3', 'Hired', 'HIRED')];

const preview = { language: 'EN', organisation: 'Northwind Textiles', subject: 'Your offer', body: 'Dear Asha', heads: ['Component', 'Month', 'Year'], lines: [], missing: [], mailSubject: 'Our offer', mailBody: 'Hello', pdf: null, validationError: null };

const sending = async (statusId: string, statuses: readonly object[], session: SessionInfo = sessionWith(), mailed?: object) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: unknown };
    if (query.includes('mutation SendOffer')) sent.push(variables);
    return Response.json({ data: { answer: query.includes('ReadHiringFlow') ? { rows: statuses } : query.includes('ReadOfferLetters') ? { rows: [{ id: '2', name: 'Offer letter', language: 'EN' }] } : query.includes('PreviewOffer') ? preview : query.includes('ReadMailsAhead') ? { mails: mailed ? [mailed] : [] } : { changeSet: null, offerId: 1 } } });
  });
  await needMessages('recruitment');
  const { user } = await renderForm(<SendOfferDialog record={{ id: '7', version: 1, name: 'Asha Rao', statusId, noticePeriod: null } as never} effectiveFrom="2099-02-01" onClose={() => undefined} />, { session });
  await page.findByRole('textbox', { name: /Joining date/ });
  return { user, sent };
};

it('brings the candidate to the stage of offers unless that is not wanted', async () => {
  const { user, sent } = await sending('1', flow());
  const step = await page.findByRole('switch', { name: 'Move to Offered' });
  expect(step.getAttribute('aria-checked')).toBe('true');
  await user.click(step);
  await user.click(page.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(sent).toMatchObject([{ moveOn: false }]));
});

it('shows the mail that the step sends, as long as it is taken', async () => {
  const mailed = { of: 'Offered', count: 1, names: ['Asha Rao'], recipient: 'asha@mail.example', subject: 'Good news', body: 'Dear Asha Rao, an offer is on its way.', unreached: 0, unreachedNames: [], failingNames: [] };
  const { user } = await sending('1', flow(), sessionWith(), mailed);
  expect(await page.findByText('Dear Asha Rao, an offer is on its way.')).toBeTruthy();
  await user.click(page.getByRole('switch', { name: 'Move to Offered' }));
  await waitFor(() => expect(page.queryByText('Dear Asha Rao, an offer is on its way.')).toBeNull());
});

it.each([
  ['who stands there or further', '2', flow(), sessionWith()],
  ['of whom something is missing for it', '1', flow({}, { requires: ['NOTICE_PERIOD'] }), sessionWith()],
  ['whom the flow leads elsewhere', '1', flow({ next: [{ status: { id: '3' } }] }), sessionWith()],
  ['whom the person may not move', '1', flow(), sessionWith({ JOB_CANDIDATES: { update: false } })],
])('offers no step for one %s', async (_whom, statusId, statuses, session) => {
  await sending(statusId, statuses, session);
  await waitFor(() => expect(page.getByRole('button', { name: 'Send offer' })).toBeTruthy());
  expect(page.queryByRole('switch')).toBeNull();
});

it.each([
  ['none is made', []],
  ['the one that is kept is only read', [{ salaryId: 5, version: 1, annualCTC: 1_200_000, status: 'DRAFT', templateId: 3, templateName: 'Staff', effectiveFrom: '2026-11-28' }]],
])('of a salary for whom nobody considers any more: %s', async (_what, salaries) => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) =>
    Response.json({ data: body.includes('ReadCandidateSalary') ? { answer: { salaryDetails: JSON.stringify(salaries), templateDetails: JSON.stringify([{ templateId: 3, templateName: 'Staff', annualCTC: '600000', currency: 'INR' }]), currencySymbol: '₹' } } : { offers: { rows: [] }, answer: { rows: [] } } }));
  await needMessages('recruitment', 'payroll-admin');
  await renderForm(<SalaryTab record={{ id: '7', version: 1, name: 'Rohan Deshmukh', standing: 'ARCHIVED' } as never} target={{} as never} />);
  expect(await page.findByText(salaries.length === 0 ? 'Rohan Deshmukh is archived or blacklisted. Move the candidate back first.' : 'Not offered yet')).toBeTruthy();
  expect(page.queryByRole('button', { name: /Save salary|Send offer/ })).toBeNull();
});
