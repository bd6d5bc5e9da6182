/** Decisions about days that come into each other's way: by the person themselves, at once, by undoing, in another time zone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

type Told = { answer: { changeSet: string; added: number; row: { id: string; version: number }; rows: { employeeId: string; day: string; problem: string | null }[]; columns: { key: string }[]; total: { values: (string | null)[] } } };

const today = todayIn('Asia/Kolkata', new Date());
const from = addDays(today, -30);

let server: DemoServer;
let [manager, hr, admin] = ['', '', ''];
let [kavitha, hrPerson] = ['', ''];

const ask = (cookie: string, query: string, variables: object = {}) => askGraphql<Told>(server, cookie, 'attendance', query, { ...variables });
const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, ['demo', ...values]));
const undo = (cookie: string, id: string) => ask(cookie, 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id });
const daysOf = async (kind: string, problem: string | null): Promise<string[]> =>
  (await ask(manager, 'query ($kind: DayDecisionKind!, $from: LocalDate!, $until: LocalDate!, $ids: [ID!]) { answer: previewDayDecisions(kind: $kind, from: $from, until: $until, employeeIds: $ids) { rows { employeeId day problem } } }', { kind, from, until: addDays(today, -1), ids: [kavitha] })).data!.answer.rows.filter((row) => row.problem === problem).map(({ day }) => day);
const decide = (cookie: string, kind: string, workDate: string, employeeId = kavitha) => ask(cookie, 'mutation ($input: DayDecisionInput!) { answer: addDayDecision(input: $input) { changeSet row { id version } } }', { input: { employeeId, workDate, kind, reason: 'Reader was down' } });
const takeBack = (cookie: string, id: string) => ask(cookie, 'mutation ($ids: [ID!]!) { answer: deleteDayDecisions(ids: $ids) { changeSet } }', { ids: [id] });
const kindsOf = async (day: string) => (await sql<{ kind: string }>('select kind from day_decision where org_code = $1 and employee_id = $2::bigint and work_date = $3::date', [kavitha, day])).map(({ kind }) => kind);
const punch = (type: string, workDate: string, at: string) => ask(hr, 'mutation ($input: PunchInput!) { answer: addPunch(input: $input) { changeSet row { id version } } }', { input: { employeeId: kavitha, workDate, type, at } });

beforeAll(async () => {
  server = await startDemoServer();
  [manager, hr, admin] = [await server.signIn('manager@demo.example'), await server.signIn('hr@demo.example'), await server.signIn('admin@demo.example')];
  kavitha = (await sql<{ id: string }>(`select id::text as id from employee where org_code = $1 and employee_number = '1028'`))[0]!.id;
  hrPerson = (await sql<{ id: string }>(`select employee_id::text as id from user_account where org_code = $1 and email = 'hr@demo.example'`))[0]!.id;
  await sql(`update payroll_cycle set status = 'OPEN' where org_code = $1 and to_date >= $2::date`, [from]);
}, 60_000);
afterAll(() => server.stop());

describe('a decision about a day', () => {
  it('is not changed or taken back by the person whom it is about', async () => {
    const ahead = Array.from({ length: 7 }, (_, at) => addDays(today, at + 1));
    let made: { id: string; version: number } | undefined;
    for (const day of ahead) made ??= (await decide(admin, 'ON_DUTY', day, hrPerson)).data?.answer?.row;
    expect(codeOf(await takeBack(hr, made!.id))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask(hr, 'mutation ($id: ID!, $version: Int!) { answer: updateDayDecision(id: $id, version: $version, input: { reason: "Better words" }) { changeSet } }', { ...made! }))).toBe('BAD_USER_INPUT');
    expect((await takeBack(admin, made!.id)).errors).toBeUndefined();
  });

  it('does not come back by undoing once another one was taken', async () => {
    const [day] = await daysOf('DAY_LOST', null);
    const lost = (await decide(manager, 'DAY_LOST', day!)).data!.answer;
    const back = (await takeBack(hr, lost.row.id)).data!.answer;
    expect((await decide(manager, 'PRESENT', day!)).errors).toBeUndefined();
    expect(codeOf(await undo(hr, back.changeSet))).toBe('BAD_USER_INPUT');
    expect(await kindsOf(day!)).toEqual(['PRESENT']);
  });

  it('is one of two that are taken at once', async () => {
    const [day] = await daysOf('DAY_LOST', null);
    const both = await Promise.all([decide(manager, 'DAY_LOST', day!), decide(hr, 'PRESENT', day!), decide(admin, 'ON_DUTY', day!)]);
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await kindsOf(day!)).toHaveLength(1);
  });
});

describe('a report on attendance', () => {
  it('counts nobody as there on a working day for coming on a day off', async () => {
    const rate = async (): Promise<string | null> => {
      const { columns, total } = (await ask(manager, `query ($from: LocalDate!, $until: LocalDate!) { answer: teamSummaryReport(report: ATTENDANCE_SUMMARY, from: $from, until: $until, filter: { search: "1028" }) { columns { key } total { values } } }`, { from, until: addDays(today, -1) })).data!.answer;
      return total.values[columns.findIndex(({ key }) => key === 'attendanceRate')]!;
    };
    const [absent] = await daysOf('PRESENT', 'COMPLETE');
    await sql('delete from punch where org_code = $1 and employee_id = $2::bigint and work_date = $3::date', [kavitha, absent]);
    const before = await rate();
    expect(Number(before)).toBeLessThan(100);
    const [off] = await daysOf('PRESENT', 'REST_DAY');
    expect((await punch('IN', off!, `${off!}T03:00:00Z`)).errors).toBeUndefined();
    expect(await rate()).toBe(before);
  });
});

describe('a finalized day', () => {
  const finalize = (day: string) => ask(hr, 'mutation ($input: AttendanceFinalizationInput!) { answer: addAttendanceFinalization(input: $input) { changeSet } }', { input: { employeeId: kavitha, fromDate: day, toDate: day } });

  it('keeps its check-ins also from undoing', async () => {
    const [off] = (await daysOf('PRESENT', 'REST_DAY')).slice(1);
    const added = (await punch('IN', off!, `${off!}T03:00:00Z`)).data!.answer.row;
    await punch('OUT', off!, `${off!}T05:00:00Z`);
    const changed = (await ask(hr, 'mutation ($id: ID!, $version: Int!, $at: DateTime!) { answer: updatePunch(id: $id, version: $version, input: { at: $at }) { changeSet } }', { ...added, at: `${off!}T04:00:00Z` })).data!.answer;
    expect((await finalize(off!)).errors).toBeUndefined();
    expect(codeOf(await undo(hr, changed.changeSet))).toBe('BAD_USER_INPUT');
  });

  it('is over where the person works', async () => {
    await sql(`update location set time_zone = 'Pacific/Pago_Pago' from employee e where location.org_code = $1 and e.org_code = $1 and e.id = $2::bigint and location.id = e.location_id`, [kavitha]);
    await sql(`update organisation set time_zone = 'Pacific/Kiritimati' where org_code = $1`);
    await sql('delete from punch where org_code = $1');
    const until = addDays(todayIn('Pacific/Kiritimati', new Date()), -1);
    const done = await ask(hr, 'mutation ($from: LocalDate!, $until: LocalDate!, $ids: [ID!]) { answer: finalizeAttendance(from: $from, until: $until, employeeIds: $ids) { added } }', { from: addDays(until, -3), until, ids: [kavitha] });
    expect(done.data!.answer.added).toBe(1);
    const [last] = await sql<{ day: string }>('select max(to_date)::text as day from attendance_finalization where org_code = $1 and employee_id = $2::bigint', [kavitha]);
    expect(last!.day).toBe(addDays(todayIn('Pacific/Pago_Pago', new Date()), -1));
  });
});
