/** Final settlements by the same bank files as payslips: who can be paid, the file, marking and taking back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe, WHOLE } from '../support/probe.ts';

let server: DemoServer;
let payroll: Client;
let admin: Client;
let employee: Client;
let stranger: Client;
let cookie: string;
let id: string;
let employeeId: string;
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>) => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
type Answer = { settlementsDue: number; filedAt: string | null; filedBy: string | null; newAccounts: number; totalRecords: number; sums: { standing: string; people: number; amount: string }[]; banks: { people: number }[]; rows: { settlementId: string; standing: string; net: string; accountNumber: string | null; isAccountNew: boolean; paidReference: string | null }[] };
const ask = (by: Client) => by<{ a: Answer }>(PAY, '{ a: settlementTransfer { settlementsDue filedAt filedBy newAccounts totalRecords sums { standing people amount } banks { people } rows { settlementId standing net accountNumber isAccountNew paidReference } } }');
const read = async (): Promise<Answer> => dataOf(await ask(payroll)).a;
type Moved = { a: { changeSet: string; settlements: number } };
const mark = (by: Client, given: Readonly<Record<string, unknown>> = {}) => by<Moved>(PAY, 'mutation ($settlementIds: [ID!], $paidOn: LocalDate!, $reference: String) { a: markSettlementsTransferred(settlementIds: $settlementIds, paidOn: $paidOn, reference: $reference) { changeSet settlements } }', { paidOn: today, ...given });
const takeBack = (by: Client, settlementIds: readonly string[]) => by<Moved>(PAY, 'mutation ($settlementIds: [ID!]!) { a: takeBackSettlementTransfers(settlementIds: $settlementIds) { changeSet settlements } }', { settlementIds });
const file = (body: object) => server.ask('/export/fund-transfer', { body, headers: { cookie } });
const settlement = async () => (await rows<{ status: string; paid: string | null; reference: string | null }>(`select status, paid_on::text as paid, paid_reference as reference from settlement where org_code = 'demo' and id = ${id}`))[0]!;
const told = async () => (await rows(`select from notification where org_code = 'demo' and kind = 'settlementTransferred'`)).length;

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(name));
  cookie = await server.signIn('payroll@demo.example');
  payroll = clientOf(server, cookie);
  [admin, employee, stranger] = await Promise.all([signedIn('admin@demo.example'), signedIn('employee@demo.example'), signedIn('admin@other.example')]);
  const [final] = await rows<{ id: string; employee: string }>(`select id::text as id, employee_id::text as employee from settlement where org_code = 'demo' and status = 'FINAL'`);
  ({ id, employee: employeeId } = final!);
});
afterAll(() => server.stop());

describe('a final settlement', () => {
  it('stands beside the runs for whoever transfers pay, with what is in the way', async () => {
    await rows(`update bank_account set is_primary = false where org_code = 'demo' and employee_id = ${employeeId}`);
    const without = await read();
    expect(without).toMatchObject({ settlementsDue: 1, totalRecords: 1, filedAt: null });
    expect(without.rows[0]).toMatchObject({ settlementId: id, standing: 'NO_ACCOUNT', accountNumber: null });
    await rows(`delete from bank_account where org_code = 'demo' and employee_id = ${employeeId}`);
    await rows(`insert into bank_account (org_code, id, employee_id, bank_id, country, account_number, bank_code, account_holder, account_type_id, is_primary, created_by, updated_by) select org_code, 990001, ${employeeId}, bank_id, country, '0604171048', bank_code, 'Who leaves', account_type_id, true, 't', 't' from bank_account where org_code = 'demo' order by id limit 1`);
    expect((await read()).rows[0]).toMatchObject({ standing: 'TO_PAY', accountNumber: '0604171048' });
    expect(dataOf(await payroll<{ a: { settlementsDue: number } }>(PAY, '{ a: fundTransfer { settlementsDue } }')).a.settlementsDue).toBe(1);
    expect(code(await ask(employee))).toBe('_DB0100');
    expect(dataOf(await ask(stranger)).a).toMatchObject({ settlementsDue: 0, totalRecords: 0 });
    const probe = await startProbe(server, admin, null, 'Payer');
    await probe.may({ ELECTRONIC_FUND_TRANSFER: { ...WHOLE, scope: 'TEAM' } });
    expect([code(await ask(probe.ask)), code(await mark(probe.ask)), code(await takeBack(probe.ask, [id]))]).toEqual(['_DB0100', '_DB0102', '_DB0102']);
    await probe.may({ ELECTRONIC_FUND_TRANSFER: { ...WHOLE, update: false } });
    expect([code(await mark(probe.ask)), (await takeBack(probe.ask, [id])).errors.length]).toEqual(['_DB0102', 1]);
    expect(dataOf(await ask(probe.ask)).a.rows[0]!.accountNumber).toMatch(/^….*1048$/);
    expect(dataOf(await ask(probe.ask)).a.rows[0]!.accountNumber).not.toContain('060417');
  });

  it('is in a bank file of its own, with its reference, which says when it was made', async () => {
    const answer = await file({ runId: null, format: 'CSV' });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain(`FNF${id.padStart(8, '0')}`);
    expect(text).toContain('0604171048');
    expect(text).toContain('Final settlement');
    expect((await read()).filedBy).toBe('Priya Menon');
    await rows(`update bank_account set updated_at = now() + interval '1 minute' where org_code = 'demo' and id = 990001`);
    expect(await read()).toMatchObject({ newAccounts: 1 });
    expect((await file({ runId: null, settlementIds: ['999999'], format: 'CSV' })).status).toBeGreaterThanOrEqual(400);
  });

  it('is marked by one of two, is paid with it, and the person hears of it', async () => {
    expect(problems(await mark(payroll, { paidOn: addDays(today, 1) }))).toHaveLength(1);
    expect(problems(await mark(payroll, { settlementIds: [id, '999999'] }))).toHaveLength(1);
    expect(problems(await mark(stranger, { settlementIds: [id] }))).toHaveLength(1);
    await rows(`update user_account set employee_id = ${employeeId} where org_code = 'demo' and email = 'hr@demo.example'`);
    const both = await Promise.all([mark(payroll, { reference: 'UTR 77' }), mark(admin, { reference: 'UTR 77' })]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const { changeSet, settlements } = dataOf(both.find(({ errors }) => errors.length === 0)!).a;
    expect(settlements).toBe(1);
    expect(await settlement()).toEqual({ status: 'PAID', paid: today, reference: 'UTR 77' });
    expect(await told()).toBe(1);
    expect(await rows(`select entity from change where org_code = 'demo' and change_set_id = ${changeSet}`)).toEqual([{ entity: 'Settlement' }]);
    expect(await read()).toMatchObject({ settlementsDue: 0, sums: [{ standing: 'TRANSFERRED', people: 1 }] });
    expect(problems(await mark(payroll, { settlementIds: [id] }))).toHaveLength(1);
  });

  it('is taken back where the bank returned it, and nobody marks the own', async () => {
    expect(problems(await takeBack(stranger, [id]))).toHaveLength(1);
    dataOf(await takeBack(payroll, [id]));
    expect([await settlement(), await told()]).toEqual([{ status: 'FINAL', paid: null, reference: null }, 0]);
    expect(problems(await takeBack(payroll, [id]))).toHaveLength(1);
    await rows(`update user_account set employee_id = null where org_code = 'demo' and email = 'hr@demo.example'`);
    const probe = await startProbe(server, admin, employeeId, 'Leaver');
    await probe.may({ ELECTRONIC_FUND_TRANSFER: WHOLE });
    expect(problems(await mark(probe.ask, { settlementIds: [id] }))).toEqual(['Somebody else settles your own leaving.']);
    expect(problems(await mark(probe.ask))).toHaveLength(1);
    expect((await settlement()).status).toBe('FINAL');
  });
});
