/** Holidays of personal choice: who may choose which, what a chosen day is then, and what becomes of it when the holiday changes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn, weekday } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { attendedDays } from '../../src/server/overtime/worked-days.ts';
import { freeDaysOf } from '../../src/server/people/free-days.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { importerOf } from './importing.ts';

const ESS = 'employee-self-service';
const CORE = 'core-hr';
const today = todayIn('Asia/Kolkata', new Date());
const year = Number(today.slice(0, 4)) + 1;

let server: DemoServer;
/** Priya works in an office in Coimbatore, and so does Harini of HR. */
let priya: Client;
let hr: Client;
let manager: Client;
let stranger: Client;
let me: string;
let harini: string;
/** Days of next year on which offices work. */
let days: string[];

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const said = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.validationError?.[0]?.message ?? errors[0]?.extensions.errorCode;
const undo = (by: Client, id: string) => by(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
type Made = { a: { changeSet: string; row: { id: string; version: number } } };
const choose = (by: Client, date: string, employeeId = me) => by<Made>(ESS, 'mutation ($input: HolidayChoiceInput!) { a: addHolidayChoice(input: $input) { changeSet row { id version } } }', { input: { employeeId, date } });
const takeBack = (by: Client, id: string) => by<{ a: { changeSet: string } }>(ESS, 'mutation ($ids: [ID!]!) { a: deleteHolidayChoices(ids: $ids) { changeSet } }', { ids: [id] });
type Offer = { o: { years: { year: number; most: number; chosen: number; left: number }[]; holidays: { date: string; name: string; choiceId: string | null; problem: string | null; mayTakeBack: boolean }[] } };
const offer = async (by: Client) => dataOf(await by<Offer>(ESS, '{ o: ownHolidayChoices { years { year most chosen left } holidays { date name choiceId problem mayTakeBack } } }')).o;
const leave = async (by: Client, employeeId: string, fromDate: string, toDate: string) => {
  const [type] = await rows<{ id: string }>(`select id::text from leave_type where org_code = 'demo' and code = 'LWP' union all select id::text from leave_type where org_code = 'demo' order by 1 limit 1`);
  return by<{ a: { row: { days: string } } }>(ESS, 'mutation ($input: LeaveRequestInput!) { a: addLeaveRequest(input: $input) { row { days } } }', { input: { employeeId, leaveTypeId: type!.id, fromDate, toDate, reason: 'A walk', status: 'APPROVED' } });
};
const offerHoliday = async (date: string, more: object = {}) => dataOf(await hr<Made>(CORE, 'mutation ($input: HolidayInput!) { a: addHoliday(input: $input) { changeSet row { id version } } }', { input: { name: `Feast of ${date}`, date, kind: 'PERSONAL_CHOICE', ...more } })).a.row;
const changeHoliday = (id: string, input: object) => hr<{ a: { changeSet: string } }>(CORE, 'mutation ($id: ID!, $version: Int!, $input: HolidayPatch!) { a: updateHoliday(id: $id, version: $version, input: $input) { changeSet } }', { id, version: 1, input });
const choices = () => rows<{ date: string; person: string }>(`select date::text as date, employee_id::text as person from holiday_choice where org_code = 'demo' and date >= '${year}-01-01' order by date`);
const told = (email: string, kind: string) => rows<{ words: Record<string, string> }>(`select n.words from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = '${email}@demo.example' and n.kind = '${kind}' order by n.id`);

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (email: string): Promise<Client> => clientOf(server, await server.signIn(email));
  [priya, hr, manager, stranger] = await Promise.all([signedIn('payroll@demo.example'), signedIn('hr@demo.example'), signedIn('manager@demo.example'), signedIn('admin@other.example')]);
  const idOf = async (email: string) => (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = '${email}@demo.example'`))[0]!.id;
  [me, harini] = [await idOf('payroll'), await idOf('hr')];
  await rows(`update employee set manager_id = ${await idOf('manager')} where org_code = 'demo' and id = ${me}`);
  const taken = new Set((await rows<{ date: string }>(`select date::text as date from holiday where org_code = 'demo'`)).map(({ date }) => date));
  days = Array.from({ length: 300 }, (_, at) => addDays(`${year}-02-01`, at)).filter((day) => weekday(day) === 3 && [-1, 0, 1].every((by) => !taken.has(addDays(day, by))));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await rows(`delete from holiday_choice where org_code = 'demo'`);
  await rows(`delete from holiday where org_code = 'demo' and name like 'Feast of %'`);
  await rows(`delete from leave_request where org_code = 'demo' and reason = 'A walk'`);
  await rows(`delete from notification where org_code = 'demo'`);
});

describe('choosing', () => {
  it('is immediate, at most twice a year, and the manager hears of it', async () => {
    for (const day of days.slice(0, 3)) await offerHoliday(day);
    const first = dataOf(await choose(priya, days[0]!)).a;
    expect((await told('manager', 'holidayChosen')).map(({ words }) => words)).toMatchObject([{ name: 'Priya Menon', holiday: `Feast of ${days[0]!}`, 'day@': days[0] }]);
    expect(await told('payroll', 'holidayChosenForYou')).toEqual([]);
    expect(said(await choose(priya, days[0]!))).toMatch(/chosen already|another/i);
    dataOf(await choose(priya, days[1]!));
    expect(said(await choose(priya, days[2]!))).toBe(`At most 2 holidays may be chosen in ${year}, and they are chosen already.`);
    const { years, holidays } = await offer(priya);
    expect(years.find((one) => one.year === year)).toEqual({ year, most: 2, chosen: 2, left: 0 });
    expect(days.slice(0, 3).map((day) => holidays.find(({ date }) => date === day))).toMatchObject([{ choiceId: first.row.id, problem: null, mayTakeBack: true }, { problem: null }, { choiceId: null, problem: 'LIMIT' }]);
    // Taken back, another one may be chosen; the undo of taking back is then one too many.
    const back = dataOf(await takeBack(priya, first.row.id)).a.changeSet;
    expect(await told('manager', 'holidayTakenBack')).toHaveLength(1);
    const third = dataOf(await choose(priya, days[2]!)).a;
    expect(said(await undo(priya, back))).toMatch(/At most 2/);
    dataOf(await undo(priya, third.changeSet));
    dataOf(await undo(priya, back));
    expect((await choices()).map(({ date }) => date)).toEqual(days.slice(0, 2));
  });

  it('of two days at once takes the last one only once', async () => {
    for (const day of days.slice(0, 6)) await offerHoliday(day);
    const answers = await Promise.all(days.slice(0, 6).map((day) => choose(priya, day)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(2);
    expect(await choices()).toHaveLength(2);
  });

  it('is for days of work at the own location, neither over nor too near', async () => {
    const [paris] = await rows<{ id: string }>(`select id::text from location where org_code = 'demo' and code = 'PAR'`);
    await offerHoliday(days[0]!, { locationId: paris!.id });
    expect(said(await choose(priya, days[0]!))).toMatch(/No holiday of personal choice is offered/);
    expect(said(await choose(priya, days[1]!))).toMatch(/No holiday of personal choice is offered/);
    const sunday = addDays(days[2]!, 4);
    await offerHoliday(sunday);
    expect(said(await choose(priya, sunday))).toBe('A day off already');
    await offerHoliday(days[3]!);
    await offerHoliday(days[3]!, { name: `Feast of all ${days[3]!}`, kind: 'MANDATORY' });
    expect(said(await choose(priya, days[3]!))).toBe('A day off already');
    await offerHoliday(days[4]!);
    dataOf(await leave(hr, me, days[4]!, days[4]!));
    expect(said(await choose(priya, days[4]!))).toBe('Leave on this day');
    const yesterday = Array.from({ length: 7 }, (_, at) => addDays(today, -1 - at)).find((day) => weekday(day) === 2)!;
    await offerHoliday(yesterday);
    expect(said(await choose(priya, yesterday))).toBe('Over');
    expect(said(await choose(hr, '2001-01-02'))).toMatch(/No holiday/);
    await offerHoliday('2001-01-02');
    expect(said(await choose(hr, '2001-01-02'))).toBe('Not employed on this day');
    // HR enters what was agreed, days that are over, too.
    dataOf(await choose(hr, yesterday));
    expect(await told('payroll', 'holidayChosenForYou')).toHaveLength(1);
    const late = (await rows<{ id: string }>(`select id::text from holiday_choice where org_code = 'demo' and date = '${yesterday}'`))[0]!.id;
    expect(said(await takeBack(priya, late))).toMatch(/could be taken back until/);
    dataOf(await takeBack(hr, late));
    expect(await told('payroll', 'holidayTakenFromYou')).toHaveLength(1);
  });

  it('changes nothing where a shift is published, and is told so to HR, whose form shows what each may choose', async () => {
    for (const day of days.slice(0, 2)) await offerHoliday(day);
    const [shift] = await rows<{ id: string }>(`insert into scheduled_shift (org_code, id, employee_id, day, kind, work_schedule_id, status, created_by, updated_by) select 'demo', 90000, ${me}, '${days[0]!}', 'SHIFT', min(id), 'PUBLISHED', 't', 't' from work_schedule where org_code = 'demo' returning id::text`);
    expect(said(await choose(priya, days[0]!))).toBe('A shift is planned');
    const asked = (by: Client, employeeId = me) => by<{ o: { holidays: { date: string; problem: string | null }[] } }>(ESS, 'query ($employeeId: ID!) { o: offeredHolidays(employeeId: $employeeId) { holidays { date problem } } }', { employeeId });
    expect(dataOf(await asked(hr)).o.holidays.filter(({ date }) => days.slice(0, 2).includes(date))).toEqual([{ date: days[0], problem: 'SHIFT' }, { date: days[1], problem: null }]);
    expect([said(await asked(priya)), said(await asked(manager)), said(await asked(stranger))]).toEqual(['_DB0101', '_DB0101', 'NOT_FOUND']);
    await rows(`delete from scheduled_shift where org_code = 'demo' and id = ${shift!.id}`);
  });

  it('is for oneself, or for HR; nobody of another organization sees it, and 0 switches it off', async () => {
    await offerHoliday(days[0]!);
    expect(said(await choose(manager, days[0]!))).toMatch(/NOT_FOUND|_DB|FORBIDDEN|rights/);
    expect(said(await choose(priya, days[0]!, harini))).toBeDefined();
    dataOf(await choose(priya, days[0]!));
    const list = '{ l: listHolidayChoices { totalRecords rows { date employee { title } holiday { title } } } }';
    expect(dataOf(await manager<{ l: object }>(ESS, list)).l).toMatchObject({ rows: [{ date: days[0], employee: { title: 'Priya Menon' }, holiday: { title: `Feast of ${days[0]!}` } }] });
    expect(dataOf(await stranger<{ l: object }>(ESS, list)).l).toMatchObject({ totalRecords: 0 });
    await rows(`update time_off_setting set holiday_choices_per_year = 0 where org_code = 'demo'`);
    expect((await rows(`insert into time_off_setting (org_code, id, name, created_by, updated_by, holiday_choices_per_year) select 'demo', 900, 'Time off', 't', 't', 0 where not exists (select from time_off_setting where org_code = 'demo') returning id`)).length).toBeLessThan(2);
    await offerHoliday(days[1]!);
    expect(said(await choose(priya, days[1]!))).toMatch(/lets nobody choose/);
    await rows(`update time_off_setting set holiday_choices_per_year = 2 where org_code = 'demo'`);
  });
});

describe('a chosen day', () => {
  it('is free for whoever chose it alone: leave, attendance and overtime go by it', async () => {
    const day = days[0]!;
    await offerHoliday(day);
    dataOf(await choose(priya, day));
    const free = (who: string) => withOrg(server.db, 'demo', async (tx) => [...(await freeDaysOf(tx, who, addDays(day, -1), addDays(day, 1))).holidays]);
    expect([await free(me), await free(harini)]).toEqual([[day], []]);
    const kinds = await withOrg(server.db, 'demo', (tx) => attendedDays(tx, [{ employeeId: me, day }, { employeeId: harini, day }]));
    expect([...kinds.values()].map(({ employeeId, kind }) => [employeeId, kind])).toEqual(expect.arrayContaining([[me, 'REGULAR_HOLIDAY'], [harini, 'NORMAL']]));
    expect(dataOf(await leave(hr, me, addDays(day, -1), addDays(day, 1))).a.row.days).toBe('2');
    expect(dataOf(await leave(manager, me, addDays(day, 13), addDays(day, 15))).a.row.days).toBe('3');
  });

  it('follows its holiday: moved with it, gone with it or where it is free for everybody, and one undo brings both back', async () => {
    const [day, later] = [days[0]!, days[1]!];
    const { id } = await offerHoliday(day);
    dataOf(await choose(priya, day));
    dataOf(await choose(hr, day, harini));
    const moved = dataOf(await changeHoliday(id, { date: later })).a.changeSet;
    expect((await choices()).map(({ date }) => date)).toEqual([later, later]);
    expect(await told('payroll', 'holidayMoved')).toMatchObject([{ words: { 'day@': later } }]);
    expect(await told('hr', 'holidayMoved')).toEqual([]);
    dataOf(await undo(hr, moved));
    expect((await choices()).map(({ date }) => date)).toEqual([day, day]);
    await rows(`update holiday set version = 1 where org_code = 'demo' and id = ${id}`);
    const forAll = dataOf(await changeHoliday(id, { kind: 'MANDATORY' })).a.changeSet;
    expect(await choices()).toEqual([]);
    expect(await told('payroll', 'holidayForAll')).toHaveLength(1);
    dataOf(await undo(hr, forAll));
    expect(await choices()).toHaveLength(2);
    const gone = dataOf(await hr<{ a: { changeSet: string } }>(CORE, 'mutation ($ids: [ID!]!) { a: deleteHolidaies(ids: $ids) { changeSet } }', { ids: [id] })).a.changeSet;
    expect(await choices()).toEqual([]);
    expect(await told('payroll', 'holidayGone')).toHaveLength(1);
    dataOf(await undo(hr, gone));
    expect(await choices()).toHaveLength(2);
  });
});

it('HR imports choices by employee and day, each by the same rules, and one undo takes them back', async () => {
  const byHr = await importerOf(server, 'hr@demo.example');
  for (const day of days.slice(0, 3)) await offerHoliday(day);
  const { id, columns } = await byHr.start('HolidayChoice', 'IMPORT', 'choices.csv', ['Employee,Day', ...days.slice(0, 3).map((day) => `1008,${day}`), `1006,${days[0]!}`, `1006,${addDays(days[0]!, 1)}`].join('\n'));
  await byHr.map(id, { columns: columns.map(({ target }) => target) });
  const job = await byHr.settled(id);
  expect(job.problems.map(({ message, firstRow }) => [firstRow, message.slice(0, 23)])).toEqual(expect.arrayContaining([[4, 'At most 2 holidays may '], [6, 'No holiday of personal ']]));
  const done = await byHr.commit(id, 'OMIT');
  expect(done).toMatchObject({ state: 'DONE', failure: null });
  expect(await choices()).toHaveLength(done.added);
  expect(done.added).toBe(3);
  // Priya has two, and hears of them once; so does her manager, of the team. Harini entered her own.
  expect((await told('payroll', 'holidaysChosenForYou')).map(({ words }) => words['smart_count'])).toEqual(['2']);
  expect((await told('manager', 'holidaysChosen')).map(({ words }) => words['smart_count'])).toEqual(['2']);
  expect(await rows(`select from notification where org_code = 'demo' and kind like 'holiday%'`)).toHaveLength(2);
  dataOf(await undo(hr, done.changeSet!));
  expect(await choices()).toEqual([]);
  expect((await told('payroll', 'holidaysTakenFromYou')).map(({ words }) => words['smart_count'])).toEqual(['2']);
});
