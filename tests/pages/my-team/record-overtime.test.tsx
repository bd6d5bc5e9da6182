// @vitest-environment jsdom
/** Overtime of more days than the server takes at once is recorded part by part, and what is told of it is true. */
import { cleanup, screen as page } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordOvertime } from '../../../src/console/my-team/overtime/RecordOvertime.tsx';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { changeHistory } from '../../../src/console/shell/changes.ts';
import { inShell } from '../shell/inShell.tsx';

const TOTAL = 620;
/** What the server takes at once. */
const MOST = 500;

const state = { recorded: new Set<string>(), sizes: [] as number[], refuseAt: undefined as number | undefined };

const rows = () => Array.from({ length: TOTAL }, (_, at) => ({ employeeId: String(at + 1), employeeName: `Weaver ${at + 1}`, employeeNumber: `W${at + 1}`, day: '2026-04-06', dayKind: 'NORMAL', workedHours: '9', hours: '1', status: state.recorded.has(String(at + 1)) ? 'APPROVED' : null, isOwn: false }));

const answerOf = (variables: { days?: { employeeId: string }[] }): object => {
  if (variables.days) {
    state.sizes.push(variables.days.length);
    if (variables.days.length > MOST) return { errors: [{ message: 'Too many', extensions: { errorCode: 'LIMIT_EXCEEDED' } }] };
    if (state.sizes.length === state.refuseAt) return { errors: [{ message: 'Weaver 501, 6 April: no', extensions: { errorCode: 'BAD_USER_INPUT' } }] };
    for (const { employeeId } of variables.days) state.recorded.add(employeeId);
    return { data: { answer: { added: variables.days.length, waiting: 0, changeSet: `set-${state.sizes.length}` } } };
  }
  return { data: { answer: { totalRecords: TOTAL * 7, rows: rows() } } };
};

beforeEach(async () => {
  const all = { view: true, add: true, update: true, delete: true, optionalChoice: false, scope: 'ALL' };
  sessionState.set({ status: 'in', session: { user: { userId: '7' }, organisation: { name: 'Northwind Textiles' }, rights: { TEAM_OVERTIME: all } } } as never);
  Object.assign(state, { recorded: new Set(), sizes: [], refuseAt: undefined });
  await needMessages('employee-self-service', 'core-hr', 'forms', 'errors');
  vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
    const { variables = {} } = JSON.parse(String(init?.body ?? '{}')) as { variables?: object };
    return new Response(JSON.stringify(answerOf(variables)), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  changeHistory.set({ done: [], undone: [] });
  vi.unstubAllGlobals();
});

it('records all that is ticked, and notes each part for undo', async () => {
  const user = userEvent.setup();
  await inShell(<RecordOvertime />);
  await user.click(await page.findByRole('button', { name: `Record ${TOTAL} days` }));
  await page.findByText(`Overtime of ${TOTAL} days recorded`);
  expect(state.recorded.size).toBe(TOTAL);
  expect(changeHistory.get().done.map(({ changeSet }) => changeSet)).toEqual(['set-1', 'set-2']);
}, 60_000);

it('says how many are recorded where a part is refused, and keeps the others ticked', async () => {
  state.refuseAt = 2;
  const user = userEvent.setup();
  await inShell(<RecordOvertime />);
  await user.click(await page.findByRole('button', { name: `Record ${TOTAL} days` }));
  await page.findByText(`500 of ${TOTAL} days are recorded`);
  await page.findByRole('button', { name: `Record ${TOTAL - 500} days` });
  expect(state.recorded.size).toBe(500);
}, 60_000);
