/** The grid of shifts: a range is painted by pointer and by keys, and what cannot be planned stays. */
import { cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { RosterGrid } from '../../../src/console/roster-management/scheduling/RosterGrid.tsx';
import { brushOf, DAY_OFF } from '../../../src/console/roster-management/scheduling/brushes.ts';
import { byId, type Shift } from '../../../src/console/roster-management/shifts.ts';
import { inShell } from '../shell/inShell.tsx';
import type { Plan } from '../../../src/console/roster-management/scheduling/useRoster.ts';

const shift = (id: string, name: string, startsAt: string, endsAt: string): Shift => ({ id, name, code: name.slice(0, 3).toUpperCase(), startsAt, endsAt, hours: '8', inUse: true }) as Shift;
const shifts = [shift('1', 'Early', '06:00', '14:00'), shift('2', 'Late', '14:00', '22:00')];
const days = ['2026-12-07', '2026-12-08', '2026-12-09'];
const cell = { workScheduleId: '1', source: 'SCHEDULE', works: true, isDraft: false, isEmployed: true, isOnLeave: false, isOnDuty: false, holiday: null, note: null, warnings: [] };
const person = (employeeId: string, name: string, changes: readonly object[] = []) => ({ employeeId, name, employeeNumber: employeeId, designation: 'Weaver', hours: '24', days: days.map((day, at) => ({ day, ...cell, ...changes[at] })) });
const people = [
  person('11', 'Asha', [{ source: 'SHIFT', isDraft: true, warnings: ['REST'] }, {}, { workScheduleId: null, works: false, holiday: 'Founders’ day' }]),
  person('12', 'Bala', [{ isEmployed: false, workScheduleId: null }, { isOnLeave: true }, { source: 'ROTATION', workScheduleId: '2' }]),
];
const plan = { totalRecords: 2, drafts: 1, publishedAhead: '2026-12-10', today: '2026-12-07', shifts, people, totals: days.map((day, at) => ({ day, people: 2 - at })) } as unknown as Plan;

let planned: unknown[];
beforeEach(async () => {
  await needMessages('attendance');
  planned = [];
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'content-type': 'application/json' } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (brush: Parameters<typeof RosterGrid>[0]['brush'], mayPlan = true) =>
  inShell(<RosterGrid days={days} span="WEEK" today="2026-12-07" plan={plan} shifts={byId(shifts)} offered={shifts} brush={brush} mayPlan={mayPlan} label="Plan" personAt={(at) => plan.people[at]} onSight={() => undefined} onPlan={(cells) => planned.push(cells)} />);
const at = (name: RegExp) => page.findByRole('gridcell', { name });
const draw = async (from: HTMLElement, to: HTMLElement): Promise<void> => {
  fireEvent.pointerDown(from, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerOver(to, { pointerType: 'mouse' });
  fireEvent.pointerUp(to, { pointerType: 'mouse' });
};

it('says what each day is, and what speaks against it', async () => {
  await show(null);
  await at(/^Asha: Mon, Dec 7, Early 06:00–14:00, Draft, Too little rest$/);
  await at(/^Asha: Wed, Dec 9, Founders’ day$/);
  await at(/^Bala: Mon, Dec 7, Not employed$/);
  await at(/^Bala: Tue, Dec 8, Early 06:00–14:00, On leave$/);
  await at(/^Bala: Wed, Dec 9, Late 14:00–22:00, Shift rotation$/);
  expect(page.getAllByRole('row')).toHaveLength(4);
});

it('paints the days that the pointer goes over, but for those on which somebody is not employed', async () => {
  await show(brushOf(shifts[1]!));
  await draw(await at(/^Asha: Mon/), await at(/^Bala: Tue/));
  expect(planned).toEqual([[['11', 0], ['11', 1], ['12', 1]].map(([employeeId, day]) => ({ employeeId, day: days[Number(day)], kind: 'SHIFT', workScheduleId: '2' }))]);
});

it('asks at the cell without a brush, and takes keys instead of the pointer', async () => {
  const user = userEvent.setup();
  await show(null);
  const first = await at(/^Asha: Tue/);
  await draw(first, first);
  await user.click(await page.findByRole('menuitem', { name: /Day off/ }));
  expect(planned).toEqual([[{ employeeId: '11', day: days[1], ...DAY_OFF }]]);
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  first.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}2');
  expect(planned[1]).toEqual([days[1], days[2]].map((day) => ({ employeeId: '11', day, kind: 'SHIFT', workScheduleId: '2' })));
  await user.keyboard('{ArrowDown}{Delete}');
  expect(planned[2]).toEqual([{ employeeId: '12', day: days[2], kind: 'AS_USUAL', workScheduleId: null }]);
});

it('changes nothing for whoever may only look', async () => {
  const user = userEvent.setup();
  await show(DAY_OFF, false);
  const first = await at(/^Asha: Mon/);
  await draw(first, await at(/^Asha: Tue/));
  first.focus();
  await user.keyboard('1');
  expect(planned).toEqual([]);
});
