/** Productivity monitoring: computers tell what they are used for, and people read what it comes to, as far as they may. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { personDays } from '../../src/server/activity/person-days.ts';
import { dropOutdated } from '../../src/server/activity/drop-outdated.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

let server: DemoServer;
const cookies = new Map<string, string>();
const ask = async <Answer = Record<string, never>>(email: string, query: string, variables: Record<string, unknown> = {}, endpoint = 'monitoring') => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return askGraphql<{ answer: Answer }>(server, cookies.get(email)!, endpoint, query, variables);
};
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const employeeOf = async (number: string): Promise<string> => (await rows<{ id: string }>('select id::text as id from employee where employee_number = $1', [number]))[0]!.id;

const ISSUE = 'mutation ($employeeId: Int!, $name: String!) { answer: issueActivityDevice(employeeId: $employeeId, name: $name) { id token address } }';
type Issued = { id: string; token: string; address: string };

const send = async (token: string, intervals: readonly Record<string, unknown>[], { batchId = crypto.randomUUID() as string, sentAt = Date.now() } = {}) => {
  const response = await server.ask('/activity/intervals', { body: { batchId, sentAt: new Date(sentAt).toISOString(), agent: 'Test 1', intervals }, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as { recording?: boolean; keptMinutes?: number; droppedMinutes?: number; errorCode: string; validationError?: { field: string }[] } };
};
const interval = (from: number, to: number, more: Record<string, unknown> = {}) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString(), state: 'active', ...more });

/** A shift of the employee that is over; the demo's intervals of it are taken away. */
const emptyShift = async (employeeId: string): Promise<{ day: string; from: number; to: number }> => {
  const now = Date.now();
  const days = await withOrg(server.db, 'demo', (tx) => personDays(tx, employeeId, isoDay(now - 14 * DAY), isoDay(now - 3 * DAY)));
  const { day, shift } = days.find((one) => one.shift !== null)!;
  await rows('delete from activity_interval where org_code = $1 and employee_id = $2::bigint and day = $3::date', ['demo', employeeId, day]);
  await rows('delete from activity_day where org_code = $1 and employee_id = $2::bigint and day = $3::date', ['demo', employeeId, day]);
  return { day, ...shift! };
};

let kavitha = '';
let issued: Issued;
let shift: { day: string; from: number; to: number };

beforeAll(async () => {
  server = await startDemoServer();
  kavitha = await employeeOf('1028');
  issued = (await ask<Issued>('hr@demo.example', ISSUE, { employeeId: Number(kavitha), name: 'Loom terminal' })).data!.answer;
  shift = await emptyShift(kavitha);
});
afterAll(() => server.stop());

describe('a computer', () => {
  it('has a token that is told once and kept as a hash', async () => {
    expect(issued.address).toBe(`${server.origin}/activity/intervals`);
    expect(issued.token).toMatch(/^demo\.[\w-]{43}$/);
    const [kept] = await rows<{ token_hash: string }>('select token_hash from activity_device_key where org_code = $1', ['demo']);
    expect(issued.token).not.toContain(kept!.token_hash);
    expect(JSON.stringify(await rows('select before, after from change where org_code = $1 and entity = $2', ['demo', 'ActivityDevice']))).not.toContain(issued.token.slice(5));
  });

  it('is nobody’s without monitoring, and connected by administrators and by its owner alone', async () => {
    const unmonitored = await ask('hr@demo.example', ISSUE, { employeeId: Number(await employeeOf('1030')), name: 'Laptop' });
    expect(unmonitored.errors?.[0]?.extensions['validationError']).toEqual([{ field: 'employeeId', message: 'Nothing is recorded of this person. Add them to the monitored members first.' }]);
    expect(codeOf(await ask('manager@demo.example', ISSUE, { employeeId: Number(kavitha), name: 'Laptop' }))).toBe('_DB0101');
    expect(codeOf(await ask('admin@other.example', ISSUE, { employeeId: Number(kavitha), name: 'Laptop' }))).toBe('NOT_FOUND');
    const own = await ask<Issued>('employee@demo.example', 'mutation { answer: connectOwnComputer(name: "Own laptop") { id token } }');
    expect(own.data!.answer.token).toMatch(/^demo\./);
    expect(codeOf(await ask('manager@demo.example', 'mutation ($id: ID!) { answer: revokeOwnComputer(id: $id) { errorCode } }', { id: own.data!.answer.id }))).toBe('NOT_FOUND');
    expect((await ask('employee@demo.example', 'mutation ($id: ID!) { answer: revokeOwnComputer(id: $id) { errorCode } }', { id: own.data!.answer.id })).data!.answer).toEqual({ errorCode: '' });
    expect((await send(own.data!.answer.token, [interval(shift.from, shift.from + MINUTE)])).status).toBe(401);
  });
});

describe('what a computer sends', () => {
  it('is kept once, within the shift, and comes to a day', async () => {
    const { from } = shift;
    const batchId = crypto.randomUUID();
    const batch = [interval(from - 30 * MINUTE, from + 60 * MINUTE, { application: 'LoomControl' }), interval(from + 60 * MINUTE, from + 90 * MINUTE, { state: 'idle' }), interval(from + 90 * MINUTE, from + 120 * MINUTE, { application: 'Google Chrome', host: 'www.youtube.com' })];
    const first = await send(issued.token, batch, { batchId });
    expect([first.status, first.body.recording, first.body.keptMinutes, first.body.droppedMinutes]).toEqual([200, true, 120, 30]);
    expect((await send(issued.token, batch, { batchId })).body).toEqual(first.body);
    expect((await send(issued.token, [interval(from + 100 * MINUTE, from + 130 * MINUTE, { state: 'uptime' })])).body).toMatchObject({ keptMinutes: 10, droppedMinutes: 20 });
    const [day] = await rows('select active_minutes as active, idle_minutes as idle, uptime_minutes as uptime, productive_minutes as productive, unproductive_minutes as unproductive, neutral_minutes as neutral from activity_day where org_code = $1 and employee_id = $2::bigint and day = $3::date', ['demo', kavitha, shift.day]);
    expect(day).toEqual({ active: 90, idle: 30, uptime: 130, productive: 60, unproductive: 30, neutral: 0 });
  });

  it('may come late, by a clock that is wrong, and never from the future', async () => {
    const skew = 3 * 60 * MINUTE;
    const at = shift.from + 200 * MINUTE;
    expect((await send(issued.token, [interval(at + skew, at + skew + 5 * MINUTE)], { sentAt: Date.now() + skew })).body).toMatchObject({ keptMinutes: 5 });
    const future = await send(issued.token, [interval(Date.now() - MINUTE, Date.now() + 10 * MINUTE)]);
    expect([future.status, future.body.validationError?.[0]?.field]).toEqual([400, 'intervals.0.to']);
  });

  it('is refused whole where it says more than it should, is too much, or comes by no token', async () => {
    const one = interval(shift.from, shift.from + MINUTE);
    const fields = async (intervals: readonly Record<string, unknown>[]) => (await send(issued.token, intervals)).body.validationError?.map(({ field }) => field);
    expect(await fields([{ ...one, host: 'example.com/inbox' }])).toEqual(['intervals.0.host']);
    expect(await fields([{ ...one, windowTitle: 'Salary of Asha' }])).toEqual(['intervals.0']);
    expect(await fields([])).toEqual(['intervals']);
    expect(await fields(Array.from({ length: 501 }, () => one))).toEqual(['intervals']);
    expect((await send('demo.nonsense', [one])).status).toBe(401);
    expect((await send(`other.${issued.token.slice(5)}`, [one])).status).toBe(401);
    const big = await server.ask('/activity/intervals', { body: { batchId: 'x'.repeat(300_000) }, headers: { authorization: `Bearer ${issued.token}` } });
    expect(big.status).toBe(413);
  });

  it('is kept outside the shift only where the settings say so, and not at all while monitoring is off', async () => {
    const at = shift.to + 30 * MINUTE;
    expect((await send(issued.token, [interval(at, at + 10 * MINUTE)])).body).toMatchObject({ recording: true, keptMinutes: 0 });
    const SETTING = 'query { answer: listMonitoringSettings { rows { id version } } }';
    const update = async (input: object) => {
      const [row] = (await ask<{ rows: { id: string; version: number }[] }>('hr@demo.example', SETTING)).data!.answer.rows;
      return ask('hr@demo.example', 'mutation ($id: ID!, $version: Int!, $input: MonitoringSettingPatch!) { answer: updateMonitoringSetting(id: $id, version: $version, input: $input) { errorCode } }', { ...row, input });
    };
    expect((await update({ keepsOutsideSchedule: true })).errors).toBeUndefined();
    expect((await send(issued.token, [interval(at, at + 10 * MINUTE)])).body).toMatchObject({ keptMinutes: 10 });
    await update({ keepsOutsideSchedule: false, isOn: false });
    expect((await send(issued.token, [interval(at + 20 * MINUTE, at + 30 * MINUTE)])).body).toMatchObject({ recording: false, keptMinutes: 0 });
    const state = await server.ask('/activity/state', { headers: { authorization: `Bearer ${issued.token}` } });
    expect(await state.json()).toMatchObject({ recording: false });
    await update({ isOn: true });
    const notices = await rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and u.employee_id = $2::bigint order by n.id`, ['demo', kavitha]);
    expect(notices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['computerConnected', 'monitoringEnds', 'monitoringBegins']));
  });

  it('goes after its time', async () => {
    await rows(`insert into activity_interval (org_code, activity_device_id, starts_at, ends_at, employee_id, day, state) values ('demo', $1::bigint, now() - interval '100 days', now() - interval '100 days' + interval '1 hour', $2::bigint, current_date - 100, 'ACTIVE')`, [issued.id, kavitha]);
    expect(await dropOutdated(server.db, createLog('silent'))).toBe(1);
  });
});

const RANGE = () => ({ from: isoDay(Date.now() - 20 * DAY), to: isoDay(Date.now()) });
const TOTAL = 'query ($from: LocalDate, $to: LocalDate, $type: String, $schedule: Int, $group: Int) { answer: getTotalProductiveHoursForAMonth(startDate: $from, endDate: $to, productivityType: $type, workScheduleId: $schedule, customGroupId: $group) { errorCode productivityType totalHours totalMinutes employees averageMinutesPerDay } }';
const PER_DAY = 'query ($from: LocalDate, $to: LocalDate, $type: String) { answer: getPerDayProductiveHours(startDate: $from, endDate: $to, productivityType: $type) { days { date totalHours totalMinutes employees } } }';
type Total = { productivityType: string; totalHours: number | string; totalMinutes: number; employees: number; averageMinutesPerDay: number };
type PerDay = { days: { date: string; totalMinutes: number; employees: number }[] };
const BOARD = `query ($from: LocalDate!, $to: LocalDate!, $employeeId: Int, $department: Int) { answer: activityDashboard(fromDate: $from, toDate: $to, employeeId: $employeeId, departmentId: $department) {
  figures { monitored people days activeMinutes idleMinutes computerMinutes uptimeMinutes productiveMinutes unproductiveMinutes neutralMinutes startMinute endMinute }
  tracking { date people activeMinutes } departments { name people share } locations { week name people } lowestUptime { name uptimeMinutes } highestUptime { name uptimeMinutes } choices { departments { name } } person { name } } }`;
type Board = { figures: Record<string, number>; tracking: { date: string; activeMinutes: number }[]; departments: { name: string; share: number }[]; locations: unknown[]; lowestUptime: { name: string; uptimeMinutes: number }[]; highestUptime: { uptimeMinutes: number }[]; choices: { departments: { name: string }[] }; person: { name: string } | null };
const PEOPLE = 'query ($from: LocalDate!, $to: LocalDate!, $search: String, $order: ActivityPeopleOrder, $limit: Int) { answer: activityPeople(fromDate: $from, toDate: $to, search: $search, order: $order, limit: $limit) { totalRecords rows { name share activeMinutes days } } }';
type People = { totalRecords: number; rows: { name: string; share: number | null; activeMinutes: number; days: number }[] };

describe('productive hours', () => {
  it('are the same in total and day by day, of each kind of time', async () => {
    const all = (await ask<Total>('hr@demo.example', TOTAL, { ...RANGE(), type: 'all' })).data!.answer;
    const parts = await Promise.all(['productive', 'UNPRODUCTIVE', 'Neutral'].map(async (type) => (await ask<Total>('hr@demo.example', TOTAL, { ...RANGE(), type })).data!.answer.totalMinutes));
    expect(all.employees).toBeGreaterThan(15);
    expect(parts.reduce((sum, one) => sum + one, 0)).toBe(all.totalMinutes);
    expect(Number(all.totalHours)).toBeCloseTo(all.totalMinutes / 60, 2);
    const { days } = (await ask<PerDay>('hr@demo.example', PER_DAY, { ...RANGE(), type: 'all' })).data!.answer;
    expect(days).toHaveLength(21);
    expect(days.reduce((sum, day) => sum + day.totalMinutes, 0)).toBe(all.totalMinutes);
  });

  it('are refused for 31 days, backwards and of a kind that there is not', async () => {
    expect(codeOf(await ask('hr@demo.example', TOTAL, { from: '2026-01-01', to: '2026-01-31' }))).toBe('DATE_RANGE');
    expect(codeOf(await ask('hr@demo.example', PER_DAY, { from: '2026-01-02', to: '2026-01-01' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask('hr@demo.example', TOTAL, { type: 'lazy' }))).toBe('BAD_USER_INPUT');
  });

  it('are those of the team, of oneself, or of nobody in another organization', async () => {
    const of = async (email: string, more: object = {}) => (await ask<Total>(email, TOTAL, { ...RANGE(), ...more })).data!.answer.employees;
    expect([await of('employee@demo.example'), await of('manager@demo.example')]).toEqual([1, 5]);
    expect([await of('admin@other.example'), await of('hr@demo.example', { schedule: 999_999 }), await of('hr@demo.example', { group: 999_999 })]).toEqual([0, 0, 0]);
  });
});

describe('the dashboard', () => {
  it('adds up: days to the range, kinds of time to what is active', async () => {
    const { figures, tracking, departments, lowestUptime, highestUptime, locations } = (await ask<Board>('hr@demo.example', BOARD, RANGE())).data!.answer;
    expect(tracking.reduce((sum, day) => sum + day.activeMinutes, 0)).toBe(figures['activeMinutes']);
    expect(figures['productiveMinutes']! + figures['unproductiveMinutes']! + figures['neutralMinutes']!).toBe(figures['activeMinutes']! + figures['computerMinutes']!);
    expect(figures['startMinute']).toBeLessThan(figures['endMinute']!);
    expect([lowestUptime.length, highestUptime.length]).toEqual([10, 10]);
    expect(lowestUptime[0]!.uptimeMinutes).toBeLessThanOrEqual(highestUptime[9]!.uptimeMinutes);
    expect(departments.map(({ share }) => share)).toEqual(departments.map(({ share }) => share).toSorted((a, b) => b - a));
    expect(locations.length).toBeGreaterThan(3);
  });

  it('shows a manager the team and the own days, and an employee the own ones', async () => {
    const people = async (email: string, more: object = {}) => (await ask<People>(email, PEOPLE, { ...RANGE(), ...more })).data!.answer;
    expect((await people('employee@demo.example')).rows.map(({ name }) => name)).toEqual(['Kavitha Selvam']);
    expect((await people('manager@demo.example')).rows.map(({ name }) => name)).toEqual(['Arjun Reddy', 'Gayathri Mohan', 'Kavitha Selvam', 'Nisha Thomas', 'Suresh Palanisamy']);
    expect(await people('hr@demo.example', { search: 'kavitha' })).toMatchObject({ totalRecords: 1 });
    const { rows: best, totalRecords } = await people('hr@demo.example', { order: 'SHARE_HIGHEST', limit: 3 });
    expect([best.length, totalRecords]).toEqual([3, 19]);
    expect(best[0]!.share).toBeGreaterThanOrEqual(best[2]!.share!);
    expect(codeOf(await ask('employee@demo.example', BOARD, { ...RANGE(), employeeId: Number(await employeeOf('1009')) }))).toBe('NOT_FOUND');
    expect((await ask<Board>('manager@demo.example', BOARD, { ...RANGE(), employeeId: Number(kavitha) })).data!.answer.person).toEqual({ name: 'Kavitha Selvam' });
    expect(codeOf(await ask('admin@other.example', BOARD, { ...RANGE(), employeeId: Number(kavitha) }))).toBe('NOT_FOUND');
    expect((await ask<Board>('employee@demo.example', BOARD, RANGE())).data!.answer.choices.departments).toHaveLength(1);
  });

  it('tells a person who read in what their time was spent', async () => {
    const APPLICATIONS = 'query ($from: LocalDate!, $to: LocalDate!, $employeeId: Int) { answer: activityDashboard(fromDate: $from, toDate: $to, employeeId: $employeeId) { applications { kind name category minutes } } }';
    const OWN = 'query { answer: ownMonitoring { isMonitored since purpose keepsIntervalsDays mayConnect seesFigures devices { name status } readings { kind by on } } }';
    type Own = { isMonitored: boolean; purpose: string; mayConnect: boolean; seesFigures: boolean; devices: { name: string }[]; readings: { kind: string | null; by: string }[] };
    const read = await ask<{ applications: { name: string; category: string }[] }>('manager@demo.example', APPLICATIONS, { ...RANGE(), employeeId: Number(kavitha) });
    expect(read.data!.answer.applications.find(({ name }) => name === 'youtube.com')).toMatchObject({ kind: 'WEBSITE', category: 'UNPRODUCTIVE' });
    await ask('manager@demo.example', APPLICATIONS, { ...RANGE(), employeeId: Number(kavitha) });
    await ask('employee@demo.example', APPLICATIONS, { ...RANGE(), employeeId: Number(kavitha) });
    expect(codeOf(await ask('manager@demo.example', APPLICATIONS, { ...RANGE(), employeeId: Number(await employeeOf('1017')) }))).toBe('NOT_FOUND');
    const own = (await ask<Own>('employee@demo.example', OWN)).data!.answer;
    expect(own).toMatchObject({ isMonitored: true, mayConnect: true, seesFigures: true });
    expect(own.readings.filter(({ kind }) => kind === null).map(({ by }) => by)).toEqual(['Arjun Reddy']);
    expect((await ask<Own>('admin@other.example', OWN)).data!.answer).toMatchObject({ isMonitored: false, purpose: null, devices: [], readings: [] });
  });
});

describe('the audit logs', () => {
  const MEMBERS = 'query ($kind: ChangeKind) { answer: getMembersMonitoringAuditLog(kind: $kind) { totalRecords activityLogs { employeeName userAction description entity } } }';
  const SETTINGS = 'query { answer: getProductivityMonitoringAuditLog { activityLogs { employeeName description entity fields { field } } } }';
  type Log = { totalRecords: number; activityLogs: { employeeName: string; description: string; entity: string }[] };

  it('tell who switched members and tokens, and who changed settings', async () => {
    const changed = (await ask<Log>('hr@demo.example', MEMBERS, { kind: 'UPDATE' })).data!.answer.activityLogs;
    expect(changed.map(({ employeeName, description }) => [employeeName, description])).toContainEqual(['Kavitha Selvam', 'Computer Own laptop of Kavitha Selvam: Status']);
    const settings = (await ask<Log>('hr@demo.example', SETTINGS)).data!.answer.activityLogs;
    expect(new Set(settings.map(({ entity }) => entity))).toEqual(new Set(['MonitoringSetting', 'ActivityClassification']));
    expect(settings[0]).toMatchObject({ employeeName: 'Harini Subramaniam', entity: 'MonitoringSetting' });
  });

  it('are closed without their right, and to other organizations', async () => {
    for (const query of [MEMBERS, SETTINGS]) expect(codeOf(await ask('manager@demo.example', query))).toBe('_DB0100');
    expect((await ask<Log>('admin@other.example', MEMBERS)).data!.answer.totalRecords).toBe(0);
  });

  it('are exported with the right alone', async () => {
    const body = { log: 'MEMBERS', fromDate: RANGE().from, toDate: todayIn('Asia/Kolkata', new Date()), format: 'CSV' };
    const exported = async (email: string) => server.ask('/export/monitoring-audit-log', { body, headers: { cookie: await server.signIn(email) } });
    const file = await exported('hr@demo.example');
    expect([file.status, (await file.text()).includes('Loom terminal of Kavitha Selvam')]).toEqual([200, true]);
    expect((await exported('employee@demo.example')).status).toBe(403);
  });

  it('are followed by undo: a revoked token holds again', async () => {
    const [device] = (await ask<{ rows: { id: string; version: number }[] }>('hr@demo.example', 'query ($filter: ActivityDeviceFilter) { answer: listActivityDevices(filter: $filter) { rows { id version } } }', { filter: { name: { equals: 'Loom terminal' } } })).data!.answer.rows;
    const revoked = await ask<{ changeSet: string }>('hr@demo.example', 'mutation ($id: ID!, $version: Int!) { answer: updateActivityDevice(id: $id, version: $version, input: { status: REVOKED }) { changeSet } }', device);
    expect((await send(issued.token, [interval(shift.from, shift.from + MINUTE)])).status).toBe(401);
    expect((await ask('hr@demo.example', 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { errorCode } }', { id: revoked.data!.answer.changeSet })).data!.answer).toEqual({ errorCode: '' });
    expect((await send(issued.token, [interval(shift.from, shift.from + MINUTE)])).status).toBe(200);
  });

  it('have classified websites by their domain', async () => {
    const add = (name: string) => ask<{ row: { name: string } }>('hr@demo.example', 'mutation ($name: String!) { answer: addActivityClassification(input: { kind: WEBSITE, name: $name, category: PRODUCTIVE }) { row { name } } }', { name });
    expect((await add('https://www.Wiki.Example.org/')).data!.answer.row).toEqual({ name: 'wiki.example.org' });
    expect((await add('not a domain')).errors?.[0]?.extensions['validationError']).toEqual([{ field: 'name', message: 'A website is given by its domain, for example example.com.' }]);
  });
});
