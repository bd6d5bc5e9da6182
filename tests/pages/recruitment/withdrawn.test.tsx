/** A candidate who took the application back: told to whoever works on them. */
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { CandidateHead } from '../../../src/console/recruitment/candidates/page/CandidateHead.tsx';
import { renderForm } from '../form/support/renderForm.tsx';
import type { Row } from '../../../src/console/providers/data/row.ts';

afterEach(cleanup);

const candidate: Row = { id: '7', version: 1, name: 'Bilal Qureshi', standing: 'ACTIVE', jobPostId: '1', jobPost: { id: '1', title: 'Backend engineer' }, statusId: '2', status: { id: '2', title: 'Screening' } };
const show = async (withdrawnOn: string | null, row: Row = candidate): Promise<void> => {
  await needMessages('recruitment');
  const getList = async () => ({ data: [{ id: '70', candidateId: '7', jobPostId: '1', since: new Date().toISOString(), withdrawnOn }], total: 1 });
  await renderForm(<CandidateHead target={await printedMetadata.screenResource('recruitment/job-candidates')} record={row} />, { dataProvider: { getList: getList as never } });
};

it('says on the page of a candidate that they withdrew, instead of how long they wait', async () => {
  await show('2026-11-28');
  expect(await page.findByText('The candidate withdrew this application on 2026/11/28.')).toBeTruthy();
  expect(page.queryByText(/for less than a day/)).toBeNull();
});

it('says how long whoever did not withdraw stands there, and of whoever is archived why', async () => {
  await show(null);
  expect(await page.findByText('In Screening for less than a day')).toBeTruthy();
  cleanup();
  await show('2026-11-28', { ...candidate, standing: 'ARCHIVED', archivedOn: '2026-11-28', archiveReason: { id: '1', title: 'No answer' } });
  expect(await page.findByText('Archived on 2026/11/28: No answer')).toBeTruthy();
  expect(page.queryByText(/withdrew/)).toBeNull();
});

it('has what proves why somebody is blacklisted beside it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { answer: { errorCode: '', message: '', originalName: 'proof.pdf', presignedUrl: '/files/proof' }, getPresignedUrl: { errorCode: '', message: '', presignedUrl: '/files/proof', s3DocumentDetails: null } } }));
  const row = { ...candidate, standing: 'BLACKLISTED', blacklistedBy: 'Vikram Nair', blacklistedOn: '2026-11-28', blacklistReason: { id: '1', title: 'False statements' }, blacklistComment: 'Forged papers' };
  await show(null, { ...row, blacklistAttachment: 'demo/proof.pdf' });
  const note = (await page.findByText('Blacklisted by Vikram Nair on 2026/11/28: False statements')).parentElement!;
  expect(within(note).getByTitle('Blacklist attachment').querySelector('a')).toBeTruthy();
  cleanup();
  await show(null, row);
  expect((await page.findByText('Forged papers')).parentElement?.querySelector('li')).toBeNull();
  vi.unstubAllGlobals();
});
