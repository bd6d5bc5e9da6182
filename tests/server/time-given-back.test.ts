/** Days without pay that people ask to have back, and what is left of compensatory off. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe, WHOLE } from '../support/probe.ts';

let server: DemoServer;
let employee: Client;
let manager: Client;
let hr: Client;
let stranger: Client;
let me: string;
const ESS = 'employee-self-service';
const today = todayIn('Asia/Kolkata', new Date());

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.validationError ?? [];
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
const undo = (by: Client, id: string) => by(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (email: string): Promise<Client> => clientOf(server, await server.signIn(email));
  [employee, manager, hr, stranger] = await Promise.all([signedIn('employee@demo.example'), signedIn('manager@demo.example'), signedIn('hr@demo.example'), signedIn('admin@other.example')]);
  me = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
});
afterAll(() => server.stop());

describe('a recovery of loss of pay', () => {
  type Day = { day: string; days: string; cause: string; cycle: string; isAsked: boolean };
  type Recovery = { id: string; version: number; days: string; cause: string; status: string; reason: string; lostIn: { id: string }; paidIn: { id: string } | null };
  const days = async (by: Client, employeeId?: string) => dataOf(await by<{ d: { days: Day[]; until: string | null } }>(ESS, 'query ($employeeId: ID) { d: lopDays(employeeId: $employeeId) { days { day days cause cycle isAsked } until payDate } }', { employeeId })).d.days;
  const ask = (by: Client, input: object) => by<{ a: { changeSet: string; row: Recovery } }>(ESS, 'mutation ($input: LopRecoveryInput!) { a: addLopRecovery(input: $input) { changeSet row { id version days cause status reason lostIn { id } paidIn { id } } } }', { input: { employeeId: me, ...input } });
  const change = (by: Client, { id, version }: { id: string; version: number }, input: object) => by<{ a: { changeSet: string; row: Recovery } }>(ESS, 'mutation ($id: ID!, $version: Int!, $input: LopRecoveryPatch!) { a: updateLopRecovery(id: $id, version: $version, input: $input) { changeSet row { id version status paidIn { id } } } }', { id, version, input });
  const setting = (values: string) => rows(`update lop_recovery_setting set ${values} where org_code = 'demo'`);
  /** Of leave without pay: those without attendance depend on how far back the demo goes. */
  const unpaid = async () => (await days(employee)).filter(({ cause }) => cause === 'UNPAID_LEAVE');

  it('is asked for days that were lost in finalized pay cycles, once, and decided by the manager', async () => {
    const [free, asked] = await unpaid();
    expect([free, asked]).toMatchObject([{ isAsked: false, days: '1' }, { isAsked: true }]);
    expect(problems(await ask(employee, { lopDate: asked!.day, reason: 'Again' }))).toMatchObject([{ field: 'lopDate', message: 'This day is asked for already. Change that request.' }]);
    expect(problems(await ask(employee, { lopDate: today, reason: 'Today' }))).toMatchObject([{ field: 'lopDate', message: expect.stringContaining('is not finalized') }]);
    expect(problems(await ask(employee, { lopDate: free!.day }))).toMatchObject([{ field: 'reason' }]);
    expect(code(await ask(employee, { lopDate: free!.day, reason: 'Doctor’s note', status: 'APPROVED' }))).toBe('OWN_REQUEST');
    const { row } = dataOf(await ask(employee, { lopDate: free!.day, reason: 'Doctor’s note', cause: 'NO_ATTENDANCE' })).a;
    expect(row).toMatchObject({ days: '1', cause: 'UNPAID_LEAVE', status: 'PENDING', paidIn: null });
    const { row: approved, changeSet } = dataOf(await change(manager, row, { status: 'APPROVED' })).a;
    const [open] = await rows<{ id: string }>(`select id::text from payroll_cycle where org_code = 'demo' and status = 'OPEN'`);
    expect(approved).toMatchObject({ status: 'APPROVED', paidIn: { id: open!.id } });
    dataOf(await undo(manager, changeSet));
    await rows(`delete from lop_recovery where org_code = 'demo' and id = ${row.id}`);
  });

  it('keeps to the settings: whether, how many days, how far back, and until when', async () => {
    const [free] = await unpaid();
    const refused = async (values: string, back: string) => {
      await setting(values);
      const found = problems(await ask(employee, { lopDate: free!.day, reason: 'Doctor’s note' }));
      await setting(back);
      return found.map(({ field, message }) => `${field}: ${message}`);
    };
    expect(await refused('enabled = false', 'enabled = true')).toEqual([expect.stringContaining('takes no requests')]);
    expect(await refused('maximum_days_per_cycle = 1', 'maximum_days_per_cycle = null')).toEqual(['days: At most 1 day of one pay cycle are given back, and 1 day of this one are asked for already.']);
    expect(await refused('closes_days_before_pay = 31', 'closes_days_before_pay = 0')).toEqual([expect.stringContaining('Requests for this pay date closed on')]);
    expect(problems(await ask(employee, { lopDate: free!.day, days: '1.5', reason: 'Too much' }))).toMatchObject([{ field: 'days' }]);
    await setting('approval_required = false');
    const { row } = dataOf(await ask(employee, { lopDate: free!.day, days: '0.5', reason: 'Half a day was worked' })).a;
    await setting('approval_required = true');
    expect(row).toMatchObject({ status: 'APPROVED', days: '0.5', paidIn: { id: expect.any(String) } });
    expect(dataOf(await change(employee, row, { status: 'CANCELLED' })).a.row).toMatchObject({ status: 'CANCELLED', paidIn: null });
  });

  it('finds days without attendance of whoever is paid by attendance, but for those that leave settled before the cycle was finalized', async () => {
    const [free] = await unpaid();
    await rows(`update leave_request set status = 'CANCELLED' where org_code = 'demo' and employee_id = ${me} and from_date = '${free!.day}'`);
    await rows(`insert into punch (org_code, id, at, employee_id, type, work_date, created_by, updated_by) select 'demo', 99001, '${addDays(free!.day, -3)}T04:00:00Z', e.id, 'IN', '${addDays(free!.day, -3)}', 'T', 'T' from employee e where e.org_code = 'demo' and e.employee_number = '1002'`);
    const cause = async () => (await days(hr, me)).find(({ day }) => day === free!.day)?.cause;
    expect(await cause()).toBeUndefined();
    await rows(`update designation set attendance_enforced_payment = true where org_code = 'demo' and id = (select designation_id from employee where org_code = 'demo' and id = ${me})`);
    expect(await cause()).toBe('NO_ATTENDANCE');
    const leave = (id: number, at: string) => rows(`insert into leave_request (org_code, id, employee_id, leave_type_id, from_date, to_date, days, reason, status, created_by, updated_by, updated_at) select 'demo', ${id}, ${me}, t.id, '${free!.day}', '${free!.day}', 1, 'Note', 'APPROVED', 'T', 'T', ${at} from leave_type t where t.org_code = 'demo' and t.code = 'SL'`);
    await leave(99001, 'now()');
    expect(await cause()).toBe('NO_ATTENDANCE');
    await leave(99002, `now() - interval '400 days'`);
    expect(await cause()).toBeUndefined();
  });

  it('is told of within reach only', async () => {
    const [other] = await rows<{ id: string }>(`select id::text from employee where org_code = 'demo' and employee_number = '1052'`);
    expect(code(await employee(ESS, 'query ($id: ID) { lopDays(employeeId: $id) { days { day } } }', { id: other!.id }))).toBe('NOT_FOUND');
    expect(code(await stranger(ESS, 'query ($id: ID) { lopDays(employeeId: $id) { days { day } } }', { id: me }))).toBe('NOT_FOUND');
    expect(dataOf(await stranger(ESS, '{ lopDays { days { day } until } }'))).toEqual({ lopDays: { days: [], until: null } });
  });

  it('is told of the own days alone by the right on them, whatever its scope', async () => {
    const probe = await startProbe(server, clientOf(server, await server.signIn('admin@demo.example')), me);
    const [other] = await rows<{ id: string }>(`select id::text from employee where org_code = 'demo' and employee_number = '1052'`);
    await probe.may({ SELF_LOP_RECOVERY: WHOLE });
    expect(await days(probe.ask)).toEqual(await days(employee));
    expect(code(await probe.ask(ESS, 'query ($id: ID) { lopDays(employeeId: $id) { days { day } } }', { id: other!.id }))).toBe('NOT_FOUND');
  });
});

describe('the balance of compensatory off', () => {
  type Balance = { employeeNumber: string; earned: string; taken: string; asked: string; lapsed: string; left: string; nextExpiry: string | null; isExpiring: boolean; credits: { workedOn: string; left: string }[] };
  const FIELDS = 'totalRecords canBeTaken rows { employeeNumber earned taken asked lapsed left nextExpiry isExpiring credits { workedOn left } }';
  type Balances = { b: { totalRecords: number; canBeTaken: boolean; rows: Balance[] } };
  const team = async (by: Client, args = 'search: ""') => dataOf(await by<Balances>(ESS, `{ b: compOffBalances(${args}) { ${FIELDS} } }`)).b;

  it('is one’s own: earned, asked for, and left', async () => {
    const { rows: own, canBeTaken } = dataOf(await employee<Balances>(ESS, `{ b: ownCompOffBalance { ${FIELDS} } }`)).b;
    expect(canBeTaken).toBe(true);
    expect(own).toEqual([expect.objectContaining({ employeeNumber: '1028', earned: '1', taken: '0', left: '1', nextExpiry: addDays(today, 77), isExpiring: false })]);
    expect(dataOf(await stranger<Balances>(ESS, `{ b: ownCompOffBalance { ${FIELDS} } }`)).b).toMatchObject({ canBeTaken: false, rows: [{ earned: '0', credits: [] }] });
  });

  it('is told of the team, with what lapsed and what expires soon', async () => {
    const { rows: all, totalRecords } = await team(manager);
    expect(totalRecords).toBe(all.length);
    expect(all.find(({ employeeNumber }) => employeeNumber === '1027')).toMatchObject({ earned: '2', lapsed: '1', asked: '1', left: '1', isExpiring: true });
    expect(all.find(({ employeeNumber }) => employeeNumber === '1026')).toMatchObject({ earned: '1', taken: '1', left: '0', nextExpiry: null });
    expect(all.some(({ employeeNumber }) => employeeNumber === '1045')).toBe(false);
    expect((await team(hr)).rows.some(({ employeeNumber }) => employeeNumber === '1045')).toBe(true);
    const paged = await team(manager, 'search: "kav", limit: 1');
    expect(paged.rows.map(({ employeeNumber }) => employeeNumber)).toEqual(['1028']);
    expect((await team(manager, 'search: "%"')).rows).toEqual([]);
    expect(code(await employee(ESS, '{ compOffBalances { totalRecords } }'))).toMatch(/^_DB01/);
  });

  it('limits the leave that is taken from it, by the day and beside other requests', async () => {
    const [type] = await rows<{ id: string }>(`select id::text from leave_type where org_code = 'demo' and from_comp_off`);
    const working = Array.from({ length: 12 }, (_, at) => addDays(today, 30 + at)).filter((day) => Temporal.PlainDate.from(day).dayOfWeek < 6);
    const take = (from: string, to = from) => employee(ESS, 'mutation ($input: LeaveRequestInput!) { addLeaveRequest(input: $input) { row { id } } }', { input: { employeeId: me, leaveTypeId: type!.id, fromDate: from, toDate: to, reason: 'Rest' } });
    expect(problems(await take(addDays(today, 80)))).toMatchObject([{ field: expect.stringMatching(/days|toDate/) }]);
    expect((await take(working[2]!)).errors).toEqual([]);
    expect(problems(await take(working[4]!))).toEqual([{ field: 'days', message: 'Available until then: 0 days of Compensatory off. Ask for fewer days.' }]);
  });

  it('is not kept longer than the configuration says by who asks for it', async () => {
    const ask = (by: Client, input: object) => by<{ a: { row: { id: string; expiresOn: string } } }>(ESS, 'mutation ($input: CompOffInput!) { a: addCompOff(input: $input) { row { id expiresOn } } }', { input: { employeeId: me, days: '1', reason: 'Audit', ...input } });
    const [sunday] = Array.from({ length: 7 }, (_, at) => addDays(today, -2 - at)).filter((day) => Temporal.PlainDate.from(day).dayOfWeek === 7);
    expect(problems(await ask(employee, { workedOn: sunday, expiresOn: '2099-01-01' }))).toEqual([{ field: 'expiresOn', message: 'Your organization says how long it may be taken. Leave this empty.' }]);
    const { row } = dataOf(await ask(employee, { workedOn: sunday })).a;
    expect(row.expiresOn).toMatch(/^20/);
    await rows(`delete from comp_off where org_code = 'demo' and id = ${row.id}`);
    expect(dataOf(await ask(manager, { workedOn: sunday, expiresOn: '2099-01-01' })).a.row.expiresOn).toBe('2099-01-01');
  });

  it('keeps to the pre-approval setting for work on days off: how early it is asked for, and how often in a month', async () => {
    const [configured] = await rows<{ past: number; future: number }>(`select past_days as past, future_days as future from comp_off_grant where org_code = 'demo'`);
    await rows(`update comp_off_grant set past_days = 60, future_days = 60 where org_code = 'demo'`);
    await rows(`delete from comp_off where org_code = 'demo' and employee_id = ${me}`);
    const sundays = Array.from({ length: 42 }, (_, at) => addDays(today, 1 + at)).filter((day) => Temporal.PlainDate.from(day).dayOfWeek === 7);
    const [first, second] = sundays.filter((day) => sundays.some((other) => other > day && other.slice(0, 7) === day.slice(0, 7))).flatMap((day) => [day, addDays(day, 7)]);
    const ask = (workedOn: string) => employee<{ a: { row: { id: string } } }>(ESS, 'mutation ($input: CompOffInput!) { a: addCompOff(input: $input) { row { id } } }', { input: { employeeId: me, days: '1', reason: 'Audit', workedOn } });
    const setting = dataOf(await hr<{ a: { row: { id: string } } }>('settings', 'mutation { a: addPreApprovalSetting(input: { name: "Sundays", kind: WORK_ON_DAY_OFF, maximumDaysPerMonth: 1 }) { row { id } } }')).a.row;
    expect(problems(await ask(first!))).toEqual([]);
    expect(problems(await ask(second!))).toEqual([{ field: 'workedOn', message: 'At most 1 day in a month; 1 are taken or asked for.' }]);
    await rows(`update pre_approval_setting set maximum_days_per_month = null, notice_days = 50 where org_code = 'demo' and id = ${setting.id}`);
    expect(problems(await ask(second!))).toEqual([{ field: 'workedOn', message: expect.stringMatching(/^Ask at least 50 days before it begins: on /) }]);
    await rows(`update pre_approval_setting set status = 'INACTIVE' where org_code = 'demo' and id = ${setting.id}`);
    expect(problems(await ask(second!))).toEqual([]);
    await rows(`update comp_off_grant set past_days = ${configured!.past}, future_days = ${configured!.future} where org_code = 'demo'`);
  });
});
