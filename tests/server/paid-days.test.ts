/** Leave that the closure of a year pays, and compensatory off that is not taken: from the closure to the payslip, and back when a run is opened again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { withWages } from '../../src/server/statutory/wages-sql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
let payroll: Client;
let hr: Client;
let employee: Client;
let kavitha: string;
const ESS = 'employee-self-service';
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());
const LAST_YEAR = Number(today.slice(0, 4)) - 1;
const [LAPSING, WISHED] = ['910001', '910002'];

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>): string[] => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const credit = (id: string, expires: string) =>
  rows(`insert into comp_off (org_code, id, employee_id, worked_on, days, expires_on, reason, status, created_by, updated_by) values ('demo', ${id}, ${kavitha}, '${addDays(today, -20)}', 1, '${expires}', 'Stocktaking', 'APPROVED', 'Test', 'Test')`);
const unpaid = async () => (await rows<{ days: string }>(`select trim_scale(unpaid_days)::text as days from leave_balance where org_code = 'demo' and id = ${balance}`))[0]!.days;
const paid = async (id: string) => (await rows<{ days: string | null }>(`select trim_scale(paid_days)::text as days from comp_off where org_code = 'demo' and id = ${id}`))[0]!.days;
const encash = async (by: Client, id: string, encashedDays: string) => {
  const [{ version } = { version: 0 }] = await rows<{ version: number }>(`select version from comp_off where org_code = 'demo' and id = ${id}`);
  return by<{ a: { changeSet: string } }>(ESS, 'mutation ($id: ID!, $version: Int!, $input: CompOffPatch!) { a: updateCompOff(id: $id, version: $version, input: $input) { changeSet } }', { id, version, input: { encashedDays } });
};
let balance: string;
let runId: string;
type Line = { of: string; id: string; days: number; amount: string };
const lines = () => rows<Line>(`select l ->> 'of' as of, l ->> 'id' as id, (l ->> 'days')::int as days, l ->> 'amount' as amount from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = 'demo' and p.run_id = ${runId} and p.employee_id = ${kavitha} and l ->> 'of' in ('CLOSED_LEAVE', 'COMP_OFF') order by 1, 2`);
const act = (by: Client, name: 'reckonPayrollRun' | 'finalizePayrollRun' | 'reopenPayrollRun') => by<{ a: { payslips: number } }>(PAY, `mutation ($id: ID!) { a: ${name}(runId: $id) { payslips } }`, { id: runId });

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(`${name}@demo.example`));
  [admin, payroll, hr, employee] = await Promise.all([signedIn('admin'), signedIn('payroll'), signedIn('hr'), signedIn('employee')]);
  kavitha = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
  await rows(`delete from comp_off where org_code = 'demo' and employee_id = ${kavitha}`);
  await rows(`insert into leave_balance (org_code, id, note, employee_id, leave_type_id, year, entitled_days, encashed_days, unpaid_days, created_by, updated_by)
    select 'demo', 910000, 'Left of the year', ${kavitha}, min(id), ${LAST_YEAR}, 12, 3, 3, 'Test', 'Test' from leave_type where org_code = 'demo' and not from_comp_off and is_paid
    on conflict (org_code, employee_id, leave_type_id, year) do update set encashed_days = 3, unpaid_days = 3`);
  balance = (await rows<{ id: string }>(`select id::text from leave_balance where org_code = 'demo' and employee_id = ${kavitha} and year = ${LAST_YEAR} and unpaid_days = 3`))[0]!.id;
  await credit(LAPSING, today);
  await credit(WISHED, addDays(today, 60));
});
afterAll(() => server.stop());

describe('the closure of a year', () => {
  it('leaves what it pays to the next run, and an undo takes that back', async () => {
    await rows(`update leave_request set status = 'REJECTED' where org_code = 'demo' and status = 'PENDING'`);
    await rows(`update leave_policy set encashment = true, encashment_limit_days = 2, carry_over = 'NONE', carry_over_limit_days = null where org_code = 'demo'`);
    const [closure] = await rows<{ id: string }>(`select id::text from leave_closure where org_code = 'demo' and status = 'DRAFT'`);
    const sums = async () => (await rows<{ encashed: number; unpaid: number }>(`select coalesce(sum(encashed_days), 0)::float8 as encashed, coalesce(sum(unpaid_days), 0)::float8 as unpaid from leave_balance where org_code = 'demo' and year > ${LAST_YEAR}`))[0]!;
    const before = await sums();
    const { changeSet } = dataOf(await admin<{ a: { changeSet: string } }>(ESS, 'mutation ($id: ID!) { a: runLeaveClosure(leaveClosureId: $id) { changeSet } }', { id: closure!.id })).a;
    const after = await sums();
    expect(after.unpaid).toBeGreaterThan(0);
    expect(after.unpaid).toBe(after.encashed - before.encashed);
    expect((await admin(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet })).errors).toEqual([]);
    expect(await sums()).toEqual(before);
  });
});

describe('a balance of a closed year', () => {
  const patch = async (input: object) => {
    const [{ version } = { version: 0 }] = await rows<{ version: number }>(`select version from leave_balance where org_code = 'demo' and id = ${balance}`);
    return hr<{ a: { changeSet: string } }>(ESS, 'mutation ($id: ID!, $version: Int!, $input: LeaveBalancePatch!) { a: updateLeaveBalance(id: $id, version: $version, input: $input) { changeSet } }', { id: balance, version, input });
  };

  it('pays no more than stands there as paid, and does not go while it is owed', async () => {
    const { changeSet } = dataOf(await patch({ encashedDays: '1' })).a;
    expect(await unpaid()).toBe('1');
    expect((await hr(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet })).errors).toEqual([]);
    expect(await unpaid()).toBe('3');
    expect(problems(await hr(ESS, 'mutation ($ids: [ID!]!) { a: deleteLeaveBalances(ids: $ids) { errorCode } }', { ids: [balance] }))).toEqual(['Payroll still has to pay 3 days of it. Take them off first, or let a run pay them.']);
  });
});

describe('compensatory off that is paid as somebody wished', () => {
  it('is entered by others who manage it, where the configuration pays it, and no more than is left', async () => {
    expect(problems(await encash(hr, WISHED, '0.5'))).toEqual(['The compensatory off configuration of this employee pays no days. Switch encashment on there first.']);
    await rows(`update comp_off_configuration set encashment = true, encashment_mode = 'ON_REQUEST' where org_code = 'demo' and status = 'ACTIVE'`);
    expect((await encash(employee, WISHED, '0.5')).errors).toHaveLength(1);
    expect(problems(await encash(hr, WISHED, '1.5'))).toEqual(['No more than what is left: 1 day.']);
    expect((await encash(hr, WISHED, '0.5')).errors).toEqual([]);
    type Credits = { a: { rows: { left: string; encashed: string; credits: { compOffId: string; left: string; encashed: string }[] }[] } };
    const [own] = dataOf(await employee<Credits>(ESS, '{ a: ownCompOffBalance { rows { left encashed credits { compOffId left encashed } } } }')).a.rows;
    expect(own).toMatchObject({ left: '1.5', encashed: '0.5' });
    expect(own!.credits.find(({ compOffId }) => compOffId === WISHED)).toMatchObject({ left: '0.5', encashed: '0.5' });
  });
});

describe('a payroll run', () => {
  it('pays both by the wage of a month, and lapsed days only where they are paid', async () => {
    const [cycle] = await rows<{ id: string }>(`select id::text as id from payroll_cycle where org_code = 'demo' and from_date <= '${today}' and to_date >= '${today}' and status = 'OPEN'`);
    const [there] = await rows<{ id: string }>(`select id::text as id from payroll_run where org_code = 'demo' and cycle_id = ${cycle!.id}`);
    runId = there?.id ?? dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($id: ID!) { a: addPayrollRun(input: { cycleId: $id }) { row { id } } }', { id: cycle!.id })).a.row.id;
    if (there) dataOf(await act(payroll, 'reckonPayrollRun'));
    expect((await lines()).map(({ of, id, days }) => [of, id, days])).toEqual([['CLOSED_LEAVE', balance, 300], ['COMP_OFF', WISHED, 50]]);
    await rows(`update comp_off_configuration set encashment_mode = 'ON_EXPIRY' where org_code = 'demo' and status = 'ACTIVE'`);
    dataOf(await act(payroll, 'reckonPayrollRun'));
    const [rule] = await rows<{ wage: number; of: number }>(
      `select case when r.leave_wage = 'COUNTED' then w.gratuity else w.gross end::float8 as wage, r.leave_days_per_month as of from settlement_rule r join employee e on e.org_code = r.org_code and e.id = ${kavitha} ${withWages('w', `'${today}'::date`)} where r.org_code = 'demo' and r.country = 'IN' order by r.effective_from desc limit 1`,
    );
    const worth = (days: number): string => String(Math.round((rule!.wage * days) / rule!.of));
    expect(await lines()).toEqual([
      { of: 'CLOSED_LEAVE', id: balance, days: 300, amount: worth(3) },
      { of: 'COMP_OFF', id: LAPSING, days: 100, amount: worth(1) },
      { of: 'COMP_OFF', id: WISHED, days: 50, amount: worth(0.5) },
    ]);
  });

  it('is not final where the days changed since, else pays them once, and not any more when it is opened again', async () => {
    await rows(`update leave_balance set unpaid_days = 2 where org_code = 'demo' and id = ${balance}`);
    expect(problems(await act(admin, 'finalizePayrollRun')).join()).toContain('rests on something that has changed');
    await rows(`update leave_balance set unpaid_days = 3 where org_code = 'demo' and id = ${balance}`);
    dataOf(await act(admin, 'finalizePayrollRun'));
    expect([await unpaid(), await paid(LAPSING), await paid(WISHED)]).toEqual(['0', '1', '0.5']);
    expect(problems(await encash(hr, WISHED, '0'))).toEqual(['Payroll has paid more than that already.']);
    const [{ version } = { version: 0 }] = await rows<{ version: number }>(`select version from comp_off where org_code = 'demo' and id = ${LAPSING}`);
    const change = (input: object) => hr(ESS, 'mutation ($id: ID!, $version: Int!, $input: CompOffPatch!) { a: updateCompOff(id: $id, version: $version, input: $input) { changeSet } }', { id: LAPSING, version, input });
    for (const input of [{ status: 'CANCELLED' }, { days: '0.5' }, { workedOn: addDays(today, -21) }]) expect(problems(await change(input)), JSON.stringify(input)).toEqual(['Payroll paid 1 day of it. Reopen the run that paid it first.']);
    expect(problems(await hr(ESS, 'mutation ($ids: [ID!]!) { a: deleteCompOffs(ids: $ids) { errorCode } }', { ids: [LAPSING] }))).toEqual(['Payroll paid 1 day of it. Reopen the run that paid it first.']);
    dataOf(await act(admin, 'reopenPayrollRun'));
    expect([await unpaid(), await paid(LAPSING), await paid(WISHED)]).toEqual(['3', '0', '0']);
    dataOf(await act(payroll, 'reckonPayrollRun'));
    expect((await lines()).map(({ days }) => days)).toEqual([300, 100, 50]);
  });
});

describe('a settlement', () => {
  it('pays what is left of both to whoever leaves', async () => {
    await rows(`insert into exit (org_code, id, employee_id, notice_date, last_working_day, reason, status, created_by, updated_by) values ('demo', 910003, ${kavitha}, '${addDays(today, -30)}', '${today}', 'Moves abroad', 'APPROVED', 'Test', 'Test')`);
    await rows(`insert into overtime_request (org_code, id, employee_id, work_date, hours, reason, status, created_by, updated_by) values ('demo', 910004, ${kavitha}, '${addDays(today, -3)}', 1, 'Last orders', 'PENDING', 'Test', 'Test')`);
    await rows(`update special_wage set status = 'ACTIVE' where org_code = 'demo'`);
    await rows(`insert into punch (org_code, id, employee_id, work_date, at, type, created_by, updated_by) values ('demo', 910005, ${kavitha}, '${today}', '${today}T04:00:00Z', 'IN', 'Test', 'Test')`);
    const { id } = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($input: SettlementInput!) { a: addSettlement(input: $input) { row { id } } }', { input: { employeeId: kavitha } })).a.row;
    type Sheet = { a: { settlement: { points: string[]; lines: { parts: { origin: string; how: string | null; law: string | null }[] }[] } } };
    const { points, lines: settled } = dataOf(await payroll<Sheet>(PAY, 'query ($id: ID!) { a: settlementSheet(settlementId: $id) { settlement { points lines { parts { origin how law } } } } }', { id })).a.settlement;
    const parts = settled.flatMap(({ parts: some }) => some).filter(({ origin }) => origin === 'CLOSED_LEAVE' || origin === 'COMP_OFF');
    expect(parts.map(({ origin }) => origin).sort()).toEqual(['CLOSED_LEAVE', 'COMP_OFF', 'COMP_OFF']);
    expect(parts.map(({ how }) => how!.slice(0, how!.indexOf(';'))).sort()).toEqual(['Days: 1', 'Days: 1', 'Days: 3']);
    expect(parts.every(({ law }) => law !== null)).toBe(true);
    // What waits, or is not finalized, is told before it would be lost.
    expect(points).toEqual(expect.arrayContaining(['OVERTIME_WAITS', 'ATTENDANCE_OPEN']));
  });
});
