/** Shifts that are planned, published, rotated and swapped, and what attendance and leave make of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { daysOf } from '../../src/domain/leave/working-days.ts';
import { rotationDay } from '../../src/domain/roster/rotationDay.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { freeDaysOf } from '../../src/server/people/free-days.ts';
import { isWorkingDaySql, withShiftOn } from '../../src/server/people/day-sql.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf } from '../support/graphql.ts';
import { startProbe, WHOLE } from '../support/probe.ts';

type Cell = { day: string; workScheduleId: string | null; source: string; isDraft: boolean; isOnLeave: boolean; warnings: string[] };
type Told = { answer: Record<string, unknown> & { changeSet: string; changed: number; told: number; status: string; people: { employeeId: string; name: string; hours: string; days: Cell[] }[]; totals: { day: string; people: number }[] } };

const today = todayIn('Asia/Kolkata', new Date());
/** The Monday five weeks ahead: nobody of the demo has plans then but the rotation. */
const week = [...Array(7).keys()].map((by) => addDays(today, 35 + by)).find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1)!;
const day = (at: number): string => addDays(week, at);

let server: DemoServer;
let employee: string;
let manager: string;
let hr: string;
let shifts: Map<string, string>;
let people: Map<string, string>;

const ask = (cookie: string, query: string, variables: object = {}) => askGraphql<Told>(server, cookie, 'attendance', query, { ...variables });
const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, ['demo', ...values]));
const roster = async (cookie: string, filter: object = {}, from = week, until = day(6)) =>
  (await ask(cookie, 'query ($from: LocalDate!, $until: LocalDate!, $filter: RosterFilter) { answer: roster(from: $from, until: $until, filter: $filter) { totalRecords drafts people { employeeId name hours days { day workScheduleId source isDraft isOnLeave warnings } } totals { day people } } }', { from, until, filter })).data!.answer;
const plan = (cookie: string, cells: object[]) => ask(cookie, 'mutation ($cells: [PlannedCell!]!) { answer: planShifts(cells: $cells) { changeSet changed } }', { cells });
const act = (cookie: string, operation: string, from = week, until = day(6)) => ask(cookie, `mutation ($from: LocalDate!, $until: LocalDate!) { answer: ${operation}(from: $from, until: $until) { changeSet changed told } }`, { from, until });
const undo = (cookie: string, id: string) => ask(cookie, 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id });
const shift = (number: string, at: number, code: string) => ({ employeeId: people.get(number)!, day: day(at), kind: 'SHIFT', workScheduleId: shifts.get(code)! });
const notices = async (email: string): Promise<string[]> => (await sql<{ kind: string }>('select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and u.email = $2', [email])).map(({ kind }) => kind);
/** What attendance and leave find of somebody's days. */
const works = (number: string, from = week, until = day(6)) =>
  sql<{ works: boolean; starts: string | null }>(
    `select ${isWorkingDaySql('d.day')} as works, to_char(w.starts_at, 'HH24:MI') as starts from employee e cross join (select x::date as day from generate_series($3::date, $4::date, interval '1 day') x) d ${withShiftOn('d.day')} where e.org_code = $1 and e.id = $2::bigint order by d.day`,
    [people.get(number), from, until],
  );

beforeAll(async () => {
  server = await startDemoServer();
  [employee, manager, hr] = [await server.signIn('employee@demo.example'), await server.signIn('manager@demo.example'), await server.signIn('hr@demo.example')];
  shifts = new Map((await sql<{ code: string; id: string }>('select code, id::text as id from work_schedule where org_code = $1')).map(({ code, id }) => [code, id]));
  people = new Map((await sql<{ number: string; id: string }>('select employee_number as number, id::text as id from employee where org_code = $1')).map(({ number, id }) => [number, id]));
  await sql(`delete from holiday where org_code = $1 and date between $2::date and $3::date`, [week, day(13)]);
}, 60_000);
afterAll(() => server.stop());

describe('the plan', () => {
  it('is of those within reach, and employees have none', async () => {
    const { people: team, totalRecords } = (await roster(manager)) as unknown as { people: { name: string }[]; totalRecords: number };
    expect(team.map(({ name }) => name)).toContain('Kavitha Selvam');
    expect(totalRecords).toBe(team.length);
    expect(team.map(({ name }) => name)).not.toContain('Arjun Reddy');
    expect((await roster(hr, { search: 'kavi' })).people.map(({ name }) => name)).toEqual(['Kavitha Selvam']);
    expect(codeOf(await ask(employee, `{ answer: roster(from: "${week}", until: "${day(6)}") { drafts } }`))).toBe('_DB0100');
    expect(codeOf(await plan(manager, [{ employeeId: people.get('1034'), day: week, kind: 'DAY_OFF' }]))).toBe('NOT_FOUND');
    expect(codeOf(await plan(hr, [{ employeeId: people.get('1028'), day: week, kind: 'SHIFT' }]))).toBe('BAD_USER_INPUT');
    expect(codeOf(await act(hr, 'publishShifts', week, addDays(week, 31)))).toBe('LIMIT_EXCEEDED');
  });

  it('has drafts that nobody is judged by until they are published, and one undo takes the publishing back', async () => {
    expect((await works('1028')).map((one) => one.starts)).toEqual(Array(7).fill('06:00'));
    const planned = await plan(manager, [shift('1028', 0, 'EVE'), shift('1028', 1, 'MOR'), { employeeId: people.get('1028'), day: day(2), kind: 'DAY_OFF' }, shift('1028', 6, 'NIG')]);
    expect(planned.data!.answer.changed).toBe(4);
    const { people: [kavitha], totals } = await roster(manager, { search: 'kavitha' });
    expect(kavitha!.days.map((one) => `${one.source} ${one.isDraft} ${one.warnings.join()}`)).toEqual(['SHIFT true ', 'SHIFT true REST', 'SHIFT true ', 'SCHEDULE false ', 'SCHEDULE false ', 'SCHEDULE false ', 'SHIFT true ']);
    expect(kavitha!.hours).toBe('45');
    expect(totals.map((one) => one.people)).toEqual([1, 1, 0, 1, 1, 1, 1]);
    expect((await works('1028')).map((one) => one.starts)).toEqual(Array(7).fill('06:00'));

    const published = await act(manager, 'publishShifts');
    expect(published.data!.answer).toMatchObject({ changed: 4, told: 1 });
    expect(await works('1028')).toMatchObject([{ works: true, starts: '14:00' }, { works: true }, { works: false, starts: null }, { works: true }, { works: true }, { works: true }, { works: true, starts: '22:00' }]);
    expect(await notices('employee@demo.example')).toContain('shiftsPublished');
    expect((await undo(manager, published.data!.answer.changeSet)).errors).toBeUndefined();
    expect((await roster(manager, { search: 'kavitha' }))['drafts']).toBe(4);
    await act(manager, 'publishShifts');
  });

  it('decides which days of leave count, and keeps published shifts from being changed in silence', async () => {
    const days = await withOrg(server.db, 'demo', (tx) => freeDaysOf(tx, people.get('1028')!, week, day(6)));
    expect([...days.rostered!]).toEqual([[day(0), true], [day(1), true], [day(2), false], [day(6), true]]);
    const leave = await askGraphql<Told>(server, employee, 'employee-self-service', 'mutation ($input: LeaveRequestInput!) { answer: addLeaveRequest(input: $input) { row { days } } }', {
      input: { employeeId: people.get('1028'), leaveTypeId: (await sql<{ id: string }>(`select id::text as id from leave_type where org_code = $1 and code = 'LWP'`))[0]!.id, fromDate: week, toDate: day(2), reason: 'Away' },
    });
    expect((leave.data?.answer['row'] as { days: string } | undefined)?.days).toBe('2');
    const [row] = await sql<{ id: string; version: number }>(`select id::text as id, version from scheduled_shift where org_code = $1 and employee_id = $2::bigint and day = $3::date`, [people.get('1028'), week]);
    expect(codeOf(await ask(hr, 'mutation ($id: ID!, $version: Int!) { answer: updateScheduledShift(id: $id, version: $version, input: { kind: DAY_OFF, workScheduleId: null }) { changeSet } }', row))).toBe('BAD_USER_INPUT');
  });

  it('is copied to another week, taken back to the usual, and discarded', async () => {
    const copied = await ask(manager, 'mutation ($from: LocalDate!, $until: LocalDate!, $to: LocalDate!) { answer: copyShifts(from: $from, until: $until, to: $to) { changed } }', { from: week, until: day(6), to: day(7) });
    expect(copied.data!.answer.changed).toBe(4);
    expect((await act(manager, 'discardShifts', day(7), day(13))).data!.answer.changed).toBe(4);
    await plan(manager, [{ employeeId: people.get('1028'), day: day(2), kind: 'AS_USUAL' }]);
    expect((await roster(manager, { search: 'kavitha' })).people[0]!.days[2]).toMatchObject({ source: 'SCHEDULE', isDraft: true, workScheduleId: shifts.get('MOR') });
    await act(manager, 'publishShifts');
    expect((await works('1028'))[2]).toEqual({ works: true, starts: '06:00' });
    expect(await sql(`select from scheduled_shift where org_code = $1 and employee_id = $2::bigint and day = $3::date`, [people.get('1028'), day(2)])).toEqual([]);
  });

  it('is not published against rules where the settings forbid it', async () => {
    await sql('update roster_setting set rules_forbid = true where org_code = $1');
    await plan(manager, [shift('1025', 0, 'NIG'), shift('1025', 1, 'MOR')]);
    expect(codeOf(await act(manager, 'publishShifts'))).toBe('ROSTER_RULES');
    await plan(manager, [shift('1025', 1, 'NIG')]);
    await sql('update roster_setting set rules_forbid = false where org_code = $1');
    await act(manager, 'discardShifts');
  });
});

describe('a rotation', () => {
  it('says what its members work, in SQL as in the rule, but for days that are published', async () => {
    const [{ from } = { from: '' }] = await sql<{ from: string }>('select starts_on::text as from from shift_rotation where org_code = $1');
    const steps = [['MOR', 2], ['EVE', 2], ['NIG', 2], [null, 2]].map(([code, days]) => ({ workScheduleId: code === null ? null : shifts.get(String(code))!, days: Number(days) }));
    const starts: Record<string, string | null> = Object.fromEntries([['MOR', '06:00'], ['EVE', '14:00'], ['NIG', '22:00']].map(([code, time]) => [shifts.get(code!)!, time!]));
    const until = addDays(from, 20);
    for (const [number, at] of [['1027', 1], ['1029', 3], ['1031', 7]] as const) {
      const expected = daysOf(from, until).map((one) => starts[rotationDay(steps, from, at, one) ?? ''] ?? null);
      expect((await works(number, from, until)).map((one) => one.starts)).toEqual(expected);
    }
    expect((await works('1027', addDays(from, -1), addDays(from, -1)))[0]!.works).toBe(false);
  });

  it('is planned by managers for their team, and keeps what it said of days that are over', async () => {
    const add = (cookie: string, input: object) => ask(cookie, 'mutation ($input: ShiftRotationInput!) { answer: addShiftRotation(input: $input) { changeSet row { id version } } }', { input });
    const input = { name: 'Supervisors', startsOn: today, steps: [{ workScheduleId: shifts.get('EVE'), days: 1 }, { days: 1 }], members: [{ employeeId: people.get('1025') }] };
    expect(codeOf(await add(manager, { ...input, members: [{ employeeId: people.get('1034') }] }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await add(manager, { ...input, members: [{ employeeId: people.get('1027') }] }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await add(manager, { ...input, customGroupId: '1' }))).toBe('BAD_USER_INPUT');
    const added = await add(manager, input);
    const row = added.data!.answer['row'] as { id: string; version: number };
    expect((await works('1025', today, addDays(today, 1))).map((one) => one.works)).toEqual([true, false]);
    await sql('update shift_rotation set starts_on = starts_on - 3 where org_code = $1 and id = $2::bigint', [row.id]);
    const update = (change: object) => ask(manager, 'mutation ($id: ID!, $version: Int!, $input: ShiftRotationPatch!) { answer: updateShiftRotation(id: $id, version: $version, input: $input) { changeSet } }', { ...row, input: change });
    for (const change of [{ steps: [{ workScheduleId: shifts.get('MOR'), days: 1 }] }, { members: [] }, { endsOn: addDays(today, -2) }, { status: 'INACTIVE' }]) expect(codeOf(await update(change))).toBe('BAD_USER_INPUT');
    expect((await update({ endsOn: addDays(today, -1) })).errors).toBeUndefined();
    expect(codeOf(await ask(hr, 'mutation ($ids: [ID!]!) { answer: deleteShiftRotations(ids: $ids) { changeSet } }', { ids: [row.id] }))).toBe('BAD_USER_INPUT');
    await sql('delete from rotation_member where org_code = $1 and shift_rotation_id = $2::bigint', [row.id]);
  });

  it('takes nobody out of the planner’s reach in, whom another right lets them name, and keeps who is in', async () => {
    const planner = people.get('1025')!;
    const probe = await startProbe(server, clientOf(server, await server.signIn('admin@demo.example')), planner);
    await probe.may({ SHIFT_ROTATION: { ...WHOLE, scope: 'TEAM' }, EMPLOYEES: WHOLE });
    const [member] = await sql<{ id: string }>(`select e.id::text as id from employee e where e.org_code = $1 and e.manager_id = $2::bigint and e.status = 'ACTIVE' and not exists (select from rotation_member m where m.org_code = e.org_code and m.employee_id = e.id) limit 1`, [planner]);
    const input = (...members: string[]) => ({ name: 'Own people', startsOn: addDays(today, 7), steps: [{ workScheduleId: shifts.get('EVE'), days: 1 }, { days: 1 }], members: members.map((employeeId) => ({ employeeId })) });
    const add = (...members: string[]) => probe.ask<{ answer: { row: { id: string; version: number; members: { id: string; startsAtDay: number }[] } } }>('attendance', 'mutation ($input: ShiftRotationInput!) { answer: addShiftRotation(input: $input) { row { id version members { id startsAtDay } } } }', { input: input(...members) });
    const problemsOf = ({ errors }: { readonly errors: readonly { readonly extensions: { readonly validationError?: readonly { readonly field: string }[] } }[] }) => errors[0]?.extensions.validationError?.map(({ field }) => field);
    expect(problemsOf(await add(member!.id, people.get('1034')!))).toEqual(['members.1.employeeId']);
    const { data } = await add(member!.id);
    const { id, version } = data!.answer.row;
    const update = (members: string[], seen: number) => probe.ask<{ answer: { row: { version: number } } }>('attendance', 'mutation ($id: ID!, $version: Int!, $input: ShiftRotationPatch!) { answer: updateShiftRotation(id: $id, version: $version, input: $input) { row { version } } }', { id, version: seen, input: { members: input(...members).members } });
    expect(problemsOf(await update([member!.id, people.get('1034')!], version))).toEqual(['members.1.employeeId']);
    await sql('insert into rotation_member (org_code, shift_rotation_id, "position", id, employee_id, starts_at_day) values ($1, $2::bigint, 2, 990001, $3::bigint, 1)', [id, people.get('1034')]);
    expect((await update([member!.id, people.get('1034')!], version)).errors).toEqual([]);
    await sql('delete from rotation_member where org_code = $1 and shift_rotation_id = $2::bigint', [id]);
    await sql(`update shift_rotation set status = 'INACTIVE' where org_code = $1 and id = $2::bigint`, [id]);
  });

  it('shows its next weeks before it is saved', async () => {
    const { data } = await ask(manager, 'query ($steps: [RotationStepTold!]!, $members: [RotationMemberTold!]) { answer: previewRotation(startsOn: "2026-01-05", steps: $steps, members: $members) { people { name days { workScheduleId } } more } }', {
      steps: [{ workScheduleId: shifts.get('EVE'), days: 1 }, { days: 1 }], members: [{ employeeId: people.get('1025') }, { employeeId: people.get('1034') }],
    });
    expect(data!.answer.people).toMatchObject([{ name: 'Suresh Palanisamy' }]);
    expect(data!.answer.people[0]!.days).toHaveLength(28);
  });
});

describe('a swap', () => {
  const own = async (cookie: string) => (await ask(cookie, '{ answer: ownShifts(days: 60) { days { day workScheduleId source canSwap } swaps { id version isOwn otherName day status } } }')).data!.answer as unknown as { days: (Cell & { canSwap: boolean })[]; swaps: { id: string; version: number; isOwn: boolean; otherName: string; day: string; status: string }[] };
  const askSwap = (cookie: string, variables: object) => ask(cookie, 'mutation ($day: LocalDate!, $to: ID!, $other: LocalDate) { answer: askShiftSwap(day: $day, colleagueId: $to, colleagueDay: $other, reason: "Family") { status changeSet } }', { ...variables });
  const answer = (cookie: string, { id, version }: { id: string; version: number }, accepts: boolean) => ask(cookie, 'mutation ($id: ID!, $version: Int!, $accepts: Boolean!) { answer: answerShiftSwap(id: $id, version: $version, accepts: $accepts) { status changeSet } }', { id, version, accepts });
  const decide = (cookie: string, { id, version }: { id: string; version: number }, status: string) => ask(cookie, 'mutation ($id: ID!, $version: Int!, $status: SwapStatus!) { answer: updateShiftSwap(id: $id, version: $version, input: { status: $status }) { changeSet } }', { id, version, status });
  const startOf = async (number: string, on: string): Promise<string | null> => (await works(number, on, on))[0]!.starts;

  it('of the demo is answered by the colleague, then approved by the manager, and one undo gives both their shifts back', async () => {
    const asked = (await own(employee)).swaps.find(({ isOwn }) => !isOwn)!;
    expect(asked).toMatchObject({ otherName: 'Balaji Shanmugam', status: 'PENDING_COLLEAGUE' });
    expect([await startOf('1027', asked.day), await startOf('1028', asked.day)]).toEqual(['14:00', '06:00']);
    expect(codeOf(await decide(manager, asked, 'APPROVED'))).toBe('BAD_USER_INPUT');
    expect((await answer(employee, asked, true)).data!.answer.status).toBe('PENDING_APPROVAL');
    expect(await notices('manager@demo.example')).toContain('swapWaits');
    const under = await askGraphql<{ answer: { elsewhere: { kind: string; count: number; path: string }[] } }>(server, manager, 'dynamic-form-builder', '{ answer: listApprovals { elsewhere { kind count path } } }');
    // Another one of the demo waits already.
    expect(under.data!.answer.elsewhere).toContainEqual({ kind: 'SHIFT_SWAP', count: 2, path: expect.stringContaining('/roster-management/shift-swap-approvals?filter=') as string });
    expect(codeOf(await answer(employee, { ...asked, version: 2 }, true))).toBe('STATUS_MOVED_ON');
    const approved = await decide(manager, { ...asked, version: 2 }, 'APPROVED');
    expect([await startOf('1027', asked.day), await startOf('1028', asked.day)]).toEqual(['06:00', '14:00']);
    expect(await notices('employee@demo.example')).toContain('swapDone');
    expect((await undo(manager, approved.data!.answer.changeSet)).errors).toBeUndefined();
    expect([await startOf('1027', asked.day), await startOf('1028', asked.day)]).toEqual(['14:00', '06:00']);
    expect(await notices('employee@demo.example')).toContain('swapUndone');
    expect((await own(employee)).swaps.find(({ id }) => id === asked.id)?.status).toBe('PENDING_APPROVAL');
    await decide(manager, { ...asked, version: 4 }, 'REJECTED');
  });

  it('is done with the colleague’s yes where the settings ask for no approval', async () => {
    await sql(
      `insert into shift_swap (org_code, id, created_by, updated_by, employee_id, day, work_schedule_id, colleague_id, colleague_day, colleague_work_schedule_id, reason, status)
       select org_code, 900001, 'test', 'test', employee_id, day, work_schedule_id, colleague_id, colleague_day, colleague_work_schedule_id, reason, 'PENDING_COLLEAGUE' from shift_swap where org_code = $1 and colleague_id = $2::bigint limit 1`,
      [people.get('1028')],
    );
    await sql('update roster_setting set swap_needs_approval = false where org_code = $1');
    const asked = (await own(employee)).swaps.find(({ id }) => id === '900001')!;
    const done = (await answer(employee, asked, true)).data!.answer;
    expect(done.status).toBe('APPROVED');
    expect([await startOf('1027', asked.day), await startOf('1028', asked.day)]).toEqual(['06:00', '14:00']);
    expect((await undo(manager, done.changeSet)).errors).toBeUndefined();
    expect([await startOf('1027', asked.day), await startOf('1028', asked.day)]).toEqual(['14:00', '06:00']);
    await sql('delete from shift_swap where org_code = $1 and id = 900001');
  });

  it('gives a shift to whoever may and can have it, and is taken back while it waits', async () => {
    const mine = (await own(employee)).days.find(({ canSwap, source }) => canSwap && source === 'SHIFT')!;
    const choices = (await ask(employee, `{ answer: swapChoices(day: "${mine.day}") { colleagues { employeeId name canTakeOver offers { day workScheduleId } } } }`)).data!.answer['colleagues'] as { employeeId: string; canTakeOver: boolean; offers: { day: string }[] }[];
    expect(choices.map(({ employeeId }) => employeeId)).not.toContain(people.get('1025'));
    const other = choices.find(({ offers }) => offers.length > 0)!;
    expect(codeOf(await askSwap(employee, { day: mine.day, to: people.get('1025') }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await askSwap(employee, { day: today, to: other.employeeId }))).toBe('BAD_USER_INPUT');
    expect((await askSwap(employee, { day: mine.day, to: other.employeeId, other: other.offers[0]!.day })).data!.answer.status).toBe('PENDING_COLLEAGUE');
    expect(codeOf(await askSwap(employee, { day: mine.day, to: other.employeeId, other: other.offers[0]!.day }))).toBe('BAD_USER_INPUT');
    const asked = (await own(employee)).swaps.find(({ isOwn, status }) => isOwn && status === 'PENDING_COLLEAGUE')!;
    expect(codeOf(await answer(employee, asked, true))).toBe('NOT_FOUND');
    expect(codeOf(await decide(employee, asked, 'APPROVED'))).toBe('_DB0102');
    const cancelled = await ask(employee, 'mutation ($id: ID!, $version: Int!) { answer: cancelShiftSwap(id: $id, version: $version) { status } }', { id: asked.id, version: asked.version });
    expect(cancelled.data!.answer.status).toBe('CANCELLED');
    await sql('update roster_setting set swap_allowed = false where org_code = $1');
    expect((await own(employee)).days.some(({ canSwap }) => canSwap)).toBe(false);
    expect(codeOf(await askSwap(employee, { day: mine.day, to: other.employeeId }))).toBe('BAD_USER_INPUT');
  });
});

it('nobody of another organisation sees or plans any of it', async () => {
  const other = await server.signIn('admin@other.example');
  expect(await roster(other)).toMatchObject({ drafts: 0 });
  expect(codeOf(await plan(other, [{ employeeId: people.get('1062'), day: week, kind: 'DAY_OFF' }]))).toBe('NOT_FOUND');
});
