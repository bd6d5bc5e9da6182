/** Electronic fund transfer: who can be paid by which account, the bank file, what was transferred and taken back, by whom, and nobody twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { forgetSessions } from '../../src/server/session.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let payroll: Client;
let admin: Client;
let hr: Client;
let employee: Client;
let stranger: Client;
const cookies = new Map<string, string>();
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>) => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;

type Row = { payslipId: string; employeeId: string; employeeName: string; standing: string; net: string; accountNumber: string | null; bank: string | null; paidOn: string | null; paidReference: string | null; isAccountNew: boolean; holdReason: string | null };
type Answer = { runs: { id: string; name: string }[]; runId: string | null; name: string; fromDate: string; filedAt: string | null; filedBy: string | null; newAccounts: number; seesAccounts: boolean; totalRecords: number; sums: { standing: string; people: number; amount: string }[]; banks: { bank: string; people: number; amount: string }[]; rows: Row[] };
const ask = (by: Client, variables: Readonly<Record<string, unknown>> = {}) =>
  by<{ a: Answer }>(PAY, `query ($runId: ID, $standing: FundTransferStanding, $search: String, $offset: Int, $limit: Int = 1000) { a: fundTransfer(runId: $runId, standing: $standing, search: $search, offset: $offset, limit: $limit) {
    runs { id name } runId name fromDate filedAt filedBy newAccounts seesAccounts totalRecords sums { standing people amount } banks { bank people amount } rows { payslipId employeeId employeeName standing net accountNumber bank paidOn paidReference isAccountNew holdReason } } }`, variables);
const read = async (by: Client, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> => dataOf(await ask(by, variables)).a;
const at = ({ sums }: Answer, standing: string) => sums.find((sum) => sum.standing === standing)?.people ?? 0;
type Moved = { a: { changeSet: string; payslips: number } };
const mark = (by: Client, given: Readonly<Record<string, unknown>>) =>
  by<Moved>(PAY, 'mutation ($runId: ID!, $payslipIds: [ID!], $paidOn: LocalDate!, $reference: String) { a: markTransferred(runId: $runId, payslipIds: $payslipIds, paidOn: $paidOn, reference: $reference) { changeSet payslips } }', { paidOn: today, ...given });
const takeBack = (by: Client, payslipIds: readonly string[]) => by<Moved>(PAY, 'mutation ($payslipIds: [ID!]!) { a: takeBackTransfers(payslipIds: $payslipIds) { changeSet payslips } }', { payslipIds });
const undo = (by: Client, id: string) => by<{ a: { changeSet: string } }>(PAY, 'mutation ($id: ID!) { a: undoChangeSet(id: $id) { changeSet } }', { id });
const reopen = (by: Client, runId: string) => by(PAY, 'mutation ($runId: ID!) { reopenPayrollRun(runId: $runId) { changeSet } }', { runId });
const file = (who: string, body: object) => server.ask('/export/fund-transfer', { body, headers: { cookie: cookies.get(who) ?? '' } });
const told = async (who: string) => (await rows<{ words: Record<string, string>; path: string }>(`select n.words, n.path from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and n.kind = 'payTransferred' and u.email = '${who}@demo.example'`)).map(({ words }) => words);
const slipOf = async (who: string, runId: string) => (await rows<{ id: string }>(`select p.id::text as id from payslip p join user_account u on u.org_code = p.org_code and u.employee_id = p.employee_id where p.org_code = 'demo' and p.run_id = ${runId} and u.email = '${who}@demo.example'`))[0]!.id;

/** The last run, of which nothing is transferred yet. */
let last: Answer;

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => {
    const cookie = await server.signIn(name);
    cookies.set(name.split('@')[name.includes('other') ? 1 : 0]!, cookie);
    return clientOf(server, cookie);
  };
  [payroll, admin, hr, employee, stranger] = await Promise.all([signedIn('payroll@demo.example'), signedIn('admin@demo.example'), signedIn('hr@demo.example'), signedIn('employee@demo.example'), signedIn('admin@other.example')]);
});
afterAll(() => server.stop());

describe('a final payroll run', () => {
  it('of the demo was transferred, the last one in part', async () => {
    last = await read(payroll);
    expect(last.runs[0]!.id).toBe(last.runId);
    expect(at(last, 'TRANSFERRED')).toBeGreaterThan(10);
    expect(at(last, 'TO_PAY')).toBeGreaterThan(10);
    expect(at(last, 'NO_ACCOUNT')).toBeGreaterThan(0);
    expect(last).toMatchObject({ newAccounts: 0, seesAccounts: true });
    const former = await read(payroll, { runId: last.runs[1]!.id });
    expect(former.sums.map(({ standing }) => standing)).toEqual(['TRANSFERRED']);
    const taken = last.rows.filter(({ standing }) => standing === 'TRANSFERRED').map(({ payslipId }) => payslipId);
    expect(dataOf(await takeBack(payroll, taken)).a.payslips).toBe(taken.length);
    last = await read(payroll);
    expect(at(last, 'TRANSFERRED')).toBe(0);
  });

  it('says who is paid by which account, by bank, and whom something is in the way of', async () => {
    expect(last.rows).toHaveLength(last.totalRecords);
    expect(last.sums.reduce((sum, { people }) => sum + people, 0)).toBe(last.totalRecords);
    const toPay = last.rows.filter(({ standing }) => standing === 'TO_PAY');
    expect(toPay.every(({ accountNumber, bank, net }) => accountNumber !== null && bank !== null && Number(net) > 0)).toBe(true);
    expect(last.banks.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(toPay.reduce((sum, { net }) => sum + Number(net), 0), 2);
    expect(last.banks.reduce((sum, { people }) => sum + people, 0)).toBe(toPay.length);
    const [one] = toPay;
    const reference = `PAY${one!.payslipId.padStart(8, '0')}`;
    for (const search of [one!.employeeName, reference.toLowerCase()]) expect((await read(payroll, { search })).rows).toEqual([one]);
    expect((await read(payroll, { standing: 'NO_ACCOUNT', limit: 1 }))).toMatchObject({ totalRecords: at(last, 'NO_ACCOUNT'), rows: [{ standing: 'NO_ACCOUNT', accountNumber: null }] });
    // Two accounts, of which each should be the one.
    const two = toPay.at(-1)!;
    await rows(`insert into bank_account (org_code, id, employee_id, bank_id, country, account_number, account_holder, is_primary, created_by, updated_by) select org_code, 900001, employee_id, bank_id, country, '12345678901', account_holder, true, 't', 't' from bank_account where org_code = 'demo' and employee_id = ${two.employeeId} and is_primary`);
    // Held, and without anything due, as a salary of nothing but loss of pay is.
    const [held, none] = [toPay.at(-2)!, toPay.at(-3)!];
    await rows(`update payslip set is_held = true, hold_reason = 'Notice not served' where org_code = 'demo' and id = ${held.payslipId}`);
    await rows(`update payslip set net = 0 where org_code = 'demo' and id = ${none.payslipId}`);
    const now = await read(payroll);
    const standingOf = ({ payslipId }: Row) => now.rows.find((row) => row.payslipId === payslipId)!;
    expect([two, held, none].map(standingOf).map(({ standing, holdReason }) => [standing, holdReason])).toEqual([['TWO_ACCOUNTS', null], ['HELD', 'Notice not served'], ['NOTHING_DUE', null]]);
    expect(at(now, 'TO_PAY')).toBe(toPay.length - 3);
    last = now;
  });

  it('is looked at by whoever has the form, and account numbers by whoever may read accounts', async () => {
    for (const by of [employee, hr]) expect(code(await ask(by))).toBe('_DB0100');
    expect(await read(stranger)).toMatchObject({ runs: [], runId: null, rows: [] });
    expect(code(await ask(stranger, { runId: last.runId }))).toBe('NOT_FOUND');
    expect(code(await ask(payroll, { runId: 'x' }))).toBe('NOT_FOUND');
    await rows(`delete from role_right where org_code = 'demo' and form = 'BANK_ACCOUNTS' and role_id = (select id from role where org_code = 'demo' and code = 'HR_ADMINISTRATOR')`);
    await rows(`insert into role_right (org_code, id, role_id, position, form, "view", "add", "update", "delete", optional_choice, scope) select 'demo', 900001, id, 900, 'ELECTRONIC_FUND_TRANSFER', true, false, false, false, false, 'ALL' from role where org_code = 'demo' and code = 'HR_ADMINISTRATOR'`);
    forgetSessions();
    const seen = await read(hr);
    expect(seen.seesAccounts).toBe(false);
    for (const [index, { accountNumber }] of seen.rows.entries()) expect(accountNumber).toBe(last.rows[index]!.accountNumber && `…${last.rows[index]!.accountNumber.length < 8 ? '' : last.rows[index]!.accountNumber.slice(-4)}`);
    expect((await file('hr', { runId: last.runId })).status).toBe(403);
    expect(code(await mark(hr, { runId: last.runId }))).toBe('_DB0102');
    expect(code(await takeBack(hr, [last.rows[0]!.payslipId]))).toBe('_DB0102');
    // Payslips that are held are not for whoever transfers.
    const sheet = async (standing: string) => (await hr(PAY, 'query ($payslipId: ID!) { a: payslipSheet(payslipId: $payslipId) { payslip { net } } }', { payslipId: last.rows.find((row) => row.standing === standing)!.payslipId })).errors.map(({ extensions }) => extensions.errorCode);
    await rows(`update payslip set status = 'HELD' where org_code = 'demo' and is_held`);
    expect([await sheet('TO_PAY'), await sheet('HELD')]).toEqual([[], ['NOT_FOUND']]);
    // Whoever reaches a part of the people sees nothing of the others, and marks nobody.
    await rows(`update role_right set scope = 'TEAM', "update" = true where org_code = 'demo' and id = 900001`);
    forgetSessions();
    expect([code(await ask(hr)), code(await mark(hr, { runId: last.runId })), code(await takeBack(hr, [last.rows[0]!.payslipId])), (await file('hr', { runId: last.runId })).status]).toEqual(['_DB0100', '_DB0102', '_DB0102', 403]);
    const { rows: within } = dataOf(await hr<{ a: { rows: { employee: { id: string } }[] } }>(PAY, '{ a: listPayslips(form: ELECTRONIC_FUND_TRANSFER, limit: 500) { rows { employee { id } } } }')).a;
    expect(new Set(within.map(({ employee: { id } }) => id)).size).toBeLessThan(last.totalRecords);
  });
});

describe('the bank file', () => {
  it('has a line for each payment, with an account as text, the amount, and a reference of its own', async () => {
    const [evil] = last.rows.filter(({ standing }) => standing === 'TO_PAY');
    await rows(`update bank_account set account_holder = '=HYPERLINK("http://x")', account_number = '00123456789' where org_code = 'demo' and employee_id = ${evil!.employeeId} and is_primary`);
    const answer = await file('payroll', { runId: last.runId, format: 'CSV' });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('.csv')]);
    const lines = (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe('Employee number,Beneficiary,Account number,Bank,Branch code,Amount,Currency,Payment reference,Narration');
    expect(lines).toHaveLength(at(last, 'TO_PAY') + 2);
    expect(lines.at(-1)).toContain(`Total,,,,${Number(last.sums.find(({ standing }) => standing === 'TO_PAY')!.amount).toFixed(2)},INR`);
    const line = lines.find((text) => text.includes('00123456789'))!;
    expect(line).toContain('"\'=HYPERLINK(""http://x"")"');
    expect(line).toContain(`,INR,PAY${evil!.payslipId.padStart(8, '0')},Salary ${last.name}`);
    const sheet = await file('payroll', { runId: last.runId, payslipIds: [evil!.payslipId] });
    expect(Buffer.from(await sheet.arrayBuffer()).subarray(0, 2).toString()).toBe('PK');
    const { filedAt, filedBy, newAccounts } = await read(payroll);
    expect([Date.now() - Date.parse(filedAt!) < 60_000, filedBy, newAccounts]).toEqual([true, expect.any(String), 0]);
  });

  it('warns of accounts that changed after it', async () => {
    const [one] = last.rows.filter(({ standing }) => standing === 'TO_PAY');
    await rows(`update bank_account set updated_at = now() where org_code = 'demo' and employee_id = ${one!.employeeId} and is_primary`);
    const { newAccounts, rows: [first] } = await read(payroll);
    expect([newAccounts, first]).toMatchObject([1, { payslipId: one!.payslipId, isAccountNew: true }]);
  });

  it('is for nobody without the right, of nobody else, and not empty', async () => {
    expect((await file('employee', { runId: last.runId })).status).toBe(403);
    expect(await (await file('other.example', { runId: last.runId })).json()).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect((await server.ask('/export/fund-transfer', { body: { runId: last.runId } })).status).toBe(401);
    expect((await file('payroll', { runId: 'x' })).status).toBe(400);
    const without = last.rows.find(({ standing }) => standing === 'NO_ACCOUNT')!;
    expect((await file('payroll', { runId: last.runId, payslipIds: [without.payslipId] })).status).toBe(400);
  });
});

describe('a transfer', () => {
  it('is of a day within or after the pay cycle, and of whoever can be paid', async () => {
    const { runId, fromDate } = last;
    expect(problems(await mark(payroll, { runId, paidOn: addDays(today, 1) }))).toEqual(['Mark a transfer once it was made: the day cannot be after today.']);
    expect(problems(await mark(payroll, { runId, paidOn: addDays(fromDate, -1) }))[0]).toMatch(/^The day of the transfer cannot be before the pay cycle begins, /);
    expect(problems(await mark(payroll, { runId, reference: 'x'.repeat(61) }))).toHaveLength(1);
    expect(problems(await mark(payroll, { runId, payslipIds: [] }))).toHaveLength(1);
    const held = last.rows.find(({ standing }) => standing === 'HELD')!;
    expect(problems(await mark(payroll, { runId, payslipIds: [held.payslipId] }))).toEqual(['1 of those chosen cannot be marked: held, nothing due, or transferred already.']);
    const elsewhere = (await read(payroll, { runId: last.runs[1]!.id })).rows[0]!;
    expect(problems(await mark(payroll, { runId, payslipIds: [elsewhere.payslipId] }))).toHaveLength(1);
    expect(code(await mark(employee, { runId }))).toBe('_DB0102');
    expect(code(await mark(stranger, { runId }))).toBe('NOT_FOUND');
    expect((await takeBack(stranger, [elsewhere.payslipId])).errors).toHaveLength(1);
    expect(at(await read(payroll), 'TRANSFERRED')).toBe(0);
  });

  it('is marked with a reference, the person is told without an amount, and undo takes it back', async () => {
    const runId = last.runId!;
    const own = await slipOf('employee', runId);
    const before = await told('employee');
    const { changeSet, payslips } = dataOf(await mark(payroll, { runId, payslipIds: [own], paidOn: last.fromDate, reference: ' NEFT 77 ' })).a;
    expect(payslips).toBe(1);
    expect(await rows(`select paid_on::text as "paidOn", paid_reference as "paidReference" from payslip where org_code = 'demo' and id = ${own}`)).toEqual([{ paidOn: last.fromDate, paidReference: 'NEFT 77' }]);
    expect((await told('employee')).filter((words) => !before.some((former) => JSON.stringify(former) === JSON.stringify(words)))).toEqual([{ cycle: last.name, 'day@': last.fromDate }]);
    const seen = dataOf(await employee<{ a: { row: object } }>(PAY, 'query ($id: ID!) { a: payslip(id: $id) { row { paidOn paidReference } } }', { id: own })).a.row;
    expect(seen).toEqual({ paidOn: last.fromDate, paidReference: 'NEFT 77' });
    expect((await undo(employee, changeSet)).errors).toHaveLength(1);
    const back = dataOf(await undo(payroll, changeSet)).a;
    expect([await told('employee'), at(await read(payroll), 'TRANSFERRED')]).toEqual([before, 0]);
    // What was undone comes again the same way.
    dataOf(await undo(payroll, back.changeSet));
    expect([(await told('employee')).length, at(await read(payroll), 'TRANSFERRED')]).toEqual([before.length + 1, 1]);
    dataOf(await takeBack(payroll, [own]));
    expect((await told('employee')).length).toBe(before.length);
  });

  it('of whoever has no account is marked where they are chosen', async () => {
    const without = last.rows.find(({ standing }) => standing === 'NO_ACCOUNT')!;
    expect(dataOf(await mark(payroll, { runId: last.runId, payslipIds: [without.payslipId], reference: 'Cash' })).a.payslips).toBe(1);
    dataOf(await takeBack(payroll, [without.payslipId]));
  });

  it('pays nobody twice, whoever marks at the same time', async () => {
    const toPay = at(await read(payroll), 'TO_PAY');
    const answers = await Promise.all([mark(payroll, { runId: last.runId, reference: 'One' }), mark(admin, { runId: last.runId, reference: 'Other' }), mark(payroll, { runId: last.runId, reference: 'Third' })]);
    const done = answers.filter(({ errors }) => errors.length === 0);
    expect(done.map((answer) => dataOf(answer).a.payslips)).toEqual([toPay]);
    for (const answer of answers.filter(({ errors }) => errors.length > 0)) expect(problems(answer)[0]).toMatch(/^Nobody is left to be paid here/);
    expect(await rows(`select count(distinct paid_reference)::int as n, count(*)::int as people from payslip where org_code = 'demo' and run_id = ${last.runId} and paid_on is not null`)).toEqual([{ n: 1, people: toPay }]);
    expect((await read(payroll)).sums.map(({ standing }) => standing).toSorted()).toEqual(['HELD', 'NOTHING_DUE', 'NO_ACCOUNT', 'TRANSFERRED', 'TWO_ACCOUNTS']);
    expect((await file('payroll', { runId: last.runId })).status).toBe(400);
    expect((await file('payroll', { runId: last.runId, isUnpaidOnly: false })).status).toBe(200);
  });

  it('keeps its run final until it is taken back', async () => {
    expect(problems(await reopen(admin, last.runId!))).toEqual([`${at(await read(payroll), 'TRANSFERRED')} payslips were transferred. Take that back under Electronic fund transfer first.`]);
    const paid = (await read(payroll, { standing: 'TRANSFERRED' })).rows.map(({ payslipId }) => payslipId);
    const { changeSet } = dataOf(await takeBack(payroll, paid)).a;
    expect(problems(await takeBack(payroll, paid))).toEqual(['None of these was transferred.']);
    dataOf(await reopen(admin, last.runId!));
    expect((await read(payroll)).runId).toBe(last.runs[1]!.id);
    expect(code(await ask(payroll, { runId: last.runId }))).toBe('NOT_FOUND');
    // What was taken back does not come again while the run is no longer final.
    expect((await undo(payroll, changeSet)).errors).toHaveLength(1);
    expect(problems(await mark(payroll, { runId: last.runId }))).toHaveLength(1);
  });
});
