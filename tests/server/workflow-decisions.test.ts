/** Decisions by steps: what they count for, who brings them back, and what they leave alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Row = { id: string; version: number; status: string };
type Changed = { a: { changeSet: string; message: string; row: Row } };

let server: DemoServer;
const asks = new Map<string, Client>();
const ids = new Map<string, string>();
const today = todayIn('Asia/Kolkata', new Date());
const ESS = 'employee-self-service';

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const add = (who: string, type: string, input: object) => asks.get(who)!<Changed>(ESS, `mutation ($input: ${type}Input!) { a: add${type}(input: $input) { changeSet row { id version status } } }`, { input });
const change = (who: string, type: string, { id, version }: Pick<Row, 'id' | 'version'>, input: object) =>
  asks.get(who)!<Changed>(ESS, `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { a: update${type}(id: $id, version: $version, input: $input) { changeSet message row { id version status } } }`, { id, version, input });
const undo = (who: string, id: string) => asks.get(who)!<{ a: { changeSet: string } }>(ESS, 'mutation ($id: ID!) { a: undoChangeSet(id: $id) { changeSet } }', { id });
const flow = async (module: string, steps: readonly object[]): Promise<void> => {
  dataOf(await asks.get('hr')!('dynamic-form-builder', 'mutation ($input: WorkflowInput!) { a: addWorkflow(input: $input) { row { id } } }', { input: { name: `Flow of ${module}`, module, isDefault: true, steps } }));
};

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['hr', 'payroll', 'manager', 'employee']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id::text as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
  await flow('LOP_RECOVERY', [{ approver: 'MANAGERS_MANAGER' }, { approver: 'EMPLOYEE', employeeId: ids.get('hr') }]);
  await flow('CLAIM', [{ approver: 'MANAGERS_MANAGER' }, { approver: 'EMPLOYEE', employeeId: ids.get('payroll') }]);
});
afterAll(() => server.stop());

const taxi = async (amount: string): Promise<Row> => {
  const [local] = await rows<{ id: string }>(`select id::text as id from expense_type where org_code = 'demo' and code = 'LOCAL'`);
  return dataOf(await add('employee', 'ClaimRequest', { employeeId: ids.get('employee'), purpose: 'Taxi to the plant', expenses: [{ spentOn: addDays(today, -1), expenseTypeId: local!.id, amount }] })).a.row;
};

describe('whoever approves a step that is not the last', () => {
  const GOES_ON = 'Your approval counts. Now it waits for Priya Menon: step 2 of 2 of “Flow of CLAIM”.';

  it('hears that it counts and who decides next, in a form and in a grid', async () => {
    const made = await taxi('70');
    const { message, row } = dataOf(await change('manager', 'ClaimRequest', made, { status: 'APPROVED' })).a;
    expect(message).toBe(GOES_ON);
    expect(dataOf(await change('payroll', 'ClaimRequest', row, { status: 'APPROVED' })).a.message).toBe('');
    const update = (updates: readonly Row[]) =>
      asks.get('manager')!<{ a: { message: string } }>('batch-processing', 'mutation ($updates: [RecordUpdateInput!]!) { a: updateRecords(type: "ClaimRequest", updates: $updates, by: CELLS) { message changed } }', { updates: updates.map(({ id, version }) => ({ id, version, values: { status: 'APPROVED' } })) });
    expect(dataOf(await update([await taxi('71')])).a.message).toBe(GOES_ON);
    expect(dataOf(await update([await taxi('72'), await taxi('73')])).a.message).toBe('2 approvals count and go on to their next step.');
    expect(dataOf(await change('employee', 'ClaimRequest', await taxi('74'), { purpose: 'Taxi to the mill' })).a.message).toBe('');
  });

  it('hears it of many at once, when they are done', async () => {
    const made = [await taxi('75'), await taxi('76')];
    type Job = { job: { id: string; state: string; changed: number; message: string } };
    const input = { type: 'ClaimRequest', form: 'TEAM_CLAIM_REQUEST', filter: { ids: made.map(({ id }) => id) }, values: { status: 'APPROVED' } };
    let { job } = dataOf(await asks.get('manager')!<{ a: Job }>('batch-processing', 'mutation ($input: BulkEditInput!) { a: startBulkEdit(input: $input) { job { id state changed message } } }', { input })).a;
    for (let tries = 0; tries < 100 && job.state !== 'DONE'; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      job = dataOf(await asks.get('manager')!<{ a: Job }>('batch-processing', 'query ($id: ID!) { a: bulkEdit(id: $id) { job { id state changed message } } }', { id: job.id })).a.job;
    }
    expect(job).toMatchObject({ state: 'DONE', changed: 2, message: '2 approvals count and go on to their next step.' });
  });

  it('stands in the history of the request with the step, and what was remarked', async () => {
    const made = await taxi('77');
    dataOf(await asks.get('manager')!('dynamic-form-builder', 'mutation ($requests: [ApprovalAsked!]!) { decideApprovals(requests: $requests, decision: APPROVED, remarks: "By the receipt") { results { isDone } } }', { requests: [{ kind: 'CLAIM', id: made.id, version: made.version }] }));
    const [now] = await rows<Row>(`select id::text, version, status from claim_request where org_code = 'demo' and id = ${made.id}`);
    const { changeSet } = dataOf(await change('payroll', 'ClaimRequest', now!, { status: 'REJECTED' })).a;
    dataOf(await undo('payroll', changeSet));
    type Entry = { by: string; reason: string | null; step: { decision: string; step: number; steps: number; workflow: string } | null; fields: { field: string }[] };
    const { h } = dataOf(await asks.get('employee')!<{ h: { rows: Entry[] } }>(ESS, 'query ($id: ID!) { h: claimRequestHistory(id: $id) { rows { by reason step { decision step steps workflow } fields { field } } } }', { id: made.id }));
    expect(h.rows.map(({ step }) => step)).toEqual([null, { decision: 'REJECTED', step: 2, steps: 2, workflow: 'Flow of CLAIM' }, { decision: 'APPROVED', step: 1, steps: 2, workflow: 'Flow of CLAIM' }, null]);
    expect(h.rows[2]).toMatchObject({ by: 'Arjun Reddy', reason: 'By the receipt', fields: [] });
    expect(h.rows[1]!.fields.map(({ field }) => field)).toEqual(['status']);
  });
});

describe('a step that is decided', () => {
  it('gives nothing back yet: only the last approval says with which pay', async () => {
    const { d } = dataOf(await asks.get('employee')!<{ d: { days: { day: string; isAsked: boolean }[] } }>(ESS, '{ d: lopDays { days { day isAsked } } }'));
    const made = dataOf(await add('employee', 'LopRecovery', { employeeId: ids.get('employee'), lopDate: d.days.find(({ isAsked }) => !isAsked)!.day, reason: 'Doctor’s note' })).a.row;
    const paidIn = async () => (await rows<{ paidIn: string | null }>(`select paid_in_id::text as "paidIn" from lop_recovery where org_code = 'demo' and id = ${made.id}`))[0]!.paidIn;
    const between = dataOf(await change('manager', 'LopRecovery', made, { status: 'APPROVED' })).a.row;
    expect(between.status).toBe('PENDING');
    expect(await paidIn()).toBeNull();
    expect(dataOf(await change('hr', 'LopRecovery', between, { status: 'APPROVED' })).a.row.status).toBe('APPROVED');
    expect(await paidIn()).not.toBeNull();
  });

  it('and was taken back, is not brought back by who asks', async () => {
    const made = await taxi('91.50');
    const { changeSet } = dataOf(await change('manager', 'ClaimRequest', made, { status: 'APPROVED' })).a;
    const back = dataOf(await undo('manager', changeSet)).a.changeSet;
    expect(refusal(await undo('employee', back))).toBe('OWN_REQUEST');
    dataOf(await undo('manager', back));
    // What they change begins anew, and taking that back is as if they had not.
    const now = (await rows<Row>(`select id::text, version, status from claim_request where org_code = 'demo' and id = ${made.id}`))[0]!;
    const [line] = await rows<{ id: string; type: string }>(`select id::text, expense_type_id::text as type from claim_expense where org_code = 'demo' and claim_request_id = ${made.id}`);
    const edited = dataOf(await change('employee', 'ClaimRequest', now, { expenses: [{ id: line!.id, spentOn: addDays(today, -1), expenseTypeId: line!.type, amount: '99' }] })).a;
    expect(await rows(`select from claim_request where org_code = 'demo' and id = ${made.id} and approval::text like '%"decision"%'`)).toEqual([]);
    dataOf(await undo('employee', edited.changeSet));
    expect(await rows(`select from claim_request where org_code = 'demo' and id = ${made.id} and approval::text like '%"decision"%'`)).toHaveLength(1);
  });

  it('stands where the same lines are sent again with the next decision', async () => {
    const made = await taxi('92.50');
    const between = dataOf(await change('manager', 'ClaimRequest', made, { status: 'APPROVED' })).a.row;
    const [line] = await rows<{ id: string; type: string }>(`select id::text, expense_type_id::text as type from claim_expense where org_code = 'demo' and claim_request_id = ${made.id}`);
    const same = { id: line!.id, spentOn: addDays(today, -1), expenseTypeId: line!.type, amount: '92.5', receipt: null, description: null, currency: null, converted: null };
    expect(dataOf(await change('payroll', 'ClaimRequest', between, { status: 'APPROVED', expenses: [same] })).a.row.status).toBe('APPROVED');
  });
});
