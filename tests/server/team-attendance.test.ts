/** Days of people that are decided by others, finalized and reopened, and what pay and lateness make of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { lostDays } from '../../src/server/lop-recovery/lost-days.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

type Ahead = { employeeId: string; employeeName: string; day: string; problem: string | null; checkIn: string | null; checkOut: string | null; minutes: number | null };
type Person = { employeeId: string; name: string; state: string; unsettled: { day: string }[]; lost: string };
type Told = { answer: { added: number; left: number; told: number; changeSet: string; totalRecords: number; rows: Ahead[]; employees: Person[]; open: number; ready: number; finalized: number; waiting: number; periods: { from: string }[] } };

const today = todayIn('Asia/Kolkata', new Date());
const from = addDays(today, -30);
const yesterday = addDays(today, -1);

let server: DemoServer;
let employee: string;
let manager: string;
let hr: string;
let other: string;
let kavitha: string;
let stranger: string;

const ask = (cookie: string, query: string, variables: object = {}) => askGraphql<Told>(server, cookie, 'attendance', query, { ...variables });
const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, ['demo', ...values]));
const preview = async (cookie: string, kind: string, more: object = {}) =>
  ask(cookie, 'query ($kind: DayDecisionKind!, $from: LocalDate!, $until: LocalDate!, $ids: [ID!], $in: LocalTime, $out: LocalTime) { answer: previewDayDecisions(kind: $kind, from: $from, until: $until, employeeIds: $ids, checkIn: $in, checkOut: $out) { totalRecords rows { employeeId employeeName day problem checkIn checkOut minutes } } }', { kind, from, until: today, ids: [kavitha], ...more });
const decide = (cookie: string, kind: string, days: object[], more: object = {}) =>
  ask(cookie, 'mutation ($kind: DayDecisionKind!, $days: [DayOfEmployee!]!, $reason: String!, $in: LocalTime, $out: LocalTime) { answer: decideDays(kind: $kind, days: $days, reason: $reason, checkIn: $in, checkOut: $out) { added told changeSet } }', { kind, days, reason: 'Reader was down', ...more });
const undo = (cookie: string, id: string) => ask(cookie, 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id });
const open = async (cookie: string, kind: string, more: object = {}): Promise<Ahead[]> => (await preview(cookie, kind, more)).data!.answer.rows.filter(({ problem }) => problem === null);
const cell = ({ employeeId, day }: Pick<Ahead, 'employeeId' | 'day'>) => ({ employeeId, day });
const punches = (day: string, who = kavitha) => sql<{ type: string; source: string; at: string }>(`select type, source, to_char(at at time zone 'Asia/Kolkata', 'HH24:MI') as at from punch where org_code = $1 and employee_id = $2::bigint and work_date = $3::date order by punch.at`, [who, day]);
const toFinalize = async (cookie: string, more: object = {}) =>
  ask(cookie, 'query ($from: LocalDate, $until: LocalDate, $filter: RosterFilter) { answer: attendanceToFinalize(from: $from, until: $until, filter: $filter) { totalRecords open ready finalized periods { from } employees { employeeId name state lost unsettled { day } } } }', { from, until: yesterday, ...more });
const finalize = (cookie: string, ids: string[] | null) => ask(cookie, 'mutation ($from: LocalDate!, $until: LocalDate!, $ids: [ID!]) { answer: finalizeAttendance(from: $from, until: $until, employeeIds: $ids) { added left changeSet } }', { from, until: yesterday, ids });
const stateOf = async (cookie: string, id = kavitha): Promise<Person> => (await toFinalize(cookie)).data!.answer.employees.find(({ employeeId }) => employeeId === id)!;

beforeAll(async () => {
  server = await startDemoServer();
  [employee, manager, hr, other] = [await server.signIn('employee@demo.example'), await server.signIn('manager@demo.example'), await server.signIn('hr@demo.example'), await server.signIn('admin@other.example')];
  const ids = new Map((await sql<{ number: string; id: string }>('select employee_number as number, id::text as id from employee where org_code = $1')).map(({ number, id }) => [number, id]));
  [kavitha, stranger] = [ids.get('1028')!, ids.get('1055')!];
  // Nothing of the demo stands in the way of its days.
  await sql(`update payroll_cycle set status = 'OPEN' where org_code = $1 and to_date >= $2::date`, [from]);
}, 60_000);
afterAll(() => server.stop());

describe('days of a team', () => {
  it('are looked at before they are decided, within the reach of whoever decides', async () => {
    const { rows, totalRecords } = (await preview(manager, 'PRESENT')).data!.answer;
    expect(totalRecords).toBe(31);
    expect(rows).toHaveLength(31);
    expect(new Set(rows.map(({ problem }) => problem))).toContain('COMPLETE');
    expect(rows.filter(({ problem }) => problem === null).every(({ checkOut }) => checkOut?.startsWith('14:00'))).toBe(true);
    expect((await preview(manager, 'PRESENT', { ids: [stranger] })).data!.answer.rows).toEqual([]);
    expect((await preview(hr, 'PRESENT', { ids: [stranger] })).data!.answer.rows).toHaveLength(31);
    expect((await preview(other, 'PRESENT', { ids: [kavitha] })).data!.answer.rows).toEqual([]);
    expect(codeOf(await preview(employee, 'PRESENT'))).toBe('_DB0101');
    expect(codeOf(await preview(manager, 'PRESENT', { from: addDays(from, -5) }))).toBe('LIMIT_EXCEEDED');
  });

  it('become present by the shift, with check-ins that come and go with the decision', async () => {
    const [absent] = (await open(manager, 'PRESENT')).filter(({ checkIn }) => checkIn !== null);
    expect(await punches(absent!.day)).toEqual([]);
    const decided = await decide(manager, 'PRESENT', [cell(absent!)]);
    expect(decided.data!.answer).toMatchObject({ added: 1, told: 1 });
    expect(await punches(absent!.day)).toEqual([{ type: 'IN', source: 'DECISION', at: '06:00' }, { type: 'OUT', source: 'DECISION', at: '14:00' }]);
    expect(codeOf(await decide(manager, 'PRESENT', [cell(absent!)]))).toBe('BAD_USER_INPUT');
    expect((await undo(manager, decided.data!.answer.changeSet)).errors).toBeUndefined();
    expect(await punches(absent!.day)).toEqual([]);
    const kinds = (await sql<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and u.email = 'employee@demo.example'`)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['dayDecisionMade', 'dayDecisionBack']));
  });

  it('are decided all or none, and by nobody for people out of reach or for themselves', async () => {
    const [one] = await open(manager, 'PRESENT');
    const done = (await preview(manager, 'PRESENT')).data!.answer.rows.find(({ problem }) => problem === 'COMPLETE')!;
    expect(codeOf(await decide(manager, 'PRESENT', [cell(one!), cell(done)]))).toBe('BAD_USER_INPUT');
    expect(codeOf(await decide(manager, 'PRESENT', [cell(one!), { employeeId: stranger, day: one!.day }]))).toBe('NOT_FOUND');
    expect(codeOf(await decide(employee, 'PRESENT', [cell(one!)]))).toBe('_DB0101');
    expect(codeOf(await decide(manager, 'PRESENT', [cell(one!)], { reason: ' ' }))).toBe('BAD_USER_INPUT');
    const [{ id } = { id: '' }] = await sql<{ id: string }>(`select employee_id::text as id from user_account where org_code = $1 and email = 'hr@demo.example'`);
    expect((await preview(hr, 'ON_DUTY', { ids: [id] })).data!.answer.rows.every(({ problem }) => problem === 'OWN')).toBe(true);
    expect(codeOf(await decide(hr, 'ON_DUTY', [{ employeeId: id, day: yesterday }]))).toBe('BAD_USER_INPUT');
  });

  it('are excused of lateness, which then counts no more', async () => {
    const late = async (): Promise<number> => ((await ask(hr, '{ answer: getLateAttendanceStatistics { lateArrivals } }')).data!.answer as unknown as { lateArrivals: number }).lateArrivals;
    const before = await late();
    const days = await open(manager, 'LATENESS_EXCUSED');
    expect(days[0]!.minutes).toBeGreaterThan(0);
    const decided = await decide(manager, 'LATENESS_EXCUSED', days.map(cell));
    expect(decided.errors).toBeUndefined();
    expect(await late()).toBe(before - days.length);
    await undo(manager, decided.data!.answer.changeSet);
    expect(await late()).toBe(before);
  });

  it('are at home or on duty ahead, where a check-in from home then is let through', async () => {
    const ahead = addDays(today, 1);
    const more = { from: ahead, until: addDays(ahead, 6) };
    const [day] = await open(manager, 'WORK_FROM_HOME', more);
    expect((await decide(manager, 'WORK_FROM_HOME', [cell(day!)])).data!.answer.added).toBe(1);
    const [home] = await sql<{ id: number }>(`select id::int as id from work_place where org_code = $1 and kind = 'WORK_FROM_HOME'`);
    const asked = await ask(employee, 'query ($day: LocalDate, $place: Int) { answer: validateWfhPreApproval(attendanceDate: $day, checkInCheckoutWorkPlace: $place) { errorCode } }', { day: day!.day, place: home!.id });
    expect(asked.errors).toBeUndefined();
    expect((await open(manager, 'ON_DUTY', more)).map((one) => one.day)).not.toContain(day!.day);
  });
});

describe('finalizing', () => {
  it('takes what is settled, and leaves who has days that wait for a decision', async () => {
    expect((await stateOf(manager)).state).toBe('OPEN');
    expect((await finalize(manager, [kavitha])).data!.answer).toMatchObject({ added: 0, left: 1, changeSet: null });
    const { unsettled } = await stateOf(manager);
    const [lost, ...rest] = unsettled.filter(({ day }) => day !== undefined);
    const absent = (await open(manager, 'DAY_LOST')).map((one) => one.day);
    expect(absent).toContain(lost!.day);
    expect((await decide(manager, 'DAY_LOST', [{ employeeId: kavitha, day: lost!.day }])).data!.answer.added).toBe(1);
    expect((await decide(manager, 'PRESENT', rest.map(({ day }) => ({ employeeId: kavitha, day })))).errors).toBeUndefined();
    expect(await stateOf(manager)).toMatchObject({ state: 'READY', lost: '1' });
    expect(codeOf(await finalize(manager, [stranger]))).toBe('NOT_FOUND');
    expect(codeOf(await finalize(employee, [kavitha]))).toBe('_DB0101');
    expect((await finalize(manager, [kavitha])).data!.answer).toMatchObject({ added: 1, left: 0 });
    expect((await stateOf(manager)).state).toBe('FINALIZED');
    expect((await preview(manager, 'LATENESS_EXCUSED')).data!.answer.rows.filter(({ day }) => day < today).every(({ problem }) => problem === 'FINALIZED')).toBe(true);
  });

  it('keeps the days as they are until whoever may reopens them', async () => {
    const [day] = await sql<{ day: string }>(`select max(work_date)::text as day from punch where org_code = $1 and employee_id = $2::bigint and work_date < $3::date`, [kavitha, today]);
    const correct = () => ask(employee, 'mutation ($input: RegularisationInput!) { answer: addRegularisation(input: $input) { changeSet } }', { input: { employeeId: kavitha, workDate: day!.day, checkOut: '13:30', reason: 'Forgot' } });
    expect(codeOf(await correct())).toBe('BAD_USER_INPUT');
    const [decision] = await sql<{ id: string }>(`select id::text as id from day_decision where org_code = $1 and employee_id = $2::bigint and work_date < $3::date limit 1`, [kavitha, today]);
    const cancel = () => ask(manager, 'mutation ($ids: [ID!]!) { answer: deleteDayDecisions(ids: $ids) { changeSet } }', { ids: [decision!.id] });
    expect(codeOf(await cancel())).toBe('BAD_USER_INPUT');
    const rows = await sql<{ id: string }>('select id::text as id from attendance_finalization where org_code = $1 and employee_id = $2::bigint', [kavitha]);
    const reopen = (cookie: string) => ask(cookie, 'mutation ($ids: [ID!]!) { answer: deleteAttendanceFinalizations(ids: $ids) { changeSet } }', { ids: rows.map(({ id }) => id) });
    expect(codeOf(await reopen(manager))).toBe('_DB0103');
    expect((await reopen(hr)).errors).toBeUndefined();
    expect((await stateOf(manager)).state).toBe('READY');
    expect((await cancel()).errors).toBeUndefined();
  });

  it('gives pay the days that somebody decided to be lost, and nothing of a final pay cycle is decided', async () => {
    const days = await open(manager, 'HALF_DAY_LOST');
    const day = days.at(-1)!.day;
    // Where no run pays the cycle, as of the one that goes on.
    await sql(`with run as (select r.id from payroll_run r join payroll_cycle c on c.org_code = r.org_code and c.id = r.cycle_id where r.org_code = $1 and $2::date between c.from_date and c.to_date), gone as (delete from payslip where org_code = $1 and run_id in (select id from run)) delete from payroll_run where org_code = $1 and id in (select id from run)`, [day]);
    const decided = await decide(manager, 'HALF_DAY_LOST', [{ employeeId: kavitha, day }]);
    expect(decided.errors).toBeUndefined();
    const lost = () => withOrg(server.db, 'demo', (tx) => lostDays(tx, kavitha, { only: day }));
    expect(await lost()).toEqual([]);
    await sql(`update payroll_cycle set status = 'FINALIZED', updated_at = now() where org_code = $1 and $2::date between from_date and to_date`, [day]);
    expect(await lost()).toMatchObject([{ day, days: 50, cause: 'DECISION' }]);
    expect(codeOf(await undo(manager, decided.data!.answer.changeSet))).toBe('BAD_USER_INPUT');
    expect((await preview(manager, 'HALF_DAY_LOST', { from: day, until: day })).data!.answer.rows[0]!.problem).toBe('PAID');
  });
});

describe('early check-outs', () => {
  it('wait for a decision unless time off or the configuration lets them pass', async () => {
    const early = async (cookie: string) => (await ask(cookie, 'query ($from: LocalDate!, $until: LocalDate!) { answer: earlyCheckOuts(from: $from, until: $until) { totalRecords waiting rows { employeeId day minutes leftAt allowance } } }', { from, until: today })).data!.answer as unknown as { totalRecords: number; waiting: number; rows: { employeeId: string; day: string; minutes: number; allowance: string | null }[] };
    const before = await early(hr);
    expect(before.totalRecords).toBeGreaterThan(0);
    expect(before.waiting).toBe(before.rows.filter(({ allowance }) => allowance === null).length);
    expect((await early(manager)).totalRecords).toBeLessThan(before.totalRecords);
    await sql('update attendance_configuration set early_check_outs_per_month = 31 where org_code = $1');
    expect((await early(hr)).waiting).toBe(0);
    await sql('update attendance_configuration set early_check_outs_per_month = 0, early_grace_minutes = 240 where org_code = $1');
    expect((await early(hr)).totalRecords).toBe(0);
    await sql('update attendance_configuration set early_grace_minutes = 0 where org_code = $1');
  });
});

describe('reports on a team', () => {
  type Report = { columns: { key: string; label: string }[]; rows: { name: string; code: string | null; people: number; values: (string | null)[] }[]; total: { people: number; values: (string | null)[] }; totalRecords: number };
  const read = (cookie: string, operation: string, report: string, more = '') => ask(cookie, `query ($from: LocalDate!, $until: LocalDate!) { answer: ${operation}(report: ${report}, from: $from, until: $until ${more}) { totalRecords columns { key label } rows { name code people values } total { people values } } }`, { from, until: today });
  const SUMMARY = ['ATTENDANCE_SUMMARY', 'LATENESS', 'EARLY_LEAVING', 'OVERTIME', 'HEADCOUNT'];
  const TIME_OFF = ['LEAVE_TAKEN', 'LEAVE_BALANCE', 'ABSENCE'];

  it('count those within reach, each alone or gathered, to the same total', async () => {
    for (const [operation, reports] of [['teamSummaryReport', SUMMARY], ['teamTimeOffReport', TIME_OFF]] as const) {
      for (const report of reports) {
        const all = (await read(hr, operation, report)).data!.answer as unknown as Report;
        expect(all.totalRecords, report).toBeGreaterThan(0);
        expect(all.columns.every(({ label }) => !label.startsWith('teamReport.')), report).toBe(true);
        const gathered = (await read(hr, operation, report, 'by: DEPARTMENT language: FR')).data!.answer as unknown as Report;
        expect(gathered.total.values, report).toEqual(all.total.values);
        expect(gathered.rows.reduce((sum, { people }) => sum + people, 0), report).toBe(all.total.people);
        const team = (await read(manager, operation, report)).data!.answer as unknown as Report;
        expect(team.totalRecords, report).toBeLessThan(all.totalRecords);
        expect(codeOf(await read(employee, operation, report))).toBe('_DB0100');
      }
    }
  });

  it('are files with the same rights', async () => {
    const file = (cookie: string, report: string, more: object = {}) => server.ask('/export/team-report', { method: 'POST', body: { report, from, until: today, format: 'CSV', ...more }, headers: { cookie } });
    const lines = (await (await file(manager, 'ATTENDANCE_SUMMARY')).text()).trim().split('\r\n');
    expect(lines[0]).toContain('Employee');
    expect(lines.some((line) => line.includes('Kavitha Selvam'))).toBe(true);
    expect(lines.some((line) => line.includes('Arjun Reddy'))).toBe(false);
    expect(lines.at(-1)).toContain('Total');
    expect((await file(employee, 'ABSENCE')).status).toBe(403);
    expect((await file(hr, 'ABSENCE', { format: 'XLSX', by: 'LOCATION' })).status).toBe(200);
    expect((await file(hr, 'ATTENDANCE_SUMMARY', { from: addDays(from, -40) })).status).toBe(400);
  });
});
