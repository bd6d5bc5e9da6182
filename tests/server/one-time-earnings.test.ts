/** What employees are paid once, and what is asked back of those who leave within the commitment period. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, firstOfMonth, lastOfMonth, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let payroll: Client;
let hr: Client;
let admin: Client;
const PAY = 'payroll-admin';
const EXIT = 'exit-management';
const today = todayIn('Asia/Kolkata', new Date());
const lastMonth = lastOfMonth(addMonths(firstOfMonth(today), -1));

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const idOf = async (table: string, where: string): Promise<string> => (await rows<{ id: string }>(`select id::text from ${table} where org_code = 'demo' and ${where}`))[0]!.id;
const person = (number: string) => idOf('employee', `employee_number = '${number}'`);
const kind = (title: string) => idOf('adhoc_allowance', `title = '${title}'`);
const problems = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.validationError ?? [];
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;

type Earning = { id: string; version: number; name: string; amount: string; payoutDate: string; status: string; commitmentMonths: number | null; commitmentFrom: string | null; commitmentUntil: string | null };
type Wrote<Row> = { a: { changeSet: string; row: Row } };
const FIELDS = 'id version name amount payoutDate status commitmentMonths commitmentFrom commitmentUntil';
const give = async (by: Client, number: string, title: string, more: object = {}) => by<Wrote<Earning>>(PAY, `mutation ($input: OneTimeEarningInput!) { a: addOneTimeEarning(input: $input) { changeSet row { ${FIELDS} } } }`, { input: { employeeId: await person(number), kindId: await kind(title), ...more } });
const change = (by: Client, { id, version }: { id: string; version: number }, input: object) => by<Wrote<Earning>>(PAY, `mutation ($id: ID!, $version: Int!, $input: OneTimeEarningPatch!) { a: updateOneTimeEarning(id: $id, version: $version, input: $input) { changeSet row { ${FIELDS} } } }`, { id, version, input });
const undo = (by: Client, endpoint: string, id: string) => by(endpoint, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(`${name}@demo.example`));
  [payroll, hr, admin] = await Promise.all([signedIn('payroll'), signedIn('hr'), signedIn('admin')]);
});
afterAll(() => server.stop());

describe('a one-time earning', () => {
  it('is what its kind says: amount, next pay date, name and commitment', async () => {
    const { row } = dataOf(await give(payroll, '1052', 'Relocation allowance')).a;
    expect(row).toMatchObject({ name: 'Relocation', amount: '60000', status: 'PENDING', payoutDate: lastOfMonth(today), commitmentMonths: 12, commitmentFrom: row.payoutDate, commitmentUntil: addDays(addMonths(row.payoutDate, 12), -1) });
    const moved = dataOf(await change(payroll, row, { payoutDate: addDays(row.payoutDate, 10), commitmentUntil: '2099-01-01' })).a.row;
    expect(moved.commitmentUntil).toBe(addDays(addMonths(moved.payoutDate, 12), -1));
  });

  it('has another amount only where the kind may be overridden', async () => {
    expect(problems(await give(payroll, '1053', 'Relocation allowance', { amount: '70000' }))).toEqual([{ field: 'amount', message: 'Relocation is the same for everybody: ₹60,000. Leave the amount empty, or let the kind be overridden at employee level.' }]);
    expect(dataOf(await give(payroll, '1053', 'Joining bonus', { amount: '70000' })).a.row.amount).toBe('70000');
  });

  it('by a formula goes by the salary of that day, and says which part of it is missing where there is none', async () => {
    const [october, november] = [10, 11].map((month) => `${today.slice(0, 4)}-${month}-30`).map((day) => (day > today ? day : addMonths(day, 12)));
    const [basic] = await rows<{ monthly: string }>(
      `select f ->> 'monthly' as monthly from employee_salary s join employee e on e.org_code = s.org_code and e.id = s.employee_id, jsonb_array_elements(s.structure -> 'salaryStructure' -> 'allowances') f
       where s.org_code = 'demo' and e.employee_number = '1028' and s.is_present and f ->> 'code' = 'BASIC'`,
    );
    expect(dataOf(await give(payroll, '1028', 'Festival bonus', { payoutDate: october })).a.row.amount).toBe(String(Math.min(20_000, Number(basic!.monthly))));
    const [newcomer] = await rows<{ number: string; name: string }>(
      `select e.employee_number as number, e.name from employee e where e.org_code = 'demo' and e.status = 'ACTIVE' and not exists (select from employee_salary s where s.org_code = e.org_code and s.employee_id = e.id) order by e.id limit 1`,
    );
    const refused = async () => problems(await give(payroll, newcomer!.number, 'Festival bonus', { payoutDate: october })).map(({ field, message }) => `${field}: ${message}`);
    expect(await refused()).toEqual([`amount: Festival bonus is reckoned from BASIC, and ${newcomer!.name} has no salary that tells it for this day. Enter an amount, or add the salary first.`]);
    await rows(`update adhoc_allowance set override_at_employee_level = false where org_code = 'demo' and title = 'Festival bonus'`);
    expect(await refused()).toEqual([`amount: Festival bonus is reckoned from BASIC, and ${newcomer!.name} has no salary that tells it for this day. Add the salary first.`]);
    await rows(`update adhoc_allowance set custom_formula = '500 * (yearsOfService + 1)', auto_approval = true where org_code = 'demo' and title = 'Festival bonus'`);
    const { row } = dataOf(await give(payroll, '1028', 'Festival bonus', { payoutDate: november })).a;
    expect(row.status).toBe('APPROVED');
    expect(Number(row.amount) % 500).toBe(0);
    const [told] = await rows<{ kind: string; words: { earning: string } }>(`select n.kind, n.words from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = 'employee@demo.example' order by n.id desc limit 1`);
    expect(told).toMatchObject({ kind: 'earningApproved', words: { earning: 'Festival bonus' } });
  });

  it('comes to the coins of the currency of payroll, be they none or three', async () => {
    await rows(`update adhoc_allowance set custom_formula = 'yearsOfService * 0 + 100 / 7', auto_approval = false where org_code = 'demo' and title = 'Festival bonus'`);
    const october = `${Number(today.slice(0, 4)) + 2}-10-31`;
    for (const [currency, number, amount] of [['JPY', '1034', '14'], ['KWD', '1035', '14.286']] as const) {
      await rows(`update payroll_general_setting set currency = '${currency}', round_off = 'NONE' where org_code = 'demo'`);
      expect(dataOf(await give(payroll, number, 'Festival bonus', { payoutDate: october })).a.row.amount, currency).toBe(amount);
    }
    await rows(`update payroll_general_setting set currency = 'INR', round_off = 'NEAREST' where org_code = 'demo'`);
    await rows(`update adhoc_allowance set custom_formula = '500 * (yearsOfService + 1)', auto_approval = true where org_code = 'demo' and title = 'Festival bonus'`);
  });

  it('is paid in the months of its kind, not before its time, and in no finalized cycle unless it was paid then', async () => {
    const july = `${Number(today.slice(0, 4)) + 1}-07-31`;
    expect(problems(await give(payroll, '1031', 'Festival bonus', { payoutDate: july }))).toMatchObject([{ field: 'payoutDate', message: 'Festival bonus is paid in these months only: October and November.' }]);
    expect(problems(await give(payroll, '1060', 'Joining bonus', { payoutDate: '2020-01-31' }))).toMatchObject([{ field: 'payoutDate' }]);
    expect(problems(await give(payroll, '1060', 'Referral reward'))).toMatchObject([{ field: 'payoutDate', message: expect.stringContaining('no confirmation date') }]);
    expect(problems(await give(payroll, '1052', 'Referral reward', { payoutDate: lastMonth }))).toMatchObject([{ field: 'payoutDate', message: expect.stringContaining('is finalized') }]);
    expect(problems(await give(payroll, '1052', 'Referral reward', { payoutDate: addDays(today, 40), status: 'PAID' }))).toMatchObject([{ field: 'payoutDate' }]);
    expect(dataOf(await give(payroll, '1052', 'Referral reward', { payoutDate: lastMonth, status: 'PAID' })).a.row.status).toBe('PAID');
  });

  it('is not approved for a pay cycle that was finalized while it waited, nor brought back for one', async () => {
    const [cycle] = await rows<{ id: string; day: string }>(`select id::text, to_date::text as day from payroll_cycle where org_code = 'demo' and status = 'OPEN' order by from_date limit 1`);
    const waits = dataOf(await give(payroll, '1034', 'Joining bonus', { amount: '7000', payoutDate: cycle!.day })).a.row;
    const asked = dataOf(await give(payroll, '1035', 'Joining bonus', { amount: '7000', payoutDate: cycle!.day })).a.row;
    const approved = dataOf(await change(admin, asked, { status: 'APPROVED' })).a.row;
    const { changeSet } = dataOf(await change(admin, approved, { status: 'CANCELLED' })).a;
    await rows(`update payroll_cycle set status = 'FINALIZED' where org_code = 'demo' and id = ${cycle!.id}`);
    expect(problems(await change(admin, waits, { status: 'APPROVED' }))).toMatchObject([{ field: 'payoutDate', message: expect.stringContaining('is finalized') }]);
    expect((await undo(admin, PAY, changeSet)).errors).toHaveLength(1);
    expect(dataOf(await change(admin, waits, { status: 'REJECTED' })).a.row.status).toBe('REJECTED');
    await rows(`update payroll_cycle set status = 'OPEN' where org_code = 'demo' and id = ${cycle!.id}`);
  });

  it('is given once a day, and stays once it is decided or paid', async () => {
    expect(problems(await give(payroll, '1052', 'Referral reward', { payoutDate: lastMonth, status: 'PAID' }))).toMatchObject([{ field: 'payoutDate', message: expect.stringContaining('on this day already') }]);
    const { row } = dataOf(await give(payroll, '1053', 'Referral reward')).a;
    const approved = dataOf(await change(payroll, row, { status: 'APPROVED' })).a.row;
    expect(problems(await change(payroll, approved, { kindId: await kind('Joining bonus') }))).toMatchObject([{ field: 'kindId' }]);
    await rows(`update one_time_earning set payout_date = '${today}' where org_code = 'demo' and id = ${approved.id}`);
    const paid = dataOf(await change(payroll, approved, { status: 'PAID' })).a.row;
    expect(code(await change(payroll, paid, { payoutDate: addDays(today, 60) }))).toBe('STATUS_MOVED_ON');
    expect(code(await payroll(PAY, 'mutation ($ids: [ID!]!) { deleteOneTimeEarnings(ids: $ids) { deleted } }', { ids: [paid.id] }))).toBe('STATUS_MOVED_ON');
  });

  it('is nobody’s own to approve, of a kind that approves itself neither, and nobody’s to see without the right', async () => {
    const { row } = dataOf(await give(payroll, '1008', 'Festival bonus', { payoutDate: `${Number(today.slice(0, 4)) + 1}-10-31` })).a;
    expect(row.status).toBe('PENDING');
    expect(code(await change(payroll, row, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    expect(dataOf(await change(admin, row, { status: 'APPROVED' })).a.row.status).toBe('APPROVED');
    expect(code(await give(hr, '1052', 'Referral reward'))).toMatch(/^_DB01/);
  });

  it('is given to several at once, or to none of them, and goes back with one undo', async () => {
    type Ahead = { p: { totalRecords: number; rows: { employeeId: string; employeeNumber: string; amount: string | null; isApproved: boolean; problem: string | null }[] } };
    const weaving = await idOf('department', `code = 'WEV'`);
    const preview = async (title: string) => dataOf(await payroll<Ahead>(PAY, 'query ($kindId: ID!, $departmentId: ID) { p: previewOneTimeEarnings(kindId: $kindId, departmentId: $departmentId) { totalRecords rows { employeeId employeeNumber amount isApproved problem } } }', { kindId: await kind(title), departmentId: weaving })).p;
    const { rows: people, totalRecords } = await preview('Referral reward');
    expect(totalRecords).toBe(people.length);
    expect(people.find(({ employeeNumber }) => employeeNumber === '1030')).toMatchObject({ amount: null, problem: expect.stringContaining('no confirmation date') });
    const able = people.filter(({ problem }) => problem === null);
    expect(able.length).toBeGreaterThan(3);
    expect(new Set(able.map(({ amount }) => amount))).toEqual(new Set(['15000']));
    const give = async (by: Client, ids: readonly string[]) => by<{ g: { added: number; changeSet: string } }>(PAY, 'mutation ($kindId: ID!, $ids: [ID!]!) { g: giveOneTimeEarnings(kindId: $kindId, employeeIds: $ids) { added changeSet } }', { kindId: await kind('Referral reward'), ids });
    const count = async () => (await rows<{ n: number }>(`select count(*)::int as n from one_time_earning where org_code = 'demo'`))[0]!.n;
    const before = await count();
    expect(problems(await give(payroll, people.map(({ employeeId }) => employeeId)))).toMatchObject([{ field: 'payoutDate' }]);
    expect(await count()).toBe(before);
    expect(code(await give(hr, able.map(({ employeeId }) => employeeId)))).toMatch(/^_DB01/);
    const given = dataOf(await give(payroll, able.map(({ employeeId }) => employeeId))).g;
    expect([given.added, await count()]).toEqual([able.length, before + able.length]);
    expect((await preview('Referral reward')).rows.filter(({ problem }) => problem === null)).toEqual([]);
    dataOf(await undo(payroll, PAY, given.changeSet));
    expect(await count()).toBe(before);
  });

  it('is paid with its pay cycle when that is finalized', async () => {
    const [cycle] = await rows<{ id: string; version: number }>(`insert into payroll_cycle (org_code, id, name, from_date, to_date, pay_date, created_by, updated_by) values ('demo', 9001, '2031-05', '2031-05-01', '2031-05-31', '2031-05-31', 'T', 'T') returning id::text, version`);
    const { row } = dataOf(await give(payroll, '1037', 'Relocation allowance', { payoutDate: '2031-05-31', status: 'APPROVED' })).a;
    dataOf(await payroll(PAY, 'mutation ($id: ID!, $version: Int!) { updatePayrollCycle(id: $id, version: $version, input: { status: FINALIZED }) { changeSet } }', cycle));
    expect(await rows(`select status from one_time_earning where org_code = 'demo' and id = ${row.id}`)).toEqual([{ status: 'PAID' }]);
    await rows(`delete from one_time_earning where org_code = 'demo' and id = ${row.id}`);
    await rows(`delete from payroll_cycle where org_code = 'demo' and id = 9001`);
  });
});

describe('a clawback', () => {
  type Back = { id: string; version: number; status: string; amount: string; proposedAmount: string | null; clawbackAmount: string | null; lastWorkingDay: string };
  const held = (number: string) => rows<Back>(`select c.id::text, c.version, c.status, trim_scale(c.amount)::text as amount, trim_scale(c.proposed_amount)::text as "proposedAmount", trim_scale(c.clawback_amount)::text as "clawbackAmount", c.last_working_day::text as "lastWorkingDay" from clawback c join employee e on e.org_code = c.org_code and e.id = c.employee_id where c.org_code = 'demo' and e.employee_number = '${number}' order by c.id`);
  const leave = async (by: Client, number: string, last: string, status = 'APPROVED') => dataOf(await by<Wrote<{ id: string; version: number }>>(EXIT, 'mutation ($input: ExitInput!) { a: addExit(input: $input) { changeSet row { id version } } }', { input: { employeeId: await person(number), noticeDate: addDays(today, -5), lastWorkingDay: last, reason: 'Another post', status } })).a;
  const changeExit = (by: Client, { id, version }: { id: string; version: number }, input: object) => by<Wrote<{ id: string; version: number }>>(EXIT, 'mutation ($id: ID!, $version: Int!, $input: ExitPatch!) { a: updateExit(id: $id, version: $version, input: $input) { changeSet row { id version } } }', { id, version, input });
  const decide = (by: Client, { id, version }: { id: string; version: number }, input: object) => by(PAY, 'mutation ($id: ID!, $version: Int!, $input: ClawbackPatch!) { a: updateClawback(id: $id, version: $version, input: $input) { changeSet row { status clawbackAmount amount } } }', { id, version, input });

  it('is proposed when somebody’s exit is approved within the commitment, follows its last day, and goes with it', async () => {
    const payoutDate = lastOfMonth(addMonths(firstOfMonth(today), -4));
    dataOf(await give(payroll, '1037', 'Joining bonus', { amount: '48000', payoutDate, status: 'PAID' }));
    const exit = await leave(hr, '1037', addDays(addMonths(payoutDate, 6), -1), 'PENDING');
    expect(await held('1037')).toEqual([]);
    const approved = dataOf(await changeExit(hr, exit.row, { status: 'APPROVED' })).a;
    expect(await held('1037')).toMatchObject([{ status: 'PROPOSED', amount: '48000', proposedAmount: '36000', clawbackAmount: '36000' }]);
    expect(await rows(`select entity, kind from change where org_code = 'demo' and change_set_id = ${approved.changeSet} order by entity`)).toEqual([{ entity: 'Clawback', kind: 'ADD' }, { entity: 'Exit', kind: 'UPDATE' }]);
    expect(await rows(`select u.email from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and n.kind = 'clawbackProposed' order by 1`)).toEqual([{ email: 'admin@demo.example' }, { email: 'payroll@demo.example' }]);
    const later = dataOf(await changeExit(hr, approved.row, { lastWorkingDay: addDays(addMonths(payoutDate, 12), -1) })).a;
    expect(await held('1037')).toMatchObject([{ status: 'PROPOSED', proposedAmount: '24000' }]);
    dataOf(await undo(hr, EXIT, later.changeSet));
    expect(await held('1037')).toMatchObject([{ status: 'PROPOSED', proposedAmount: '36000' }]);
    const { version } = (await rows<{ version: number }>(`select version from exit where org_code = 'demo' and id = ${exit.row.id}`))[0]!;
    const cancelled = dataOf(await changeExit(hr, { id: exit.row.id, version }, { status: 'CANCELLED' })).a;
    expect(await held('1037')).toEqual([]);
    expect(await rows(`select from notification where org_code = 'demo' and kind = 'clawbackProposed'`)).toEqual([]);
    dataOf(await undo(hr, EXIT, cancelled.changeSet));
    expect(await held('1037')).toMatchObject([{ status: 'PROPOSED' }]);
  });

  it('is confirmed, changed with a reason or waived by payroll, who cannot change what it is reckoned from', async () => {
    const [one] = await held('1037');
    expect(problems(await decide(payroll, one!, { status: 'WAIVED' }))).toMatchObject([{ field: 'reason' }]);
    expect(problems(await decide(payroll, one!, { clawbackAmount: '48001', reason: 'All of it' }))).toMatchObject([{ field: 'clawbackAmount', message: 'At most what was paid is asked back: ₹48,000.' }]);
    expect(problems(await decide(payroll, one!, { clawbackAmount: '20000', status: 'CONFIRMED' }))).toMatchObject([{ field: 'reason' }]);
    expect(dataOf(await decide(payroll, one!, { clawbackAmount: '20000', status: 'CONFIRMED', reason: 'Agreed', amount: '1' })).a).toMatchObject({ row: { status: 'CONFIRMED', clawbackAmount: '20000', amount: '48000' } });
    expect((await decide(hr, (await held('1037'))[0]!, { status: 'WAIVED', reason: 'Friend' })).errors).toHaveLength(1);
  });

  it('that was decided is withdrawn when the exit is, and waits again when the exit changes', async () => {
    const [exit] = await rows<{ id: string; version: number; last: string }>(`select x.id::text, x.version, x.last_working_day::text as last from exit x join employee e on e.org_code = x.org_code and e.id = x.employee_id where x.org_code = 'demo' and e.employee_number = '1037'`);
    const moved = dataOf(await changeExit(hr, exit!, { lastWorkingDay: addDays(exit!.last, 40) })).a.row;
    expect(await held('1037')).toMatchObject([{ status: 'PROPOSED', proposedAmount: '34000' }]);
    dataOf(await decide(payroll, (await held('1037'))[0]!, { status: 'CONFIRMED' }));
    dataOf(await changeExit(hr, moved, { status: 'CANCELLED' }));
    const [withdrawn] = await held('1037');
    expect(withdrawn).toMatchObject({ status: 'WITHDRAWN' });
    expect(code(await decide(payroll, withdrawn!, { clawbackAmount: '1', reason: 'Late' }))).toBe('STATUS_MOVED_ON');
    expect((await hr(EXIT, 'mutation ($ids: [ID!]!) { deleteExits(ids: $ids) { deleted } }', { ids: [exit!.id] })).errors).toHaveLength(1);
  });

  it('follows an earning that is paid to somebody who leaves already, goes back with it, and dies with its exit', async () => {
    const exit = await leave(hr, '1053', addDays(today, 20));
    const payoutDate = lastOfMonth(addMonths(firstOfMonth(today), -2));
    const given = dataOf(await give(payroll, '1053', 'Relocation allowance', { payoutDate, status: 'PAID' })).a;
    expect(await held('1053')).toMatchObject([{ status: 'PROPOSED', proposedAmount: '60000' }]);
    dataOf(await undo(payroll, PAY, given.changeSet));
    expect(await held('1053')).toEqual([]);
    dataOf(await give(payroll, '1053', 'Relocation allowance', { payoutDate, status: 'PAID' }));
    dataOf(await hr(EXIT, 'mutation ($ids: [ID!]!) { deleteExits(ids: $ids) { deleted } }', { ids: [exit.row.id] }));
    expect(await held('1053')).toEqual([]);
  });
});
