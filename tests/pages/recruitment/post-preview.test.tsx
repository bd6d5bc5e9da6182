/** The text of a post as candidates will read it. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Preview } from '../../../src/console/recruitment/posts/page/Preview.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('draws lines that begin with a dash as a list, as the page of the job does', async () => {
  await needMessages('recruitment');
  await renderForm(<Preview {...({ record: { id: '1', version: 1, title: 'Weaver', jobType: 'FULL_TIME', workMode: 'ON_SITE', description: 'Leads two teams.\n\n- weaving\n- dyeing' } } as never as Parameters<typeof Preview>[0])} />);
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['weaving', 'dyeing']);
  expect(page.getByText('Leads two teams.')).toBeTruthy();
});

it('has the parts in the order of the page of the job, with what stands below every post', async () => {
  const recruitmentSetting = { Show_Job_Rounds_Tab: 'Yes', Enforce_Candidate_Salary: 'No', Portal_Access_For_New_Candidates: 'Yes', Equal_opportunity_stmt: 'We hire by what people can do.\n\n- everybody' };
  vi.stubGlobal('fetch', async () => Response.json({ data: { answer: { recruitmentSetting } } }));
  await needMessages('recruitment', 'settings');
  const of = (key: string, title: string) => [{ id: '1', [key]: { id: '1', title } }];
  const record = { id: '1', version: 1, title: 'Weaver', jobType: 'FULL_TIME', workMode: 'ON_SITE', description: 'Leads two teams.', responsibilities: 'Plans shifts.', benefits: 'Canteen.', skills: of('skill', 'Looms'), qualifications: of('qualification', 'Diploma') };
  await renderForm(<Preview {...({ record } as never as Parameters<typeof Preview>[0])} />);
  expect(await page.findByText('We hire by what people can do.')).toBeTruthy();
  expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Responsibilities', 'Skills', 'Qualifications', 'Benefits', 'Equal opportunity statement']);
});
