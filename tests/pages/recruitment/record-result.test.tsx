/** Recording the result of a round: what the server has against it stands where it is changed. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { RecordResult } from '../../../src/console/recruitment/interviews/RecordResult.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says at the passing score what is wrong with it, until it is changed', async () => {
  const refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', requestId: '1', validationError: [{ field: 'passingScore', message: 'The passing score is 0 to 1,000.' }] } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errors: [refusal] }), { headers: { 'content-type': 'application/json' } }));
  await needMessages('recruitment');
  const round = { roundId: 5, roundName: 'Skills interview', sequence: 1, passingScore: 3, panelDetails: [{ memberId: 9, name: 'Abhishek Singh', status: 'Accepted', scorecardId: null, totalScore: 4 }] };
  const { user } = await renderForm(<RecordResult round={round as never} interviewId={4} candidateId={7} onClose={() => undefined} />);
  const passing = await page.findByRole('spinbutton', { name: /Passing score/ });
  await user.clear(passing);
  await user.type(passing, '2000');
  await user.click(page.getByRole('button', { name: 'Record result' }));
  await page.findByText('The passing score is 0 to 1,000.');
  expect([passing.getAttribute('aria-invalid'), document.getElementById(passing.getAttribute('aria-describedby')!)?.textContent]).toEqual(['true', 'The passing score is 0 to 1,000.']);
  await user.type(passing, '0');
  expect([passing.getAttribute('aria-invalid'), page.queryByRole('alert')]).toEqual(['false', null]);
});

it('begins with how members rated overall where no skill was scored, which may be changed', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await needMessages('recruitment');
  const panelDetails = [{ memberId: 9, name: 'Abhishek Singh', status: 'Submitted', scorecardId: 3, totalScore: null, rating: 4 }, { memberId: 8, name: 'Tara Bose', status: 'Submitted', scorecardId: 4, totalScore: 2.5, rating: 4 }];
  for (const [maxScore, first] of [[5, '4'], [10, '']] as const) {
    cleanup();
    await renderForm(<RecordResult round={{ roundId: 5, roundName: 'Skills interview', sequence: 1, passingScore: 3, maxScore, passesBy: 'PANEL_SCORE', panelDetails } as never} interviewId={4} candidateId={7} onClose={() => undefined} />);
    const scores = await page.findAllByRole<HTMLInputElement>('spinbutton', { name: /^Score of/ });
    expect(scores.map(({ value, readOnly }) => [value, readOnly])).toEqual([[first, false], ['2.5', true]]);
  }
});

it('asks for the passing score once it was cleared, and sends nothing without it', async () => {
  const sent = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', sent);
  await needMessages('recruitment');
  const round = { roundId: 5, roundName: 'Skills interview', sequence: 1, passingScore: 3, panelDetails: [{ memberId: 9, name: 'Abhishek Singh', status: 'Accepted', scorecardId: null, totalScore: 4 }] };
  const { user } = await renderForm(<RecordResult round={round as never} interviewId={4} candidateId={7} onClose={() => undefined} />);
  const passing = await page.findByRole('spinbutton', { name: /Passing score/ });
  sent.mockClear();
  await user.clear(passing);
  await user.click(page.getByRole('button', { name: 'Record result' }));
  expect(document.getElementById(passing.getAttribute('aria-describedby')!)?.textContent).toBe('This field is required');
  expect(sent).not.toHaveBeenCalled();
});

const answering = () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    if (query.includes('RecordRoundResult')) sent.push(variables);
    return new Response(JSON.stringify({ data: { answer: { errorCode: '', message: '', changeSet: '9', result: variables['result'] ?? 'PASSED' } } }), { headers: { 'content-type': 'application/json' } });
  });
  return sent;
};
const held = { roundId: 5, roundName: 'Skills interview', sequence: 1, passingScore: 3, result: 'ON_HOLD', panelDetails: [{ memberId: 9, name: 'Abhishek Singh', status: 'Submitted', scorecardId: 3, totalScore: 4 }] };

it('keeps the decision back with the scores, and lets the scores decide by themselves', async () => {
  const sent = answering();
  await needMessages('recruitment');
  const onClose = vi.fn();
  const { user } = await renderForm(<RecordResult round={{ ...held, result: 'PENDING' } as never} interviewId={4} candidateId={7} onClose={onClose} />);
  const result = await page.findByRole('combobox', { name: 'Result' });
  expect(result.textContent).toBe('As the scores say');
  await user.click(page.getByRole('button', { name: 'Record result' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await user.click(result);
  await user.click(await page.findByRole('option', { name: 'On hold' }));
  expect(document.getElementById(result.getAttribute('aria-describedby')!)?.textContent).toBe('The scores are kept, and the decision stays open until a result is recorded again.');
  await user.click(page.getByRole('button', { name: 'Record result' }));
  await vi.waitFor(() => expect(sent.map(({ result: one }) => one)).toEqual([null, 'ON_HOLD']));
});

it('takes a round that is on hold off it by the scores, unless it is to stay so', async () => {
  const sent = answering();
  await needMessages('recruitment');
  const onClose = vi.fn();
  const { user } = await renderForm(<RecordResult round={held as never} interviewId={4} candidateId={7} onClose={onClose} />);
  expect((await page.findByRole('combobox', { name: 'Result' })).textContent).toBe('As the scores say');
  await user.click(page.getByRole('button', { name: 'Record result' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ result: null, scores: [{ panelMemberId: 9, score: 4 }] }]);
});
