import { Suspense } from 'react';
import { cleanup, screen as page, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TimelineList } from '../../../src/console/resource/tabs/timeline/TimelineList.tsx';
import type { ReadTimeline, TimelineEntry } from '../../../src/console/resource/tabs/timeline/useTimeline.ts';
import { renderForm } from '../form/support/renderForm.tsx';
import '../support/patience.ts';

afterEach(cleanup);

const entry = (id: string, more: Partial<TimelineEntry>): TimelineEntry =>
  ({ id, kind: 'CHANGE', at: '2026-11-20T04:12:00Z', entity: 'ScheduledRound', recordId: '7', title: 'Skills interview', by: 'Vikram Nair', change: 'UPDATE', source: 'FORM', reason: null, fields: [], ...more }) as TimelineEntry;
const off = { field: 'cancelReason', before: null, after: 'The panel is away' };

const lines = async (read: ReadTimeline) => {
  await renderForm(<Suspense><TimelineList about={['candidate', '7']} read={read} /></Suspense>, { path: '/recruitment/job-candidates', address: '/recruitment/job-candidates' });
  await page.findAllByText(/Skills interview/);
  return page.findAllByRole('listitem');
};

it('tells changes and mails, and a reason once where the record keeps it itself', async () => {
  const [called, moved, mail] = await lines(async () => ({
    nextCursor: null,
    rows: [entry('1', { reason: 'The panel is away', fields: [off] }), entry('2', { reason: 'They asked for it' }), entry('3', { kind: 'MAIL', entity: 'Candidate', title: 'Your Skills interview', by: null, change: null })],
  }));
  expect(called!.textContent).toContain('Vikram Nair changed scheduled round Skills interview');
  expect(within(called!).getAllByText(/The panel is away/)).toHaveLength(1);
  expect(within(moved!).getByText('They asked for it')).toBeTruthy();
  expect(mail!.textContent).toContain('Tenure wrote: Your Skills interview');
});

it('tells a step with the post that it is for, and what a scorecard holds where that may be read', async () => {
  const [, moved, read, blind] = await lines(async () => ({
    nextCursor: null,
    rows: [
      entry('1', {}),
      entry('2', { kind: 'MOVED', entity: 'Candidate', title: 'Pattern cutter', change: null }),
      entry('3', { kind: 'SCORECARD', entity: 'Scorecard', by: 'Kavitha Selvam', change: null, fields: [{ field: 'recommendation', before: null, after: 'YES' }] }),
      entry('4', { kind: 'SCORECARD', entity: 'Scorecard', by: 'Abhishek Singh', change: null }),
    ],
  }));
  expect(moved!.textContent).toContain('Vikram Nair moved the candidate · Pattern cutter');
  expect(read!.textContent).toContain('Kavitha Selvam submitted a scorecard: Skills interview');
  expect(read!.querySelector('dd')?.textContent).toBe('Yes');
  expect(blind!.querySelector('dd')).toBeNull();
});

it('brings what is older when asked, below what is there', async () => {
  const asked: (string | null)[] = [];
  await lines(async ({ before }) => {
    asked.push(before);
    return before === null ? { nextCursor: 'older', rows: [entry('1', {})] } : { nextCursor: null, rows: [entry('2', { title: 'Recruiter call' })] };
  });
  await userEvent.click(page.getByRole('button', { name: 'Show older' }));
  await page.findByText(/Recruiter call/);
  expect(asked).toEqual([null, 'older']);
  expect(page.queryByRole('button', { name: 'Show older' })).toBeNull();
});
