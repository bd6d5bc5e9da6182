/** Who is offered to schedule a round, and for whom. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { CandidateInterviews } from '../../../src/console/recruitment/interviews/CandidateInterviews.tsx';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import type { TabProps } from '../../../src/console/resource/tabs/recordTabs.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rights = (update: boolean) => sessionWith({ JOB_CANDIDATES: { view: true, add: update, update, delete: update, optionalChoice: false, scope: 'ALL' } });

it.each([
  ['ACTIVE', true, 1],
  ['TALENT_POOL', true, 1],
  ['ARCHIVED', true, 0],
  ['BLACKLISTED', true, 0],
  ['ACTIVE', false, 0],
] as const)('of %s, with the right to change: %s, offers it %i times', async (standing, update, times) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { answer: { interviews: [] } } }));
  await needMessages('recruitment');
  await renderForm(<CandidateInterviews target={{} as TabProps['target']} record={{ id: '7', standing } as unknown as TabProps['record']} />, { session: rights(update) });
  expect(await page.findByText('No interviews yet')).toBeDefined();
  expect(page.queryAllByRole('button', { name: 'Schedule round' })).toHaveLength(times);
});
