/** Custom groups, coverage and the configurations that requests are held against. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { calendarOf } from '../../src/server/holidays/public-holidays.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { followsRequests } from './closed-year.ts';

let server: DemoServer;
let admin: Client;
let employee: Client;
let me: string;
const ESS = 'employee-self-service';
const today = todayIn('Asia/Kolkata', new Date());

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const idOf = async (table: string, where: string): Promise<string> => (await rows<{ id: string }>(`select id::text from ${table} where org_code = 'demo' and ${where}`))[0]!.id;
const fields = ({ errors }: GraphqlAnswer<unknown>): string[] => (errors[0]?.extensions as { validationError?: { field: string }[] } | undefined)?.validationError?.map(({ field }) => field) ?? [];

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  me = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
});
afterAll(() => server.stop());

describe('a custom employee group', () => {
  type Preview = { p: { totalRecords: number } };
  const preview = async (told: Record<string, unknown>): Promise<number> => dataOf(await admin<Preview>('core-hr', 'query ($rules: [GroupRuleTold!], $memberIds: [ID!], $exceptionIds: [ID!]) { p: previewCustomGroup(rules: $rules, memberIds: $memberIds, exceptionIds: $exceptionIds) { totalRecords } }', told)).p.totalRecords;

  it('takes in who fits a whole line of any rule, and whoever is chosen, but for exceptions', async () => {
    const [weaving, dyeing, mill] = [await idOf('department', `code = 'WEV'`), await idOf('department', `code = 'DYE'`), await idOf('location', `code = 'CBE'`)];
    const [weavers, dyers, weaversThere] = [await preview({ rules: [{ departmentId: weaving }] }), await preview({ rules: [{ departmentId: dyeing }] }), await preview({ rules: [{ departmentId: weaving, locationId: mill }] })];
    expect(weavers).toBeGreaterThan(2);
    expect(weaversThere).toBeLessThanOrEqual(weavers);
    expect(await preview({ rules: [{ departmentId: weaving }, { departmentId: dyeing }] })).toBe(weavers + dyers);
    const [one] = await rows<{ id: string }>(`select id::text from employee where org_code = 'demo' and status = 'ACTIVE' and department_id = ${weaving}`);
    expect(await preview({ rules: [{ departmentId: weaving }], exceptionIds: [one!.id] })).toBe(weavers - 1);
    expect(await preview({ rules: [{}], memberIds: [one!.id] })).toBe(1);
  });

  it('takes people by their own grade, where it is not that of the designation', async () => {
    const graded = (id: string) => preview({ rules: [{ gradeId: id }] });
    const [one] = await rows<{ id: string; grade: string; other: string }>(`select e.id::text, d.grade_id::text as grade, (select g.id::text from grade g where g.org_code = 'demo' and g.id <> d.grade_id order by g.id limit 1) as other
      from employee e join designation d on d.org_code = e.org_code and d.id = e.designation_id where e.org_code = 'demo' and e.status = 'ACTIVE' and e.grade_id is null order by e.id limit 1`);
    const before = [await graded(one!.grade), await graded(one!.other)];
    await rows(`update employee set grade_id = ${one!.other} where org_code = 'demo' and id = ${one!.id}`);
    expect([await graded(one!.grade), await graded(one!.other)]).toEqual([before[0]! - 1, before[1]! + 1]);
    await rows(`update employee set grade_id = null where org_code = 'demo' and id = ${one!.id}`);
  });

  it('needs something that its rules name, and nobody both in and out', async () => {
    const add = (input: object) => admin('core-hr', 'mutation ($input: CustomEmployeeGroupInput!) { addCustomEmployeeGroup(input: $input) { row { id } } }', { input });
    expect(fields(await add({ name: 'Everyone', rules: [{}] }))).toEqual(['rules.0.departmentId']);
    expect(fields(await add({ name: 'Both', members: [{ employeeId: me }], exceptions: [{ employeeId: me }] }))).toEqual(['exceptions.0.employeeId']);
  });
});

describe('a configuration', () => {
  it('keeps empty what is told to be empty, though it has a default', async () => {
    const add = (input: object) => admin<{ a: { row: { rateRest: string | null } } }>('settings', 'mutation ($input: OvertimeConfigurationInput!) { a: addOvertimeConfiguration(input: $input) { row { rateRest } } }', { input });
    const told = { name: 'At a fixed rate', status: 'INACTIVE', overtimeType: 'FIXED_RATE', amount: '180' };
    expect(dataOf(await add({ ...told, rateRest: null })).a.row.rateRest).toBeNull();
    expect(Number(dataOf(await add({ ...told, name: 'As usual' })).a.row.rateRest)).toBe(1.3);
  });

  it('of attendance takes no geofence without a place and a radius while it is in use', async () => {
    const add = (input: object) => admin('attendance', 'mutation ($input: AttendanceConfigurationInput!) { addAttendanceConfiguration(input: $input) { row { id } } }', { input });
    const fence = { name: 'Gate 7', geoFencingEnabled: true, centerLatitude: '11.0168', centerLongitude: '76.9558' };
    expect(fields(await add(fence))).toEqual(['radiusMetres']);
    expect((await add({ ...fence, status: 'INACTIVE' })).errors).toEqual([]);
    expect((await add({ ...fence, name: 'Gate 8', radiusMetres: 200 })).errors).toEqual([]);
  });
});

describe('coverage', () => {
  const set = (coverage: string) => admin<{ c: { Coverage: string } }>('settings', 'mutation ($coverage: String!) { c: updateFormLevelCoverage(formName: "overtime", Coverage: $coverage) { Coverage } }', { coverage });

  it('cannot change while active configurations exist; afterwards only groups can be active', async () => {
    const refused = await set('custom group');
    expect(refused.errors[0]?.extensions).toMatchObject({ errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'coverage', message: 'Coverage cannot be changed while active configurations exist (2). Make them inactive first.' }] });
    const active = await rows<{ id: string; version: number }>(`select id::text, version from overtime_configuration where org_code = 'demo' and status = 'ACTIVE' order by id`);
    const update = (id: string, version: number, input: object) => admin('settings', 'mutation ($id: ID!, $version: Int!, $input: OvertimeConfigurationPatch!) { updateOvertimeConfiguration(id: $id, version: $version, input: $input) { changeSet } }', { id, version, input });
    for (const { id, version } of active) expect((await update(id, version, { status: 'INACTIVE' })).errors).toEqual([]);
    expect(dataOf(await set('Custom Group')).c.Coverage).toBe('custom group');
    const [{ id } = { id: '' }] = active;
    expect(fields(await update(id, 2, { status: 'ACTIVE' }))).toEqual(['coverage']);
    const history = dataOf(await admin<{ h: { rows: { whyNot: string | null }[] } }>('settings', 'query ($id: ID!) { h: overtimeConfigurationHistory(id: $id) { rows { whyNot } } }', { id })).h.rows;
    expect(history[0]?.whyNot).toBe('history.whyNot.refused');
    const mill = await idOf('custom_employee_group', `name = 'Mill floor'`);
    expect((await update(id, 2, { status: 'ACTIVE', coverage: 'CUSTOM_GROUP', customGroupId: mill })).errors).toEqual([]);
    const twin = { name: 'Twin', coverage: 'CUSTOM_GROUP', customGroupId: mill };
    expect(fields(await admin('settings', 'mutation ($input: OvertimeConfigurationInput!) { addOvertimeConfiguration(input: $input) { row { id } } }', { input: twin }))).toEqual(['customGroupId']);
    expect(fields(await set('organization'))).toEqual(['coverage']);
  });

  it('of special wages takes both hours or none, and hours of some length', async () => {
    const add = (hours: object) => admin('settings', 'mutation ($input: SpecialWageInput!) { addSpecialWage(input: $input) { row { id } } }', { input: { name: 'Early hours', workDay: 'NORMAL', salaryType: 'HOURLY', premium: '10', ...hours } });
    expect(fields(await add({ fromTime: '04:00' }))).toEqual(['toTime']);
    expect(fields(await add({ fromTime: '04:00', toTime: '04:00' }))).toEqual(['toTime']);
    expect(fields(await add({ fromTime: '22:00', toTime: '06:00' }))).toEqual([]);
  });

  it('of special wages refuses hours that overlap others of the same people and days, over midnight too', async () => {
    const add = (name: string, fromTime: string | null, toTime: string | null) => admin('settings', 'mutation ($input: SpecialWageInput!) { addSpecialWage(input: $input) { row { id } } }', { input: { name, workDay: 'SPECIAL_NON_WORKING_HOLIDAY', salaryType: 'HOURLY', premium: '10', fromTime, toTime } });
    expect(fields(await add('Deep night', '22:00', '06:00'))).toEqual([]);
    const refused = await add('Long night', '21:00', '06:00');
    expect(refused.errors[0]?.extensions).toMatchObject({ validationError: [{ field: 'fromTime', message: 'Hours from 21:00 to 06:00 overlap those of Deep night, 22:00 to 06:00, for the same people. Choose other hours, or make that one inactive first.' }] });
    for (const [from, to] of [['05:00', '07:00'], ['23:00', '23:30'], ['00:00', '01:00'], ['05:59', '22:01'], ['22:00', '02:00']] as const) expect(fields(await add(`From ${from}`, from, to)), from).toEqual(['fromTime']);
    expect(fields(await add('Days', '06:00', '22:00'))).toEqual([]);
    expect(fields(await add('Whole day', null, null))).toEqual([]);
    expect(fields(await add('Whole day again', null, null))).toEqual(['status']);
  });

  it('of comp off keeps no days to expiry where credit expires otherwise', async () => {
    const add = (name: string, more: object) => admin<{ a: { row: { expiryDays: number | null } } }>('settings', 'mutation ($input: CompOffConfigurationInput!) { a: addCompOffConfiguration(input: $input) { row { expiryDays } } }', { input: { name, status: 'INACTIVE', ...more } });
    expect(dataOf(await add('By the year', { expiryType: 'END_OF_YEAR' })).a.row.expiryDays).toBeNull();
    expect(dataOf(await add('By the year, with days', { expiryType: 'END_OF_YEAR', expiryDays: 30 })).a.row.expiryDays).toBeNull();
    expect(dataOf(await add('By days', { expiryType: 'DAYS' })).a.row.expiryDays).toBe(90);
    expect(await rows(`select name from comp_off_configuration where org_code = 'demo' and expiry_type <> 'DAYS' and expiry_days is not null`)).toEqual([]);
  });

  it('is nobody’s who has no right on that form', async () => {
    const answer = await employee('settings', '{ retrieveFormLevelCoverage(formName: "comp-off") { Coverage } }');
    expect(answer.errors[0]?.extensions.errorCode).toBe('_DB0100');
  });
});

describe('requests of one’s own', () => {
  const ask = (operation: string, input: object) => employee<{ a: { row: { id: string; expiresOn?: string; version: number } } }>(ESS, `mutation ($input: ${operation}Input!) { a: add${operation}(input: $input) { row { id version ${operation === 'CompOff' ? 'expiresOn' : ''} } } }`, { input: { employeeId: me, ...input } });
  const sunday = Array.from({ length: 7 }, (_, back) => addDays(today, -14 - back)).find((day) => Temporal.PlainDate.from(day).dayOfWeek === 7)!;

  it('for compensatory off keep to configuration and grant, and expire by them', async () => {
    expect(fields(await ask('CompOff', { workedOn: sunday, days: '0.7', reason: 'Stock count' }))).toEqual(['days']);
    expect(fields(await ask('CompOff', { workedOn: addDays(sunday, -70), days: '1' }))).toEqual(['reason', 'workedOn']);
    expect(dataOf(await ask('CompOff', { workedOn: sunday, days: '1', reason: 'Stock count' })).a.row.expiresOn).toBe(addDays(sunday, 90));
  });

  it('for compensatory off earn a day once, by one request or by parts of it', async () => {
    const taken = [{ field: 'workedOn', message: expect.stringMatching(/^Compensatory off for this day is asked for already/) as unknown }];
    const twice = await ask('CompOff', { workedOn: sunday, days: '1', reason: 'Stock count' });
    expect(twice.errors[0]?.extensions.validationError).toEqual(taken);
    const other = addDays(sunday, 7);
    const half = () => ask('CompOff', { workedOn: other, days: '0.5', reason: 'Stock count' });
    expect((await Promise.all([half(), half(), half()])).filter(({ errors }) => errors.length > 0)).toHaveLength(1);
    const third = await ask('CompOff', { workedOn: addDays(sunday, -7), days: '3', reason: 'Stock count' });
    expect(third.errors[0]?.extensions.validationError).toEqual([{ field: 'days', message: 'Work on one day earns at most 1 day.' }]);
  });

  it('for work from home and work outside overlap none of the same kind', async () => {
    const day = Array.from({ length: 7 }, (_, on) => addDays(today, 8 + on)).find((one) => Temporal.PlainDate.from(one).dayOfWeek === 2)!;
    const home = () => employee('attendance', 'mutation ($input: WorkFromHomePreApprovalInput!) { addWorkFromHomePreApproval(input: $input) { errorCode } }', { input: { employeeId: me, fromDate: day, toDate: day, reason: 'Plumber' } });
    const outside = () => ask('OnDuty', { fromDate: day, toDate: day, place: 'Court', reason: 'Witness' });
    for (const again of [home, outside]) {
      expect(fields(await again())).toEqual([]);
      expect(fields(await again())).toEqual(['fromDate']);
    }
  });

  it('for leave are of some length', async () => {
    const casual = await idOf('leave_type', `code = 'CL'`);
    const monday = Array.from({ length: 7 }, (_, on) => addDays(`${Number(today.slice(0, 4)) + 3}-08-01`, on)).find((day) => Temporal.PlainDate.from(day).dayOfWeek === 1)!;
    expect(fields(await ask('LeaveRequest', { leaveTypeId: casual, fromDate: monday, toDate: addDays(monday, 2), days: '0', reason: 'A journey' }))).toEqual(['days']);
  });

  it('for leave keep to the policy, also two at once', async () => {
    const [casual, parental] = [await idOf('leave_type', `code = 'CL'`), await idOf('leave_type', `code = 'PL'`)];
    const day = [5, 6, 7].map((ahead) => addDays(today, ahead)).find((one) => Temporal.PlainDate.from(one).dayOfWeek < 6)!;
    expect(fields(await ask('LeaveRequest', { leaveTypeId: parental, fromDate: day, toDate: day, reason: 'A child' }))).toEqual(['fromDate']);
    expect(fields(await ask('LeaveRequest', { leaveTypeId: casual, fromDate: `${Number(today.slice(0, 4)) + 1}-02-01`, toDate: `${Number(today.slice(0, 4)) + 1}-02-20`, reason: 'A journey' }))).toEqual(['days']);
    const year = Number(today.slice(0, 4)) + 2;
    const weeks = ['02-01', '03-01', '04-05', '05-03'].map((from) => ({ leaveTypeId: casual, fromDate: `${year}-${from}`, toDate: addDays(`${year}-${from}`, 4), reason: 'A journey' }));
    const answers = await Promise.all(weeks.map((input) => ask('LeaveRequest', input)));
    const taken = await rows<{ days: string }>(`select sum(days)::text as days from leave_request where org_code = 'demo' and employee_id = ${me} and from_date >= '${year}-01-01' and status = 'PENDING'`);
    expect(Number(taken[0]!.days)).toBeLessThanOrEqual(12);
    expect(answers.some(({ errors }) => errors.length > 0)).toBe(true);
  });

  it('for leave of an earlier day are not kept back by later leave for which days become available until then', async () => {
    const casual = await idOf('leave_type', `code = 'CL'`);
    const year = Number(today.slice(0, 4)) + 4;
    const mondayOf = (month: string) => Array.from({ length: 7 }, (_, on) => addDays(`${year}-${month}-08`, on)).find((day) => Temporal.PlainDate.from(day).dayOfWeek === 1)!;
    const leave = (from: string, days: number) => ask('LeaveRequest', { leaveTypeId: casual, fromDate: from, toDate: addDays(from, days - 1), reason: 'A journey' });
    await rows(`update leave_policy set accrual = 'MONTHLY' where org_code = 'demo' and leave_type_id = ${casual}`);
    expect(fields(await leave(mondayOf('11'), 5))).toEqual([]);
    expect(fields(await leave(mondayOf('02'), 2))).toEqual([]);
    expect((await leave(mondayOf('03'), 2)).errors[0]?.extensions.validationError).toEqual([{ field: 'days', message: 'Available until then: 1 day of Casual leave. Ask for fewer days.' }]);
    expect(fields(await leave(mondayOf('10'), 4))).toEqual([]);
    // By November eleven days are there, and all of them are asked for.
    expect((await leave(mondayOf('09'), 1)).errors[0]?.extensions.validationError).toEqual([{ field: 'days', message: 'Available until then: 0 days of Casual leave. Ask for fewer days.' }]);
    await rows(`update leave_policy set accrual = 'YEARLY' where org_code = 'demo' and leave_type_id = ${casual}`);
  });

  it('for leave have a working day, none that was asked for already, and parts of one day up to a whole one', async () => {
    const casual = await idOf('leave_type', `code = 'CL'`);
    const year = Number(today.slice(0, 4)) + 3;
    const monday = Array.from({ length: 7 }, (_, on) => addDays(`${year}-06-01`, on)).find((day) => Temporal.PlainDate.from(day).dayOfWeek === 1)!;
    const leave = (fromDate: string, toDate: string, more: object = {}) => ask('LeaveRequest', { leaveTypeId: casual, fromDate, toDate, reason: 'Errand', ...more });
    const said = async (...given: Parameters<typeof leave>) => (await leave(...given)).errors[0]?.extensions.validationError;
    expect(await said(addDays(monday, -1), addDays(monday, -1))).toEqual([{ field: 'toDate', message: 'All of these days are off already. Choose at least one working day.' }]);
    expect(await said(monday, addDays(monday, 1))).toBeUndefined();
    const slashed = (day: string): string => day.replaceAll('-', '/');
    const clash = [{ field: 'fromDate', message: `Some of these days are asked for already: ${slashed(monday)} to ${slashed(addDays(monday, 1))}. Change that request, or choose other days.` }];
    expect(await said(addDays(monday, 1), addDays(monday, 2))).toEqual(clash);
    expect(await said(addDays(monday, 1), addDays(monday, 2), { status: 'DRAFT' })).toBeUndefined();
    const forThem = await admin(ESS, 'mutation ($input: LeaveRequestInput!) { addLeaveRequest(input: $input) { errorCode } }', { input: { employeeId: me, leaveTypeId: casual, fromDate: monday, toDate: monday, reason: 'Entered' } });
    expect(forThem.errors[0]?.extensions.validationError).toEqual(clash);
    const half = () => leave(addDays(monday, 3), addDays(monday, 3), { days: '0.5' });
    const halves = [await half(), await half(), await half()];
    expect(halves.map(fields)).toEqual([[], [], ['fromDate']]);
    const retired = await idOf('leave_type', `code = 'SL'`);
    await rows(`update leave_type set status = 'INACTIVE' where org_code = 'demo' and id = ${retired}`);
    expect(await said(addDays(monday, 4), addDays(monday, 4), { leaveTypeId: retired })).toEqual([{ field: 'leaveTypeId', message: 'Sick leave is inactive and is taken for nothing new. Choose another one, or make it active again.' }]);
    await rows(`update leave_type set status = 'ACTIVE' where org_code = 'demo' and id = ${retired}`);
    expect((await leave('2001-01-01', '2001-01-01')).errors[0]?.extensions.validationError[0]?.message).toMatch(/^You may take this leave from \d{4}\/\d{2}\/\d{2} on\.$/);
  });

  it('for work outside and hours off keep to the time off settings', async () => {
    expect(fields(await ask('ShortTimeOff', { date: addDays(today, 3), fromTime: '09:00', toTime: '17:00', reason: 'Errand' }))).toEqual(['toTime']);
    const hours = (fromTime: string, toTime: string) => ask('ShortTimeOff', { date: addDays(today, 3), fromTime, toTime, reason: 'Errand' });
    expect(fields(await hours('09:00', '10:00'))).toEqual([]);
    expect(fields(await hours('09:30', '11:00'))).toEqual(['fromTime']);
    expect(fields(await hours('10:00', '11:00'))).toEqual([]);
    expect(fields(await hours('12:00', '12:00'))).toEqual(['toTime']);
    expect(fields(await ask('OnDuty', { fromDate: addDays(today, -30), toDate: addDays(today, -30), place: 'Court', reason: 'Witness' }))).toEqual(['fromDate']);
  });
});

describe('hours off that somebody enters for another', () => {
  it('have a length and overlap none of the employee’s other requests, unless those are over', async () => {
    const someone = await idOf('employee', `status = 'ACTIVE' and id <> ${me}`);
    const add = (fromTime: string, toTime: string, status = 'PENDING') => admin<{ a: { row: { id: string; version: number } } }>(ESS, 'mutation ($input: ShortTimeOffInput!) { a: addShortTimeOff(input: $input) { row { id version } } }', { input: { employeeId: someone, date: addDays(today, 4), fromTime, toTime, status, reason: 'Errand' } });
    expect(fields(await add('09:00', '09:00'))).toEqual(['toTime']);
    const { id, version } = dataOf(await add('09:00', '17:00', 'APPROVED')).a.row;
    const refused = await add('16:30', '18:00');
    expect(refused.errors[0]?.extensions).toMatchObject({ validationError: [{ field: 'fromTime', message: 'Some of these hours were asked for already: 09:00 to 17:00. Change that request, or choose other hours.' }] });
    expect(fields(await add('16:30', '18:00', 'REJECTED'))).toEqual([]);
    const change = (input: object) => admin(ESS, 'mutation ($id: ID!, $version: Int!, $input: ShortTimeOffPatch!) { updateShortTimeOff(id: $id, version: $version, input: $input) { changeSet } }', { id, version, input });
    const later = dataOf(await add('17:00', '18:00')).a.row;
    expect(fields(await change({ toTime: '17:30' }))).toEqual(['fromTime']);
    expect(fields(await admin(ESS, 'mutation ($id: ID!, $version: Int!, $input: ShortTimeOffPatch!) { updateShortTimeOff(id: $id, version: $version, input: $input) { changeSet } }', { ...later, input: { fromTime: '16:00' } }))).toEqual(['fromTime']);
    expect(fields(await change({ reason: 'Another errand' }))).toEqual([]);
  });
});

describe('days outside an employment', () => {
  const LONG_AGO = '1990-01-02';
  const kinds: readonly [endpoint: string, type: string, input: (from: string, to: string) => object, fields: readonly [string, string]][] = [
    [ESS, 'LeaveRequest', (fromDate, toDate) => ({ fromDate, toDate, days: '1' }), ['fromDate', 'toDate']],
    [ESS, 'OnDuty', (fromDate, toDate) => ({ fromDate, toDate, place: 'Court' }), ['fromDate', 'toDate']],
    ['attendance', 'WorkFromHomePreApproval', (fromDate, toDate) => ({ fromDate, toDate }), ['fromDate', 'toDate']],
    [ESS, 'ShortTimeOff', (_, date) => ({ date, fromTime: '09:00', toTime: '10:00' }), ['date', 'date']],
    [ESS, 'CompOff', (_, workedOn) => ({ workedOn, days: '1' }), ['workedOn', 'workedOn']],
    ['attendance', 'Regularisation', (_, workDate) => ({ workDate, checkIn: '09:00' }), ['workDate', 'workDate']],
  ];
  const enter = async (employeeId: string, [endpoint, type, input]: (typeof kinds)[number], from: string, to = from, status = 'PENDING') =>
    fields(await admin(endpoint, `mutation ($input: ${type}Input!) { add${type}(input: $input) { errorCode } }`, { input: { employeeId, reason: 'Entered', status, ...(type === 'LeaveRequest' ? { leaveTypeId: await idOf('leave_type', `code = 'CL'`) } : {}), ...input(from, to) } }));

  it('are refused whoever enters them, of who has left from the day after the last one', async () => {
    const [leaver, gone] = (await rows<{ id: string }>(`select e.id::text from employee e where e.org_code = 'demo' and e.status = 'ACTIVE' and e.id <> ${me} and e.date_of_join < current_date - 400 and not exists (select from exit x where x.org_code = 'demo' and x.employee_id = e.id)
      and not exists (select from leave_request r where r.org_code = 'demo' and r.employee_id = e.id and r.to_date > current_date - 60) order by e.id desc limit 2`)).map(({ id }) => id);
    const last = addDays(today, -7);
    await rows(`insert into exit (org_code, id, version, created_by, updated_by, employee_id, notice_date, last_working_day, reason, status) values ('demo', 9001, 1, 't', 't', ${leaver}, '${addDays(last, -30)}', '${last}', 'Moves', 'APPROVED')`);
    await rows(`update employee set status = 'INACTIVE' where org_code = 'demo' and id in (${leaver}, ${gone})`);
    for (const kind of kinds) {
      const [, type, , [first, end]] = kind;
      expect(await enter(me, kind, LONG_AGO), type).toEqual([first]);
      expect(await enter(leaver!, kind, addDays(last, 1)), type).toEqual([end]);
      expect(await enter(leaver!, kind, addDays(last, 1), undefined, 'DRAFT'), type).toEqual([]);
      expect(await enter(leaver!, kind, last), type).toEqual([]);
      expect(await enter(gone!, kind, today), type).toEqual([end]);
      expect(await enter(gone!, kind, addDays(today, -30)), type).toEqual([]);
    }
    await rows(`update exit set last_working_day = '${addDays(today, 9)}' where org_code = 'demo' and id = 9001`);
    expect(await enter(leaver!, kinds[1]!, addDays(today, 3))).toEqual(['toDate']);
    await rows(`update exit set last_working_day = '${last}' where org_code = 'demo' and id = 9001`);
    const punch = async (employeeId: string, workDate: string) => fields(await admin('attendance', 'mutation ($input: PunchInput!) { addPunch(input: $input) { errorCode } }', { input: { employeeId, workDate, at: `${workDate}T04:00:00Z`, type: 'IN' } }));
    expect([await punch(me, LONG_AGO), await punch(leaver!, addDays(last, 1)), await punch(leaver!, addDays(last, -1))]).toEqual([['workDate'], ['workDate'], []]);
    const [asked] = await rows<{ id: string; version: number }>(`update leave_request set to_date = to_date + 1 where org_code = 'demo' and employee_id = ${leaver} and status = 'PENDING' returning id::text, version`);
    const decide = (status: string, version: number) => admin(ESS, 'mutation ($id: ID!, $version: Int!, $input: LeaveRequestPatch!) { updateLeaveRequest(id: $id, version: $version, input: $input) { changeSet } }', { id: asked!.id, version, input: { status } });
    expect((await decide('APPROVED', asked!.version)).errors[0]?.extensions.validationError).toEqual([{ field: 'toDate', message: expect.stringMatching(/^The last working day of .+ is .+\. Choose that day or an earlier one\.$/) as unknown }]);
    expect(fields(await decide('REJECTED', asked!.version))).toEqual([]);
    // Who came back by another day of joining keeps what was before.
    await rows(`update employee set status = 'ACTIVE', date_of_join = '${addDays(today, -2)}' where org_code = 'demo' and id = ${leaver}`);
    expect([await enter(leaver!, kinds[1]!, addDays(last, -3)), await enter(leaver!, kinds[1]!, addDays(last, 2)), await enter(leaver!, kinds[1]!, today)]).toEqual([[], ['fromDate'], []]);
    await rows(`update employee set status = 'ACTIVE' where org_code = 'demo' and id = ${gone}`);
    await rows(`delete from exit where org_code = 'demo' and id = 9001`);
  });
});

it('gives back by one undo what one request took from one record for another: a policy in force, hours off', async () => {
  const swapped = async (type: string, updates: readonly object[]): Promise<string> => dataOf(await admin<{ a: { changeSet: string } }>('batch-processing', 'mutation ($type: String!, $updates: [RecordUpdateInput!]!) { a: updateRecords(type: $type, updates: $updates) { changeSet } }', { type, updates })).a.changeSet;
  const undo = (set: string) => admin(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: set });
  const statuses = (table: string, ids: readonly string[]) => rows(`select status from ${table} where org_code = 'demo' and id in (${ids.join(', ')}) order by id`);
  const [policy] = await rows<{ id: string; version: number; type: string; coverage: string; group: string | null }>(`select id::text, version, leave_type_id::text as type, coverage, custom_group_id::text as group from leave_policy where org_code = 'demo' and status = 'ACTIVE' order by id limit 1`);
  const { id, version, type: leaveTypeId, coverage, group: customGroupId } = policy!;
  const next = dataOf(await admin<{ a: { row: { id: string; version: number } } }>(ESS, 'mutation ($input: LeavePolicyInput!) { a: addLeavePolicy(input: $input) { row { id version } } }', { input: { name: 'The next policy', leaveTypeId, coverage, customGroupId, status: 'INACTIVE', daysPerYear: '15' } })).a.row;
  const set = await swapped('LeavePolicy', [{ id, version, values: { status: 'INACTIVE' } }, { ...next, values: { status: 'ACTIVE' } }]);
  expect((await undo(set)).errors).toEqual([]);
  expect(await statuses('leave_policy', [id, next.id])).toEqual([{ status: 'ACTIVE' }, { status: 'INACTIVE' }]);

  const someone = await idOf('employee', `status = 'ACTIVE' and id <> ${me}`);
  const off = async (fromTime: string, status: string) => dataOf(await admin<{ a: { row: { id: string; version: number } } }>(ESS, 'mutation ($input: ShortTimeOffInput!) { a: addShortTimeOff(input: $input) { row { id version } } }', { input: { employeeId: someone, date: addDays(today, 9), fromTime, toTime: '12:00', status, reason: 'Errand' } })).a.row;
  const [early, late] = [await off('09:00', 'APPROVED'), await off('10:00', 'DRAFT')];
  const moved = await swapped('ShortTimeOff', [{ ...early, values: { status: 'CANCELLED' } }, { ...late, values: { status: 'PENDING' } }]);
  expect((await undo(moved)).errors).toEqual([]);
  expect(await statuses('short_time_off', [early.id, late.id])).toEqual([{ status: 'APPROVED' }, { status: 'DRAFT' }]);
  // Somebody else has the hours by now.
  const cancelled = await swapped('ShortTimeOff', [{ id: early.id, version: early.version + 2, values: { status: 'CANCELLED' } }]);
  await off('11:00', 'APPROVED');
  expect(fields(await undo(cancelled))).toEqual(['fromTime']);
});

it('hours off in a night shift go on after midnight, and overlap those of the next day', async () => {
  const someone = await idOf('employee', `status = 'ACTIVE' and id <> ${me}`);
  const add = (day: number, fromTime: string, toTime: string) => admin(ESS, 'mutation ($input: ShortTimeOffInput!) { a: addShortTimeOff(input: $input) { changeSet } }', { input: { employeeId: someone, date: `2027-03-${day}`, fromTime, toTime, status: 'APPROVED', reason: 'Errand' } });
  expect(fields(await add(16, '23:30', '01:00'))).toEqual([]);
  expect(fields(await add(17, '00:30', '02:00'))).toEqual(['fromTime']);
  expect(fields(await add(17, '01:00', '02:00'))).toEqual([]);
  expect(fields(await add(16, '22:00', '23:30'))).toEqual([]);
  expect((await add(19, '10:00', '09:00')).errors[0]?.extensions.validationError).toEqual([{ field: 'toTime', message: 'To is before From. Choose the same or a later one.' }]);
  const { members } = dataOf(await admin<{ a: { members: { busy: { kind: string; startsAt: string; endsAt: string }[] }[] } }>('recruitment', 'query ($ids: [ID!]!) { a: panelAvailability(employeeIds: $ids, from: "2027-03-16T18:30:00Z", to: "2027-03-16T20:30:00Z") { members { busy { kind startsAt endsAt } } } }', { ids: [someone] })).a;
  expect(members[0]!.busy.filter(({ kind }) => kind === 'SHORT_TIME_OFF').map(({ startsAt, endsAt }) => `${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`)).toEqual(['18:30-19:30', '19:30-20:30']);
  const own = (toTime: string) => employee(ESS, 'mutation ($input: ShortTimeOffInput!) { a: addShortTimeOff(input: $input) { changeSet } }', { input: { employeeId: me, date: addDays(today, 10), fromTime: '23:30', toTime, reason: 'Errand' } });
  expect(fields(await own('06:00'))).toEqual(['toTime']);
});

describe('the closure of a leave year', () => {
  it('waits for pending requests, carries, pays and lapses, runs once, and is undone whole', async () => {
    const id = await idOf('leave_closure', 'true');
    const run = () => admin<{ r: { balances: number; changeSet: string } }>(ESS, 'mutation ($id: ID!) { r: runLeaveClosure(leaveClosureId: $id) { balances changeSet } }', { id });
    const balances = () => rows<{ sum: string }>(`select md5(string_agg(concat_ws(' ', employee_id, leave_type_id, year, entitled_days, carried_forward_days, encashed_days, lapsed_days), ',' order by employee_id, leave_type_id, year)) as sum from leave_balance where org_code = 'demo'`);
    expect(fields(await run())).toEqual(['status']);
    const year = today.slice(0, 4);
    await rows(`update leave_request set status = 'REJECTED' where org_code = 'demo' and status = 'PENDING' and extract(year from from_date) = ${year}`);
    const steps = async () => dataOf(await admin<{ r: { leaveClosure: object[] } }>(ESS, '{ r: getReminders { leaveClosure { step } } }')).r.leaveClosure;
    const left = async () => dataOf(await employee<{ l: { leaveBalances: { leaveName: string; balance: string }[] } }>(ESS, '{ l: empLeaveHistory { leaveBalances { leaveName balance } } }')).l.leaveBalances;
    const paths = async () => Object.fromEntries(dataOf(await admin<{ r: { leaveClosure: { step: string; path: string }[] } }>(ESS, '{ r: getReminders { leaveClosure { step path } } }')).r.leaveClosure.map(({ step, path }) => [step, path]));
    // The reminders lead to where each step is done.
    if (Number(today.slice(5, 7)) > 10) {
      const pending = `/core-hr/time-off-management?filter=${encodeURIComponent(JSON.stringify({ status: { equals: 'PENDING' }, fromDate: { to: `${year}-12-31` } }))}`;
      expect(await paths()).toMatchObject({ APPROVE_PENDING_LEAVE: pending, RUN_CLOSURE: `/core-hr/leave-closure/${id}`, GRANT_LEAVE_CREDIT: `/core-hr/leave-closure/${id}` });
    }
    const held = await left();
    const before = await balances();
    const { changeSet } = dataOf(await run()).r;
    expect((await rows<{ days: string }>(`select max(carried_forward_days)::int::text as days from leave_balance where org_code = 'demo' and year = ${year}::int + 1`))[0]!.days).toBe('10');
    expect(fields(await run())).toEqual(['status']);
    expect(await left()).toEqual(held.map((one) => ({ ...one, balance: '0' })));
    const casual = await idOf('leave_type', `code = 'CL'`);
    const day = ['26', '27', '28'].map((one) => `${year}-12-${one}`).find((one) => Temporal.PlainDate.from(one).dayOfWeek < 6)!;
    const asked = await employee(ESS, 'mutation ($input: LeaveRequestInput!) { addLeaveRequest(input: $input) { errorCode } }', { input: { employeeId: me, leaveTypeId: casual, fromDate: day, toDate: day, reason: 'Errand' } });
    expect(asked.errors[0]?.extensions.validationError).toEqual([{ field: 'fromDate', message: `The year ${year} of Casual leave is closed. Choose days of a later year, or ask your HR administrator.` }]);
    expect(await steps()).toEqual([]);
    await followsRequests({ admin, rows, earned: await idOf('leave_type', `code = 'EL'`), but: me, year: Number(year) });
    expect((await admin(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet })).errors).toEqual([]);
    expect(await balances()).toEqual(before);
  });
});

describe('generated holidays', () => {
  it('are added once, for one location, and taken back by one undo', async () => {
    const paris = await idOf('location', `code = 'PAR'`);
    const year = Number(today.slice(0, 4)) + 3;
    const preview = async () => dataOf(await admin<{ p: { holidays: { key: string; exists: boolean }[] } }>('core-hr', 'query ($year: Int!, $locationId: ID) { p: previewHolidays(country: "FR", year: $year, locationId: $locationId) { holidays { key exists } } }', { year, locationId: paris })).p.holidays;
    const picked = (await preview()).map(({ key }) => key);
    const generate = async () => dataOf(await admin<{ g: { added: number; changeSet: string | null } }>('core-hr', 'mutation ($year: Int!, $locationId: ID, $picked: [String!]!) { g: generateHolidays(country: "FR", year: $year, locationId: $locationId, picked: $picked) { added changeSet } }', { year, locationId: paris, picked })).g;
    const { added, changeSet } = await generate();
    expect(added).toBe(picked.length);
    expect((await preview()).every(({ exists }) => exists)).toBe(true);
    expect(await generate()).toEqual({ added: 0, changeSet: null });
    await admin('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet });
    expect((await preview()).some(({ exists }) => exists)).toBe(false);
  });

  it('are all days of a holiday that lasts several, and no whole day of a part of one', async () => {
    const of = async (country: string, month: string) => (await calendarOf(country, null, 2026, 'en'))!.holidays.filter(({ date }) => date.startsWith(month)).map(({ date, kind }) => `${date.slice(5)} ${kind}`);
    expect(await of('TR', '2026-03')).toEqual(['03-20 MANDATORY', '03-21 MANDATORY', '03-22 MANDATORY']);
    expect(await of('SA', '2026-05')).toEqual(['05-26 MANDATORY', '05-27 MANDATORY', '05-28 MANDATORY', '05-29 MANDATORY']);
    expect(await of('CN', '2026-03')).toEqual(['03-08 PERSONAL_CHOICE']);
    expect(await of('FR', '2026-04')).toEqual(['04-06 MANDATORY']);
    const keys = (await calendarOf('RU', null, 2026, 'en'))!.holidays.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
