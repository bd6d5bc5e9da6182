/** The page of a candidate asks for what insertJobCandidates and updateJobCandidates require; the panel beside the list asks for no more than it touches. */
import { cleanup, screen as page, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordForm } from '../../../src/console/resource/Form.tsx';
import { PanelEdit } from '../../../src/console/resource/panel/PanelEdit.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import type { Row } from '../../../src/console/providers/data/row.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const old = { id: '7', version: 3, name: 'Asha Rao', number: 'C-7', firstName: 'Asha', lastName: 'Rao', email: 'asha@mail.example', phone: '+919811199901', standing: 'ACTIVE', sponsored: false, portalAccess: true } as unknown as Row;

const show = async (address: string, dataProvider: object, session = sessionWith()) => {
  await needMessages('recruitment');
  const { screen } = await printedMetadata.screenResource('recruitment/job-candidates');
  const path = address.endsWith('create') ? address : '/recruitment/job-candidates/:id';
  return renderForm(<Suspense><RecordForm screen={screen} /></Suspense>, { path, address, session, dataProvider: { getOne: async () => ({ data: old }), ...dataProvider } as never });
};

const missing = async (): Promise<(string | null)[]> => within(await page.findByRole('alert')).getAllByRole('link').map(({ textContent }) => textContent);

it('adds nobody of whom no name, e-mail, mobile number, resume, gender and date of birth are told', async () => {
  const create = vi.fn();
  const { user } = await show('/recruitment/job-candidates/create', { create });
  expect((await page.findByRole('textbox', { name: /^Personal email/ })).getAttribute('aria-required')).toBe('true');
  await user.click(page.getByRole('button', { name: 'Add candidate' }));
  expect(await missing()).toEqual(['Resume', 'First name', 'Last name', 'Personal email', 'Mobile number', 'Gender', 'Date of birth']);
  expect(page.getByText('Gender is required.')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

it('asks for both salaries where the settings enforce them, and starts with the portal as they give it to new candidates', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { answer: { recruitmentSetting: { Show_Job_Rounds_Tab: 'Yes', Enforce_Candidate_Salary: true, Portal_Access_For_New_Candidates: false } } } }), { headers: { 'content-type': 'application/json' } }));
  const create = vi.fn();
  const { user } = await show('/recruitment/job-candidates/create', { create });
  expect((await page.findByRole('switch', { name: /^Portal access/ })).getAttribute('aria-checked')).toBe('false');
  await user.click(page.getByRole('button', { name: 'Add candidate' }));
  expect(await missing()).toEqual(['Resume', 'First name', 'Last name', 'Personal email', 'Mobile number', 'Current CTC', 'Expected CTC', 'Gender', 'Date of birth']);
});

it('saves the page of an earlier candidate only with what is required, changed or not', async () => {
  const update = vi.fn();
  const { user } = await show('/recruitment/job-candidates/7', { update });
  await user.type(await page.findByRole('textbox', { name: /^Current location/ }), 'Pune');
  await user.click(page.getByRole('button', { name: 'Save' }));
  expect(await missing()).toEqual(['Resume', 'Gender', 'Date of birth']);
  expect(update).not.toHaveBeenCalled();
});

it('asks nobody for what they may not see', async () => {
  const { user } = await show('/recruitment/job-candidates/create', {}, sessionWith({ CANDIDATE_PERSONAL: { view: false, add: false, update: false } }));
  await user.click(await page.findByRole('button', { name: 'Add candidate' }));
  expect(await missing()).toEqual(['Resume', 'First name', 'Last name', 'Personal email', 'Mobile number']);
});

it('saves a change in the panel beside the list without asking for the rest', async () => {
  await needMessages('recruitment');
  const target = await printedMetadata.screenResource('recruitment/job-candidates');
  const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data: { ...old, ...data, version: 4 }, meta: { changeSet: '77' } }));
  const { user } = await renderForm(<Suspense><PanelEdit target={target} record={old} onDone={() => undefined} /></Suspense>, { dataProvider: { update } as never });
  await user.type(await page.findByRole('textbox', { name: /^Current location/ }), 'Pune');
  await user.click(page.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});
