/** What acts and rules alone write, whoever sends it: sums, hours, days and stages that stand in records to be read. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Row = { id: string; version: number; total?: string; hours?: string };

let server: DemoServer;
let employee: Client;
let own: string;
const today = todayIn('Asia/Kolkata', new Date());
const ESS = 'employee-self-service';

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));

beforeAll(async () => {
  server = await startDemoServer();
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  own = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
});
afterAll(() => server.stop());

const claim = async (amount: string): Promise<Row> => {
  const [local] = await rows<{ id: string }>(`select id::text as id from expense_type where org_code = 'demo' and code = 'LOCAL'`);
  const input = { employeeId: own, purpose: 'Taxi', total: '99999', currency: 'USD', expenses: [{ spentOn: today, expenseTypeId: local!.id, amount }] };
  return dataOf(await employee<{ a: { row: Row } }>(ESS, 'mutation ($input: ClaimRequestInput!) { a: addClaimRequest(input: $input) { row { id version total currency } } }', { input })).a.row;
};

it('a claim comes to its lines, whatever is sent as its total, by form, cells and changes of many', async () => {
  const made = await claim('91.5');
  expect(made).toMatchObject({ total: '91.5', currency: 'INR' });
  const sent = dataOf(await employee<{ a: { row: Row } }>(ESS, `mutation { a: updateClaimRequest(id: "${made.id}", version: 1, input: { total: "99999", currency: "USD", purpose: "Taxi home" }) { row { id version total currency } } }`)).a.row;
  expect(sent).toMatchObject({ total: '91.5', currency: 'INR' });
  dataOf(await employee('batch-processing', 'mutation ($updates: [RecordUpdateInput!]!) { a: updateRecords(type: "ClaimRequest", updates: $updates, by: CELLS) { changed } }', { updates: [{ id: made.id, version: sent.version, values: { total: '99999' } }] }));
  const started = await employee('batch-processing', 'mutation ($input: BulkEditInput!) { a: startBulkEdit(input: $input) { job { id } } }', { input: { type: 'ClaimRequest', form: 'SELF_CLAIM_REQUEST', filter: { ids: [made.id] }, values: { total: '99999' } } });
  expect(started.errors[0]?.extensions.errorCode).toBe('NO_CHANGES');
  expect(await rows(`select trim_scale(total)::text as total, currency from claim_request where org_code = 'demo' and id = ${made.id}`)).toEqual([{ total: '91.5', currency: 'INR' }]);
});

it('a week has the hours of its lines', async () => {
  const [looms] = await rows<{ id: string }>(`select id::text as id from project where org_code = 'demo' and code = 'P-101'`);
  const made = dataOf(await employee<{ a: { row: Row } }>(ESS, 'mutation ($input: TimesheetInput!) { a: addTimesheet(input: $input) { row { id version hours } } }', { input: { employeeId: own, weekOf: addDays(today, -63), lines: [{ projectId: looms!.id, monday: '4' }] } })).a.row;
  const { row } = dataOf(await employee<{ a: { row: Row } }>(ESS, `mutation { a: updateTimesheet(id: "${made.id}", version: 1, input: { hours: "40", note: "All of it" }) { row { id version hours } } }`)).a;
  expect(row.hours).toBe('4');
});
