/** Overtime that people ask for, that others decide and record, and that pay runs pay, with special wages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, firstOfMonth, lastOfMonth, todayIn } from '../../src/domain/dates.ts';
import type { PayLine } from '../../src/domain/payroll/payslip/pay-line.ts';
import { payTerms } from '../../src/domain/payroll/payslip/pay-terms.ts';
import { withOrg, type Transaction } from '../../src/server/db/org.ts';
import { settlePaid } from '../../src/server/payroll/final-changes.ts';
import { refuseUnfitSlips } from '../../src/server/payroll/finalize-run.ts';
import { movedPayslips } from '../../src/server/payroll/moved-payslips.ts';
import { employedIn, payPeople } from '../../src/server/payroll/pay-people.ts';
import { personLines } from '../../src/server/payroll/person-lines.ts';
import { reopenRun } from '../../src/server/payroll/reopen-run.ts';
import { readPayrollSettings, roundOffOf } from '../../src/server/salaries/payroll-settings.ts';
import type { Session } from '../../src/server/session.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let employee: Client;
let manager: Client;
let hr: Client;
let payroll: Client;
let stranger: Client;
let me: string;
const ESS = 'employee-self-service';
const today = todayIn('Asia/Kolkata', new Date());

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.validationError ?? [];
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
const undo = (by: Client, id: string) => by(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });

type Row = { id: string; version: number; hours: string; dayKind: string; recorded: string | null; status: string; reason: string; paidOn: string | null };
const FIELDS = 'id version hours dayKind recorded status reason paidOn';
const ask = (by: Client, input: object) => by<{ a: { changeSet: string; row: Row } }>(ESS, `mutation ($input: OvertimeRequestInput!) { a: addOvertimeRequest(input: $input) { changeSet row { ${FIELDS} } } }`, { input: { employeeId: me, ...input } });
const change = (by: Client, { id, version }: Pick<Row, 'id' | 'version'>, input: object) => by<{ a: { changeSet: string; row: Row } }>(ESS, `mutation ($id: ID!, $version: Int!, $input: OvertimeRequestPatch!) { a: updateOvertimeRequest(id: $id, version: $version, input: $input) { changeSet row { ${FIELDS} } } }`, { id, version, input });
type Reckoned = { dayKind: string; workedHours: string | null; beyondHours: string | null; openHours: string | null; problem: string | null; pay: { amount: string; lines: { hours: string; rate: string }[] } | null };
const reckon = (by: Client, variables: Readonly<Record<string, unknown>>) => by<{ r: Reckoned }>(ESS, 'query ($employeeId: ID, $workDate: LocalDate!, $hours: Decimal) { r: reckonOvertime(employeeId: $employeeId, workDate: $workDate, hours: $hours) { dayKind workedHours beyondHours openHours problem pay { amount lines { hours rate } } } }', variables);
/** A day of the demo's employee with a shift from 06:00 to 14:00 that nobody asked for, and check-ins that go on for so many minutes beyond it. */
const dayOfWork = async (minutes: number, skip = 0): Promise<string> => {
  const [day] = await rows<{ day: string }>(
    `select p.work_date::text as day from punch p where p.org_code = 'demo' and p.employee_id = ${me} and p.work_date < '${today}' and p.type = 'OUT' and not exists (select from overtime_request o where o.org_code = 'demo' and o.employee_id = p.employee_id and o.work_date = p.work_date)
       and not exists (select from comp_off o where o.org_code = 'demo' and o.employee_id = p.employee_id and o.worked_on = p.work_date) and (select count(*) from punch q where q.org_code = 'demo' and q.employee_id = p.employee_id and q.work_date = p.work_date) = 2 order by p.work_date desc offset ${skip} limit 1`,
  );
  await rows(`update punch p set at = case p.type when 'IN' then (p.work_date + s.starts_at) at time zone 'Asia/Kolkata' else (p.work_date + s.ends_at) at time zone 'Asia/Kolkata' + make_interval(mins => ${minutes}) end
    from employee e join work_schedule s on s.org_code = e.org_code and s.id = e.work_schedule_id where p.org_code = 'demo' and e.org_code = 'demo' and e.id = p.employee_id and p.employee_id = ${me} and p.work_date = '${day!.day}'`);
  return day!.day;
};
const clear = (): Promise<object[]> => rows(`delete from overtime_request where org_code = 'demo' and employee_id = ${me} and created_by <> 'Tenure'`);

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (email: string): Promise<Client> => clientOf(server, await server.signIn(email));
  [employee, manager, hr, payroll, stranger] = await Promise.all([signedIn('employee@demo.example'), signedIn('manager@demo.example'), signedIn('hr@demo.example'), signedIn('payroll@demo.example'), signedIn('admin@other.example')]);
  me = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
});
afterAll(() => server.stop());

describe('a request of overtime', () => {
  it('proposes what attendance has beyond the shift, and is asked for once, decided by somebody else and taken back', async () => {
    const workDate = await dayOfWork(120);
    expect(dataOf(await reckon(employee, { workDate })).r).toMatchObject({ dayKind: 'NORMAL', beyondHours: '2', openHours: '2', problem: null, pay: { lines: [{ hours: '2', rate: '1.25' }] } });
    expect(code(await ask(employee, { workDate, status: 'APPROVED' }))).toBe('OWN_REQUEST');
    const { row } = dataOf(await ask(employee, { workDate })).a;
    expect(row).toMatchObject({ hours: '2', recorded: '2', dayKind: 'NORMAL', status: 'PENDING', paidOn: null, reason: expect.stringContaining('Overtime on') });
    expect(problems(await ask(employee, { workDate, hours: '1' }))).toMatchObject([{ field: 'workDate', message: 'Overtime of this day is asked for already. Change that request.' }]);
    const { row: approved, changeSet } = dataOf(await change(manager, row, { status: 'APPROVED' })).a;
    expect(approved.status).toBe('APPROVED');
    dataOf(await undo(manager, changeSet));
    expect(await rows(`select status from overtime_request where org_code = 'demo' and id = ${row.id}`)).toEqual([{ status: 'PENDING' }]);
    await clear();
  });

  it('asks for no more than was worked, unless those who administer it say why', async () => {
    const workDate = await dayOfWork(60, 1);
    expect(problems(await ask(employee, { workDate, hours: '2' }))).toMatchObject([{ field: 'hours', message: 'Attendance has 1h beyond the shift on this day.' }]);
    expect(problems(await ask(manager, { workDate, hours: '2', remark: 'Reader down' }))).toMatchObject([{ field: 'remark' }]);
    expect(dataOf(await ask(hr, { workDate, hours: '2', remark: 'Reader down', status: 'APPROVED' })).a.row).toMatchObject({ hours: '2', recorded: '1', status: 'APPROVED' });
    await clear();
    const { row: excepted } = dataOf(await ask(hr, { workDate, hours: '2', remark: 'Reader down' })).a;
    expect(problems(await change(employee, excepted, { hours: '12' }))).toMatchObject([{ field: 'hours', message: 'Attendance has 1h beyond the shift on this day.' }]);
    expect(problems(await change(manager, excepted, { hours: '12' }))).toMatchObject([{ field: 'hours' }]);
    const { row: less } = dataOf(await change(manager, excepted, { hours: '1.5' })).a;
    expect(dataOf(await change(hr, less, { hours: '3' })).a.row.hours).toBe('3');
    await clear();
    const none = await dayOfWork(-30, 2);
    expect(problems(await ask(employee, { workDate: none }))).toMatchObject([{ field: 'hours', message: expect.stringContaining('no hours beyond the shift') }]);
  });

  it('leaves what compensatory off is asked for, and compensatory off what overtime is', async () => {
    const workDate = await dayOfWork(180, 3);
    dataOf(await ask(employee, { workDate, hours: '2.5' }));
    const compOff = (days: string) => employee<object>(ESS, 'mutation ($input: CompOffInput!) { a: addCompOff(input: $input) { changeSet } }', { input: { employeeId: me, workedOn: workDate, days, reason: 'Stayed on' } });
    await rows(`update comp_off_configuration set work_day_type = 'ANY_DAY', threshold = 1, allow_half_day_comp_off_credit = true, minimum_overtime_hours_for_half_day = 2, minimum_overtime_hours_for_full_day = 4 where org_code = 'demo' and status = 'ACTIVE'`);
    expect(problems(await compOff('0.5'))).toMatchObject([{ field: 'workedOn' }]);
    await clear();
    dataOf(await compOff('0.5'));
    expect(dataOf(await reckon(employee, { workDate })).r).toMatchObject({ beyondHours: '3', openHours: '1' });
    expect(problems(await ask(employee, { workDate, hours: '2' }))).toMatchObject([{ field: 'hours', message: expect.stringContaining('compensatory off') }]);
    await rows(`delete from comp_off where org_code = 'demo' and employee_id = ${me} and worked_on = '${workDate}'`);
  });

  it('is for those whom a configuration covers, and for days to come only where they are planned by a pre-approval setting', async () => {
    const workDate = await dayOfWork(60, 4);
    await rows(`update overtime_configuration set status = 'INACTIVE' where org_code = 'demo' and salary_type = 'MONTHLY' and name like 'Overtime%'`);
    expect(problems(await ask(employee, { workDate }))).toMatchObject([{ field: 'workDate', message: expect.stringMatching(/^No overtime configuration covers/) }]);
    await rows(`update overtime_configuration set status = 'ACTIVE' where org_code = 'demo' and salary_type = 'MONTHLY' and name like 'Overtime%'`);
    const planned = { workDate: addDays(today, 3), hours: '2' };
    expect(dataOf(await ask(employee, planned)).a.row).toMatchObject({ hours: '2', recorded: null });
    await clear();
    await rows(`update pre_approval_setting set notice_days = 5 where org_code = 'demo' and kind = 'OVERTIME'`);
    expect(problems(await ask(employee, planned))).toMatchObject([{ field: 'workDate' }]);
    await rows(`update pre_approval_setting set notice_days = 0, status = 'INACTIVE' where org_code = 'demo' and kind = 'OVERTIME'`);
    expect(problems(await ask(employee, planned))).toMatchObject([{ field: 'workDate', message: 'This day is still to come. Ask once it was worked.' }]);
    await rows(`update pre_approval_setting set status = 'ACTIVE' where org_code = 'demo' and kind = 'OVERTIME'`);
  });

  it('shows its pay to the employee and to payroll, and neither to the manager nor to another organization', async () => {
    const workDate = await dayOfWork(60, 5);
    expect(dataOf(await reckon(employee, { workDate })).r.pay).not.toBeNull();
    expect(dataOf(await reckon(payroll, { employeeId: me, workDate })).r.pay).not.toBeNull();
    expect(dataOf(await reckon(manager, { employeeId: me, workDate })).r).toMatchObject({ openHours: '1', pay: null });
    expect(code(await reckon(stranger, { employeeId: me, workDate }))).toBe('NOT_FOUND');
    const other = (await rows<{ id: string }>(`select id::text as id from employee where org_code = 'demo' and employee_number = '1013'`))[0]!.id;
    expect(code(await reckon(employee, { employeeId: other, workDate }))).toBe('NOT_FOUND');
  });
});

describe('overtime of a team', () => {
  type Worked = { employeeId: string; day: string; hours: string; status: string | null; isOwn: boolean };
  const worked = (by: Client, day: string) => by<{ w: { rows: Worked[] } }>(ESS, 'query ($day: LocalDate!) { w: overtimeWorked(from: $day, until: $day) { totalRecords rows { employeeId day hours status isOwn } } }', { day });
  const record = (by: Client, days: object[]) => by<{ r: { added: number; waiting: number; changeSet: string } }>(ESS, 'mutation ($days: [OvertimeDayInput!]!) { r: recordOvertime(days: $days, reason: "Order of the week") { added waiting changeSet } }', { days });

  it('is recorded from what was worked, in one act that one undo takes back, and never one’s own', async () => {
    const day = await dayOfWork(90, 6);
    const found = dataOf(await worked(manager, day)).w.rows.find(({ employeeId }) => employeeId === me)!;
    expect(found).toMatchObject({ hours: '1.5', status: null, isOwn: false });
    expect(code(await record(employee, [{ employeeId: me, day, hours: '1' }]))).toBe('_DB0101');
    expect(problems(await record(manager, [{ employeeId: me, day, hours: '4' }]))).toMatchObject([{ field: 'days', message: expect.stringContaining('Attendance has 1h 30m') }]);
    const { added, changeSet } = dataOf(await record(manager, [{ employeeId: me, day, hours: found.hours }])).r;
    expect(added).toBe(1);
    expect(dataOf(await worked(manager, day)).w.rows.find(({ employeeId }) => employeeId === me)?.status).not.toBeNull();
    dataOf(await undo(manager, changeSet));
    expect(await rows(`select from overtime_request where org_code = 'demo' and employee_id = ${me} and work_date = '${day}'`)).toEqual([]);
    const [beyond] = await rows<{ id: string; name: string }>(`select e.id::text as id, e.name from employee e where e.org_code = 'demo' and e.employee_number = '1013'`);
    const refused = await record(manager, [{ employeeId: beyond!.id, day, hours: '1' }]);
    expect(code(refused)).toBe('NOT_FOUND');
    expect(JSON.stringify(refused)).not.toContain(beyond!.name);
    expect(code(await record(stranger, [{ employeeId: me, day, hours: '1' }]))).toMatch(/NOT_FOUND|BAD_USER_INPUT/);
  });
});

describe('a pay run', () => {
  const back = new Error('Nothing of a trial is kept');
  const trial = async (work: (tx: Transaction) => Promise<void>): Promise<void> => {
    await expect(withOrg(server.db, 'demo', async (tx) => {
      await work(tx);
      throw back;
    })).rejects.toBe(back);
  };
  const linesOf = async (tx: Transaction, day: string): Promise<readonly PayLine[]> => {
    const settings = await readPayrollSettings(tx);
    const terms = payTerms({ cycleId: '1', fromDate: firstOfMonth(day), toDate: lastOfMonth(day), payDate: lastOfMonth(day) }, { ...settings, roundOff: roundOffOf(settings) })!;
    const people = await payPeople(tx, terms, (await employedIn(tx, terms)).filter(({ employeeId }) => employeeId === me));
    return (await personLines(tx, terms, people)).get(me) ?? [];
  };
  const of = (lines: readonly PayLine[], origin: string) => lines.filter(({ source }) => source.of === origin);
  const approve = async (tx: Transaction, id: number, day: string, hours: string) => {
    await tx.query(`insert into overtime_request (org_code, id, employee_id, work_date, hours, status, reason, created_by, updated_by) values ('demo', ${id}, ${me}, '${day}', ${hours}, 'APPROVED', 'Late', 't', 't')`);
  };

  it('pays approved overtime as attendance has it, taxed, once, and lets it go when it is opened again', async () => {
    const day = await dayOfWork(120, 7);
    await trial(async (tx) => {
      await tx.query(`update overtime_request set status = 'REJECTED' where org_code = 'demo' and employee_id = ${me}`);
      const before = await linesOf(tx, day);
      expect(of(before, 'OVERTIME')).toEqual([]);
      await approve(tx, 990001, day, '3');
      const after = await linesOf(tx, day);
      const [line] = of(after, 'OVERTIME');
      expect(line).toMatchObject({ code: 'OVERTIME', kind: 'EARNING', source: { entity: 'OvertimeRequest', id: '990001' } });
      expect(Number(line!.amount)).toBe(Number(dataOf(await reckon(employee, { workDate: day, hours: '2' })).r.pay!.amount) * 100);
      // What compensatory off takes of the day, whichever was there first, is not paid besides: half a day of it takes one and a half of two hours.
      await tx.query(`update comp_off_configuration set minimum_overtime_hours_for_half_day = 1.5 where org_code = 'demo' and status = 'ACTIVE'`);
      await tx.query(`insert into comp_off (org_code, id, employee_id, worked_on, days, reason, status, created_by, updated_by) values ('demo', 990001, ${me}, '${day}', 0.5, 'Stayed on', 'PENDING', 't', 't')`);
      expect(of(await linesOf(tx, day), 'OVERTIME')[0]!.amount).toBe(line!.amount);
      await tx.query(`update comp_off set status = 'APPROVED' where org_code = 'demo' and id = 990001`);
      expect(of(await linesOf(tx, day), 'OVERTIME')[0]!.how).toMatchObject({ args: { hours: '0.5' } });
      await tx.query(`delete from comp_off where org_code = 'demo' and id = 990001`);
      await tx.query(`update overtime_request set remark = 'Reader down' where org_code = 'demo' and id = 990001`);
      expect(Number(of(await linesOf(tx, day), 'OVERTIME')[0]!.amount)).toBeGreaterThan(Number(line!.amount));
      await tx.query(`update overtime_request set paid_on = '${day}' where org_code = 'demo' and id = 990001`);
      expect(of(await linesOf(tx, day), 'OVERTIME')).toEqual([]);
    });
  });

  it('pays special wages of finalized days, each day once', async () => {
    const day = await dayOfWork(120, 8);
    await trial(async (tx) => {
      await tx.query(`update special_wage set status = 'INACTIVE' where org_code = 'demo'`);
      await tx.query(`insert into special_wage (org_code, id, name, coverage, status, work_day, salary_type, premium, created_by, updated_by) values ('demo', 990001, 'Any day', 'ORGANIZATION', 'ACTIVE', 'NORMAL', 'MONTHLY', 50, 't', 't')`);
      await tx.query(`delete from attendance_finalization where org_code = 'demo' and employee_id = ${me}`);
      expect(of(await linesOf(tx, day), 'SPECIAL_WAGE')).toEqual([]);
      await tx.query(`insert into attendance_finalization (org_code, id, employee_id, from_date, to_date, created_by, updated_by) values ('demo', 990001, ${me}, '${day}', '${day}', 't', 't')`);
      const [line] = of(await linesOf(tx, day), 'SPECIAL_WAGE');
      expect(line).toMatchObject({ code: 'WAGE990001', title: 'Any day', kind: 'EARNING', source: { id: '990001', on: [{ day, minutes: 600 }] } });
      // Whoever came back is not paid a second time what the settlement of the former employment paid.
      const former = addDays(firstOfMonth(day), -10);
      await tx.query(`update settlement set status = 'FINAL', employee_id = ${me}, from_date = '${former}', to_date = '${former}', lines = '[{"of": "SPECIAL_WAGE", "id": "990001", "amount": "10", "on": [{"day": "${day}", "minutes": 600}]}]' where org_code = 'demo' and status = 'DRAFT'`);
      expect(of(await linesOf(tx, day), 'SPECIAL_WAGE')).toEqual([]);
      await tx.query(`update settlement set status = 'DRAFT' where org_code = 'demo' and employee_id = ${me}`);
      await approve(tx, 990002, day, '2');
      expect(of(await linesOf(tx, day), 'SPECIAL_WAGE')[0]!.source.on).toMatchObject([{ day, minutes: 480 }]);
      // Of more hours than attendance has, the overtime that is paid counts: no hour is lost between the two.
      await tx.query(`update overtime_request set hours = 3 where org_code = 'demo' and id = 990002`);
      expect(of(await linesOf(tx, day), 'SPECIAL_WAGE')[0]!.source.on).toMatchObject([{ day, minutes: 480 }]);
    });
  });

  it('pays no day of a special wage twice, nor loses one, when runs are opened again', async () => {
    const [slip] = await rows<{ id: string; run: string; from: string; other: string }>(
      `select p.id::text as id, p.run_id::text as run, p.from_date::text as from, o.id::text as other from payslip p join payslip o on o.org_code = 'demo' and o.employee_id = p.employee_id and o.status = 'FINAL' and o.to_date < p.from_date
       where p.org_code = 'demo' and p.employee_id = ${me} and p.status = 'FINAL' order by p.to_date desc, o.to_date desc limit 1`,
    );
    await trial(async (tx) => {
      const wage = (payslip: string, day: string) => tx.query(`update payslip set lines = '[{"of": "SPECIAL_WAGE", "id": "990001", "amount": "10", "on": [{"day": "${day}", "minutes": 60}]}]' where org_code = 'demo' and id = ${payslip}`);
      await tx.query(`update special_wage set status = 'ACTIVE' where org_code = 'demo'`);
      await tx.query(`update payslip set paid_on = null where org_code = 'demo' and id = ${slip!.id}`);
      await tx.query(`update salary_advance set status = 'CANCELLED' where org_code = 'demo' and employee_id = ${me}`);
      await tx.query(`delete from payslip where org_code = 'demo' and run_id = ${slip!.run} and id <> ${slip!.id}`);
      await tx.query(`update payroll_run set prepared_at = now() - interval '2 seconds' where org_code = 'demo' and id = ${slip!.run}`);
      await wage(slip!.id, addDays(slip!.from, -3));
      expect(await movedPayslips(tx, [slip!.id])).toBe(0);
      await wage(slip!.other, addDays(slip!.from, -3));
      expect(await movedPayslips(tx, [slip!.id])).toBe(1);
      await wage(slip!.other, addDays(slip!.from, -4));
      // Attendance that was finalized after the run was reckoned is paid by none but a later run, or this one reckoned anew: it is not taken for reckoned.
      const prepared = async () => (await tx.query<{ isNow: boolean }>(`select prepared_at >= now() as "isNow" from payroll_run where org_code = 'demo' and id = ${slip!.run}`))[0]!.isNow;
      await tx.query(`insert into attendance_finalization (org_code, id, employee_id, from_date, to_date, updated_at, created_by, updated_by) values ('demo', 990009, ${me}, '${addDays(slip!.from, 1)}', '${addDays(slip!.from, 1)}', now() - interval '1 second', 't', 't') on conflict do nothing`);
      const session = { name: 'Samuel', userId: '1', orgCode: 'demo', language: 'en' } as Session;
      await tx.query('savepoint late');
      await reopenRun(tx, session, slip!.run, '990009', async () => undefined);
      expect(await prepared()).toBe(false);
      await tx.query('rollback to late');
      await tx.query(`delete from attendance_finalization where org_code = 'demo' and id = 990009`);
      await reopenRun(tx, session, slip!.run, '990009', async () => undefined);
      expect(await prepared()).toBe(true);
    });
  });

  it('keeps what it paid: the demo’s is final, nobody changes or deletes it, and an opened run gives it back', async () => {
    const [paid] = await rows<{ id: string; version: number; payslip: string; run: string }>(
      `select o.id::text as id, o.version, p.id::text as payslip, p.run_id::text as run from overtime_request o join payslip p on p.org_code = 'demo' and p.employee_id = o.employee_id and exists (select from jsonb_array_elements(p.lines) l where l ->> 'of' = 'OVERTIME' and l ->> 'id' = o.id::text)
       where o.org_code = 'demo' and o.paid_on is not null`,
    );
    expect(problems(await change(hr, paid!, { status: 'CANCELLED' }))).toMatchObject([{ field: 'status', message: expect.stringContaining('What was paid stays as it is.') }]);
    expect(problems(await hr<object>(ESS, 'mutation ($id: ID!) { a: deleteOvertimeRequests(ids: [$id]) { changeSet } }', { id: paid!.id }))).toMatchObject([{ field: 'status' }]);
    await trial(async (tx) => {
      // Nobody takes back or changes what is being paid: they wait until it is final, and then it stays.
      await refuseUnfitSlips(tx, { name: 'Samuel', language: 'en' } as Session, [{ id: paid!.payslip, isHeld: false, isNegative: false }]).catch(() => undefined);
      await expect(withOrg(server.db, 'demo', async (other) => {
        await other.query(`set local lock_timeout = '200ms'`);
        await other.query(`update overtime_request set status = 'CANCELLED' where org_code = 'demo' and id = ${paid!.id}`);
        throw back;
      })).rejects.toThrow(/lock timeout/);
    });
    await trial(async (tx) => {
      // A run that is opened again and changed by nobody stays reckoned, though its overtime is let go.
      await tx.query(`delete from payslip where org_code = 'demo' and run_id = ${paid!.run} and id <> ${paid!.payslip}`);
      await tx.query(`update payslip set paid_on = null where org_code = 'demo' and id = ${paid!.payslip}`);
      await tx.query(`update payroll_run set prepared_at = now() - interval '2 seconds' where org_code = 'demo' and id = ${paid!.run}`);
      await tx.query(`update overtime_request set updated_at = now() - interval '3 seconds' where org_code = 'demo' and id = ${paid!.id}`);
      await reopenRun(tx, { name: 'Samuel', userId: '1', orgCode: 'demo', language: 'en' } as Session, paid!.run, '990009', async () => undefined);
      expect(await tx.query(`select prepared_at >= now() as "isNow" from payroll_run where org_code = 'demo' and id = ${paid!.run}`)).toEqual([{ isNow: true }]);
      expect(await movedPayslips(tx, [paid!.payslip])).toBe(0);
    });
    await trial(async (tx) => {
      expect(await settlePaid(tx, 'Samuel', [paid!.payslip], 'APPROVED', today)).toContainEqual(expect.objectContaining({ entity: 'OvertimeRequest', after: expect.objectContaining({ paidOn: null }) }));
      await tx.query(`update payroll_run set prepared_at = now() + interval '1 hour' where org_code = 'demo' and id = ${paid!.run}`);
      expect(await movedPayslips(tx, [paid!.payslip])).toBe(0);
      // Also one that was held while its run became final: fewer hours are not paid as more.
      await tx.query(`update overtime_request set hours = 1 where org_code = 'demo' and id = ${paid!.id}`);
      expect(await movedPayslips(tx, [paid!.payslip])).toBe(1);
      await tx.query(`update overtime_request set hours = 2 where org_code = 'demo' and id = ${paid!.id}`);
      expect(await movedPayslips(tx, [paid!.payslip])).toBe(0);
      await tx.query(`update overtime_request set status = 'CANCELLED' where org_code = 'demo' and id = ${paid!.id}`);
      expect(await movedPayslips(tx, [paid!.payslip])).toBe(1);
    });
  });
});
