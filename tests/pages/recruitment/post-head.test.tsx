/** What the head of a job post says while it waits for a decision, and after one. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PostPanelHead } from '../../../src/console/recruitment/posts/page/PostPanelHead.tsx';
import { PostHead } from '../../../src/console/recruitment/posts/page/PostHead.tsx';
import { CandidatesBar } from '../../../src/console/recruitment/posts/page/CandidatesBar.tsx';
import { parseArrangement } from '../../../src/domain/lists/arrangement.ts';
import type { TabProps } from '../../../src/console/resource/tabs/recordTabs.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = async (status: string, standing: object, record: object = {}): Promise<void> => {
  const answer = { errorCode: '', message: '', applicants: 0, filled: 0, remaining: 0, mayDecide: true, mayRevise: true, isOwnRequest: false, requestedBy: null, requestedAt: null, note: null, ...standing };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { answer } }), { headers: { 'content-type': 'application/json' } }));
  await needMessages('recruitment');
  await renderForm(<PostHead record={{ id: '41', version: 2, status, vacancies: 3, ...record } as never} />);
};

it('names who asked for approval and when, with what they said', async () => {
  await shown('PENDING_APPROVAL', { requestedBy: 'Vikram Nair', requestedAt: '2026-11-23T04:00:00Z', note: 'Needed by January' });
  expect(await page.findByText(/^Vikram Nair asked for approval on .*2026.*\.$/)).toBeTruthy();
  expect(page.getByText('Note: Needed by January')).toBeTruthy();
});

it('says that it waits to whoever is not told who asked', async () => {
  await shown('PENDING_APPROVAL', { mayDecide: false });
  expect(await page.findByText('The post waits to be approved.')).toBeTruthy();
});

it('says why a post was rejected', async () => {
  await shown('REJECTED', { requestedBy: 'Vikram Nair', requestedAt: '2026-11-23T04:00:00Z', note: 'Which budget?' });
  expect(await page.findByText('Note: Which budget?')).toBeTruthy();
  expect(page.getByText('Rejected. Revise it, then ask for approval again.')).toBeTruthy();
});

it('tells whoever may not change a rejected post who revises it', async () => {
  await shown('REJECTED', { mayRevise: false });
  expect(await page.findByText('Rejected. Recruiters of the post, and whoever else may change it, can revise it and ask for approval again.')).toBeTruthy();
});

it('keeps what was said while a post is revised, and says nothing of a draft that never came for approval', async () => {
  await shown('DRAFT', { requestedBy: 'Vikram Nair', requestedAt: '2026-11-23T04:00:00Z', note: 'Which budget?' });
  expect(await page.findByText('Note: Which budget?')).toBeTruthy();
  expect(page.getByText('Said when it last came for approval')).toBeTruthy();
  cleanup();
  await shown('DRAFT', {});
  expect(await page.findByText('0 applicants')).toBeTruthy();
  expect(page.queryByText('Said when it last came for approval')).toBeNull();
});

it('names the last day while somebody may apply until then, and none of a closed post', async () => {
  await shown('OPEN', {}, { closingDate: '2027-01-20' });
  expect(await page.findByText('Until Jan 20, 2027')).toBeTruthy();
  cleanup();
  await shown('CLOSED', {}, { closingDate: '2027-01-20' });
  expect(await page.findByText('Closed')).toBeTruthy();
  expect(page.queryByText(/^Until/)).toBeNull();
});

it('calls a template a template in the panel beside the list too, and no other post', async () => {
  await needMessages('pages');
  await renderForm(<PostPanelHead record={{ id: '41', status: 'DRAFT', isTemplate: true } as never} />);
  expect(page.getByText('Template')).toBeTruthy();
  cleanup();
  await renderForm(<PostPanelHead record={{ id: '41', status: 'DRAFT', isTemplate: false } as never} />);
  expect(page.queryByText('Template')).toBeNull();
});

it('leads to the board of its candidates by status', async () => {
  await needMessages('pages');
  await renderForm(<CandidatesBar record={{ id: '41' } as never} {...({} as Omit<TabProps, 'record'>)} />);
  const asked = new URL(page.getByRole('link', { name: 'Open as a board' }).getAttribute('href')!, 'https://tenure.example').searchParams;
  expect(parseArrangement({ shape: asked.get('shape') ?? '', by: asked.get('by') ?? '', group: '', totals: '', chart: '', across: '' })).toMatchObject({ shape: 'BOARD', by: 'statusId' });
  expect(asked.get('filter')).toBe('{"jobPostId":{"in":["41"]}}');
});

it('says since when a post is open, from its first day on', async () => {
  const day = (before: number): string => new Date(Date.now() - before * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
  await shown('OPEN', {}, { openedOn: day(0) });
  expect(await page.findByText('Opened today')).toBeTruthy();
  cleanup();
  await shown('OPEN', {}, { openedOn: day(1) });
  expect(await page.findByText('Open for 1 day')).toBeTruthy();
});
