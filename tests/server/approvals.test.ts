/** What waits for somebody's decision, and workflows that say whose. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Row = { id: string; version: number; status: string };
type Waiting = Row & { kind: string; employeeName: string; left: string | null; awayCount: number; workflow: string | null; step: number | null; steps: number | null; path: string | null };
type Way = { workflow: string | null; waitsFor: string[]; steps: { approver: string; isCurrent: boolean; isNeeded: boolean; decision: string | null; decidedBy: string | null; remarks: string | null }[] };
type Result = { id: string; isDone: boolean; goesOn: boolean; message: string | null; changeSet: string | null };

let server: DemoServer;
const asks = new Map<string, Client>();
const ids = new Map<string, string>();
const today = todayIn('Asia/Kolkata', new Date());
const BUILDER = 'dynamic-form-builder';
const ESS = 'employee-self-service';

const sql = <Found extends object>(text: string): Promise<Found[]> => withOrg(server.db, 'demo', (tx) => tx.query<Found>(text));
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const ask = (who: string): Client => asks.get(who)!;

const waiting = async (who: string, kind?: string): Promise<Waiting[]> =>
  dataOf(await ask(who)<{ a: { rows: Waiting[] } }>(BUILDER, 'query ($kind: RequestKind) { a: listApprovals(kind: $kind, limit: 200) { rows { kind id version employeeName left awayCount workflow step steps path } } }', { kind })).a.rows;
const decide = async (who: string, requests: readonly Pick<Row, 'id' | 'version'>[], decision: string, { kind = 'LEAVE', remarks }: { kind?: string; remarks?: string } = {}): Promise<Result[]> =>
  dataOf(
    await ask(who)<{ a: { results: Result[] } }>(
      BUILDER,
      'mutation ($requests: [ApprovalAsked!]!, $decision: ApprovalDecision!, $remarks: String) { a: decideApprovals(requests: $requests, decision: $decision, remarks: $remarks) { results { id isDone goesOn message changeSet } } }',
      { requests: requests.map(({ id, version }) => ({ kind, id, version })), decision, remarks },
    ),
  ).a.results;
const wayOf = async (who: string, id: string, kind = 'LEAVE') =>
  ask(who)<{ a: Way }>(BUILDER, 'query ($kind: RequestKind!, $id: ID!) { a: readRequestWay(kind: $kind, id: $id) { workflow waitsFor steps { approver isCurrent isNeeded decision decidedBy remarks } } }', { kind, id });
const write = (who: string, type: string, input: Record<string, unknown>, endpoint = ESS) =>
  ask(who)<{ a: { row: Row; changeSet: string } }>(endpoint, `mutation ($input: ${type}Input!) { a: add${type}(input: $input) { changeSet row { id version status } } }`, { input });
const change = (who: string, type: string, { id, version }: Pick<Row, 'id' | 'version'>, input: Record<string, unknown>, endpoint = ESS) =>
  ask(who)<{ a: { row: Row; changeSet: string } }>(endpoint, `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { a: update${type}(id: $id, version: $version, input: $input) { changeSet row { id version status } } }`, { id, version, input });
const statusOf = async (id: string, table = 'leave_request'): Promise<Row> => (await sql<Row>(`select id::text, version, status from ${table} where org_code = 'demo' and id = ${id}`))[0]!;
const bells = (who: string) => sql<{ kind: string; path: string }>(`select n.kind, n.path from notification n join user_account u on u.org_code = 'demo' and u.id = n.user_account_id where n.org_code = 'demo' and u.email = '${who}@demo.example' order by n.created_at`);

let earned: string;
let sick: string;
/** Leave of an employee of the manager's team: long ones are decided twice. */
const leave = async (number: string, from: number, to: number, more: Record<string, unknown> = {}, who = 'hr'): Promise<Row> => {
  const [person] = await sql<{ id: string }>(`select id::text from employee where org_code = 'demo' and employee_number = '${number}'`);
  return dataOf(await write(who, 'LeaveRequest', { employeeId: person!.id, leaveTypeId: sick, fromDate: addDays(today, from), toDate: addDays(today, to), reason: 'Away', ...more })).a.row;
};

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'hr', 'manager', 'employee', 'payroll']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  asks.set('other', clientOf(server, await server.signIn('admin@other.example')));
  for (const { email, id } of await sql<{ email: string; id: string }>(`select email, employee_id::text as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
  for (const { code, id } of await sql<{ code: string; id: string }>(`select code, id::text from leave_type where org_code = 'demo'`)) {
    if (code === 'EL') earned = id;
    if (code === 'SL') sick = id;
  }
});
afterAll(() => server.stop());

describe('what waits for a decision', () => {
  it('is the same as home says, the oldest first, with what one needs to decide', async () => {
    const rows = await waiting('manager');
    const { a } = dataOf(await ask('manager')<{ a: { employeeActions: { action: string; count: number }[] } }>(ESS, '{ a: listEmployeeActions { employeeActions { action count } } }'));
    expect(Map.groupBy(rows, ({ kind }) => kind).size).toBe(a.employeeActions.length);
    expect(rows).toHaveLength(a.employeeActions.reduce((sum, { count }) => sum + count, 0));
    const count = dataOf(await ask('manager')<{ a: { total: number } }>(BUILDER, '{ a: countApprovals { total } }')).a.total;
    expect(count).toBe(rows.length);
    expect(rows.find(({ kind }) => kind === 'LEAVE')).toMatchObject({ left: expect.stringMatching(/^\d/), path: expect.stringMatching(/^\/my-team\/leave-request\?record=\d+$/) });
    expect(await waiting('employee').catch(() => 'refused')).toBe('refused');
  });

  it('is decided several at once, each by itself: what cannot be is told, and the others stand', async () => {
    const rows = (await waiting('manager', 'LEAVE')).filter(({ workflow }) => workflow === null).slice(0, 2);
    const [first, second] = rows as [Waiting, Waiting];
    const results = await decide('manager', [first, { ...second, version: second.version + 7 }], 'REJECTED', { remarks: 'The loom is being moved' });
    expect(results).toEqual([expect.objectContaining({ isDone: true, changeSet: expect.any(String) }), expect.objectContaining({ isDone: false, message: expect.stringContaining('changed') })]);
    expect((await statusOf(first.id)).status).toBe('REJECTED');
    expect((await statusOf(second.id)).status).toBe('PENDING');
    const { a } = dataOf(await ask('manager')<{ a: { rows: { id: string; decision: string; remarks: string; undoable: boolean }[] } }>(BUILDER, '{ a: listDecidedRequests { rows { id decision remarks undoable } } }'));
    expect(a.rows[0]).toEqual({ id: first.id, decision: 'REJECTED', remarks: 'The loom is being moved', undoable: true });
    dataOf(await ask('manager')(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: results[0]!.changeSet! }));
    expect((await statusOf(first.id)).status).toBe('PENDING');
  });

  it('says no to whoever it does not wait for, and to other organisations', async () => {
    const [first] = await waiting('manager', 'LEAVE');
    expect(await decide('other', [first!], 'APPROVED')).toEqual([expect.objectContaining({ isDone: false })]);
    expect(refusal(await wayOf('other', first!.id))).toBe('NOT_FOUND');
    expect(refusal(await ask('employee')(BUILDER, '{ listApprovals { totalRecords } }'))).toBe('_DB0100');
  });
});

describe('a workflow', () => {
  it('asks one after the other, tells whose turn it is, and keeps who decided', async () => {
    const made = await leave('1026', 60, 72);
    expect((await bells('manager')).at(-1)).toMatchObject({ kind: 'requestWaits', path: `/approvals/approval-management?leaveRequest=${made.id}` });
    expect(refusal(await change('hr', 'LeaveRequest', made, { status: 'APPROVED' }))).toBe('WAITS_FOR_OTHERS');
    expect(refusal(await change('admin', 'LeaveRequest', made, { status: 'REJECTED' }))).toBe('WAITS_FOR_OTHERS');
    expect((await waiting('hr', 'LEAVE')).map(({ id }) => id)).not.toContain(made.id);
    const [first] = await decide('manager', [made], 'APPROVED', { remarks: 'Covered' });
    expect(first).toMatchObject({ isDone: true, goesOn: true });
    const between = await statusOf(made.id);
    expect(between).toMatchObject({ status: 'PENDING', version: made.version + 1 });
    expect(dataOf(await wayOf('hr', made.id)).a).toMatchObject({ workflow: 'Long leave', waitsFor: ['Harini Subramaniam'], steps: [{ decision: 'APPROVED', decidedBy: 'Arjun Reddy', remarks: 'Covered', isCurrent: false }, { decision: null, isCurrent: true }] });
    expect(refusal(await change('manager', 'LeaveRequest', between, { status: 'APPROVED' }))).toBe('WAITS_FOR_OTHERS');
    expect(dataOf(await change('hr', 'LeaveRequest', between, { status: 'APPROVED' })).a.row.status).toBe('APPROVED');
  });

  it('is undone step by step, and ends with a rejection', async () => {
    const made = await leave('1032', 80, 92);
    const [first] = await decide('manager', [made], 'APPROVED');
    expect((await waiting('manager', 'LEAVE')).map(({ id }) => id)).not.toContain(made.id);
    dataOf(await ask('manager')(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: first!.changeSet! }));
    expect((await waiting('manager', 'LEAVE')).find(({ id }) => id === made.id)).toMatchObject({ step: 1, steps: 2 });
    const [second] = await decide('manager', [await statusOf(made.id)], 'REJECTED', { remarks: 'Too long' });
    expect(second).toMatchObject({ isDone: true, goesOn: false });
    expect((await statusOf(made.id)).status).toBe('REJECTED');
  });

  it('begins anew where something else is asked for, and asks nobody by name for less', async () => {
    const made = await leave('1025', 100, 112);
    await decide('manager', [made], 'APPROVED');
    const longer = dataOf(await change('hr', 'LeaveRequest', await statusOf(made.id), { toDate: addDays(today, 114) })).a.row;
    expect(dataOf(await wayOf('hr', made.id)).a.steps).toMatchObject([{ decision: null, isCurrent: true }, { decision: null }]);
    const shorter = dataOf(await change('hr', 'LeaveRequest', longer, { toDate: addDays(today, 103) })).a.row;
    expect(dataOf(await wayOf('hr', made.id)).a).toMatchObject({ workflow: null, steps: [] });
    expect(dataOf(await change('manager', 'LeaveRequest', shorter, { status: 'APPROVED' })).a.row.status).toBe('APPROVED');
    // Approved without it, it is not made longer behind its back; who administers leave may.
    expect(refusal(await change('manager', 'LeaveRequest', await statusOf(made.id), { toDate: addDays(today, 113), days: '11' }))).toBe('WORKFLOW_FIRST');
    expect(refusal(await change('hr', 'LeaveRequest', await statusOf(made.id), { toDate: addDays(today, 113), days: '11' }))).toBeUndefined();
  });

  it('is not gone around by entering leave as approved, nor by what a client sends of it', async () => {
    const [person] = await sql<{ id: string }>(`select id::text from employee where org_code = 'demo' and employee_number = '1026'`);
    const long = { employeeId: person!.id, leaveTypeId: sick, fromDate: addDays(today, 120), toDate: addDays(today, 132), reason: 'Away' };
    expect(refusal(await write('manager', 'LeaveRequest', { ...long, status: 'APPROVED' }))).toBe('WORKFLOW_FIRST');
    const made = dataOf(await write('manager', 'LeaveRequest', { ...long, approval: { workflowId: '1', name: 'Mine', steps: [] } })).a.row;
    expect(dataOf(await wayOf('manager', made.id)).a.workflow).toBe('Long leave');
    const sent = dataOf(await change('hr', 'LeaveRequest', made, { approval: null, reason: 'Still away' })).a.row;
    expect(refusal(await change('hr', 'LeaveRequest', sent, { status: 'APPROVED' }))).toBe('WAITS_FOR_OTHERS');
  });

  it('passes over who asks, and those who may not decide; where nobody is left, who administers it decides', async () => {
    // HR's own long leave: the manager has no account, and the only holder of the role asks.
    const mine = dataOf(await write('hr', 'LeaveRequest', { employeeId: ids.get('hr'), leaveTypeId: earned, fromDate: addDays(today, 140), toDate: addDays(today, 152), reason: 'Away' })).a.row;
    expect(dataOf(await wayOf('hr', mine.id)).a.waitsFor).toEqual([]);
    expect(refusal(await change('hr', 'LeaveRequest', mine, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    expect((await waiting('admin', 'LEAVE')).map(({ id }) => id)).toContain(mine.id);
    expect(await decide('admin', [mine], 'APPROVED')).toEqual([expect.objectContaining({ isDone: true, goesOn: false })]);
  });

  it('decides the other kinds by the same means, for designations before the default', async () => {
    const [operator] = await sql<{ id: string }>(`select designation_id::text as id from employee where org_code = 'demo' and id = ${ids.get('employee')!}`);
    const base = { description: 'HR looks at it', steps: [{ approver: 'MANAGERS_MANAGER' }, { approver: 'EMPLOYEE', employeeId: ids.get('hr') }] };
    for (const [module, name] of [['SHORT_TIME_OFF', 'Hours'], ['ON_DUTY', 'Outside'], ['COMPENSATORY_OFF', 'Earned'], ['WORK_FROM_HOME', 'Home'], ['REGULARISATION', 'Corrections'], ['EXIT', 'Exits'], ['TRAVEL', 'Journeys'], ['CLAIM', 'Claims'], ['TIMESHEET', 'Weeks']] as const)
      dataOf(await write('hr', 'Workflow', { ...base, name, module, isDefault: false, designations: [{ designationId: operator!.id }] }, BUILDER));
    const employeeId = ids.get('employee')!;
    const [local] = await sql<{ id: string }>("select id::text as id from expense_type where org_code = 'demo' and code = 'LOCAL'");
    const [looms] = await sql<{ id: string }>("select id::text as id from project where org_code = 'demo' and code = 'P-101'");
    const asked = [
      ['SHORT_TIME_OFF', 'ShortTimeOff', 'short_time_off', ESS, { date: addDays(today, 40), fromTime: '10:00', toTime: '11:00' }],
      ['ON_DUTY', 'OnDuty', 'on_duty', ESS, { fromDate: addDays(today, 41), toDate: addDays(today, 41), place: 'Court' }],
      ['COMPENSATORY_OFF', 'CompOff', 'comp_off', ESS, { workedOn: addDays(today, -4), days: '1' }],
      ['WORK_FROM_HOME', 'WorkFromHomePreApproval', 'work_from_home_pre_approval', 'attendance', { fromDate: addDays(today, 43), toDate: addDays(today, 43) }],
      ['REGULARISATION', 'Regularisation', 'regularisation', 'attendance', { workDate: addDays(today, -5), checkIn: '07:00' }],
      ['EXIT', 'Exit', 'exit', 'exit-management', { noticeDate: today, lastWorkingDay: addDays(today, 60) }],
      ['TRAVEL', 'TravelRequest', 'travel_request', ESS, { purpose: 'Fair', destination: 'Pune', fromDate: addDays(today, 45), toDate: addDays(today, 46) }],
      ['CLAIM', 'ClaimRequest', 'claim_request', ESS, { purpose: 'Taxi', expenses: [{ spentOn: today, expenseTypeId: local!.id, amount: '90' }] }],
      ['TIMESHEET', 'Timesheet', 'timesheet', ESS, { weekOf: addDays(today, -60), lines: [{ projectId: looms!.id, monday: '4' }] }],
    ] as const;
    for (const [kind, type, table, endpoint, input] of asked) {
      const made = dataOf(await write('admin', type, { employeeId, ...('purpose' in input || 'lines' in input ? {} : { reason: 'Needed' }), ...input }, endpoint)).a.row;
      expect(dataOf(await wayOf('manager', made.id, kind)).a, kind).toMatchObject({ steps: [{ approver: 'MANAGERS_MANAGER', isCurrent: true }, { isCurrent: false }] });
      expect(refusal(await change('admin', type, made, { status: 'APPROVED' }, endpoint)), kind).toBe('WAITS_FOR_OTHERS');
      expect(await decide('manager', [made], 'APPROVED', { kind }), kind).toEqual([expect.objectContaining({ isDone: true, goesOn: true })]);
      expect(await decide('hr', [await statusOf(made.id, table)], 'APPROVED', { kind }), kind).toEqual([expect.objectContaining({ isDone: true, goesOn: false })]);
      expect((await statusOf(made.id, table)).status, kind).toBe('APPROVED');
    }
  });

  it('brings a request to whom a step names without any other right to it, and the same answer twice', async () => {
    // Payroll may decide, but opens no screen of leave.
    const cookie = await server.signIn('payroll@demo.example');
    asks.set('payroll', clientOf(server, cookie));
    asks.set('again', clientOf(server, cookie, { 'idempotency-key': 'payroll-decides' }));
    const [weaver] = await sql<{ id: string }>(`select designation_id::text as id from employee where org_code = 'demo' and employee_number = '1032'`);
    const flow = dataOf(await write('hr', 'Workflow', { name: 'Planners', module: 'LEAVE', isDefault: false, designations: [{ designationId: weaver!.id }], steps: [{ approver: 'EMPLOYEE', employeeId: ids.get('payroll') }] }, BUILDER)).a.row;
    const made = await leave('1032', 160, 161);
    // What is taken stays with the request.
    dataOf(await ask('hr')(BUILDER, 'mutation ($id: ID!, $version: Int!) { changeWorkflow(id: $id, version: $version, input: { steps: [{ approver: MANAGER }] }) { row { id } } }', { id: flow.id, version: flow.version }));
    expect((await waiting('payroll', 'LEAVE')).map(({ id, path }) => [id, path])).toEqual([[made.id, null]]);
    expect(dataOf(await wayOf('payroll', made.id)).a.waitsFor).toEqual(['Priya Menon']);
    const once = await decide('again', [made], 'APPROVED');
    expect(once).toEqual([expect.objectContaining({ isDone: true, changeSet: null })]);
    expect(await decide('again', [made], 'APPROVED')).toEqual(once);
    expect(await decide('payroll', [await statusOf(made.id)], 'REJECTED')).toEqual([expect.objectContaining({ isDone: false })]);
    expect((await statusOf(made.id)).status).toBe('APPROVED');
  });
});

describe('the specified operations of workflows', () => {
  const INSERT = '(workflowName: "Home days", workflowModuleId: 4, eventId: 12, workflowUniqueId: "wf-1", isDefault: true, addedBy: 1) { errorCode workflowId validationError { message } changeSet }';
  type Written = { a: { workflowId: number; changeSet: string } };

  it('add, change, list and delete them, under either root', async () => {
    const { workflowId } = dataOf(await ask('hr')<Written>(BUILDER, `query { a: insertWorkflow${INSERT} }`)).a;
    expect((await ask('hr')(BUILDER, `mutation { a: insertWorkflow${INSERT} }`)).errors[0]?.extensions.validationError.map(({ field }) => field)).toContain('name');
    dataOf(await ask('hr')(BUILDER, `mutation { updateWorkflow(workflowId: ${workflowId}, description: "HR looks at home days", steps: [{ approver: MANAGER }, { approver: EMPLOYEE, employeeId: "${ids.get('hr')!}", moreThan: "2" }], updatedBy: 1) { errorCode } }`));
    const listed = dataOf(await ask('hr')<{ a: { workflowDetails: object[] } }>(BUILDER, '{ a: listWorkflowDetails(formName: "My pre-approval") { workflowDetails { workflowName workflowUniqueId eventId workflowModuleId isDefault description steps { approver moreThan } } } }')).a.workflowDetails;
    expect(listed).toEqual([{ workflowName: 'Home', workflowUniqueId: null, eventId: null, workflowModuleId: 4, isDefault: false, description: 'HR looks at it', steps: expect.any(Array) as unknown }, { workflowName: 'Home days', workflowUniqueId: 'wf-1', eventId: 12, workflowModuleId: 4, isDefault: true, description: 'HR looks at home days', steps: [{ approver: 'MANAGER', moreThan: null }, { approver: 'EMPLOYEE', moreThan: '2' }] }]);
    const modules = dataOf(await ask('hr')<{ a: { workflowModules: { Workflow_Module_Id: number; Form_Name: string; Workflow_End_Point_Key: string }[] } }>(BUILDER, '{ a: getWorkflowModules { workflowModules { Workflow_Module_Id Form_Id Form_Name Module_Id Module_Name Workflow_Schema Workflow_End_Point_Key } } }')).a.workflowModules;
    expect(modules[3]).toMatchObject({ Workflow_Module_Id: 4, Form_Name: 'Work from home', Workflow_End_Point_Key: 'attendance' });
    const named = dataOf(await ask('hr')<{ a: { designations: { workflowId: number | null }[] } }>(BUILDER, '{ a: getAllDesignationBasedOnWorkflowModule(moduleId: 4) { designations { designationId designationName workflowId } } }')).a.designations;
    expect(named.filter((one) => one.workflowId !== null)).toHaveLength(1);
    dataOf(await ask('hr')(BUILDER, `query { deleteWorkflow(workflowId: ${workflowId}, employeeId: 1) { errorCode } }`));
    expect(refusal(await ask('hr')(BUILDER, `mutation { deleteWorkflow(workflowId: ${workflowId}) { errorCode } }`))).toBe('NOT_FOUND');
  });

  it('tell who would decide for somebody, and nobody else’s people', async () => {
    const preview = (who: string, employeeId: string, amount: string) =>
      ask(who)<{ a: { steps: { isNeeded: boolean; people: { name: string }[]; named: string | null }[]; administrators: { name: string }[] } }>(
        BUILDER,
        `query ($steps: [WorkflowStepAsked!]!) { a: previewWorkflow(module: LEAVE, employeeId: "${employeeId}", amount: "${amount}", steps: $steps) { steps { isNeeded named people { name } } administrators { name } } }`,
        { steps: [{ approver: 'MANAGER' }, { approver: 'MANAGERS_MANAGER', moreThan: '3' }] },
      );
    expect(dataOf(await preview('hr', ids.get('employee')!, '2')).a.steps).toEqual([{ isNeeded: true, people: [], named: 'Suresh Palanisamy' }, { isNeeded: false, people: [], named: 'Arjun Reddy' }]);
    expect(dataOf(await preview('hr', ids.get('employee')!, '4')).a).toMatchObject({ steps: [{}, { isNeeded: true, people: [{ name: 'Arjun Reddy' }] }], administrators: [{ name: 'Harini Subramaniam' }, { name: 'Samuel Mathew' }] });
    expect(refusal(await preview('other', '99999', '4'))).toBe('NOT_FOUND');
    expect(refusal(await preview('manager', ids.get('employee')!, '4'))).toBe('_DB0100');
  });
});
