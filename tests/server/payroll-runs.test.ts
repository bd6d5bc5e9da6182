/** Payroll runs: reckoned, held, final by a second person, opened again; and payslips as their people read them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, firstOfMonth, lastOfMonth, todayIn } from '../../src/domain/dates.ts';
import { sessionsOf } from '../../src/server/access/sessions-of.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { hooks as runHooks } from '../../src/server/payroll-admin/payroll-run.hooks.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe, WHOLE } from '../support/probe.ts';

let server: DemoServer;
let payroll: Client;
let admin: Client;
let employee: Client;
let manager: Client;
let stranger: Client;
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());
const [from, to] = [firstOfMonth(today), lastOfMonth(today)];

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>) => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
const person = async (number: string) => (await rows<{ id: string }>(`select id::text from employee where org_code = 'demo' and employee_number = '${number}'`))[0]!.id;

type Run = { id: string; version: number; status: string; people: number; held: number; withoutSalary: number; gross: string; net: string; deductions: string; reimbursements: string };
const RUN = 'id version status people held withoutSalary gross net deductions reimbursements';
const addRun = async (by: Client, cycleId: string) => by<{ a: { changeSet: string; row: Run } }>(PAY, `mutation ($input: PayrollRunInput!) { a: addPayrollRun(input: $input) { changeSet row { ${RUN} } } }`, { input: { cycleId } });
const readRun = async (id: string) => dataOf(await payroll<{ a: { row: Run } }>(PAY, `query ($id: ID!) { a: payrollRun(id: $id) { row { ${RUN} } } }`, { id })).a.row;
type Moved = { a: { changeSet: string; payslips: number } };
const act = (by: Client, name: string, variables: Readonly<Record<string, unknown>>) => by<Moved>(PAY, `mutation (${'runId' in variables ? '$runId: ID!' : `$payslipIds: [ID!]!${'reason' in variables ? ', $reason: String!' : ''}`}) { a: ${name}(${Object.keys(variables).map((key) => `${key}: $${key}`).join(', ')}) { changeSet payslips } }`, variables);
const reckon = (by: Client, runId: string) => by<{ a: { payslips: number } }>(PAY, 'mutation ($runId: ID!) { a: reckonPayrollRun(runId: $runId) { payslips job } }', { runId });
type Sheet = { payslipId: string; status: string; gross: string; net: string; paidDays: string; lostDays: string; netToDate: string; lines: { code: string; kind: string; title: string; amount: string; yearToDate: string; parts: { origin: string; amount: string; days: string | null }[] }[] };
const readSheet = (by: Client, payslipId: string) => by<{ a: { payslip: Sheet } }>(PAY, 'query ($payslipId: ID!) { a: payslipSheet(payslipId: $payslipId) { payslip { payslipId status gross net paidDays lostDays netToDate lines { code kind title amount yearToDate parts { origin amount days } } } } }', { payslipId });
const undo = (by: Client, id: string) => by(PAY, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
const slipOf = async (number: string, runId: string) => (await rows<{ id: string; status: string }>(`select p.id::text as id, p.status from payslip p join employee e on e.org_code = p.org_code and e.id = p.employee_id where p.org_code = 'demo' and e.employee_number = '${number}' and p.run_id = ${runId}`))[0]!;
const cycleOn = async (day: string) => (await rows<{ id: string; status: string }>(`select id::text, status from payroll_cycle where org_code = 'demo' and '${day}' between from_date and to_date`))[0]!;

/** Where a run says anything else of its payslips than they do, by component or as a whole. */
const strays = (id: string) => rows(
  `with slips as (select * from payslip where org_code = 'demo' and run_id = ${id} and not is_held),
     own as (select l ->> 'kind' as kind, case when l ->> 'of' = 'EXPENSE_CLAIM' then 'CLAIMS' else l ->> 'code' end as code, sum((l ->> 'amount')::numeric) as amount, count(distinct s.employee_id)::int as people from slips s cross join jsonb_array_elements(s.lines) l group by 1, 2),
     kept as (select k ->> 'kind' as kind, k ->> 'code' as code, (k ->> 'amount')::numeric as amount, (k ->> 'people')::int as people from payroll_run r cross join jsonb_array_elements(r.sums) k where r.org_code = 'demo' and r.id = ${id})
   select coalesce(own.code, kept.code) as what from own full join kept using (kind, code) where own.amount is distinct from kept.amount or own.people is distinct from kept.people
   union all select 'whole' from payroll_run r, (select count(*)::int as people, (count(*) filter (where warning_count > 0))::int as warned, coalesce(sum(gross), 0) as gross, coalesce(sum(deductions), 0) as deductions, coalesce(sum(reimbursements), 0) as reimbursements, coalesce(sum(net), 0) as net, coalesce(sum(employer_cost), 0) as employer from slips) x
     where r.org_code = 'demo' and r.id = ${id} and ((r.people, r.with_warnings, r.gross, r.deductions, r.reimbursements, r.net, r.employer_cost) is distinct from (x.people, x.warned, x.gross, x.deductions, x.reimbursements, x.net, x.employer) or r.held <> (select count(*) from payslip h where h.org_code = 'demo' and h.run_id = r.id and h.is_held))
   union all select 'status of ' || p.id from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id where p.org_code = 'demo' and p.run_id = ${id} and p.status <> case when p.is_held then 'HELD' when r.status = 'FINALIZED' then 'FINAL' else 'DRAFT' end`,
);

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(name));
  [payroll, admin, employee, manager, stranger] = await Promise.all([signedIn('payroll@demo.example'), signedIn('admin@demo.example'), signedIn('employee@demo.example'), signedIn('manager@demo.example'), signedIn('admin@other.example')]);
});
afterAll(() => server.stop());

describe('a payroll run', () => {
  let run: Run;

  it('is of an open cycle of a month or half of one, and there is one for each', async () => {
    const add = async (input: object) => dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($input: PayrollCycleInput!) { a: addPayrollCycle(input: $input) { row { id } } }', { input })).a.row.id;
    const week = await add({ name: 'A week', fromDate: '2031-01-01', toDate: '2031-01-07', payDate: '2031-01-07' });
    expect(problems(await addRun(payroll, week))).toEqual(['A payroll run needs a cycle of a month (28 to 31 days) or half a month (13 to 16). Length of this one in days: 7.']);
    const final = await cycleOn(addDays(from, -70));
    expect(final.status).toBe('FINALIZED');
    expect(problems(await addRun(payroll, final.id))).toEqual(['This pay cycle is finalized already. Choose one that is open.']);
  });

  it('pays no day that another run pays', async () => {
    const [last] = await rows<{ name: string; from: string; to: string }>(`select r.name, c.from_date::text as from, c.to_date::text as to from payroll_run r join payroll_cycle c on c.org_code = r.org_code and c.id = r.cycle_id where r.org_code = 'demo' order by c.from_date desc limit 1`);
    const cycle = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($input: PayrollCycleInput!) { a: addPayrollCycle(input: $input) { row { id } } }', { input: { name: 'Once more', fromDate: addDays(last!.to, -1), toDate: addDays(last!.to, 28), payDate: addDays(last!.to, 28) } })).a.row.id;
    expect(problems(await addRun(payroll, cycle))).toEqual([`The run ${last!.name} pays days of this cycle already. Correct the days of one of the cycles.`]);
    await rows(`delete from payroll_cycle where org_code = 'demo' and id = ${cycle}`);
  });

  it('reckons everybody with a salary when it is added, and says who has none', async () => {
    run = dataOf(await addRun(payroll, (await cycleOn(today)).id)).a.row;
    run = await readRun(run.id);
    const [count] = await rows<{ paid: number }>(`select count(distinct e.id)::int as paid from employee e join employee_salary s on s.org_code = e.org_code and s.employee_id = e.id and s.status = 'APPLIED' where e.org_code = 'demo' and e.status = 'ACTIVE'`);
    expect(run).toMatchObject({ status: 'DRAFT', held: 0 });
    expect(run.people).toBeGreaterThan(count!.paid - 5);
    expect(run.withoutSalary).toBeGreaterThan(0);
    expect((await addRun(payroll, (await cycleOn(today)).id)).errors).toHaveLength(1);
    const [sums] = await rows<{ wrong: number }>(
      `select count(*)::int as wrong from payslip p where p.org_code = 'demo' and (p.net <> p.gross - p.deductions + p.reimbursements or p.gross <> (select coalesce(sum((l ->> 'amount')::numeric), 0) from jsonb_array_elements(p.lines) l where l ->> 'kind' = 'EARNING'))`,
    );
    expect(sums!.wrong).toBe(0);
    expect(await strays(run.id)).toEqual([]);
  });

  it('pays an ordinary month as the salary says, line by line', async () => {
    const slip = await slipOf('1028', run.id);
    const { payslip } = dataOf(await readSheet(payroll, slip.id)).a;
    const [salary] = await rows<{ monthly: string }>(`select trim_scale(s.monthly_gross_salary)::text as monthly from employee_salary s join employee e on e.org_code = s.org_code and e.id = s.employee_id where s.org_code = 'demo' and e.employee_number = '1028' and s.is_present`);
    const salaried = payslip.lines.filter(({ kind }) => kind === 'EARNING').flatMap(({ parts }) => parts).filter(({ origin }) => origin === 'SALARY');
    expect(salaried.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(salary!.monthly));
    // Whoever is enrolled has the share of the law in place of the retiral of the salary.
    const deducted = payslip.lines.filter(({ kind }) => kind === 'DEDUCTION').map(({ code: of }) => of);
    expect(deducted).toContain('PROVIDENT_FUND_EMPLOYEE');
    expect(deducted).not.toContain('EPF');
    expect(Number(payslip.netToDate)).toBeGreaterThan(Number(payslip.net));
    const review = dataOf(await payroll<{ a: { formerName: string; isOwn: boolean; sums: { kind: string; amount: string }[] } }>(PAY, 'query ($runId: ID!) { a: payrollRunReview(runId: $runId) { formerName isOwn sums { kind amount } } }', { runId: run.id })).a;
    expect(review).toMatchObject({ formerName: addDays(from, -1).slice(0, 7), isOwn: true });
    const gross = review.sums.filter(({ kind }) => kind === 'EARNING').reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(gross).toBeCloseTo(Number(run.gross), 2);
  });

  it('says of how many people the attendance is not finalized to the end of the cycle', async () => {
    const open = async () => dataOf(await payroll<{ a: { openAttendance: number | null } }>(PAY, 'query ($runId: ID!) { a: payrollRunReview(runId: $runId) { openAttendance } }', { runId: run.id })).a.openAttendance;
    const finalize = async (id: number, number: string, first: string, last: string) =>
      rows(`insert into attendance_finalization (org_code, id, employee_id, from_date, to_date, created_by, updated_by) values ('demo', ${id}, ${await person(number)}, '${first}', '${last}', 'Test', 'Test')`);
    await rows(`delete from attendance_finalization where org_code = 'demo'`);
    expect(await open()).toBeNull();
    await finalize(900001, '1028', from, addDays(to, -1));
    expect(await open()).toBe(run.people);
    await finalize(900002, '1028', to, to);
    await finalize(900003, '1053', addDays(from, -3), addDays(to, 3));
    expect(await open()).toBe(run.people - 2);
    await rows(`delete from attendance_finalization where org_code = 'demo'`);
  });

  it('is seen by nobody but those who look after payslips while it is a draft', async () => {
    const own = await slipOf('1028', run.id);
    expect(code(await readSheet(employee, own.id))).toBe('NOT_FOUND');
    expect(code(await readSheet(stranger, own.id))).toBe('NOT_FOUND');
    expect((await readSheet(manager, own.id)).errors).toHaveLength(1);
    expect(code(await reckon(employee, run.id))).toBe('_DB0102');
    expect(code(await act(stranger, 'finalizePayrollRun', { runId: run.id }))).toBe('NOT_FOUND');
    expect((await act(manager, 'holdPayslips', { payslipIds: [own.id], reason: 'x' })).errors).toHaveLength(1);
  });

  it('is reckoned, as work that goes on by itself, by no right that reaches a team by then', async () => {
    const probe = await startProbe(server, admin, null, 'Reckoner');
    const work = () => withOrg(server.db, 'demo', async (tx) => runHooks.reckon!(tx, (await sessionsOf(tx, [probe.userId]))[0]!, run.id, async () => undefined, server.db));
    await probe.may({ SALARY_PAYSLIP_BI_MONTHLY: { ...WHOLE, scope: 'TEAM' } });
    await expect(work()).rejects.toMatchObject({ code: '_DB0102' });
  });

  it('takes days of unpaid leave, earnings, claims and clawbacks in when it is reckoned anew', async () => {
    const id = await person('1053');
    const [type] = await rows<{ id: string }>(`select id::text from leave_type where org_code = 'demo' and not is_paid limit 1`);
    const working = async () => (await rows<{ day: string }>(`select d::date::text as day from generate_series('${from}'::date, '${to}'::date, interval '1 day') d where extract(isodow from d) between 2 and 5 and not exists (select from holiday h where h.org_code = 'demo' and h.date = d::date) order by 1 desc limit 1`))[0]!.day;
    const day = await working();
    await rows(`insert into leave_request (org_code, id, employee_id, leave_type_id, from_date, to_date, days, reason, status, created_by, updated_by) values ('demo', 900001, ${id}, ${type!.id}, '${day}', '${day}', 1, 'Away', 'APPROVED', 't', 't')`);
    const [kind] = await rows<{ id: string }>(`select id::text from adhoc_allowance where org_code = 'demo' and title = 'Referral reward'`);
    await rows(`insert into one_time_earning (org_code, id, employee_id, kind_id, name, amount, payout_date, status, created_by, updated_by) values ('demo', 900001, ${id}, ${kind!.id}, 'Referral', 15000, '${to}', 'APPROVED', 't', 't')`);
    await rows(`insert into claim_request (org_code, id, employee_id, purpose, claimed_on, total, currency, status, created_by, updated_by) values ('demo', 900001, ${id}, 'Fair in Pune', '${from}', 1234.5, 'INR', 'APPROVED', 't', 't')`);
    const before = dataOf(await readSheet(payroll, (await slipOf('1053', run.id)).id)).a.payslip;
    dataOf(await reckon(payroll, run.id));
    const after = dataOf(await readSheet(payroll, (await slipOf('1053', run.id)).id)).a.payslip;
    expect(Number(after.lostDays)).toBe(Number(before.lostDays) + 1);
    expect(after.lines.find(({ code: of }) => of === 'BASIC')!.parts.map(({ origin }) => origin)).toContain('LOSS_OF_PAY');
    expect(after.lines.find(({ title }) => title === 'Referral')).toMatchObject({ kind: 'EARNING', amount: '15000' });
    expect(after.lines.find(({ title }) => title === 'Expenses: Fair in Pune')).toMatchObject({ kind: 'REIMBURSEMENT', amount: '1234.5' });
    expect(await strays(run.id)).toEqual([]);
  });

  it('pays nobody who is held, and undo lets them go on', async () => {
    const slip = await slipOf('1053', run.id);
    expect(problems(await act(payroll, 'holdPayslips', { payslipIds: [slip.id], reason: ' ' }))).toHaveLength(1);
    const { people } = await readRun(run.id);
    const { changeSet } = dataOf(await act(payroll, 'holdPayslips', { payslipIds: [slip.id], reason: 'Bank account in doubt' })).a;
    expect(await readRun(run.id)).toMatchObject({ people: people - 1, held: 1 });
    expect(await strays(run.id)).toEqual([]);
    dataOf(await reckon(payroll, run.id));
    expect((await slipOf('1053', run.id)).status).toBe('HELD');
    dataOf(await undo(payroll, changeSet));
    expect(await readRun(run.id)).toMatchObject({ people, held: 0 });
    expect(await strays(run.id)).toEqual([]);
    dataOf(await act(payroll, 'holdPayslips', { payslipIds: [slip.id], reason: 'Bank account in doubt' }));
  });

  /** What the TDS history has of the month by payroll, and what final payslips deduct. */
  const taxes = () => rows<{ employee: string; amount: string }>(`select employee_id::text as employee, trim_scale(amount)::text as amount from tax_deduction where org_code = 'demo' and month = '${from.slice(0, 7)}' and source = 'PAYROLL' order by employee_id`);
  const deductedTax = () => rows<{ employee: string; amount: string }>(`select p.employee_id::text as employee, trim_scale((l ->> 'amount')::numeric)::text as amount from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = 'demo' and p.run_id = ${run.id} and p.status = 'FINAL' and l ->> 'of' = 'INCOME_TAX' order by p.employee_id`);

  it('is final by somebody else alone, and only as it would be now', async () => {
    expect(problems(await act(payroll, 'finalizePayrollRun', { runId: run.id }))).toEqual(['You reckoned this run. Somebody else who may decide on payslips finalizes it.']);
    await rows(`update employee_salary set updated_at = now() where org_code = 'demo' and is_present and employee_id = ${await person('1028')}`);
    expect(problems(await act(admin, 'finalizePayrollRun', { runId: run.id }))).toEqual(['1 payslip rests on something that has changed since it was reckoned. Recompute the run, and look at it again.']);
    dataOf(await reckon(payroll, run.id));
    const cycle = await cycleOn(today);
    expect(problems(await payroll(PAY, 'mutation ($id: ID!, $version: Int!, $input: PayrollCyclePatch!) { updatePayrollCycle(id: $id, version: $version, input: $input) { changeSet } }', { id: cycle.id, version: (await rows<{ version: number }>(`select version from payroll_cycle where org_code = 'demo' and id = ${cycle.id}`))[0]!.version, input: { status: 'FINALIZED' } }))).toEqual(['A payroll run pays this cycle: finalize the run, and the cycle is finalized with it.']);
    expect(await taxes()).toEqual([]);
    const { changeSet, payslips } = dataOf(await act(admin, 'finalizePayrollRun', { runId: run.id })).a;
    expect(await taxes()).toEqual(await deductedTax());
    expect((await taxes()).length).toBeGreaterThan(10);
    expect(payslips).toBe((await readRun(run.id)).people);
    expect((await cycleOn(today)).status).toBe('FINALIZED');
    expect(await strays(run.id)).toEqual([]);
    expect((await undo(admin, changeSet)).errors).toHaveLength(1);
    expect(problems(await reckon(payroll, run.id))).toEqual(['This run is final. Reopen it first.']);
  });

  it('is read by those whose payslips are final, who hear of it without any amount', async () => {
    const own = await slipOf('1028', run.id);
    expect(dataOf(await readSheet(employee, own.id)).a.payslip.status).toBe('FINAL');
    expect(code(await readSheet(employee, (await slipOf('1031', run.id)).id))).toBe('NOT_FOUND');
    const listed = dataOf(await employee<{ a: { rows: { id: string }[] } }>(PAY, '{ a: listPayslips { rows { id net } } }')).a.rows;
    expect(listed.map(({ id }) => id)).toContain(own.id);
    // What payroll is warned of is not for whoever is paid, in no way of asking.
    const warned = dataOf(await employee<{ a: { row: Record<string, unknown> } }>(PAY, 'query ($id: ID!) { a: payslip(id: $id) { row { warnings warningCount } } }', { id: own.id })).a.row;
    expect(warned).toEqual({ warnings: null, warningCount: null });
    expect(code(await employee(PAY, '{ a: listPayslips(filter: { warningCount: { from: 1 } }) { totalRecords } }'))).toBe('_DB0100');
    expect(code(await employee(PAY, '{ a: listPayslips(sort: [{ field: warningCount }]) { totalRecords } }'))).toBe('_DB0100');
    const [mail] = await rows<{ body: string; recipient: string }>(`select body, recipient from outbox_message where org_code = 'demo' and template = 'payslipReady' and recipient = 'employee@demo.example'`);
    expect(mail!.body).not.toMatch(/\d{2},\d{3}|₹/);
    const file = dataOf(await employee<{ a: { name: string; content: string } }>(PAY, 'query ($payslipId: ID!) { a: payslipPdf(payslipId: $payslipId) { name content } }', { payslipId: own.id })).a;
    expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('marks what it paid, leaves out who is held, and pays them when they are let go on', async () => {
    const claim = async () => (await rows<{ paid: string | null }>(`select paid_on::text as paid from claim_request where org_code = 'demo' and id = 900001`))[0]!.paid;
    expect(await claim()).toBeNull();
    const slip = await slipOf('1053', run.id);
    expect(problems(await act(payroll, 'releasePayslips', { payslipIds: [slip.id] }))).toHaveLength(1);
    dataOf(await act(admin, 'releasePayslips', { payslipIds: [slip.id] }));
    expect(await claim()).not.toBeNull();
    expect((await rows<{ status: string }>(`select status from one_time_earning where org_code = 'demo' and id = 900001`))[0]!.status).toBe('PAID');
    expect((await slipOf('1053', run.id)).status).toBe('FINAL');
    expect(await strays(run.id)).toEqual([]);
    expect(await taxes()).toEqual(await deductedTax());
  });

  it('keeps its figures when a salary changes, and can be opened again while nothing later is final', async () => {
    const own = await slipOf('1028', run.id);
    const before = dataOf(await readSheet(employee, own.id)).a.payslip;
    await rows(`update employee_salary set structure = jsonb_set(structure, '{salaryStructure,allowances}', '[]') where org_code = 'demo' and employee_id = ${await person('1028')} and is_present`);
    expect(dataOf(await readSheet(employee, own.id)).a.payslip).toEqual(before);
    expect(code(await act(employee, 'reopenPayrollRun', { runId: run.id }))).toBe('_DB0100');
    dataOf(await act(admin, 'reopenPayrollRun', { runId: run.id }));
    expect(await readRun(run.id)).toMatchObject({ status: 'DRAFT' });
    expect(await strays(run.id)).toEqual([]);
    // As it was reckoned it may be final again.
    dataOf(await act(admin, 'finalizePayrollRun', { runId: run.id }));
    await rows(`update employee_salary set updated_at = now() where org_code = 'demo' and is_present and employee_id = ${await person('1028')}`);
    dataOf(await act(admin, 'reopenPayrollRun', { runId: run.id }));
    // Unless something changed meanwhile.
    expect((await act(admin, 'finalizePayrollRun', { runId: run.id })).errors).toHaveLength(1);
    expect(await taxes()).toEqual([]);
    expect((await cycleOn(today)).status).toBe('OPEN');
    expect((await rows<{ status: string }>(`select status from one_time_earning where org_code = 'demo' and id = 900001`))[0]!.status).toBe('APPROVED');
    expect(code(await readSheet(employee, own.id))).toBe('NOT_FOUND');
    const { version } = await readRun(run.id);
    dataOf(await payroll(PAY, 'mutation ($ids: [ID!]!) { deletePayrollRuns(ids: $ids) { changeSet } }', { ids: [run.id], version }));
    expect(await rows(`select from payslip where org_code = 'demo' and run_id = ${run.id}`)).toHaveLength(0);
  });
});

describe('what payroll has to do', () => {
  it('leads to the run of the cycle, or to where one is begun', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const [cycle] = await rows<{ id: string; name: string }>(`update payroll_cycle set pay_date = '${day}' where org_code = 'demo' and id = (select min(id) from payroll_cycle where org_code = 'demo' and status = 'OPEN') returning id::text as id, name`);
    const led = async () => dataOf(await payroll<{ a: { payrollActions: { cycleName: string; path: string }[] } }>('payroll-admin', '{ a: listPayrollActions { payrollActions { cycleName path } } }')).a.payrollActions.find(({ cycleName }) => cycleName === cycle!.name)?.path;
    const [run] = await rows<{ id: string }>(`select max(id)::text as id from payroll_run where org_code = 'demo' and cycle_id = ${cycle!.id} having count(*) > 0`);
    expect(await led()).toBe(run ? `/payroll/salary-payslip/${run.id}` : '/payroll/salary-payslip');
  });
});
