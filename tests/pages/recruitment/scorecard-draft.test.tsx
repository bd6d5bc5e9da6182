/** What is written on a scorecard is not lost: leaving, failures, refusals and coming back. */
import { act, cleanup, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { ScorecardPage } from '../../../src/console/recruitment/interviews/ScorecardPage.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

type Sent = { readonly note: string | null; readonly submit: boolean };

const address = '/recruitment/scorecard?interview=4&candidate=7&round=5';
const round = { roundId: 5, roundName: 'Skills interview', startTime: '2026-06-01T05:00:00Z', endTime: '2026-06-01T05:30:00Z' };
const interviews = [{ interviewId: 4, interviewName: 'Skills', candidateName: 'Zelda Okafor', resume: null, jobPost: 'Weaver', status: 'IN_PROGRESS', completedRounds: 0, totalRounds: 1, rounds: [round] }];
const refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', requestId: '1', validationError: [{ field: 'recommendation', message: 'Choose a recommendation.' }] } };

/** The note that the server holds; what it was sent; whether it is away. */
const server = { note: null as string | null, sent: [] as Sent[], isAway: false, held: Promise.resolve() };

const answer = (data: unknown): Response => new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  Object.assign(server, { note: null, sent: [], isAway: false, held: Promise.resolve() });
  vi.stubGlobal('fetch', async (_address: unknown, init?: { body?: string }) => {
    const { query = '', variables } = JSON.parse(init?.body ?? '{}') as { query?: string; variables?: Sent };
    if (query.includes('KeepFeedback')) {
      server.sent.push(variables!);
      await server.held;
      if (server.isAway) throw new TypeError('Failed to fetch');
      if (variables!.submit) return answer({ errors: [refusal] });
      server.note = variables!.note;
      return answer({ data: { answer: { changeSet: null } } });
    }
    if (query.includes('ReadSkillsScore')) return answer({ data: { answer: { skillScores: { scorecardId: 3, status: server.note === null ? 'OPEN' : 'DRAFT', maxScorePerSkill: 5, rating: null, recommendation: null, note: server.note, categories: [] } } } });
    return answer({ data: { answer: { interviews } } });
  });
  await needMessages('recruitment');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () =>
  renderForm(
    <Routes>
      <Route path="scorecard" element={<ScorecardPage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    { path: '/recruitment/*', address },
  );
const note = () => page.findByRole('textbox', { name: /^Note/ }) as Promise<HTMLTextAreaElement>;
const go = async (router: { readonly navigate: (to: string) => Promise<void> }, to: string) => act(async () => router.navigate(to));
const sleep = (ms: number) => act(async () => new Promise<void>((resolve) => setTimeout(resolve, ms)));

it('shows a draft that was kept when its scorecard is opened again', async () => {
  const { user, router } = await open();
  await user.type(await note(), 'Careful with fabrics');
  await page.findByText('Draft saved', undefined, { timeout: 5000 });
  await go(router, '/recruitment/pending-feedback');
  await page.findByText('Another page');
  await go(router, address);
  expect((await note()).value).toBe('Careful with fabrics');
});

it('waits, when it is opened again at once, for what leaving it sent', async () => {
  const kept = Promise.withResolvers<void>();
  const { user, router } = await open();
  server.held = kept.promise;
  await user.type(await note(), 'Quick');
  await go(router, '/recruitment/pending-feedback');
  await vi.waitFor(() => expect(server.sent.map((one) => one.note)).toEqual(['Quick']));
  await go(router, address);
  await sleep(100);
  expect(page.queryByRole('textbox', { name: /^Note/ })).toBeNull();
  await act(async () => kept.resolve());
  expect((await note()).value).toBe('Quick');
});

it('keeps what a refused submit carried, and what is left before that', async () => {
  const { user, router } = await open();
  await user.type(await note(), 'Good');
  await user.click(page.getByRole('button', { name: 'Submit scorecard' }));
  await page.findByText('Choose a recommendation.');
  await page.findByText('Draft saved', undefined, { timeout: 5000 });
  expect(server.note).toBe('Good');
  await user.type(await note(), ' hands');
  await user.click(page.getByRole('button', { name: 'Submit scorecard' }));
  await vi.waitFor(() => expect(server.sent.filter(({ submit }) => submit)).toHaveLength(2));
  await go(router, '/recruitment/pending-feedback');
  await vi.waitFor(() => expect(server.note).toBe('Good hands'));
});

it('sends a draft again that could not be kept, and asks before it is left', async () => {
  const { user, router } = await open();
  server.isAway = true;
  await user.type(await note(), 'Steady');
  await vi.waitFor(() => expect(server.sent).toHaveLength(1), { timeout: 5000 });
  await go(router, '/recruitment/pending-feedback');
  await page.findByText('Are you sure to exit this form?');
  await user.click(page.getByRole('button', { name: 'No' }));
  server.isAway = false;
  await page.findByText('Draft saved', undefined, { timeout: 9000 });
  expect(server.note).toBe('Steady');
  await go(router, '/recruitment/pending-feedback');
  await page.findByText('Another page');
});

it('says that a draft did not get through when it was left, and has it when the scorecard is opened again', async () => {
  const { user, router } = await open();
  server.isAway = true;
  await user.type(await note(), 'Left early');
  await go(router, '/recruitment/pending-feedback');
  await page.findByText('Another page');
  await page.findByText(/No answer came from the server/);
  server.isAway = false;
  await go(router, address);
  expect((await note()).value).toBe('Left early');
  await page.findByText('Draft saved', undefined, { timeout: 5000 });
  expect(server.note).toBe('Left early');
});

it('holds a window that closes over what is written, and keeps it', async () => {
  const { user } = await open();
  const closing = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  await note();
  expect(closing()).toBe(false);
  await user.type(await note(), 'So');
  expect(closing()).toBe(true);
  await vi.waitFor(() => expect(server.note).toBe('So'), { timeout: 900 });
  await page.findByText('Draft saved');
  expect(closing()).toBe(false);
});
