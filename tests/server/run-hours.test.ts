/** What a run says of hours that are not in its payslips: overtime that waits, came since or is not paid, and attendance that was finalized since or while it was reckoned. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { holdDays, stampFinalized } from '../../src/server/people/hold-days.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let payroll: Client;
let employee: Client;
let kavitha: string;
let runId: string;
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());
/** Of a month before: whoever worked it, nobody recorded it in the new cycle. */
const day = addDays(today, -40);

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const reckon = () => payroll<{ a: { payslips: number } }>(PAY, 'mutation ($id: ID!) { a: reckonPayrollRun(runId: $id) { payslips } }', { id: runId });
type Hours = { concern: string; people: number; names: string[] };
const hours = async () => dataOf(await payroll<{ a: { hours: Hours[] } }>(PAY, 'query ($id: ID!) { a: payrollRunReview(runId: $id) { hours { concern people names } } }', { id: runId })).a.hours;
const concerns = async () => (await hours()).map(({ concern }) => concern);
const overtime = (status: string) => rows(`insert into overtime_request (org_code, id, employee_id, work_date, hours, status, reason, created_by, updated_by) values ('demo', 990001, ${kavitha}, '${day}', 2, '${status}', 'Planned', 't', 't') on conflict (org_code, id) do update set status = excluded.status, updated_at = now()`);

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(`${name}@demo.example`));
  [payroll, employee] = await Promise.all([signedIn('payroll'), signedIn('employee')]);
  kavitha = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
  await rows(`update overtime_request set status = 'REJECTED' where org_code = 'demo'`);
  await rows(`update special_wage set status = 'ACTIVE' where org_code = 'demo'`);
  await rows(`delete from punch where org_code = 'demo' and employee_id = ${kavitha} and work_date = '${day}'`);
  await rows(`insert into punch (org_code, id, employee_id, work_date, at, type, created_by, updated_by) values ('demo', 990001, ${kavitha}, '${addDays(day, -60)}', '${addDays(day, -60)}', 'IN', 't', 't')`);
  const [cycle] = await rows<{ id: string }>(`select id::text as id from payroll_cycle where org_code = 'demo' and status = 'OPEN' and from_date > (select max(to_date) from payroll_run where org_code = 'demo' and status = 'FINALIZED') order by from_date limit 1`);
  runId = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($id: ID!) { a: addPayrollRun(input: { cycleId: $id }) { row { id } } }', { id: cycle!.id })).a.row.id;
});
afterAll(() => server.stop());

describe('a run', () => {
  it('tells of overtime that waits, was approved since, or is not paid as attendance has it, also of whoever is held', async () => {
    expect(await hours()).toEqual([]);
    await overtime('PENDING');
    expect(await hours()).toEqual([{ concern: 'OVERTIME_WAITS', people: 1, names: [expect.stringContaining('Kavitha')] }]);
    await overtime('APPROVED');
    expect(await concerns()).toEqual(['OVERTIME_SINCE']);
    await rows(`update payslip set is_held = true, status = 'HELD' where org_code = 'demo' and run_id = ${runId} and employee_id = ${kavitha}`);
    expect(await concerns()).toEqual(['OVERTIME_SINCE']);
    dataOf(await reckon());
    expect(await concerns()).toEqual(['OVERTIME_UNPAID']);
    type Day = { r: { payableHours: string | null } };
    const told = await employee<Day>('employee-self-service', 'query ($day: LocalDate!) { r: reckonOvertime(workDate: $day, hours: "2") { payableHours } }', { day });
    expect(dataOf(told).r.payableHours).toBe('0');
    await rows(`update overtime_request set remark = 'Reader down', updated_at = now() - interval '1 hour' where org_code = 'demo' and id = 990001`);
    dataOf(await reckon());
    expect(await hours()).toEqual([]);
  });

  it('waits for attendance that is being finalized, and takes what begins before it and comes after it for later', async () => {
    const finalize = (id: number, last: string, meanwhile: () => Promise<unknown>, isBefore: boolean) =>
      withOrg(server.db, 'demo', async (tx) => {
        await tx.query('select 1');
        if (!isBefore) await meanwhile();
        await holdDays(tx);
        await tx.query(`insert into attendance_finalization (org_code, id, employee_id, from_date, to_date, created_by, updated_by) values ('demo', ${id}, ${kavitha}, '${last}', '${last}', 't', 't')`);
        await stampFinalized(tx, [String(id)]);
        if (isBefore) return meanwhile();
      });
    await rows(`delete from attendance_finalization where org_code = 'demo' and employee_id = ${kavitha}`);
    let reckoned: Promise<unknown> = Promise.resolve();
    let isDone = false;
    await finalize(990001, day, async () => {
      reckoned = reckon().then(() => (isDone = true));
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(isDone).toBe(false);
    }, true);
    await reckoned;
    expect(await concerns()).not.toContain('ATTENDANCE_SINCE');
    await finalize(990002, addDays(day, 1), reckon, false);
    expect(await concerns()).toContain('ATTENDANCE_SINCE');
  });
});
