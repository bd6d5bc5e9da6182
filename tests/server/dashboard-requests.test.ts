/** Requests of time off and attendance: what people may do with their own, and who decides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Changed = { a: { changeSet: string; row: { id: string; version: number; status: string; days?: string } } };

let server: DemoServer;
const asks = new Map<string, Client>();
const ids = new Map<string, string>();
const today = todayIn('Asia/Kolkata', new Date());
const ESS = 'employee-self-service';
let casual: string;

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'hr', 'manager', 'employee']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
  casual = (await rows<{ id: string }>(`select id from leave_type where org_code = 'demo' and code = 'CL'`))[0]!.id;
  const holidays = new Set((await rows<{ date: string }>(`select date::text from holiday where org_code = 'demo'`)).map(({ date }) => date));
  monday = Array.from({ length: 70 }, (_, index) => addDays(today, 21 + index)).find((day) => Temporal.PlainDate.from(day).dayOfWeek === 1 && [0, 4].every((more) => !holidays.has(addDays(day, more))))!;
});
afterAll(() => server.stop());

const add = (who: string, input: Record<string, unknown>) => asks.get(who)!<Changed>(ESS, 'mutation ($input: LeaveRequestInput!) { a: addLeaveRequest(input: $input) { changeSet row { id version status days } } }', { input: { leaveTypeId: casual, reason: 'A walk', ...input } });
const change = (who: string, { id, version }: { id: string; version: number }, input: Record<string, unknown>) =>
  asks.get(who)!<Changed>(ESS, 'mutation ($id: ID!, $version: Int!, $input: LeaveRequestPatch!) { a: updateLeaveRequest(id: $id, version: $version, input: $input) { changeSet row { id version status days } } }', { id, version, input });
const remove = (who: string, id: string) => asks.get(who)!(ESS, 'mutation ($ids: [ID!]!) { a: deleteLeaveRequests(ids: $ids) { deleted } }', { ids: [id] });
const save = (updates: readonly { readonly id: string; readonly version: number; readonly values: object }[]) =>
  asks.get('hr')!<Changed>('batch-processing', 'mutation ($updates: [RecordUpdateInput!]!) { a: updateRecords(type: "LeaveRequest", updates: $updates) { changeSet } }', { updates: updates.map(({ id, version, values }) => ({ id, version, values })) });
const undo = (who: string, id: string) => asks.get(who)!(ESS, 'mutation ($id: ID!) { a: undoChangeSet(id: $id) { errorCode } }', { id });

/** A Monday three weeks from now or later, on which people work, as on its Friday. */
let monday: string;

describe('leave of one’s own', () => {
  it('is asked for, counted in working days, changed, cancelled and deleted while nobody has decided', async () => {
    const employeeId = ids.get('employee')!;
    const made = dataOf(await add('employee', { employeeId, fromDate: addDays(monday, 4), toDate: addDays(monday, 7) })).a.row;
    // The mill rests on Sundays only.
    const holidays = await rows<{ date: string }>(`select date::text from holiday where org_code = 'demo' and kind = 'MANDATORY' and location_id is null`);
    const free = [4, 5, 7].filter((days) => holidays.some(({ date }) => date === addDays(monday, days))).length;
    expect(made).toMatchObject({ status: 'PENDING', days: String(3 - free) });
    const half = dataOf(await change('employee', made, { toDate: addDays(monday, 4), days: '0.5' })).a.row;
    expect(half.days).toBe('0.5');
    const cancelled = dataOf(await change('employee', half, { status: 'CANCELLED' })).a.row;
    expect(cancelled).toMatchObject({ status: 'CANCELLED', days: '0.5' });
    expect(refusal(await remove('employee', cancelled.id))).toBe('STATUS_MOVED_ON');
    const draft = dataOf(await add('employee', { employeeId, fromDate: monday, toDate: monday, status: 'DRAFT' })).a.row;
    expect(refusal(await remove('employee', draft.id))).toBeUndefined();
  });

  it('shares the days that another request leaves of its period, and no more', async () => {
    const employeeId = ids.get('employee')!;
    const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)];
    const made = dataOf(await add('employee', { employeeId, fromDate: monday, toDate: tuesday, days: '1.5' })).a.row;
    expect(refusal(await add('employee', { employeeId, fromDate: tuesday, toDate: tuesday }))).toBe('BAD_USER_INPUT');
    const half = dataOf(await add('employee', { employeeId, fromDate: tuesday, toDate: tuesday, days: '0.5' })).a.row;
    expect(refusal(await add('employee', { employeeId, fromDate: monday, toDate: monday, days: '0.5' }))).toBe('BAD_USER_INPUT');
    expect(refusal(await add('employee', { employeeId, fromDate: tuesday, toDate: wednesday }))).toBe('BAD_USER_INPUT');
    for (const { id } of [half, made]) expect(refusal(await remove('employee', id))).toBeUndefined();
  });

  it('is never more than the working days, nor longer than a year', async () => {
    const employeeId = ids.get('employee')!;
    expect(refusal(await add('employee', { employeeId, fromDate: monday, toDate: monday, days: '2' }))).toBe('BAD_USER_INPUT');
    expect(refusal(await add('employee', { employeeId, fromDate: monday, toDate: '9999-12-31' }))).toBe('BAD_USER_INPUT');
    expect(refusal(await add('hr', { employeeId, fromDate: monday, toDate: '9999-12-31', days: '1' }))).toBe('BAD_USER_INPUT');
    const years = dataOf(await add('hr', { employeeId, fromDate: monday, toDate: addDays(monday, 800), days: '1' })).a.row;
    expect(refusal(await remove('hr', years.id))).toBeUndefined();
  });

  it('goes back by undoing where no day is leave twice in the end, and only there', async () => {
    const employeeId = ids.get('manager')!;
    const days = (from: number, to: number) => ({ fromDate: addDays(monday, from), toDate: addDays(monday, to) });
    const first = dataOf(await add('hr', { employeeId, ...days(0, 2), days: '3' })).a.row;
    const second = dataOf(await add('hr', { employeeId, ...days(3, 4), days: '2' })).a.row;
    const saved = dataOf(await save([{ ...first, values: { ...days(0, 1), days: '2' } }, { ...second, values: { ...days(2, 4), days: '3' } }]));
    expect(refusal(await undo('hr', saved.a.changeSet!))).toBeUndefined();
    for (const { id } of [first, second]) expect(refusal(await remove('hr', id))).toBeUndefined();

    const halves = [dataOf(await add('hr', { employeeId, ...days(0, 0), days: '0.5' })).a.row, dataOf(await add('hr', { employeeId, ...days(0, 0), days: '0.5' })).a.row];
    const gone = dataOf(await asks.get('hr')!<{ a: { changeSet: string } }>(ESS, 'mutation ($ids: [ID!]!) { a: deleteLeaveRequests(ids: $ids) { changeSet } }', { ids: halves.map(({ id }) => id) })).a;
    const third = dataOf(await add('hr', { employeeId, ...days(0, 0), days: '0.5' })).a.row;
    expect(refusal(await undo('hr', gone.changeSet))).toBe('BAD_USER_INPUT');
    expect(refusal(await remove('hr', third.id))).toBeUndefined();
    expect(refusal(await undo('hr', gone.changeSet))).toBeUndefined();
    for (const { id } of halves) expect(refusal(await remove('hr', id))).toBeUndefined();
  });

  it('is not offered to go back where another request took its days meanwhile', async () => {
    const employeeId = ids.get('manager')!;
    const acts = async (id: string) => dataOf(await asks.get('hr')!<{ a: { rows: { changeSet: string | null; whyNot: string | null }[] } }>('monitoring', 'query ($ids: [ID!]!) { a: changeSetActs(ids: $ids) { rows { changeSet whyNot } } }', { ids: [id] })).a.rows[0];
    const made = dataOf(await add('hr', { employeeId, fromDate: monday, toDate: monday, days: '1' })).a.row;
    const moved = dataOf(await change('hr', made, { fromDate: addDays(monday, 1), toDate: addDays(monday, 1) })).a;
    expect(await acts(moved.changeSet)).toEqual({ changeSet: moved.changeSet, whyNot: null });
    const other = dataOf(await add('hr', { employeeId, fromDate: monday, toDate: monday, days: '1' })).a.row;
    expect(await acts(moved.changeSet)).toEqual({ changeSet: null, whyNot: `What was before no longer fits other records or settings. Change those first. Some of these days are asked for already: ${monday.replaceAll('-', '/')} to ${monday.replaceAll('-', '/')}. Change that request, or choose other days.` });
    expect(refusal(await undo('hr', moved.changeSet))).toBe('BAD_USER_INPUT');
    for (const { id } of [made, other]) expect(refusal(await remove('hr', id))).toBeUndefined();
  });

  it('is offered to go back together where the days fit in the end, and not where another request took some of them', async () => {
    const employeeId = ids.get('manager')!;
    const days = (from: number, to: number) => ({ fromDate: addDays(monday, from), toDate: addDays(monday, to), days: String(to - from + 1) });
    const whyNot = async (id: string) => dataOf(await asks.get('hr')!<{ a: { rows: { whyNot: string | null }[] } }>('monitoring', 'query ($ids: [ID!]!) { a: changeSetActs(ids: $ids) { rows { whyNot } } }', { ids: [id] })).a.rows[0]!.whyNot;
    const told = async (id: string) => dataOf(await asks.get('hr')!<{ a: { rows: { undoable: boolean; whyNot: string | null }[] } }>(ESS, 'query ($id: ID!) { a: leaveRequestHistory(id: $id, limit: 1) { rows { undoable whyNot } } }', { id })).a.rows[0]!;
    const first = dataOf(await add('hr', { employeeId, ...days(0, 1) })).a.row;
    const second = dataOf(await add('hr', { employeeId, ...days(2, 3) })).a.row;
    // Back where it was, the second lies on days that the first has now.
    const swapped = dataOf(await save([{ ...second, values: days(3, 4) }, { ...first, values: days(1, 2) }])).a.changeSet;
    expect([await whyNot(swapped), await told(first.id)]).toEqual([null, { undoable: true, whyNot: null }]);
    const other = dataOf(await add('hr', { employeeId, ...days(0, 0) })).a.row;
    expect([await whyNot(swapped), await told(second.id)]).toEqual([expect.stringMatching(/Change those first\. Some of these days are asked for already: /), { undoable: false, whyNot: 'history.whyNot.refused' }]);
    expect(refusal(await undo('hr', swapped))).toBe('BAD_USER_INPUT');
    expect(refusal(await remove('hr', other.id))).toBeUndefined();
    expect(await whyNot(swapped)).toBeNull();
    expect(refusal(await undo('hr', swapped))).toBeUndefined();
    for (const { id } of [first, second]) expect(refusal(await remove('hr', id))).toBeUndefined();
  });

  it.each(['employee', 'manager', 'hr', 'admin'])('is not approved or rejected by the %s who asks', async (who) => {
    const employeeId = ids.get(who)!;
    for (const status of ['APPROVED', 'REJECTED']) expect(refusal(await add(who, { employeeId, fromDate: monday, toDate: monday, status })), status).toBe('OWN_REQUEST');
    const made = dataOf(await add(who, { employeeId, fromDate: monday, toDate: monday })).a.row;
    for (const status of ['APPROVED', 'REJECTED']) expect(refusal(await change(who, made, { status })), status).toBe('OWN_REQUEST');
    expect(refusal(await remove(who, made.id))).toBeUndefined();
  });

  it('stays as it was decided, but for cancelling before it begins', async () => {
    const made = dataOf(await add('employee', { employeeId: ids.get('employee'), fromDate: monday, toDate: monday })).a.row;
    const approved = dataOf(await change('manager', made, { status: 'APPROVED' })).a;
    expect(refusal(await change('employee', approved.row, { reason: 'Longer', toDate: addDays(monday, 2) }))).toBe('STATUS_MOVED_ON');
    expect(refusal(await change('employee', approved.row, { status: 'CANCELLED', reason: 'Other' }))).toBe('STATUS_MOVED_ON');
    expect(refusal(await undo('employee', approved.changeSet))).toBe('STATUS_MOVED_ON');
    expect(dataOf(await change('employee', approved.row, { status: 'CANCELLED' })).a.row.status).toBe('CANCELLED');
    const [begun] = await rows<{ id: string; version: number }>(`select id, version from leave_request where org_code = 'demo' and employee_id = ${ids.get('employee')} and status = 'APPROVED' and from_date < '${today}' limit 1`);
    expect(refusal(await change('employee', begun!, { status: 'CANCELLED' }))).toBe('STATUS_MOVED_ON');
  });

  it('does not come back approved by undoing', async () => {
    const made = dataOf(await add('admin', { employeeId: ids.get('admin'), fromDate: monday, toDate: monday })).a.row;
    const approved = dataOf(await change('hr', made, { status: 'APPROVED' })).a;
    const back = dataOf(await asks.get('hr')!<{ a: { changeSet: string } }>(ESS, 'mutation ($id: ID!) { a: undoChangeSet(id: $id) { changeSet } }', { id: approved.changeSet })).a;
    expect(refusal(await undo('admin', back.changeSet))).toBe('OWN_REQUEST');
  });
});

describe('leave of others', () => {
  it('is decided by the manager of the team, and by nobody beside or below', async () => {
    const [theirs] = await rows<{ id: string; version: number }>(`select r.id, r.version from leave_request r join employee e on e.org_code = r.org_code and e.id = r.employee_id where r.org_code = 'demo' and r.status = 'PENDING' and e.employee_number = '1027'`);
    const [outside] = await rows<{ id: string; version: number }>(`select r.id, r.version from leave_request r join employee e on e.org_code = r.org_code and e.id = r.employee_id where r.org_code = 'demo' and r.status = 'PENDING' and e.employee_number = '1052'`);
    expect(refusal(await change('employee', theirs!, { status: 'APPROVED' }))).toBe('NOT_FOUND');
    expect(refusal(await change('manager', outside!, { status: 'APPROVED' }))).toBe('NOT_FOUND');
    expect(dataOf(await change('manager', theirs!, { status: 'APPROVED' })).a.row.status).toBe('APPROVED');
    expect(refusal(await change('manager', { ...theirs!, version: theirs!.version + 1 }, { status: 'PENDING' }))).toBe('BAD_USER_INPUT');
  });

  it('is not asked for in somebody else’s name by an employee', async () => {
    expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(refusal(await add('employee', { employeeId: ids.get('manager'), fromDate: monday, toDate: monday })));
  });
});

describe('what waits for a decision', () => {
  it('takes in work outside', async () => {
    const waiting = async () => dataOf(await asks.get('manager')!<{ a: { employeeActions: { action: string; path: string; count: number }[] } }>(ESS, '{ a: listEmployeeActions { employeeActions { action path count } } }')).a.employeeActions.find(({ action }) => action === 'ON_DUTY');
    const before = (await waiting())?.count ?? 0;
    const asked = await asks.get('employee')!(ESS, 'mutation ($input: OnDutyInput!) { addOnDuty(input: $input) { errorCode } }', { input: { employeeId: ids.get('employee'), fromDate: monday, toDate: monday, place: 'Court', reason: 'Witness' } });
    expect(refusal(asked)).toBeUndefined();
    expect(await waiting()).toEqual({ action: 'ON_DUTY', path: '/my-team/on-duty', count: before + 1 });
  });
});

describe('the bell', () => {
  type Bell = { a: { notificationList: { text: string; path: string | null }[] } };
  const bell = async (who: string) => dataOf(await asks.get(who)!<Bell>('organisation-data', '{ a: listNotificationsInDashboard(limit: 3) { notificationList { text path } } }')).a.notificationList;

  it('tells the manager that a request waits, and who asked how it was decided, also when that is taken back', async () => {
    const day = addDays(monday, 2);
    const slashed = day.replaceAll('-', '/');
    const draft = dataOf(await add('employee', { employeeId: ids.get('employee'), fromDate: day, toDate: day, status: 'DRAFT' })).a.row;
    const quiet = (await bell('manager'))[0];
    const made = dataOf(await change('employee', draft, { status: 'PENDING' })).a.row;
    const [waits, before] = await bell('manager');
    expect(before).toEqual(quiet);
    expect(waits).toEqual({ text: `Kavitha Selvam asks for your decision: Leave request, ${slashed}`, path: `/my-team/leave-request/${made.id}` });
    const heard = (await bell('employee')).length;
    const approved = dataOf(await change('manager', made, { status: 'APPROVED' })).a;
    const path = `/employee-self-service/leave-request/${made.id}`;
    const by = (await rows<{ name: string }>(`select name from user_account where org_code = 'demo' and email = 'manager@demo.example'`))[0]!.name;
    expect((await bell('employee'))[0]).toEqual({ text: `${by} approved your request: Leave request, ${slashed}`, path });
    expect((await bell('manager'))[0]).toEqual(waits);
    expect(refusal(await undo('manager', approved.changeSet))).toBeUndefined();
    expect((await bell('employee'))[0]).toEqual({ text: `${by} took a decision back, so your request waits again: Leave request, ${slashed}`, path });
    const again = dataOf(await change('manager', { id: made.id, version: approved.row.version + 1 }, { status: 'APPROVED' })).a.row;
    expect(refusal(await change('employee', again, { status: 'CANCELLED' }))).toBeUndefined();
    expect((await bell('manager'))[0]!.text).toBe(`Kavitha Selvam cancelled what was approved: Leave request, ${slashed}`);
    expect((await bell('employee')).length).toBeGreaterThanOrEqual(heard);
  });

  it('forgets what leads to a request that is gone', async () => {
    const day = addDays(monday, 3);
    const { id } = dataOf(await add('employee', { employeeId: ids.get('employee'), fromDate: day, toDate: day })).a.row;
    const path = `/my-team/leave-request/${id}`;
    expect((await bell('manager'))[0]?.path).toBe(path);
    expect(refusal(await remove('employee', id))).toBeUndefined();
    expect((await bell('manager')).map((one) => one.path)).not.toContain(path);
  });
});

describe('attendance', () => {
  it('is corrected at most so often a month as the configuration says', async () => {
    const ask = (workDate: string) => asks.get('employee')!('attendance', 'mutation ($input: RegularisationInput!) { a: addRegularisation(input: $input) { row { id } } }', { input: { employeeId: ids.get('employee'), workDate, checkOut: '14:00', reason: 'Forgot' } });
    const answers: (string | undefined)[] = [];
    for (const day of ['01', '02', '03', '04']) answers.push(refusal(await ask(`2025-03-${day}`)));
    expect(answers).toEqual([undefined, undefined, undefined, 'REGULARISATION_LIMIT']);
    expect(refusal(await ask('2025-04-01'))).toBeUndefined();
  });

  it('is not corrected more often by drafts that are handed in, nor twice a day, nor ahead of the day', async () => {
    type Made = { a: { row: { id: string; version: number } } };
    const employeeId = ids.get('employee');
    const ask = (workDate: string, status = 'PENDING') => asks.get('employee')!<Made>('attendance', 'mutation ($input: RegularisationInput!) { a: addRegularisation(input: $input) { row { id version } } }', { input: { employeeId, workDate, checkOut: '14:00', reason: 'Forgot', status } });
    const handIn = (row: object) => asks.get('employee')!('attendance', 'mutation ($id: ID!, $version: Int!) { a: updateRegularisation(id: $id, version: $version, input: { status: PENDING }) { errorCode } }', { ...row });
    const drafts: Made['a']['row'][] = [];
    for (const day of ['01', '02', '03', '04']) drafts.push(dataOf(await ask(`2025-06-${day}`, 'DRAFT')).a.row);
    const answers = [];
    for (const draft of drafts) answers.push(refusal(await handIn(draft)));
    expect(answers).toEqual([undefined, undefined, undefined, 'REGULARISATION_LIMIT']);
    const july = await Promise.all(['01', '02', '03', '04', '05'].map((day) => ask(`2025-07-${day}`)));
    expect(july.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
    dataOf(await ask('2025-08-01'));
    expect((await ask('2025-08-01')).errors[0]?.extensions.validationError).toEqual([{ field: 'workDate', message: 'A correction of this day is asked for already. Change that request.' }]);
    expect((await ask(addDays(today, 40))).errors[0]?.extensions.validationError).toEqual([{ field: 'workDate', message: 'This day is still to come. Choose today or an earlier day.' }]);
  });

  it('is not written by employees: check-ins are seen, not changed', async () => {
    const [punch] = await rows<{ id: string; version: number }>(`select id, version from punch where org_code = 'demo' and employee_id = ${ids.get('employee')} limit 1`);
    const ask = asks.get('employee')!;
    expect(dataOf(await ask<{ a: { totalRecords: number } }>('attendance', '{ a: listPunches(limit: 1) { totalRecords } }')).a.totalRecords).toBeGreaterThan(5);
    expect(refusal(await ask('attendance', 'mutation ($id: ID!, $version: Int!) { a: updatePunch(id: $id, version: $version, input: { note: "x" }) { errorCode } }', punch))).toBe('_DB0102');
    expect(refusal(await ask('attendance', 'mutation ($input: PunchInput!) { a: addPunch(input: $input) { errorCode } }', { input: { employeeId: ids.get('employee'), type: 'IN', at: '2026-01-05T03:00:00Z', workDate: '2026-01-05' } }))).toBe('_DB0101');
    expect(refusal(await ask('attendance', 'mutation ($ids: [ID!]!) { a: deletePunches(ids: $ids) { errorCode } }', { ids: [punch!.id] }))).toBe('_DB0103');
  });
});

it('a finalized pay cycle stays as it is', async () => {
  const [cycle] = await rows<{ id: string; version: number }>(`select id, version from payroll_cycle where org_code = 'demo' and status = 'FINALIZED' limit 1`);
  expect(refusal(await asks.get('admin')!('payroll-admin', 'mutation ($id: ID!, $version: Int!) { a: updatePayrollCycle(id: $id, version: $version, input: { name: "Other" }) { errorCode } }', cycle))).toBe('STATUS_MOVED_ON');
  expect(refusal(await asks.get('admin')!('payroll-admin', 'mutation ($ids: [ID!]!) { a: deletePayrollCycles(ids: $ids) { errorCode } }', { ids: [cycle!.id] }))).toBe('STATUS_MOVED_ON');
});
