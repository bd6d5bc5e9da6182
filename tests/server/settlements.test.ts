/** Settlements of those who leave: reckoned once, adjusted, made final by somebody else, read by whoever it is for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, firstOfMonth, lastOfMonth, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let payroll: Client;
let admin: Client;
let employee: Client;
let manager: Client;
let stranger: Client;
let people: Readonly<Record<'kavitha' | 'half' | 'paid' | 'held', string>>;
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());
const [from, to] = [firstOfMonth(today), lastOfMonth(today)];
const HELD_MONTH = addDays(from, -1).slice(0, 7);

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>) => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
const person = async (number: string) => (await rows<{ id: string }>(`select id::text from employee where org_code = 'demo' and employee_number = '${number}'`))[0]!.id;
let exits = 800_000;
const leave = async (employeeId: string, notice: string, last: string) => {
  await rows(`insert into exit (org_code, id, employee_id, notice_date, last_working_day, reason, status, created_by, updated_by) values ('demo', ${++exits}, ${employeeId}, '${notice}', '${last}', 'Moves abroad', 'APPROVED', 't', 't')`);
  return String(exits);
};

type Part = { origin: string; amount: string; how: string | null; law: string | null; adjustmentId: string | null };
type Line = { code: string; kind: string; title: string; amount: string; parts: Part[] };
type Sheet = { status: string; isMoved: boolean; isOwn: boolean; points: string[]; net: string; gross: string; deductions: string; reimbursements: string; dueOn: string | null; note: string | null; lines: Line[] };
const add = (by: Client, input: object) => by<{ a: { changeSet: string; row: { id: string; status: string } } }>(PAY, 'mutation ($input: SettlementInput!) { a: addSettlement(input: $input) { changeSet row { id status } } }', { input });
const read = (by: Client, settlementId: string) => by<{ a: { settlement: Sheet } }>(PAY, 'query ($settlementId: ID!) { a: settlementSheet(settlementId: $settlementId) { settlement { status isMoved isOwn points net gross deductions reimbursements dueOn note lines { code kind title amount parts { origin amount how law adjustmentId } } } } }', { settlementId });
const sheet = async (id: string) => dataOf(await read(payroll, id)).a.settlement;
type Moved = { a: { changeSet: string; status: string } };
const adjust = (by: Client, settlementId: string, adjustment: object) => by<Moved>(PAY, 'mutation ($settlementId: ID!, $adjustment: SettlementAdjustmentInput!) { a: adjustSettlement(settlementId: $settlementId, adjustment: $adjustment) { changeSet status } }', { settlementId, adjustment });
const move = (by: Client, settlementId: string, step: string, more: object = {}) => by<Moved>(PAY, 'mutation ($settlementId: ID!, $step: SettlementStep!, $reason: String, $day: LocalDate, $reference: String) { a: moveSettlement(settlementId: $settlementId, step: $step, reason: $reason, day: $day, reference: $reference) { changeSet status } }', { settlementId, step, ...more });
const decide = (by: Client, settlementId: string, decision: string) => by<Moved>(PAY, 'mutation ($settlementId: ID!, $decision: SettlementDecision!) { a: decideSettlement(settlementId: $settlementId, decision: $decision) { changeSet status } }', { settlementId, decision });
const reckon = (by: Client, settlementId: string) => by<Moved>(PAY, 'mutation ($settlementId: ID!) { a: reckonSettlement(settlementId: $settlementId) { changeSet status } }', { settlementId });
const undo = (by: Client, id: string) => by(PAY, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
const line = ({ lines }: Sheet, name: string) => lines.find(({ code: of }) => of === name);

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(name));
  [payroll, admin, employee, manager, stranger] = await Promise.all([signedIn('payroll@demo.example'), signedIn('admin@demo.example'), signedIn('employee@demo.example'), signedIn('manager@demo.example'), signedIn('admin@other.example')]);
  people = { kavitha: await person('1028'), half: await person('1053'), paid: await person('1026'), held: await person('1027') };
});
afterAll(() => server.stop());

describe('a settlement', () => {
  let id: string;

  it('stands in the list of those who leave, with what waits, for whoever may see it', async () => {
    const ask = (by: Client, state: string | null = null) => by<{ a: { without: number; open: number; final: number; rows: { name: string; status: string | null; net: string | null; dueOn: string; points: string[] }[] } }>(PAY, 'query ($state: LeaverState) { a: listLeavers(state: $state) { without open final rows { name status net dueOn points } } }', { state });
    const { a } = dataOf(await ask(payroll));
    expect(a).toMatchObject({ without: 1, open: 1, final: 1 });
    expect(a.rows.map(({ status }) => status)).toEqual([null, 'DRAFT', 'FINAL']);
    expect(a.rows.every(({ dueOn }) => dueOn > today)).toBe(true);
    expect(dataOf(await ask(payroll, 'FINAL')).a.rows).toHaveLength(1);
    expect((await ask(manager)).errors).toHaveLength(1);
    expect((await ask(employee)).errors).toHaveLength(1);
    expect(dataOf(await ask(stranger)).a.rows).toEqual([]);
  });

  it('is of somebody with an approved exit, once, and of nobody’s own', async () => {
    expect(problems(await add(payroll, { employeeId: people.kavitha }))).toEqual(['Nobody leaves here by an approved exit without a settlement: approve the exit first.']);
    const exit = await leave(people.kavitha, addDays(today, -10), today);
    expect((await add(employee, { employeeId: people.kavitha })).errors).toHaveLength(1);
    const added = dataOf(await add(payroll, { employeeId: people.kavitha, notice: 'RECOVERED', note: 'The badge is missing.' })).a;
    id = added.row.id;
    expect(problems(await add(payroll, { employeeId: people.kavitha }))).toEqual(['This leaving has a settlement already. Open that one.']);
    const own = await leave(await person('1008'), addDays(today, -40), today);
    expect(problems(await add(payroll, { employeeId: await person('1008') }))).toEqual(['Somebody else settles your own leaving.']);
    await rows(`delete from exit where org_code = 'demo' and id = ${own}`);
    expect(Number(exit)).toBeGreaterThan(0);
  });

  it('reckons the days worked by the rules of payslips, leave, notice and gratuity by theirs, and says how', async () => {
    const made = await sheet(id);
    expect(made).toMatchObject({ status: 'DRAFT', isMoved: false, isOwn: true, note: 'The badge is missing.' });
    const days = Number(today.slice(8));
    expect(line(made, 'BASIC')!.parts[0]).toMatchObject({ origin: 'SALARY', how: `Days: ${days} of ${Number(to.slice(8))}` });
    const recovery = line(made, 'NOTICE_RECOVERY')!;
    expect(recovery.kind).toBe('DEDUCTION');
    const [agreed] = await rows<{ days: number }>(`select d.notice_period_after_probation_days as days from employee e join designation d on d.org_code = e.org_code and d.id = e.designation_id where e.org_code = 'demo' and e.id = ${people.kavitha}`);
    expect(recovery.parts[0]!.how).toContain(`10 of ${agreed!.days} served, ${agreed!.days - 10} lacking`);
    expect(recovery.parts[0]!.law).toContain('Code on Wages 2019, section 17(2)');
    expect(made.lines.some(({ parts }) => parts[0]!.origin === 'LEAVE_ENCASHMENT' && parts[0]!.law!.includes('section 19'))).toBe(true);
    expect(made.lines.some(({ code: of }) => of === 'PROVIDENT_FUND_EMPLOYEE')).toBe(true);
    const sum = (kind: string) => made.lines.filter((one) => one.kind === kind).reduce((all, { amount }) => all + Number(amount), 0);
    expect(sum('EARNING')).toBeCloseTo(Number(made.gross), 2);
    expect(Number(made.net)).toBeCloseTo(sum('EARNING') - sum('DEDUCTION') + sum('REIMBURSEMENT'), 2);
  });

  it('is nobody’s to see but of those who look after settlements while it is a draft', async () => {
    expect(code(await read(employee, id))).toBe('NOT_FOUND');
    expect(code(await read(stranger, id))).toBe('NOT_FOUND');
    expect((await read(manager, id)).errors).toHaveLength(1);
    expect((await reckon(employee, id)).errors).toHaveLength(1);
    expect(code(await decide(stranger, id, 'FINALIZE'))).toBe('NOT_FOUND');
  });

  it('takes claims and earnings in whatever their day, and says that something changed until it is recomputed', async () => {
    const [kind] = await rows<{ id: string }>(`select id::text from adhoc_allowance where org_code = 'demo' and title = 'Referral reward'`);
    await rows(`insert into one_time_earning (org_code, id, employee_id, kind_id, name, amount, payout_date, status, created_by, updated_by) values ('demo', 910001, ${people.kavitha}, ${kind!.id}, 'Referral', 15000, '${addDays(today, 40)}', 'APPROVED', 't', 't')`);
    await rows(`insert into claim_request (org_code, id, employee_id, purpose, claimed_on, total, currency, status, created_by, updated_by) values ('demo', 910001, ${people.kavitha}, 'Fair in Pune', '${today}', 1234.5, 'INR', 'APPROVED', 't', 't')`);
    await rows(`insert into air_ticket_claim (org_code, id, employee_id, kind, purpose, travel_on, claimed_on, amount, currency, status, created_by, updated_by) values ('demo', 910001, ${people.kavitha}, 'ENCASHMENT', 'Home', '${today}', '${today}', 9000, 'INR', 'APPROVED', 't', 't')`);
    expect((await sheet(id)).isMoved).toBe(true);
    expect(problems(await move(payroll, id, 'SUBMIT'))).toEqual(['Something has changed since this settlement was reckoned. Bring it back to draft, recompute it, and look at it again.']);
    dataOf(await reckon(payroll, id));
    const made = await sheet(id);
    expect(made.isMoved).toBe(false);
    expect(made.lines.find(({ title }) => title === 'Referral')).toMatchObject({ kind: 'EARNING', amount: '15000' });
    expect(made.lines.find(({ kind: of }) => of === 'REIMBURSEMENT')).toMatchObject({ amount: '1234.5' });
    expect(made.lines.find(({ code }) => code === 'AIRTICKETENCASHMENT')).toMatchObject({ kind: 'EARNING', amount: '9000' });
  });

  it('is adjusted by hand with a reason, beside what was reckoned, and that can be undone', async () => {
    const before = await sheet(id);
    expect((await adjust(payroll, id, { kind: 'EARNING', code: 'BASIC', amount: '100', reason: '' })).errors[0]!.extensions.validationError.map(({ field }) => field)).toEqual(['reason']);
    expect(problems(await adjust(payroll, id, { kind: 'EARNING', code: 'NOTHING', amount: '100', reason: 'x' }))).toEqual(['This settlement has no such line.']);
    expect((await adjust(employee, id, { kind: 'EARNING', code: 'BASIC', amount: '100', reason: 'x' })).errors).toHaveLength(1);
    dataOf(await adjust(payroll, id, { kind: 'DEDUCTION', title: 'Laptop not returned', amount: '12000', reason: 'Value of the books' }));
    dataOf(await adjust(payroll, id, { kind: 'EARNING', code: 'BASIC', amount: '-500', reason: 'Paid by cheque' }));
    const after = await sheet(id);
    expect(line(after, 'BASIC')!.parts.map(({ origin }) => origin)).toEqual(['SALARY', 'ADJUSTMENT']);
    expect(line(after, 'BASIC')!.parts[1]).toMatchObject({ amount: '-500', how: 'Paid by cheque' });
    expect(after.lines.find(({ title }) => title === 'Laptop not returned')).toMatchObject({ amount: '12000' });
    expect(Number(after.net)).toBeLessThan(Number(before.net) - 12_000);
    dataOf(await payroll(PAY, 'mutation ($settlementId: ID!, $adjustmentId: ID!) { a: dropSettlementAdjustment(settlementId: $settlementId, adjustmentId: $adjustmentId) { changeSet } }', { settlementId: id, adjustmentId: '2' }));
    expect(line(await sheet(id), 'BASIC')!.amount).toBe(line(before, 'BASIC')!.amount);
    const version = (await rows<{ version: number }>(`select version from settlement where org_code = 'demo' and id = ${id}`))[0]!.version;
    expect((await payroll(PAY, 'mutation ($id: ID!, $version: Int!, $input: SettlementPatch!) { updateSettlement(id: $id, version: $version, input: $input) { changeSet } }', { id, version, input: { adjustments: [], status: 'DRAFT' } })).errors).toEqual([]);
    // Acts alone write them.
    expect((await sheet(id)).lines.some(({ title }) => title === 'Laptop not returned')).toBe(true);
    const more = dataOf(await adjust(payroll, id, { kind: 'EARNING', title: 'Shawl', amount: '800', reason: 'A gift' })).a;
    expect((await sheet(id)).lines.some(({ title }) => title === 'Shawl')).toBe(true);
    dataOf(await undo(payroll, more.changeSet));
    expect((await sheet(id)).lines.some(({ title }) => title === 'Shawl')).toBe(false);
  });

  it('is not paid by the run of the cycle as well', async () => {
    const [cycle] = await rows<{ id: string }>(`select id::text from payroll_cycle where org_code = 'demo' and '${today}' between from_date and to_date`);
    const run = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($input: PayrollRunInput!) { a: addPayrollRun(input: $input) { row { id } } }', { input: { cycleId: cycle!.id } })).a.row.id;
    expect(await rows(`select p.id from payslip p where p.org_code = 'demo' and p.run_id = ${run} and p.employee_id = ${people.kavitha}`)).toEqual([]);
    expect(await rows(`select p.id from payslip p where p.org_code = 'demo' and p.run_id = ${run} and p.employee_id = ${people.half}`)).toHaveLength(1);
    // Whose settlement comes after the run was reckoned holds the run up until it is reckoned anew.
    await leave(people.half, addDays(today, -30), today);
    const late = dataOf(await add(admin, { employeeId: people.half })).a;
    expect(problems(await admin(PAY, 'mutation ($runId: ID!) { finalizePayrollRun(runId: $runId) { payslips } }', { runId: run })).join()).toContain('rests on something that has changed');
    // An exit that is put off leaves the days to the run until the settlement is reckoned for the other one.
    await rows(`update exit set last_working_day = '${addDays(to, 20)}' where org_code = 'demo' and employee_id = ${people.half}`);
    dataOf(await payroll(PAY, 'mutation ($runId: ID!) { reckonPayrollRun(runId: $runId) { payslips } }', { runId: run }));
    expect(await rows(`select p.id from payslip p where p.org_code = 'demo' and p.run_id = ${run} and p.employee_id = ${people.half}`)).toHaveLength(1);
    dataOf(await undo(admin, late.changeSet));
    dataOf(await payroll(PAY, 'mutation ($ids: [ID!]!) { deletePayrollRuns(ids: $ids) { deleted } }', { ids: [run] }));
  });

  it('waits for somebody else, who may give it back with a reason', async () => {
    expect(dataOf(await move(payroll, id, 'SUBMIT')).a.status).toBe('PENDING');
    expect(problems(await adjust(payroll, id, { kind: 'EARNING', code: 'BASIC', amount: '1', reason: 'x' }))).toEqual(['This settlement is no draft any more. Bring it back to draft first.']);
    expect(problems(await decide(payroll, id, 'FINALIZE'))).toEqual(['You prepared this settlement or asked for the decision. Somebody else who may decide makes it final.']);
    const told = await rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = 'admin@demo.example' and n.kind = 'settlementWaits'`);
    expect(told).toHaveLength(1);
    expect((await move(admin, id, 'RETURN')).errors[0]!.extensions.validationError.map(({ field }) => field)).toEqual(['reason']);
    dataOf(await move(admin, id, 'RETURN', { reason: 'The laptop came back.' }));
    dataOf(await move(payroll, id, 'SUBMIT'));
    const version = (await rows<{ version: number }>(`select version from exit where org_code = 'demo' and employee_id = ${people.kavitha}`))[0]!.version;
    const [exit] = await rows<{ id: string }>(`select id::text from exit where org_code = 'demo' and employee_id = ${people.kavitha}`);
    expect(problems(await admin('exit-management', 'mutation ($id: ID!, $version: Int!, $input: ExitPatch!) { updateExit(id: $id, version: $version, input: $input) { changeSet } }', { id: exit!.id, version, input: { lastWorkingDay: addDays(today, 3) } }))).toEqual(['The settlement of this exit is not a draft. Bring it back to draft first.']);
  });

  it('is final by somebody else: what it pays is paid, leave is encashed, tax is noted, and the person reads it', async () => {
    const made = dataOf(await decide(admin, id, 'FINALIZE')).a;
    expect(made.status).toBe('FINAL');
    expect(await rows(`select status from one_time_earning where org_code = 'demo' and id = 910001`)).toEqual([{ status: 'PAID' }]);
    expect((await rows<{ paid: boolean }>(`select paid_on is not null as paid from claim_request where org_code = 'demo' and id = 910001`))[0]!.paid).toBe(true);
    expect((await rows<{ settled: boolean }>(`select settled_on is not null as settled from air_ticket_claim where org_code = 'demo' and id = 910001`))[0]!.settled).toBe(true);
    const encashed = async () => Number((await rows<{ days: string }>(`select sum(encashed_days)::text as days from leave_balance where org_code = 'demo' and employee_id = ${people.kavitha} and year = ${today.slice(0, 4)}`))[0]!.days);
    expect(await encashed()).toBeGreaterThan(0);
    const own = dataOf(await read(employee, id)).a.settlement;
    expect(own).toMatchObject({ status: 'FINAL', note: null, points: [], isOwn: false });
    const row = dataOf(await employee<{ a: { row: { net: string | null; note: string | null; points: string[] | null; returnReason: string | null } } }>(PAY, 'query ($id: ID!) { a: settlement(id: $id) { row { net note points returnReason } } }', { id })).a.row;
    expect(row).toMatchObject({ note: null, points: null, returnReason: null });
    expect(row.net).not.toBeNull();
    const pdf = dataOf(await employee<{ a: { name: string; content: string } }>(PAY, 'query ($id: ID!) { a: settlementPdf(settlementId: $id) { name content } }', { id })).a;
    expect(pdf.name).toContain('Full and final settlement');
    expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(code(await stranger(PAY, 'query ($id: ID!) { a: settlementPdf(settlementId: $id) { name } }', { id }))).toBe('NOT_FOUND');
    expect(await rows(`select template, body ~ '[0-9]{4}' as amount from outbox_message where org_code = 'demo' and template = 'settlementReady'`)).toEqual([{ template: 'settlementReady', amount: false }]);
    // The way back is reopening, which takes all of it back.
    expect(problems(await undo(admin, made.changeSet)).length + (await undo(admin, made.changeSet)).errors.length).toBeGreaterThan(0);
    dataOf(await decide(admin, id, 'REOPEN'));
    expect(await encashed()).toBe(0);
    expect(await rows(`select status from one_time_earning where org_code = 'demo' and id = 910001`)).toEqual([{ status: 'APPROVED' }]);
    expect(code(await read(employee, id))).toBe('NOT_FOUND');
    dataOf(await move(payroll, id, 'SUBMIT'));
    dataOf(await decide(admin, id, 'FINALIZE'));
  });

  it('is settled with a day, and opened again only after that is taken back', async () => {
    expect((await move(payroll, id, 'PAY')).errors[0]!.extensions.validationError.map(({ field }) => field)).toEqual(['day']);
    expect(dataOf(await move(payroll, id, 'PAY', { day: today, reference: 'UTR 4711' })).a.status).toBe('PAID');
    expect(problems(await decide(admin, id, 'REOPEN'))).toEqual(['This settlement is settled. Take that back first.']);
    expect((await payroll(PAY, 'mutation ($ids: [ID!]!) { deleteSettlements(ids: $ids) { deleted } }', { ids: [id] })).errors).toHaveLength(1);
    expect(dataOf(await move(payroll, id, 'UNPAY')).a.status).toBe('FINAL');
  });
});

describe('what payslips paid', () => {
  const last = addDays(from, -11);

  it('is not paid again, and comes back where it was too much', async () => {
    await leave(people.paid, addDays(last, -60), last);
    const { id } = dataOf(await add(payroll, { employeeId: people.paid })).a.row;
    const made = await sheet(id);
    const basic = line(made, 'BASIC')!;
    expect(basic.parts.map(({ origin }) => origin)).toEqual(expect.arrayContaining(['SALARY', 'PAID_BEFORE']));
    expect(Number(basic.amount)).toBeLessThan(0);
    expect(basic.parts.find(({ origin }) => origin === 'PAID_BEFORE')!.how).toBe(`Paid with the payslip ${HELD_MONTH}`);
    // The final run of those days stays as long as the settlement counts on it.
    dataOf(await move(payroll, id, 'SUBMIT'));
    dataOf(await decide(admin, id, 'FINALIZE'));
    const [run] = await rows<{ id: string }>(`select r.id::text from payroll_run r where r.org_code = 'demo' and r.name = '${HELD_MONTH}'`);
    await rows(`update payslip set paid_on = null, paid_reference = null where org_code = 'demo' and run_id = ${run!.id}`);
    expect(problems(await admin(PAY, 'mutation ($runId: ID!) { reopenPayrollRun(runId: $runId) { payslips } }', { runId: run!.id })).join()).toContain('is settled with what this run paid');
  });

  it('is released where it was held, once, with the settlement', async () => {
    await leave(people.held, addDays(today, -40), today);
    const [slip] = await rows<{ id: string; net: string }>(`select p.id::text, trim_scale(p.net)::text as net from payslip p where p.org_code = 'demo' and p.employee_id = ${people.held} and p.name = '${HELD_MONTH}'`);
    await rows(`update payslip set is_held = true, hold_reason = 'Serves notice', status = 'HELD' where org_code = 'demo' and id = ${slip!.id}`);
    await rows(`delete from tax_deduction where org_code = 'demo' and employee_id = ${people.held} and month = '${HELD_MONTH}'`);
    await rows(`update overtime_request set paid_on = null where org_code = 'demo' and employee_id = ${people.held} and to_char(work_date, 'YYYY-MM') = '${HELD_MONTH}'`);
    const { id } = dataOf(await add(payroll, { employeeId: people.held })).a.row;
    const made = await sheet(id);
    expect(made.lines.find(({ parts }) => parts[0]!.origin === 'HELD_PAYSLIP')).toMatchObject({ kind: 'REIMBURSEMENT', amount: slip!.net });
    // What a held payslip pays for hours is income of the year, as its tax counts as deducted.
    const taxOf = (one: Sheet): number => Number(one.lines.find(({ parts }) => parts[0]!.origin === 'INCOME_TAX')?.amount ?? 0);
    const [kept] = await rows<{ lines: string }>(`select lines::text as lines from payslip where org_code = 'demo' and id = ${slip!.id}`);
    await rows(`update payslip set lines = lines || '[{"of": "OVERTIME", "id": "990001", "code": "OVERTIME", "kind": "EARNING", "title": "Overtime", "amount": "4000000"}]' where org_code = 'demo' and id = ${slip!.id}`);
    dataOf(await reckon(payroll, id));
    expect(taxOf(await sheet(id))).toBeGreaterThan(taxOf(made));
    // An advance that it pays is owed with it.
    await rows(`insert into salary_advance (org_code, id, employee_id, amount, reason, wanted_on, instalments, recover_from, status, created_by, updated_by) values ('demo', 990001, ${people.held}, 7000, 'Move', '${addDays(today, -20)}', 2, '${today}', 'APPROVED', 'test', 'test')`);
    await rows(`update payslip set lines = '${kept!.lines.replaceAll("'", "''")}'::jsonb || '[{"of": "SALARY_ADVANCE", "id": "990001", "code": "ADVANCE", "kind": "REIMBURSEMENT", "title": "Advance", "amount": "7000"}]' where org_code = 'demo' and id = ${slip!.id}`);
    dataOf(await reckon(payroll, id));
    expect((await sheet(id)).lines.find(({ parts }) => parts[0]!.origin === 'ADVANCE_RECOVERY')).toMatchObject({ kind: 'DEDUCTION', amount: '7000' });
    const advance = async () => (await rows<{ isPaid: boolean }>(`select paid_on is not null as "isPaid" from salary_advance where org_code = 'demo' and id = 990001`))[0]!.isPaid;
    dataOf(await move(payroll, id, 'SUBMIT'));
    dataOf(await decide(admin, id, 'FINALIZE'));
    const status = async () => (await rows<{ status: string; is_held: boolean }>(`select status, is_held from payslip where org_code = 'demo' and id = ${slip!.id}`))[0];
    expect(await status()).toEqual({ status: 'FINAL', is_held: false });
    expect(await advance()).toBe(true);
    dataOf(await decide(admin, id, 'REOPEN'));
    expect(await status()).toEqual({ status: 'HELD', is_held: true });
    expect(await advance()).toBe(false);
  });
});
