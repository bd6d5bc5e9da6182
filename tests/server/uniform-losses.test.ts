/** Lost uniform: deducted once, by a pay run or by the settlement, and given back when that is opened again; receipts of people without an account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
let payroll: Client;
let manager: Client;
let hr: Client;
let stranger: Client;
let people: Readonly<Record<string, string>>;
let runId: string;
const CORE = 'core-hr';
const PAY = 'payroll-admin';
const today = todayIn('Asia/Kolkata', new Date());

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>): string[] => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
const act = (by: Client, name: 'reckonPayrollRun' | 'finalizePayrollRun' | 'reopenPayrollRun') => by<{ a: { payslips: number } }>(PAY, `mutation ($id: ID!) { a: ${name}(runId: $id) { payslips } }`, { id: runId });
const lose = (by: Client, issueId: string, recovery: string) => by<{ a: { changeSet: string } }>(CORE, 'mutation ($issues: [UniformBack!]!, $day: LocalDate!, $recovery: UniformRecovery) { a: returnUniforms(issues: $issues, day: $day, outcome: LOST, recovery: $recovery) { changeSet } }', { issues: [{ issueId, quantity: 1 }], day: today, recovery });
const undo = (by: Client, id: string) => by(CORE, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
const issueOf = async (number: string, item: string) => (await rows<{ id: string }>(`select u.id::text as id from uniform_issue u join uniform_item i on i.org_code = 'demo' and i.id = u.item_id and i.code = '${item}' where u.org_code = 'demo' and u.employee_id = ${people[number]}`))[0]!.id;
const stands = async (id: string) => (await rows<{ deducted: number | null; agreed: number | null }>(`select deducted_pieces as deducted, deduct_pieces as agreed from uniform_issue where org_code = 'demo' and id = ${id}`))[0]!;
const deductions = (number: string) => rows<{ amount: string; pieces: number }>(`select l ->> 'amount' as amount, (l ->> 'pieces')::int as pieces from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = 'demo' and p.run_id = ${runId} and p.employee_id = ${people[number]} and l ->> 'of' = 'UNIFORM_LOSS'`);

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(name));
  [admin, payroll, manager, hr, stranger] = await Promise.all(['admin@demo.example', 'payroll@demo.example', 'manager@demo.example', 'hr@demo.example', 'admin@other.example'].map(signedIn)) as [Client, Client, Client, Client, Client];
  people = Object.fromEntries((await rows<{ number: string; id: string }>(`select employee_number as number, id::text as id from employee where org_code = 'demo'`)).map(({ number, id }) => [number, id]));
  const [cycle] = await rows<{ id: string }>(`select id::text as id from payroll_cycle where org_code = 'demo' and status = 'OPEN' and from_date > (select max(to_date) from payroll_run where org_code = 'demo' and status = 'FINALIZED') order by from_date limit 1`);
  runId = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($id: ID!) { a: addPayrollRun(input: { cycleId: $id }) { row { id } } }', { id: cycle!.id })).a.row.id;
});
afterAll(() => server.stop());

describe('a loss that the employee agreed to pay for', () => {
  let issue: string;
  let changeSet: string;

  it('is deducted by the next run, told, and charged for nothing where the item costs nothing', async () => {
    expect(problems(await lose(manager, await issueOf('1028', 'EAR'), 'NEXT_PAY'))).toEqual(['Nothing is charged for Ear protection. Say in its settings what a lost piece costs first.']);
    issue = await issueOf('1028', 'SHOES');
    expect(code(await lose(stranger, issue, 'NEXT_PAY'))).toBe('NOT_FOUND');
    changeSet = dataOf(await lose(manager, issue, 'NEXT_PAY')).a.changeSet;
    expect(await stands(issue)).toEqual({ agreed: 1, deducted: null });
    expect(await rows(`select from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = 'employee@demo.example' and n.kind = 'uniformDeducted'`)).toHaveLength(1);
    dataOf(await act(payroll, 'reckonPayrollRun'));
    const [line, ...more] = await deductions('1028');
    expect(more).toEqual([]);
    expect(line!.pieces).toBe(1);
    expect(Number(line!.amount)).toBeGreaterThan(0);
    expect(Number(line!.amount)).toBeLessThan(2400);
  });

  it('is reckoned again where it was taken back, and goes with an undo', async () => {
    dataOf(await undo(manager, changeSet));
    expect(await stands(issue)).toEqual({ agreed: null, deducted: null });
    expect(problems(await act(admin, 'finalizePayrollRun')).join()).toContain('rests on something that has changed');
    changeSet = dataOf(await lose(manager, issue, 'NEXT_PAY')).a.changeSet;
    dataOf(await act(payroll, 'reckonPayrollRun'));
  });

  it('stays a loss once it was deducted, until the run is opened again', async () => {
    dataOf(await act(admin, 'finalizePayrollRun'));
    expect(await stands(issue)).toEqual({ agreed: 1, deducted: 1 });
    expect((await undo(manager, changeSet)).errors).not.toEqual([]);
    const [{ version } = { version: 0 }] = await rows<{ version: number }>(`select version from uniform_issue where org_code = 'demo' and id = ${issue}`);
    expect(problems(await hr(CORE, 'mutation ($id: ID!, $version: Int!) { a: updateUniformIssue(id: $id, version: $version, input: { returns: [], deductPieces: 0 }) { changeSet } }', { id: issue, version })).join()).toContain('Payroll deducted 1 lost piece.');
    expect(problems(await hr(CORE, 'mutation ($ids: [ID!]!) { a: deleteUniformIssues(ids: $ids) { errorCode } }', { ids: [issue] })).join()).toContain('Payroll deducted 1 lost piece.');
    dataOf(await act(admin, 'reopenPayrollRun'));
    expect(await stands(issue)).toEqual({ agreed: 1, deducted: null });
    dataOf(await act(payroll, 'reckonPayrollRun'));
    dataOf(await act(admin, 'finalizePayrollRun'));
    expect(await stands(issue)).toEqual({ agreed: 1, deducted: 1 });
  });

  it('is not charged again by the settlement, which says so', async () => {
    await rows(`insert into exit (org_code, id, employee_id, notice_date, last_working_day, reason, status, created_by, updated_by) values ('demo', 990001, ${people['1028']}, '${addDays(today, -30)}', '${today}', 'Moves abroad', 'APPROVED', 't', 't')`);
    const { id } = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($input: SettlementInput!) { a: addSettlement(input: $input) { row { id } } }', { input: { employeeId: people['1028'] } })).a.row;
    type Sheet = { a: { settlement: { points: string[]; lines: { title: string }[] } } };
    const { points, lines } = dataOf(await payroll<Sheet>(PAY, 'query ($id: ID!) { a: settlementSheet(settlementId: $id) { settlement { points lines { title } } } }', { id })).a.settlement;
    expect(points).toContain('UNIFORM_PAID');
    expect(lines.map(({ title }) => title)).not.toContain('Lost uniform: Safety shoes');
  });
});

describe('a loss that nobody paid for', () => {
  it('is deducted by the settlement, once, and given back when that is opened again', async () => {
    const issue = await issueOf('1044', 'SHOES');
    const [{ id } = { id: '' }] = await rows<{ id: string }>(`select id::text as id from settlement where org_code = 'demo' and employee_id = ${people['1044']} and status = 'DRAFT'`);
    dataOf(await lose(hr, issue, 'ON_LEAVING'));
    const step = (by: Client, text: string) => by(PAY, `mutation ($id: ID!) { a: ${text} { status } }`, { id });
    dataOf(await step(payroll, 'reckonSettlement(settlementId: $id)'));
    expect(await rows(`select from settlement s cross join jsonb_array_elements(s.lines) l where s.org_code = 'demo' and s.id = ${id} and l ->> 'of' = 'UNIFORM_LOSS' and (l ->> 'pieces')::int = 1`)).toHaveLength(1);
    dataOf(await step(payroll, 'moveSettlement(settlementId: $id, step: SUBMIT)'));
    dataOf(await step(admin, 'decideSettlement(settlementId: $id, decision: FINALIZE)'));
    expect((await stands(issue)).deducted).toBe(1);
    dataOf(await step(admin, 'decideSettlement(settlementId: $id, decision: REOPEN)'));
    expect((await stands(issue)).deducted).toBeNull();
    const change = async (input: object) => {
      const [{ version } = { version: 0 }] = await rows<{ version: number }>(`select version from uniform_issue where org_code = 'demo' and id = ${issue}`);
      return hr(CORE, 'mutation ($id: ID!, $version: Int!, $input: UniformIssuePatch!) { a: updateUniformIssue(id: $id, version: $version, input: $input) { changeSet } }', { id: issue, version, input });
    };
    expect(problems(await change({ settledPieces: 2 }))).toEqual(['Enter no more pieces than were lost: 1.']);
    dataOf(await change({ settledPieces: 1 }));
    dataOf(await step(payroll, 'reckonSettlement(settlementId: $id)'));
    expect(await rows(`select from settlement s cross join jsonb_array_elements(s.lines) l where s.org_code = 'demo' and s.id = ${id} and l ->> 'of' = 'UNIFORM_LOSS'`)).toEqual([]);
  });
});

describe('issues to people without an account', () => {
  type Board = { unacknowledged: number; unsigned: number; rows: { employeeId: string; unacknowledged: number; unsigned: number }[] };
  const board = async (by: Client) => dataOf(await by<{ a: Board }>(CORE, '{ a: uniformBoard(limit: 200) { unacknowledged unsigned rows { employeeId unacknowledged unsigned } } }', {})).a;
  const of = async (number: string) => (await board(hr)).rows.find(({ employeeId }) => employeeId === people[number])!;
  const record = (by: Client, issueIds: string[]) => by<{ a: { added: number; changeSet: string } }>(CORE, 'mutation ($ids: [ID!]!) { a: recordUniformReceipts(issueIds: $ids) { added changeSet } }', { ids: issueIds });

  it('wait for nobody’s word: their receipt is recorded, by somebody else, and may be undone', async () => {
    const issue = await issueOf('1030', 'SHIRT');
    expect(await of('1030')).toMatchObject({ unacknowledged: 0, unsigned: 1 });
    expect(await of('1028')).toMatchObject({ unacknowledged: 2, unsigned: 0 });
    const before = await board(hr);
    expect(code(await record(stranger, [issue]))).toBe('NOT_FOUND');
    expect(problems(await record(hr, [await issueOf('1028', 'BADGE')])).join()).toContain('has an account, and says so alone.');
    const { added, changeSet } = dataOf(await record(manager, [issue])).a;
    expect(added).toBe(1);
    expect(await board(hr)).toMatchObject({ unacknowledged: before.unacknowledged, unsigned: before.unsigned - 1 });
    expect(await rows(`select acknowledged_by is not null as "isRecorded" from uniform_issue where org_code = 'demo' and id = ${issue}`)).toEqual([{ isRecorded: true }]);
    dataOf(await undo(manager, changeSet));
    expect((await of('1030')).unsigned).toBe(1);
  });
});
