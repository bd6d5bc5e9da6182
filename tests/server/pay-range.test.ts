/** The pay range of a grade: a salary outside of it is saved with a warning, and only those who read salaries see where one stands. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let [payroll, manager, employee, stranger]: Client[] = [];
let me: number;
let template: string;
const today = todayIn('Asia/Kolkata', new Date());
const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));

beforeAll(async () => {
  server = await startDemoServer();
  const signIn = async (email: string) => clientOf(server, await server.signIn(email));
  [payroll, manager, employee, stranger] = [await signIn('payroll@demo.example'), await signIn('manager@demo.example'), await signIn('employee@demo.example'), await signIn('admin@other.example')];
  me = Number((await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id);
  template = (await rows<{ id: string }>(`select id::text as id from salary_template where org_code = 'demo' and name = 'Staff'`))[0]!.id;
  await rows(`update grade set minimum_pay = 80000, maximum_pay = 120000, currency = 'INR' where org_code = 'demo' and id = (select coalesce(e.grade_id, d.grade_id) from employee e join designation d on d.org_code = e.org_code and d.id = e.designation_id where e.org_code = 'demo' and e.id = ${me})`);
}, 60_000);
afterAll(() => server.stop());

const range = (by: Client, annualGrossSalary?: string) => by<{ a: { standing: string | null; compaRatio: string | null; position: string | null; minimum: string | null } }>('payroll-admin', 'query ($id: Int!, $cost: Decimal) { a: payRangeOfEmployee(employeeId: $id, annualGrossSalary: $cost) { standing compaRatio position minimum } }', { id: me, cost: annualGrossSalary ?? null });

it('tells where a cost stands, to those alone who read the salaries of the person', async () => {
  expect(dataOf(await range(payroll!, '1080000')).a).toEqual({ standing: 'WITHIN', compaRatio: '0.9', position: '25', minimum: '80000' });
  expect(dataOf(await range(payroll!)).a.standing).not.toBeNull();
  for (const one of [manager!, employee!]) expect((await range(one, '900000')).errors[0]?.extensions['errorCode']).toBe('_DB0100');
  expect((await range(stranger!, '900000')).errors[0]?.extensions['errorCode']).toMatch(/NOT_FOUND|_DB0100/);
});

it('warns whoever saves a salary outside of it, and saves it all the same', async () => {
  const revise = async (annualCTC: string, days: number) =>
    dataOf(await payroll!<{ a: { row: { id: string }; message: string } }>('payroll-admin', 'mutation ($input: EmployeeSalaryInput!) { a: addEmployeeSalary(input: $input) { message row { id } } }', { input: { employeeId: String(me), templateId: template, revisionType: 'ANNUAL_REVIEW', status: 'DRAFT', annualCTC, effectiveFrom: addDays(today, days) } })).a;
  expect((await revise('1800000', 10)).message).toMatch(/^It lies above the pay range of .+, which ends at ₹/);
  const made = await revise('1200000', 11);
  expect(made.message).toBe('');
  const changed = dataOf(await payroll!<{ a: { message: string } }>('payroll-admin', 'mutation ($id: ID!, $input: EmployeeSalaryPatch!) { a: updateEmployeeSalary(id: $id, version: 1, input: $input) { message } }', { id: made.row.id, input: { annualCTC: '800000' } })).a;
  expect(changed.message).toMatch(/^It lies below the pay range of .+, which begins at ₹/);
  // A range in another currency says nothing of it.
  await rows(`update grade set currency = 'EUR' where org_code = 'demo'`);
  expect((await revise('100000000', 12)).message).toBe('');
  expect(dataOf(await range(payroll!, '1080000')).a.standing).toBeNull();
});
