/** Pay cycles of some months, looked at and added at once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let payroll: Client;
let other: Client;
beforeAll(async () => {
  server = await startDemoServer();
  payroll = clientOf(server, await server.signIn('payroll@demo.example'));
  other = clientOf(server, await server.signIn('admin@other.example'));
});
afterAll(() => server.stop());

type Cycle = { name: string; fromDate: string; toDate: string; payDate: string; taken: string | null };
const variables = { frequency: 'MONTHLY', months: 3, rule: 'LAST_DAY', payDay: 25, shift: 'BEFORE' };
const types = '$frequency: CycleFrequency!, $firstDay: LocalDateTYPE, $months: Int!, $rule: PayDayRule!, $payDay: Int!, $shift: PayDayShift!';
const given = 'frequency: $frequency, firstDay: $firstDay, months: $months, rule: $rule, payDay: $payDay, shift: $shift';
const preview = (client: Client, more: object = {}) => client<{ a: { firstDay: string; cycles: Cycle[] } }>('payroll-admin', `query (${types.replace('TYPE', '')}) { a: previewPayrollCycles(${given}) { firstDay cycles { name fromDate toDate payDate taken } } }`, { ...variables, ...more });
const generate = (client: Client, picked: readonly string[], more: object) => client<{ a: { added: number; changeSet: string | null } }>('payroll-admin', `mutation (${types.replace('TYPE', '!')}, $picked: [String!]!) { a: generatePayrollCycles(${given}, picked: $picked) { added changeSet } }`, { ...variables, ...more, picked });
const rows = <Row extends object>(org: string, text: string): Promise<Row[]> => withOrg(server.db, org, (tx) => tx.query<Row>(text));

it('begin after the last one that is there, else with this month', async () => {
  const [last] = await rows<{ next: string }>('demo', `select (max(to_date) + 1)::text as next from payroll_cycle where org_code = 'demo'`);
  expect(dataOf(await preview(payroll)).a.firstDay).toBe(last!.next);
  expect(dataOf(await preview(other)).a.firstDay).toMatch(/-01$/);
});

it('are added as they were shown, and go with one undo; what has days of another is not', async () => {
  const firstDay = '2031-01-01';
  await rows('other', `insert into holiday (org_code, id, name, date, kind, created_by, updated_by) values ('other', 7001, 'Founding day', '2031-01-31', 'MANDATORY', 't', 't')`);
  const { cycles } = dataOf(await preview(other, { firstDay })).a;
  expect(cycles.map(({ name, payDate, taken }) => [name, payDate, taken])).toEqual([['2031-01', '2031-01-30', null], ['2031-02', '2031-02-28', null], ['2031-03', '2031-03-31', null]]);
  expect(dataOf(await generate(other, ['2031-01'], { firstDay })).a.added).toBe(1);
  const { added, changeSet } = dataOf(await generate(other, ['2031-01', '2031-02', '2031-03', '2031-04'], { firstDay })).a;
  expect(added).toBe(2);
  expect(await rows('other', `select name, from_date::text as from, to_date::text as to, pay_date::text as paid, status from payroll_cycle where org_code = 'other' order by from_date`)).toEqual([
    { name: '2031-01', from: '2031-01-01', to: '2031-01-31', paid: '2031-01-30', status: 'OPEN' },
    { name: '2031-02', from: '2031-02-01', to: '2031-02-28', paid: '2031-02-28', status: 'OPEN' },
    { name: '2031-03', from: '2031-03-01', to: '2031-03-31', paid: '2031-03-31', status: 'OPEN' },
  ]);
  expect(dataOf(await preview(other, { firstDay: '2031-01-15', months: 3 })).a.cycles.map(({ taken }) => taken)).toEqual(['2031-01', '2031-02', '2031-03']);
  expect(dataOf(await preview(payroll, { firstDay })).a.cycles.map(({ taken }) => taken)).toEqual([null, null, null]);
  dataOf(await other('payroll-admin', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet }));
  expect(await rows('other', `select name from payroll_cycle where org_code = 'other'`)).toEqual([{ name: '2031-01' }]);
});

it('are none where they cannot begin, and for nobody without the right', async () => {
  expect(dataOf(await preview(other, { firstDay: '2031-01-31' })).a.cycles).toEqual([]);
  expect(dataOf(await generate(other, ['2031-02'], { firstDay: '2031-01-31' })).a).toEqual({ added: 0, changeSet: null });
  expect((await preview(other, { months: 25 })).errors).toHaveLength(1);
  const employee = clientOf(server, await server.signIn('employee@demo.example'));
  expect((await preview(employee)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});
