/** Submitting a scorecard: what is missing is said where it is missing, until it is there. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { ScorecardForm } from '../../../src/console/recruitment/interviews/ScorecardForm.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says beside skills and recommendation what is missing, and no more once it is there', async () => {
  const refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', requestId: '1', validationError: [{ field: 'skills', message: 'Score at least one skill.' }, { field: 'recommendation', message: 'Choose a recommendation.' }] } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errors: [refusal] }), { headers: { 'content-type': 'application/json' } }));
  await needMessages('recruitment');
  const card = { scorecardId: 3, status: 'OPEN', maxScorePerSkill: 5, rating: null, recommendation: null, note: null, categories: [{ category: 'Skills', skills: [{ skillId: 1, skill: 'Planning', score: null, comment: null, questions: [] }] }] };
  const { user } = await renderForm(<ScorecardForm place={{ interviewId: 4, candidateId: 7, roundId: 5 }} card={card as never} />);
  expect(page.getByText(/Scores go from 0, nothing of it, to 5, outstanding/)).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'Submit scorecard' }));
  await page.findByText('Score at least one skill.');
  const group = page.getByRole('group', { name: /^Recommendation/ });
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('Choose a recommendation.');
  expect(page.getAllByRole('alert')).toHaveLength(2);
  expect(document.activeElement).toBe(page.getByRole('radio', { name: 'Not asked' }));
  await user.click(page.getByRole('button', { name: 'Yes' }));
  expect(page.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Score at least one skill.']);
  await user.click(page.getByRole('radio', { name: '4' }));
  expect(page.queryByRole('alert')).toBeNull();
});

it('keeps what was noted on a skill elsewhere', async () => {
  const sent: { skills: { note: string | null }[] }[] = [];
  vi.stubGlobal('fetch', async (_address: unknown, init?: { body?: string }) => {
    const { query = '', variables } = JSON.parse(init?.body ?? '{}') as { query?: string; variables: (typeof sent)[number] };
    if (query.includes('KeepFeedback')) sent.push(variables);
    return new Response(JSON.stringify({ data: { answer: { changeSet: '1' } } }), { headers: { 'content-type': 'application/json' } });
  });
  await needMessages('recruitment');
  const card = { scorecardId: 3, status: 'DRAFT', maxScorePerSkill: 5, rating: null, recommendation: 'YES', note: null, categories: [{ category: 'Skills', skills: [{ skillId: 1, skill: 'Planning', score: 3, comment: null, note: 'Asked twice', questions: [] }] }] };
  const { user } = await renderForm(<ScorecardForm place={{ interviewId: 4, candidateId: 7, roundId: 5 }} card={card as never} />);
  await user.click(page.getByRole('button', { name: 'Submit scorecard' }));
  await vi.waitFor(() => expect(sent.map(({ skills }) => skills[0]?.note)).toEqual(['Asked twice']));
});
