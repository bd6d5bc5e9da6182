/** Salary advances: who may ask for how much, who decides and pays, how runs take them back, and what becomes of them when runs open again, acts are undone or people leave. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths, firstOfMonth, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Row = { id: string; version: number; status: string; amount: string; paidOn: string | null; recoverFrom: string };
type Changed = { a: { changeSet: string; row: Row } };
type Sheet = { recovered: string; repaid: string; forfeited: string; outstanding: string; isPaidByRun: boolean; entries: { kind: string; amount: string | null; reason: string | null }[]; ahead: { month: string; amount: string }[] };

let server: DemoServer;
const asks = new Map<string, Client>();
const cookies = new Map<string, string>();
const ids = new Map<string, string>();
const today = todayIn('Asia/Kolkata', new Date());
const PAY = 'payroll-admin';

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'hr', 'payroll', 'manager', 'employee']) asks.set(name, clientOf(server, cookies.set(name, await server.signIn(`${name}@demo.example`)).get(name)!));
  asks.set('stranger', clientOf(server, await server.signIn('admin@other.example')));
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id::text as id from user_account where org_code = 'demo' and employee_id is not null`)) ids.set(email.split('@')[0]!, id);
});
afterAll(() => server.stop());

const KEYS = 'id version status amount paidOn recoverFrom';
const add = (who: string, input: object) => asks.get(who)!<Changed>(PAY, `mutation ($input: SalaryAdvanceInput!) { a: addSalaryAdvance(input: $input) { changeSet row { ${KEYS} } } }`, { input: { employeeId: ids.get(who), amount: '9000', reason: 'A new scooter', instalments: 3, ...input } });
const change = (who: string, { id, version }: Pick<Row, 'id' | 'version'>, input: object) => asks.get(who)!<Changed>(PAY, `mutation ($id: ID!, $version: Int!, $input: SalaryAdvancePatch!) { a: updateSalaryAdvance(id: $id, version: $version, input: $input) { changeSet row { ${KEYS} } } }`, { id, version, input });
const move = (who: string, advanceId: string, told: object) =>
  asks.get(who)!<{ a: { changeSet: string; outstanding: string } }>(PAY, 'mutation ($advanceId: ID!, $step: SalaryAdvanceStep!, $day: LocalDate, $reference: String, $month: LocalDate, $instalments: Int, $amount: Decimal, $reason: String) { a: moveSalaryAdvance(advanceId: $advanceId, step: $step, day: $day, reference: $reference, month: $month, instalments: $instalments, amount: $amount, reason: $reason) { changeSet outstanding } }', { advanceId, ...told });
const sheetOf = async (who: string, advanceId: string): Promise<Sheet> => dataOf(await asks.get(who)!<{ a: Sheet }>(PAY, 'query ($advanceId: ID!) { a: salaryAdvanceSheet(advanceId: $advanceId) { recovered repaid forfeited outstanding isPaidByRun entries { kind amount reason } ahead { month amount } } }', { advanceId })).a;
const undo = (who: string, id: string) => asks.get(who)!(PAY, 'mutation ($id: ID!) { a: undoChangeSet(id: $id) { errorCode } }', { id });
type Reckoned = { most: string; pay: string; problems: { field: string; message: string }[]; instalments: { amount: string }[] };
const reckon = (who: string, told: Readonly<Record<string, unknown>>) => asks.get(who)!<{ a: Reckoned }>(PAY, 'query ($employeeId: ID, $amount: Decimal, $instalments: Int) { a: reckonSalaryAdvance(employeeId: $employeeId, amount: $amount, instalments: $instalments) { most pay problems { field message } instalments { amount } } }', told);
const seeded = async (): Promise<Row> => (await rows<Row>(`select id::text as id, version, status from salary_advance where org_code = 'demo' and paid_on is not null and employee_id = ${ids.get('employee')}`))[0]!;
const waiting = async (): Promise<Row & { employeeId: string }> => (await rows<Row & { employeeId: string }>(`select id::text as id, version, status, employee_id::text as "employeeId" from salary_advance where org_code = 'demo' and reason like 'Repair%'`))[0]!;

let runId: string;
const reckonRun = async (): Promise<string> => {
  const [cycle] = await rows<{ id: string }>(`select id::text as id from payroll_cycle where org_code = 'demo' and from_date <= '${today}' and to_date >= '${today}' and status = 'OPEN'`);
  const [there] = await rows<{ id: string }>(`select id::text as id from payroll_run where org_code = 'demo' and cycle_id = ${cycle!.id}`);
  if (!there) return dataOf(await asks.get('payroll')!<{ a: { row: { id: string } } }>(PAY, 'mutation ($id: ID!) { a: addPayrollRun(input: { cycleId: $id }) { row { id } } }', { id: cycle!.id })).a.row.id;
  dataOf(await asks.get('payroll')!(PAY, 'mutation ($id: ID!) { a: reckonPayrollRun(runId: $id) { payslips } }', { id: there.id }));
  return there.id;
};
const linesOf = (employee: string) => rows<{ of: string; kind: string; amount: string }>(`select l ->> 'of' as of, l ->> 'kind' as kind, l ->> 'amount' as amount from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = 'demo' and p.run_id = ${runId} and p.employee_id = ${employee} and l ->> 'of' in ('SALARY_ADVANCE', 'ADVANCE_RECOVERY')`);
const finalize = () => asks.get('admin')!(PAY, 'mutation ($id: ID!) { a: finalizePayrollRun(runId: $id) { payslips } }', { id: runId });
const reopen = () => asks.get('admin')!(PAY, 'mutation ($id: ID!) { a: reopenPayrollRun(runId: $id) { payslips } }', { id: runId });

describe('who asks', () => {
  it('sees the most, the instalments and what stands in the way while it is filled in, of oneself alone', async () => {
    const told = dataOf(await reckon('manager', { amount: '9000', instalments: 4 })).a;
    expect(Number(told.most)).toBe(Math.floor(Number(told.pay) * 0.75));
    expect(told.problems).toEqual([]);
    expect(told.instalments.map(({ amount }) => amount)).toEqual(['2250', '2250', '2250', '2250']);
    expect(dataOf(await reckon('employee', { amount: '100', instalments: 1 })).a.problems.map(({ message }) => message)).toEqual(['An advance of ₹18,000 is still open: “School fees of my daughter”. There is one at a time.']);
    expect(dataOf(await reckon('manager', { amount: '9000000', instalments: 30 })).a.problems.map(({ field }) => field)).toEqual(['amount', 'instalments']);
    expect(refusal(await reckon('employee', { employeeId: ids.get('manager') }))).toBe('NOT_FOUND');
    expect(refusal(await reckon('stranger', { employeeId: ids.get('employee') }))).toBe('NOT_FOUND');
  });

  it('is refused what the terms do not give, and does not decide their own', async () => {
    expect(faults(await add('employee', {}))).toEqual(['amount: An advance of ₹18,000 is still open: “School fees of my daughter”. There is one at a time.']);
    expect(faults(await add('manager', { amount: '9000000' }))).toEqual([expect.stringMatching(/^amount: At most ₹[\d,]+ can be advanced: 75% of ₹[\d,.]+, the net pay of /i)]);
    expect(refusal(await add('manager', { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    const own = dataOf(await add('payroll', { reason: 'For myself' })).a.row;
    expect(own.recoverFrom).toBe(addMonths(firstOfMonth(today), 1));
    expect(refusal(await change('payroll', own, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    const approved = dataOf(await change('admin', own, { status: 'APPROVED' })).a.row;
    expect(refusal(await move('payroll', own.id, { step: 'PAY', day: today }))).toBe('OWN_REQUEST');
    expect(refusal(await move('hr', own.id, { step: 'PAY', day: today }))).toBe('_DB0102');
    expect(refusal(await move('stranger', own.id, { step: 'PAY', day: today }))).toBe('NOT_FOUND');
    expect(faults(await change('manager', approved, { amount: '1' })).length + (await change('manager', approved, { amount: '1' })).errors.length).toBeGreaterThan(0);
    dataOf(await change('payroll', approved, { status: 'CANCELLED' }));
  });

  it('is told of nobody else’s pay without the right to see salaries', async () => {
    await rows(`insert into role_right (org_code, id, role_id, form, "view", "add", "update", "delete", optional_choice, scope, "position") select 'demo', 990001, r.id, 'SALARY_ADVANCE', true, false, false, false, false, 'TEAM', 900 from role r where r.org_code = 'demo' and r.code = 'MANAGER'`);
    asks.set('lead', clientOf(server, await server.signIn('manager@demo.example')));
    expect(dataOf(await reckon('lead', { employeeId: ids.get('employee'), amount: '100', instalments: 1 })).a).toMatchObject({ pay: null, most: null, instalments: [{ amount: '100' }] });
    expect(dataOf(await reckon('lead', { amount: '100', instalments: 1 })).a.pay).not.toBeNull();
    expect(dataOf(await reckon('payroll', { employeeId: ids.get('employee') })).a.pay).not.toBeNull();
    await rows(`delete from role_right where org_code = 'demo' and id = 990001`);
  });

  it('is told the pay of a whole month, where the last payslip is of half of one, and the end of probation that was agreed', async () => {
    const [last, before] = await rows<{ id: string; net: string; deductions: string; to: string }>(`select id::text as id, trim_scale(gross - deductions)::text as net, deductions::text as deductions, to_date::text as to from payslip where org_code = 'demo' and status = 'FINAL' and employee_id = ${ids.get('manager')!} order by to_date desc limit 2`);
    await rows(`update payslip set to_date = from_date + 14, deductions = gross - 100 where org_code = 'demo' and id = ${last!.id}`);
    expect(dataOf(await reckon('manager', { amount: '9000', instalments: 4 })).a.pay).toBe(before!.net);
    await rows(`update payslip set to_date = '${last!.to}', deductions = ${last!.deductions} where org_code = 'demo' and id = ${last!.id}`);
    await rows(`update designation set probation_days = 20000 where org_code = 'demo' and id = (select designation_id from employee where org_code = 'demo' and id = ${ids.get('manager')!})`);
    await rows(`update employee set confirmation_date = null, probation_date = '${addMonths(today, -6)}' where org_code = 'demo' and id = ${ids.get('manager')!}`);
    expect(dataOf(await reckon('manager', { amount: '9000', instalments: 4 })).a.problems).toEqual([]);
  });

  it('of two requests at once only one is taken', async () => {
    const both = await Promise.all([add('hr', { reason: 'One' }), add('hr', { reason: 'Other' })]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(both.flatMap(faults)).toEqual([expect.stringContaining('There is one at a time.')]);
  });
});

describe('payroll', () => {
  it('finds the first instalments in the final payslips, and what is to come', async () => {
    const { id } = await seeded();
    const sheet = await sheetOf('employee', id);
    expect(sheet).toMatchObject({ recovered: '6000', outstanding: '12000', isPaidByRun: false });
    expect(sheet.entries.map(({ kind, amount }) => `${kind} ${String(amount)}`)).toEqual(['PAYSLIP 3000', 'PAYSLIP 3000']);
    expect(sheet.ahead.map(({ amount }) => amount)).toEqual(['3000', '3000', '3000', '3000']);
    expect((await asks.get('manager')!(PAY, 'query ($id: ID!) { a: salaryAdvanceSheet(advanceId: $id) { outstanding } }', { id })).errors).not.toEqual([]);
  });

  it('skips a month, changes the instalments, notes a repayment and forgives, each with its reason, and takes each back', async () => {
    const { id } = await seeded();
    const before = await sheetOf('payroll', id);
    expect(faults(await move('payroll', id, { step: 'SKIP', month: before.ahead[0]!.month }))).toEqual([expect.stringMatching(/^reason: /)]);
    expect(faults(await move('payroll', id, { step: 'SKIP', month: '2020-01-01', reason: 'x' }))).toEqual(['month: Choose a month in which an instalment is to come.']);
    const skipped = dataOf(await move('payroll', id, { step: 'SKIP', month: before.ahead[0]!.month, reason: 'Marriage in the family' })).a;
    expect((await sheetOf('payroll', id)).ahead[0]!.month).toBe(before.ahead[1]!.month);
    const replanned = dataOf(await move('payroll', id, { step: 'REPLAN', instalments: 2, reason: 'Agreed' })).a;
    expect((await sheetOf('payroll', id)).ahead.map(({ amount }) => amount)).toEqual(['6000', '6000']);
    expect(faults(await move('payroll', id, { step: 'REPAY', amount: '12001', day: today, reason: 'In cash' }))).toEqual(['amount: Only ₹12,000 of this advance are left.']);
    const repaid = dataOf(await move('payroll', id, { step: 'REPAY', amount: '5000', day: today, reference: 'R-1', reason: 'In cash' })).a;
    expect(repaid.outstanding).toBe('7000');
    const forgiven = dataOf(await move('payroll', id, { step: 'FORFEIT', amount: '1000', reason: 'Hardship' })).a;
    expect(await sheetOf('payroll', id)).toMatchObject({ outstanding: '6000', repaid: '5000', forfeited: '1000', ahead: [{ amount: '6000' }] });
    for (const { changeSet } of [forgiven, repaid, replanned, skipped]) dataOf(await undo('payroll', changeSet));
    expect(await sheetOf('payroll', id)).toEqual(before);
    expect(await rows(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = 'employee@demo.example' and n.kind = 'advanceRepaid'`)).toHaveLength(1);
  });

  it('of two repayments at once no more comes back than is owed', async () => {
    const { id } = await seeded();
    const both = await Promise.all([1, 2].map((at) => move('payroll', id, { step: 'REPAY', amount: '8000', day: today, reason: `Cheque ${String(at)}` })));
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await sheetOf('payroll', id)).outstanding).toBe('4000');
    dataOf(await undo('payroll', both.find(({ errors }) => errors.length === 0)!.data!.a.changeSet));
  });

  it('keeps what was paid as it is', async () => {
    const paid = await seeded();
    expect(faults(await change('payroll', paid, { amount: '1' }))).toEqual([expect.stringMatching(/^amount: This advance was paid on /)]);
    expect(faults(await move('payroll', paid.id, { step: 'UNPAY' }))).toEqual([expect.stringContaining('was paid back already')]);
    expect((await asks.get('payroll')!(PAY, 'mutation ($id: ID!) { a: deleteSalaryAdvances(ids: [$id]) { errorCode } }', { id: paid.id })).errors).not.toEqual([]);
  });
});

describe('a payroll run', () => {
  it('pays what is approved beside the wages, deducts instalments, and gives both back when it is opened again', async () => {
    const asked = await waiting();
    const [paid, had] = [await seeded(), await sheetOf('payroll', (await seeded()).id)];
    dataOf(await change('payroll', asked, { status: 'APPROVED', wantedOn: today, recoverFrom: firstOfMonth(today) }));
    runId = await reckonRun();
    expect(await linesOf(asked.employeeId)).toEqual([{ of: 'SALARY_ADVANCE', kind: 'REIMBURSEMENT', amount: '12000' }]);
    expect(await linesOf(ids.get('employee')!)).toEqual([{ of: 'ADVANCE_RECOVERY', kind: 'DEDUCTION', amount: '3000' }]);

    const repaid = dataOf(await move('payroll', paid.id, { step: 'REPAY', amount: '11000', day: today, reason: 'In cash' })).a;
    expect(faults(await finalize())).toHaveLength(1);
    runId = await reckonRun();
    expect(await linesOf(ids.get('employee')!)).toEqual([{ of: 'ADVANCE_RECOVERY', kind: 'DEDUCTION', amount: '1000' }]);
    dataOf(await undo('payroll', repaid.changeSet));
    runId = await reckonRun();

    await rows(`insert into exit (org_code, id, employee_id, notice_date, last_working_day, reason, status, created_by, updated_by) values ('demo', 990001, ${asked.employeeId}, '${today}', '${addMonths(today, 3)}', 'Moves abroad', 'APPROVED', 'test', 'test')`);
    expect(faults(await finalize())).toHaveLength(1);
    await rows(`delete from exit where org_code = 'demo' and id = 990001`);
    dataOf(await finalize());
    expect(await sheetOf('payroll', paid.id)).toMatchObject({ recovered: '9000', outstanding: '9000' });
    const begun = await sheetOf('payroll', asked.id);
    expect(begun).toMatchObject({ isPaidByRun: true, outstanding: '12000' });
    // What a run pays it cannot deduct: the first instalment comes a month later, and no two at once.
    expect(begun.ahead[0]).toEqual({ month: addMonths(firstOfMonth(today), 1), amount: begun.ahead[1]!.amount });
    expect(faults(await move('payroll', asked.id, { step: 'UNPAY' }))).toEqual([expect.stringContaining('A payroll run paid this advance.')]);
    const skipped = dataOf(await move('payroll', asked.id, { step: 'SKIP', month: (await sheetOf('payroll', asked.id)).ahead[0]!.month, reason: 'Asked for' })).a;
    // What is paid apart after the run of its month begins with the next one, too.
    const apart = dataOf(await add('payroll', { employeeId: ids.get('manager'), way: 'APART', wantedOn: today, recoverFrom: firstOfMonth(today), status: 'APPROVED' })).a.row;
    dataOf(await move('payroll', apart.id, { step: 'PAY', day: today }));
    expect((await sheetOf('payroll', apart.id)).ahead.map(({ month, amount }) => `${month} ${amount}`)).toEqual([1, 2, 3].map((at) => `${addMonths(firstOfMonth(today), at)} 3000`));
    dataOf(await move('payroll', apart.id, { step: 'UNPAY' }));
    await rows(`delete from salary_advance where org_code = 'demo' and id = ${apart.id}`);
    expect(faults(await reopen())).toEqual([expect.stringContaining('its instalments were changed')]);
    dataOf(await undo('payroll', skipped.changeSet));
    dataOf(await reopen());
    expect(await sheetOf('payroll', paid.id)).toEqual(had);
    expect((await rows<{ paid: string | null }>(`select paid_on::text as paid from salary_advance where org_code = 'demo' and id = ${asked.id}`))[0]!.paid).toBeNull();
  });

  it('deducts no more than the salary leaves, and the rest later', async () => {
    const { id } = await seeded();
    const employee = ids.get('employee')!;
    const [slip] = await rows<{ left: string }>(`select trim_scale(gross - deductions + 3000)::text as left from payslip where org_code = 'demo' and run_id = ${runId} and employee_id = ${employee}`);
    await rows(`update salary_advance set amount = 900000, instalments = 1 where org_code = 'demo' and id = ${id}`);
    runId = await reckonRun();
    expect(await linesOf(employee)).toEqual([{ of: 'ADVANCE_RECOVERY', kind: 'DEDUCTION', amount: slip!.left }]);
    const [now] = await rows<{ net: string }>(`select trim_scale(gross - deductions)::text as net from payslip where org_code = 'demo' and run_id = ${runId} and employee_id = ${employee}`);
    expect(now!.net).toBe('0');
    await rows(`update salary_advance set amount = 18000, instalments = 6 where org_code = 'demo' and id = ${id}`);
    runId = await reckonRun();
  });
});

describe('the list of outstanding advances', () => {
  const list = (who: string, group: string) => asks.get(who)!<{ a: { totalRecords: number; rows: { name: string; outstanding: string }[]; totals: { outstanding: string; people: number } } }>(PAY, 'query ($group: OutstandingAdvancesGroup) { a: outstandingAdvances(group: $group) { totalRecords rows { name outstanding } totals { outstanding people } } }', { group });
  it('adds up by employee and by department, for payroll alone, and as a file', async () => {
    const byPerson = dataOf(await list('payroll', 'EMPLOYEE')).a;
    expect(byPerson).toMatchObject({ rows: [{ name: 'Kavitha Selvam', outstanding: '12000' }], totals: { outstanding: '12000', people: 1 } });
    expect(dataOf(await list('payroll', 'DEPARTMENT')).a.totals).toEqual(byPerson.totals);
    expect(refusal(await list('employee', 'EMPLOYEE'))).toBe('_DB0100');
    expect(dataOf(await list('stranger', 'EMPLOYEE')).a.totalRecords).toBe(0);
    const file = await fetch(`${server.origin}/export/outstanding-advances`, { method: 'POST', headers: { cookie: cookies.get('payroll')!, 'content-type': 'application/json', origin: server.origin }, body: JSON.stringify({ format: 'CSV' }) });
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('Kavitha Selvam')]);
    expect((await fetch(`${server.origin}/export/outstanding-advances`, { method: 'POST', headers: { cookie: cookies.get('employee')!, 'content-type': 'application/json', origin: server.origin }, body: JSON.stringify({ format: 'CSV' }) })).status).not.toBe(200);
  });
});

describe('a full and final settlement', () => {
  it('recovers what is left, less what is not asked back, and gives it back when it is opened again', async () => {
    const [draft] = await rows<{ id: string; employeeId: string }>(`select id::text as id, employee_id::text as "employeeId" from settlement where org_code = 'demo' and status = 'DRAFT'`);
    await rows(`insert into salary_advance (org_code, id, employee_id, amount, reason, wanted_on, instalments, recover_from, status, paid_on, created_by, updated_by) values ('demo', 990001, ${draft!.employeeId}, 20000, 'Move', '${addMonths(today, -1)}', 10, '${today}', 'APPROVED', '${addMonths(today, -1)}', 'test', 'test')`);
    const settle = (who: string, text: string) => asks.get(who)!(PAY, `mutation ($id: ID!) { a: ${text} { errorCode } }`, { id: draft!.id });
    const recovered = async () => (await rows<{ amount: string }>(`select l ->> 'amount' as amount from settlement s cross join jsonb_array_elements(s.lines) l where s.org_code = 'demo' and s.id = ${draft!.id} and l ->> 'of' = 'ADVANCE_RECOVERY'`)).map(({ amount }) => amount);
    dataOf(await settle('payroll', 'reckonSettlement(settlementId: $id)'));
    expect(await recovered()).toEqual(['20000']);
    dataOf(await move('payroll', '990001', { step: 'FORFEIT', amount: '8000', reason: 'Agreed with the head of department' }));
    expect(faults(await settle('payroll', 'moveSettlement(settlementId: $id, step: SUBMIT)'))).toHaveLength(1);
    dataOf(await settle('payroll', 'reckonSettlement(settlementId: $id)'));
    expect(await recovered()).toEqual(['12000']);
    dataOf(await settle('payroll', 'moveSettlement(settlementId: $id, step: SUBMIT)'));
    dataOf(await settle('admin', 'decideSettlement(settlementId: $id, decision: FINALIZE)'));
    expect(await sheetOf('payroll', '990001')).toMatchObject({ recovered: '12000', forfeited: '8000', outstanding: '0', ahead: [] });
    expect(faults(await move('payroll', '990001', { step: 'SKIP', month: firstOfMonth(today), reason: 'x' }))).toEqual(['status: Nothing is left of this advance.']);
    dataOf(await settle('admin', 'decideSettlement(settlementId: $id, decision: REOPEN)'));
    expect((await sheetOf('payroll', '990001')).outstanding).toBe('12000');
    expect(faults(await add('payroll', { employeeId: draft!.employeeId }))).toEqual([expect.stringMatching(/^wantedOn: No advance is given during notice\. The last working day is /), expect.stringContaining('There is one at a time.')]);
  });
});
