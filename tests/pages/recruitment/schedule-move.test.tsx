/** Scheduling and moving a round: what others changed meanwhile, what is not known, and how one leaves. */
import { act, cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { toInstant } from '../../../src/domain/values/zones.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { ScheduleInterview } from '../../../src/console/recruitment/interviews/ScheduleInterview.tsx';
import { ownZone } from '../../../src/console/recruitment/interviews/times.ts';
import { renderForm } from '../form/support/renderForm.tsx';

type Asked = { readonly version?: number; readonly startsAt?: string; readonly from?: string; readonly arrangement?: { readonly note: string | null; readonly durationMinutes: number } };
type Answer = { readonly data: unknown } | { readonly errors: readonly unknown[] };

/** An instant by the clock of whoever looks. */
const at = (day: string, time: string): string => new Date(toInstant(`2030-05-${day}`, `${time}:00`, ownZone())!).toISOString();
const plan = { candidates: [{ candidateId: '7', name: 'Zelda', timeZone: 'UTC', email: 'zelda@example.com' }], rounds: [{ roundMasterId: '1', name: 'Call', durationMinutes: 30, mode: 'PHONE', isTaken: false }], panel: [{ employeeId: '5', name: 'Anita Desai', isOfPost: true }], freeDays: [] };
const before = { roundId: 55, roundMasterId: 1, version: 3, roundName: 'Call', status: 'SCHEDULED', startTime: at('06', '10:00'), endTime: at('06', '10:30'), timeZone: 'UTC', mode: 'PHONE', venue: null, meetingLink: null, note: null, panelDetails: [{ memberId: 5, name: 'Anita Desai' }] };
const error = (code: string, validationError: readonly unknown[] = []): Answer => ({ errors: [{ message: 'no', extensions: { code, errorCode: code, requestId: '1', validationError } }] });
const busy = { employeeId: '5', name: 'Anita Desai', hasMail: true, busy: [{ kind: 'CALENDAR', startsAt: at('06', '10:00'), endsAt: at('06', '11:00') }] };

/** The round as the server has it, what it was asked to move, and how it answers whether people are free. */
const server = { round: before as typeof before | null, moves: [] as Asked[], availability: async (_asked: Asked): Promise<Answer> => ({ data: { answer: { members: [] } } }) };

beforeEach(async () => {
  Object.assign(server, { round: before, moves: [], availability: async () => ({ data: { answer: { members: [] } } }) });
  vi.stubGlobal('fetch', async (_address: unknown, init?: { body?: string }) => {
    const { query = '', variables = {} } = JSON.parse(init?.body ?? '{}') as { query?: string; variables?: Asked };
    const move = (): Answer => {
      server.moves.push(variables);
      return variables.version === server.round?.version ? { data: { answer: { changeSet: null, roundIds: ['55'], withoutAddress: [] } } } : error('CONFLICT');
    };
    const answer = async (): Promise<Answer> => {
      if (query.includes('MoveRound')) return move();
      if (query.includes('ScheduleRound')) return error('BAD_USER_INPUT', [{ field: 'conflicts', message: 'Anita Desai is away.' }]);
      if (query.includes('ReadSchedulingPlan')) return { data: { answer: plan } };
      if (query.includes('ReadCandidateInterviews')) return { data: { answer: { interviews: [{ interviewId: 4, rounds: server.round ? [server.round] : [] }] } } };
      if (query.includes('ReadPanelAvailability')) return server.availability(variables);
      return error('NOT_FOUND');
    };
    return new Response(JSON.stringify(await answer()), { headers: { 'content-type': 'application/json' } });
  });
  await needMessages('recruitment');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (search = '?candidates=7&round=55') => renderForm(<Routes><Route path="schedule-interview" element={<ScheduleInterview />} /><Route path="*" element={<p>Another page</p>} /></Routes>, { path: '/recruitment/*', address: `/recruitment/schedule-interview${search}` });
const type = (label: string | RegExp, value: string) => act(async () => {
  const box = page.getByLabelText(label) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
});

it('shows the time that somebody else chose meanwhile beside mine, and moves the round only as I choose then', async () => {
  const { user, router } = await open();
  const act = await page.findByRole('button', { name: 'Reschedule and tell' });
  await type('Begins at', '11:00');
  server.round = { ...before, version: 4, startTime: at('09', '15:00'), endTime: at('09', '15:30'), note: 'Bring your papers' } as never;
  await user.click(act);
  const dialog = await page.findByRole('dialog', { name: 'Someone else saved this record meanwhile' });
  const choices = within(dialog).getAllByRole('radio');
  expect(choices.map((one) => one.closest('label')!.textContent!.replaceAll(/[\u2009\u202F]/g, ' '))).toEqual([expect.stringMatching(/My value.*May 6.*11:00/), expect.stringMatching(/Someone else.*May 9.*3:00/)]);
  expect(server.moves).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
  await vi.waitFor(() => expect(server.moves).toHaveLength(2));
  expect(server.moves[1]).toMatchObject({ version: 4, startsAt: at('06', '11:00'), arrangement: { note: 'Bring your papers' } });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/recruitment/job-candidates/7/interviews'));
});

it('asks again about the same when the choice was put off', async () => {
  const { user } = await open();
  const act = await page.findByRole('button', { name: 'Reschedule and tell' });
  await type('Begins at', '11:00');
  server.round = { ...before, version: 4, startTime: at('09', '15:00'), endTime: at('09', '15:30') };
  await user.click(act);
  await user.click(await page.findByRole('button', { name: 'Keep editing' }));
  await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await user.click(act);
  await page.findByRole('dialog', { name: 'Someone else saved this record meanwhile' });
  expect(server.moves.map(({ version }) => version)).toEqual([3, 3]);
});

it('tells nobody anew where all of it is as somebody else left it', async () => {
  const { user, router } = await open();
  const act = await page.findByRole('button', { name: 'Reschedule and tell' });
  await type('Begins at', '11:00');
  server.round = { ...before, version: 4, startTime: at('09', '15:00'), endTime: at('09', '15:30') };
  await user.click(act);
  await user.click((await page.findAllByRole('radio')).at(-1)!);
  await user.click(page.getByRole('button', { name: 'Save my choice' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/recruitment/job-candidates/7/interviews'));
  expect(server.moves).toHaveLength(1);
});

it('moves a round on top of what somebody else changed of it where both agree', async () => {
  const { user } = await open();
  const act = await page.findByRole('button', { name: 'Reschedule and tell' });
  await type('Begins at', '11:00');
  server.round = { ...before, version: 4, note: 'Bring your papers' } as never;
  await user.click(act);
  await vi.waitFor(() => expect(server.moves).toHaveLength(2));
  expect(server.moves[1]).toMatchObject({ version: 4, startsAt: at('06', '11:00'), arrangement: { note: 'Bring your papers' } });
});

it('says that a round is gone instead of scheduling another one', async () => {
  server.round = null;
  const { user, router } = await open();
  await page.findByText('This interview is gone');
  expect(page.queryByRole('button', { name: /Schedule and invite/ })).toBeNull();
  await user.click(page.getByRole('button', { name: 'Interviews of the candidate' }));
  expect(router.state.location.pathname).toBe('/recruitment/job-candidates/7/interviews');
});

it('says that no candidate is chosen where the address names none', async () => {
  await open('');
  await page.findByText('No candidate is chosen');
  expect(page.queryByText(/There is no round to schedule/)).toBeNull();
});

it('calls nobody free of whom it does not know it yet, or cannot', async () => {
  const later = Promise.withResolvers<Answer>();
  server.availability = async ({ from }) => (from === at('06', '07:00') ? { data: { answer: { members: [busy] } } } : later.promise);
  const { user } = await open();
  await page.findByText(/^appointment/);
  await type('Begins at', '');
  expect([page.queryByText('free'), page.queryByText(/^appointment/)]).toEqual([null, null]);
  await type('Begins at', '10:00');
  await page.findByText(/^appointment/);
  const day = page.getByLabelText(/^Day/);
  await user.clear(day);
  await user.type(day, '2030/05/07{Enter}');
  await page.findByText('Availability on Tuesday, May 7');
  expect([page.queryByText('free'), page.getByText('…').textContent]).toEqual([null, '…']);
  await act(async () => later.resolve(error('INTERNAL_SERVER_ERROR')));
  await page.findByText('not known');
  server.availability = async () => ({ data: { answer: { members: [{ ...busy, busy: [] }] } } });
  await user.click(page.getByRole('button', { name: 'Try again' }));
  await page.findByText('free');
});

it('puts the focus on what is in the way when scheduling is refused', async () => {
  const { user } = await open('?candidates=7');
  const button = await page.findByRole('button', { name: 'Schedule and invite' });
  button.focus();
  await user.keyboard('{Enter}');
  const said = (await page.findByText('Anita Desai is away.')).closest('[role=alert]');
  await vi.waitFor(() => expect(document.activeElement).toBe(said));
});

it('asks before an arrangement is left that was begun, and leads back to the candidate', async () => {
  const { user, router } = await open();
  await page.findByRole('button', { name: 'Reschedule and tell' });
  await user.type(page.getByRole('textbox', { name: /Note to the candidate/ }), 'x');
  await user.click(page.getByRole('button', { name: 'Cancel' }));
  await page.findByText('Are you sure to exit this form?');
  await user.click(page.getByRole('button', { name: 'No' }));
  await vi.waitFor(() => expect(page.queryByText('Are you sure to exit this form?')).toBeNull());
  await user.type(page.getByRole('textbox', { name: /Note to the candidate/ }), '{Backspace}');
  await user.click(page.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/recruitment/job-candidates/7/interviews');
});

it('wraps what stands at its foot where the window is narrow', async () => {
  await open();
  const foot = (await page.findByRole('button', { name: 'Reschedule and tell' })).closest('footer')!;
  expect(getComputedStyle(foot).flexWrap).toBe('wrap');
});

it('leaves a round at its very instant when only something else changes, as in the hour that clocks show twice', async () => {
  const startTime = new Date(Date.parse(before.startTime) + 17_000).toISOString();
  server.round = { ...before, startTime };
  const { user } = await open();
  const act = await page.findByRole('button', { name: 'Reschedule and tell' });
  await user.type(page.getByRole('textbox', { name: /Note to the candidate/ }), 'Bring your papers.');
  await user.click(act);
  await vi.waitFor(() => expect(server.moves).toHaveLength(1));
  expect(server.moves[0]).toMatchObject({ startsAt: startTime, arrangement: { note: 'Bring your papers.' } });
});
