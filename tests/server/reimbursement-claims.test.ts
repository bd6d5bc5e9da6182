/** Claims of expenses that are a reimbursement of salaries: how long they may be made, which workflow decides them, and that nothing is paid twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
let employee: Client;
let payrollUser: string;
let me: string;
let component: string;
let wellness: string;
let other: string;
const today = todayIn('Asia/Kolkata', new Date());
const ESS = 'employee-self-service';

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const make = async (endpoint: string, type: string, input: object): Promise<string> => dataOf(await admin<{ a: { row: { id: string } } }>(endpoint, `mutation ($input: ${type}Input!) { a: add${type}(input: $input) { row { id } } }`, { input })).a.row.id;
const change = async (endpoint: string, type: string, id: string, input: object): Promise<void> => {
  const { version } = (await rows<{ version: number }>(`select version from ${type === 'SalaryComponent' ? 'salary_component' : 'expense_type'} where org_code = 'demo' and id = ${id}`))[0]!;
  dataOf(await admin(endpoint, `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { a: update${type}(id: $id, version: $version, input: $input) { row { id } } }`, { id, version, input }));
};
const spent = (days: number, expenseTypeId: string, amount: string) => ({ spentOn: addDays(today, days), expenseTypeId, amount });
const claim = (expenses: object[]) => employee<{ a: { row: { id: string; version: number } } }>(ESS, 'mutation ($input: ClaimRequestInput!) { a: addClaimRequest(input: $input) { row { id version } } }', { input: { employeeId: me, purpose: 'Gymnastics', expenses } });
const wayOf = async (id: string) => (await rows<{ way: string | null; steps: number }>(`select approval ->> 'name' as way, jsonb_array_length(approval -> 'steps') as steps from claim_request where org_code = 'demo' and id = ${id}`))[0]!.way;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  const people = new Map((await rows<{ email: string; id: string }>(`select email, employee_id::text as id from user_account where org_code = 'demo'`)).map(({ email, id }) => [email.split('@')[0], id]));
  [me, payrollUser] = [people.get('employee')!, people.get('payroll')!];
  const workFlowId = await make('dynamic-form-builder', 'Workflow', { name: 'Wellness by payroll', module: 'CLAIM', isDefault: false, steps: [{ approver: 'EMPLOYEE', employeeId: payrollUser }] });
  component = await make('payroll-admin', 'SalaryComponent', { code: 'WELLNESS', name: 'Wellness', type: 'REIMBURSEMENT', amount: '0', period: 'MONTHLY', gracePeriod: 30, workFlowId });
  wellness = await make(ESS, 'ExpenseType', { code: 'WELL', name: 'Sports and health', salaryComponentId: component });
  other = (await rows<{ id: string }>(`select id::text as id from expense_type where org_code = 'demo' and code = 'LOCAL'`))[0]!.id;
}, 120_000);
afterAll(() => server.stop());

it('may be claimed until the days of grace after their period, instead of as the settings say', async () => {
  expect(faults(await claim([spent(-91, wellness, '10')]))).toEqual([expect.stringMatching(/^expenses\.0\.spentOn: Wellness of this day could be claimed until /)]);
  // The fiscal year with a year of grace: later than the 90 days of the settings.
  await change('payroll-admin', 'SalaryComponent', component, { period: 'ANNUALLY', gracePeriod: 366 });
  dataOf(await claim([spent(-91, wellness, '10')]));
  expect(faults(await claim([spent(-91, other, '11')]))).toEqual([expect.stringMatching(/^expenses\.0\.spentOn: Expenses are paid back for 90 days/)]);
});

it('are decided by the workflow of the reimbursement, also where they were changed to one', async () => {
  const made = dataOf(await claim([spent(-1, wellness, '500')])).a.row;
  expect(await wayOf(made.id)).toBe('Wellness by payroll');
  const plain = dataOf(await claim([spent(-1, other, '501')])).a.row;
  expect(await wayOf(plain.id)).not.toBe('Wellness by payroll');
  dataOf(await employee(ESS, 'mutation ($id: ID!, $version: Int!, $input: ClaimRequestPatch!) { a: updateClaimRequest(id: $id, version: $version, input: $input) { row { id } } }', { ...plain, input: { expenses: [spent(-1, wellness, '502')] } }));
  expect(await wayOf(plain.id)).toBe('Wellness by payroll');
});

it('are claimed apart from what another workflow decides', async () => {
  expect(faults(await claim([spent(-1, wellness, '71'), spent(-1, other, '72')]))).toEqual(['expenses.1.expenseTypeId: Another workflow decides this one: claim it apart.']);
});

it('are not claimed besides the salary that pays them', async () => {
  const [meal] = await rows<{ id: string }>(`select c.id::text as id from salary_component c where c.org_code = 'demo' and c.code = 'MEAL' and exists (select from employee_salary s, jsonb_array_elements(s.structure -> 'salaryStructure' -> 'allowances') f
    where s.org_code = 'demo' and s.employee_id = ${me} and s.is_present and f ->> 'componentId' = c.id::text)`);
  await change(ESS, 'ExpenseType', wellness, { salaryComponentId: meal!.id });
  expect(faults(await claim([spent(-1, wellness, '73')]))).toEqual(['expenses.0.expenseTypeId: The salary pays Meal card already.']);
});
