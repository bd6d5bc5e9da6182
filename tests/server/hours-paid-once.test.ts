/** Hours that a special wage paid and that are approved as overtime later: paid once, across runs and with the settlement, and back when a run is opened again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { movedPayslips } from '../../src/server/payroll/moved-payslips.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
let payroll: Client;
let manager: Client;
let employee: Client;
let kavitha: string;
/** The last final cycle and the one after it, with a day of work of the first. */
let former: { run: string; from: string; to: string };
let now: { cycle: string; from: string; to: string };
let day: string;
let runId: string;
let overtime: string;
const ESS = 'employee-self-service';
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());
const ANY_DAY = '990001';

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>): string[] => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const act = async (by: Client, name: 'reckonPayrollRun' | 'finalizePayrollRun' | 'reopenPayrollRun', id: string) => by<{ a: { payslips: number } }>(PAY, `mutation ($id: ID!) { a: ${name}(runId: $id) { payslips } }`, { id });
const final = async (id: string): Promise<void> => {
  dataOf(await act(payroll, 'reckonPayrollRun', id));
  dataOf(await act(admin, 'finalizePayrollRun', id));
};
type Line = { code: string; amount: number; on: { day: string; minutes: number }[]; title: unknown };
const linesOf = async (of: string, table = `payslip p where p.org_code = 'demo' and p.run_id = ${runId}`): Promise<Line[]> =>
  (await rows<{ line: Line }>(`select l as line from (select p.lines from ${table} and p.employee_id = ${kavitha}) p cross join jsonb_array_elements(p.lines) l where l ->> 'of' = '${of}' order by l ->> 'code', l ->> 'amount'`)).map(({ line }) => ({ ...line, amount: Number(line.amount) }));
const ofFormer = (of: string): Promise<Line[]> => linesOf(of, `payslip p where p.org_code = 'demo' and p.run_id = ${former.run}`);
const approve = async (hours: string): Promise<string> => {
  const { row } = dataOf(await employee<{ a: { row: { id: string; version: number } } }>(ESS, 'mutation ($input: OvertimeRequestInput!) { a: addOvertimeRequest(input: $input) { row { id version } } }', { input: { employeeId: kavitha, workDate: day, hours } })).a;
  dataOf(await manager(ESS, 'mutation ($id: ID!, $version: Int!) { a: updateOvertimeRequest(id: $id, version: $version, input: { status: APPROVED }) { changeSet } }', row));
  return row.id;
};

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(`${name}@demo.example`));
  [admin, payroll, manager, employee] = await Promise.all([signedIn('admin'), signedIn('payroll'), signedIn('manager'), signedIn('employee')]);
  kavitha = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
  former = (await rows<typeof former>(`select r.id::text as run, r.from_date::text as "from", r.to_date::text as "to" from payroll_run r where r.org_code = 'demo' and r.status = 'FINALIZED' order by r.from_date desc limit 1`))[0]!;
  now = (await rows<typeof now>(`select id::text as cycle, from_date::text as "from", to_date::text as "to" from payroll_cycle where org_code = 'demo' and status = 'OPEN' and from_date > '${former.to}' order by from_date limit 1`))[0]!;
  // Nothing else of hours in the way, and a day with two hours beyond the shift.
  await rows(`update overtime_request set status = 'REJECTED' where org_code = 'demo' and employee_id = ${kavitha}`);
  await rows(`update special_wage set status = 'INACTIVE' where org_code = 'demo'`);
  await rows(`delete from attendance_finalization where org_code = 'demo' and employee_id = ${kavitha}`);
  await rows(`update salary_advance set status = 'CANCELLED' where org_code = 'demo' and employee_id = ${kavitha}`);
  await rows(`update payslip set paid_on = null where org_code = 'demo' and run_id = ${former.run}`);
  day = (await rows<{ day: string }>(
    `select d::date::text as day from generate_series('${former.from}'::date, '${former.to}'::date, interval '1 day') d where extract(isodow from d) between 2 and 4
       and not exists (select from holiday h where h.org_code = 'demo' and h.date = d::date) and not exists (select from leave_request q where q.org_code = 'demo' and q.employee_id = ${kavitha} and d::date between q.from_date and q.to_date)
       and not exists (select from comp_off c where c.org_code = 'demo' and c.employee_id = ${kavitha} and c.worked_on = d::date) order by d desc limit 1`,
  ))[0]!.day;
  await rows(`delete from punch where org_code = 'demo' and employee_id = ${kavitha} and work_date = '${day}'`);
  await rows(`insert into punch (org_code, id, employee_id, work_date, at, type, created_by, updated_by) select 'demo', 990000 + x.n, ${kavitha}, '${day}', case x.n when 1 then ('${day}'::date + s.starts_at) at time zone 'Asia/Kolkata' else ('${day}'::date + s.ends_at) at time zone 'Asia/Kolkata' + interval '2 hours' end, x.type, 't', 't'
    from (values (1, 'IN'), (2, 'OUT')) x(n, type) join employee e on e.org_code = 'demo' and e.id = ${kavitha} join work_schedule s on s.org_code = 'demo' and s.id = e.work_schedule_id`);
  await rows(`insert into punch (org_code, id, employee_id, work_date, at, type, created_by, updated_by) values ('demo', 990003, ${kavitha}, '${former.from}'::date - 60, '${former.from}'::date - 60, 'IN', 't', 't')`);
  await rows(`insert into special_wage (org_code, id, name, coverage, status, work_day, salary_type, premium, from_time, to_time, created_by, updated_by) values ('demo', ${ANY_DAY}, 'Any day', 'ORGANIZATION', 'ACTIVE', 'NORMAL', 'MONTHLY', 50, null, null, 't', 't')`);
  await rows(`insert into attendance_finalization (org_code, id, employee_id, from_date, to_date, created_by, updated_by) values ('demo', 990001, ${kavitha}, '${day}', '${day}', 't', 't')`);
  dataOf(await act(admin, 'reopenPayrollRun', former.run));
  await final(former.run);
  runId = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($id: ID!) { a: addPayrollRun(input: { cycleId: $id }) { row { id } } }', { id: now.cycle })).a.row.id;
});
afterAll(() => server.stop());

describe('a special wage that was paid already', () => {
  it('is taken back for the hours that a later run pays as overtime, with the payslip saying so', async () => {
    const [wage] = await ofFormer('SPECIAL_WAGE');
    expect(wage).toMatchObject({ code: `WAGE${ANY_DAY}`, on: [{ day, minutes: 600 }] });
    overtime = await approve('2');
    dataOf(await act(payroll, 'reckonPayrollRun', runId));
    expect(await linesOf('OVERTIME')).toHaveLength(1);
    const [back, ...more] = await linesOf('SPECIAL_WAGE');
    expect(more).toEqual([]);
    expect(back).toMatchObject({ on: [{ day, minutes: -120 }], title: { key: 'payslip.line.wageTakenBack', args: { name: 'Any day' } } });
    expect(Math.abs(back!.amount + wage!.amount / 5)).toBeLessThan(1);
  });

  it('is settled when the run is final, and stands as it was paid when that is opened again', async () => {
    dataOf(await act(admin, 'finalizePayrollRun', runId));
    const paidOn = async () => (await rows<{ paidOn: string | null }>(`select paid_on::text as "paidOn" from overtime_request where org_code = 'demo' and id = ${overtime}`))[0]!.paidOn;
    expect(await paidOn()).not.toBeNull();
    type Sheet = { a: { payslip: { lines: { title: string; amount: string }[] } } };
    const [slip] = await rows<{ id: string }>(`select id::text as id from payslip where org_code = 'demo' and run_id = ${runId} and employee_id = ${kavitha}`);
    const told = dataOf(await employee<Sheet>(PAY, 'query ($id: ID!) { a: payslipSheet(payslipId: $id) { payslip { lines { title amount } } } }', { id: slip!.id })).a.payslip.lines;
    expect(told.find(({ title }) => title === 'Any day, taken back: paid as overtime')?.amount).toMatch(/^-/);
    expect(problems(await act(admin, 'reopenPayrollRun', former.run)).join()).toContain('is final');
    dataOf(await act(admin, 'reopenPayrollRun', runId));
    expect(await paidOn()).toBeNull();
    const [{ version } = { version: 0 }] = await rows<{ version: number }>(`select version from overtime_request where org_code = 'demo' and id = ${overtime}`);
    dataOf(await manager(ESS, 'mutation ($id: ID!, $version: Int!) { a: updateOvertimeRequest(id: $id, version: $version, input: { status: CANCELLED }) { changeSet } }', { id: overtime, version }));
    dataOf(await act(payroll, 'reckonPayrollRun', runId));
    expect([await linesOf('OVERTIME'), await linesOf('SPECIAL_WAGE')]).toEqual([[], []]);
  });

  it('is taken back only as far as attendance has no further hours, and not where it is paid on top', async () => {
    overtime = await approve('2');
    await rows(`update punch set at = at + interval '1 hour' where org_code = 'demo' and id = 990002`);
    dataOf(await act(payroll, 'reckonPayrollRun', runId));
    expect((await linesOf('SPECIAL_WAGE')).map(({ on }) => on[0])).toMatchObject([{ day, minutes: -60 }]);
    await rows(`update punch set at = at - interval '1 hour' where org_code = 'demo' and id = 990002`);
    const onTop = (is: boolean) => rows(`update payslip p set lines = (select jsonb_agg(case when l ->> 'of' = 'SPECIAL_WAGE' then jsonb_set(l, '{on,0,onTop}', '${is}') else l end order by n) from jsonb_array_elements(p.lines) with ordinality x(l, n)) where p.org_code = 'demo' and p.run_id = ${former.run} and p.employee_id = ${kavitha}`);
    await onTop(true);
    dataOf(await act(payroll, 'reckonPayrollRun', runId));
    expect(await linesOf('SPECIAL_WAGE')).toEqual([]);
    await onTop(false);
    expect((await linesOf('OVERTIME')).map(({ on }) => on[0])).toMatchObject([{ day, minutes: 120 }]);
  });

  it('is reckoned again where it was paid, or let go, after the run that pays the overtime was reckoned', async () => {
    const moved = (change: string): Promise<number> =>
      withOrg(server.db, 'demo', async (tx) => {
        await tx.query('savepoint trial');
        await tx.query(change);
        const [slip] = await tx.query<{ id: string }>(`select id::text as id from payslip where org_code = 'demo' and run_id = ${runId} and employee_id = ${kavitha}`);
        const count = await movedPayslips(tx, [slip!.id]);
        await tx.query('rollback to trial');
        return count;
      });
    expect(await moved('select')).toBe(0);
    expect(await moved(`update payroll_run set finalized_at = now() where org_code = 'demo' and id = ${former.run}`)).toBe(1);
    dataOf(await act(payroll, 'reckonPayrollRun', runId));
    expect(await linesOf('SPECIAL_WAGE')).toHaveLength(1);
    expect(await moved('select')).toBe(0);
    expect(await moved(`update payslip set lines = (select jsonb_agg(l) from jsonb_array_elements(lines) l where l ->> 'of' <> 'SPECIAL_WAGE') where org_code = 'demo' and run_id = ${former.run} and employee_id = ${kavitha}`)).toBe(1);
  });

  it('is taken back by the settlement of whoever leaves before, which a run that it counts on waits for', async () => {
    await rows(`delete from overtime_request where org_code = 'demo' and id = ${overtime}`);
    const last = now.from > today ? now.from : today;
    await rows(`insert into exit (org_code, id, employee_id, notice_date, last_working_day, reason, status, created_by, updated_by) values ('demo', 990001, ${kavitha}, '${day}', '${last}', 'Moves abroad', 'APPROVED', 't', 't')`);
    overtime = await approve('2');
    const { id } = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($input: SettlementInput!) { a: addSettlement(input: $input) { row { id } } }', { input: { employeeId: kavitha } })).a.row;
    type Sheet = { a: { settlement: { lines: { title: string; parts: { origin: string; how: string | null }[] }[] } } };
    const lines = dataOf(await payroll<Sheet>(PAY, 'query ($id: ID!) { a: settlementSheet(settlementId: $id) { settlement { lines { title parts { origin how } } } } }', { id })).a.settlement.lines;
    expect(lines.find(({ title }) => title.startsWith('Any day, taken back'))?.parts).toMatchObject([{ origin: 'SPECIAL_WAGE', how: 'Paid before for 2 h that overtime pays now' }]);
    await rows(`update settlement set status = 'FINAL' where org_code = 'demo' and id = ${id}`);
    expect(problems(await act(admin, 'reopenPayrollRun', former.run)).join()).toContain('settlement');
  });
});
