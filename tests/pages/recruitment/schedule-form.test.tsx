/** Scheduling a round: what is in the way is brought into view, and allowed only for what it was said of. */
import { cleanup, fireEvent, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { ScheduleForm } from '../../../src/console/recruitment/interviews/ScheduleForm.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', requestId: '1', validationError: [{ field: 'conflicts', message: 'Anita Desai is away.' }] } };
const plan = { candidates: [{ candidateId: '7', name: 'Zelda', timeZone: 'Asia/Kolkata', email: 'zelda@example.com' }], rounds: [{ roundMasterId: '1', name: 'Call', durationMinutes: 30, mode: 'PHONE', isTaken: false }], panel: [{ employeeId: '5', name: 'Anita Desai', isOfPost: true }], freeDays: [] };

it('brings into view who is busy, and offers to schedule all the same only while time and panel stay as they were', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errors: [refusal] }), { headers: { 'content-type': 'application/json' } }));
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this);
  };
  await needMessages('recruitment');
  const { user } = await renderForm(<ScheduleForm plan={plan as never} moved={null} />);
  await user.click(page.getByRole('button', { name: 'Schedule and invite' }));
  const said = (await page.findByText('Anita Desai is away.')).closest('[role=alert]');
  expect(seen).toContain(said);
  expect(page.getByRole('button', { name: 'Schedule all the same' })).toBeTruthy();
  await user.type(page.getByRole('textbox', { name: /Note to the candidate/ }), 'x');
  expect(page.getByText('Anita Desai is away.')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Schedule all the same' })).toBeTruthy();
  fireEvent.change(page.getByLabelText('Begins at'), { target: { value: '11:30' } });
  expect(page.queryByRole('button', { name: 'Schedule all the same' })).toBeNull();
  expect(page.queryByText('Anita Desai is away.')).toBeNull();
});

it('says who is busy though the time was changed while it asked, and does not offer that for the new time', async () => {
  const asked = Promise.withResolvers<undefined>();
  vi.stubGlobal('fetch', async (_address: unknown, init?: { body?: string }) => {
    if (init?.body?.includes('mutation')) await asked.promise;
    return new Response(JSON.stringify({ errors: [refusal] }), { headers: { 'content-type': 'application/json' } });
  });
  await needMessages('recruitment');
  const { user } = await renderForm(<ScheduleForm plan={plan as never} moved={null} />);
  await user.click(page.getByRole('button', { name: 'Schedule and invite' }));
  fireEvent.change(page.getByLabelText('Begins at'), { target: { value: '11:30' } });
  asked.resolve(undefined);
  await page.findByText('Anita Desai is away.');
  expect(page.queryByRole('button', { name: 'Schedule all the same' })).toBeNull();
});

it('asks who is free at the very time that is asked for, however early', async () => {
  const asked: { from: string; to: string }[] = [];
  vi.stubGlobal('fetch', async (_address: unknown, init?: { body?: string }) => {
    const { query, variables } = JSON.parse(init?.body ?? '{}') as { query?: string; variables?: { from: string; to: string } };
    const isAvailability = query?.includes('panelAvailability') === true;
    if (isAvailability) asked.push(variables!);
    return new Response(JSON.stringify(isAvailability ? { data: { answer: { members: [] } } } : { errors: [refusal] }), { headers: { 'content-type': 'application/json' } });
  });
  await needMessages('recruitment');
  await renderForm(<ScheduleForm plan={plan as never} moved={null} />);
  fireEvent.change(page.getByLabelText('Begins at'), { target: { value: '05:30' } });
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  const { from, to } = asked.at(-1)!;
  expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(16);
});

it('proposes a time at which the panel is free, as long as nobody chose another one', async () => {
  const free = Promise.withResolvers<undefined>();
  vi.stubGlobal('fetch', async (_address: unknown, init?: { body?: string }) => {
    const { query, variables } = JSON.parse(init?.body ?? '{}') as { query?: string; variables?: { from: string } };
    if (query?.includes('panelAvailability') !== true) return new Response(JSON.stringify({ errors: [refusal] }), { headers: { 'content-type': 'application/json' } });
    await free.promise;
    const endsAt = new Date(Date.parse(variables!.from) + 6 * 3_600_000).toISOString();
    return new Response(JSON.stringify({ data: { answer: { members: [{ employeeId: '5', name: 'Anita Desai', timeZone: 'UTC', hasMail: true, busy: [{ kind: 'OUTSIDE_HOURS', startsAt: variables!.from, endsAt }] }] } } }), { headers: { 'content-type': 'application/json' } });
  });
  await needMessages('recruitment');
  await renderForm(<ScheduleForm plan={plan as never} moved={null} />);
  expect(page.getByLabelText<HTMLInputElement>('Begins at').value).toBe('10:00');
  free.resolve(undefined);
  await vi.waitFor(() => expect(page.getByLabelText<HTMLInputElement>('Begins at').value).toBe('13:00'));
  fireEvent.change(page.getByLabelText('Begins at'), { target: { value: '09:00' } });
  await page.findByText(/outside hours/);
  expect(page.getByLabelText<HTMLInputElement>('Begins at').value).toBe('09:00');
});
