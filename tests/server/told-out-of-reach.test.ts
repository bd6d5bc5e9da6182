/** Who may pick anybody, and pays a team: what is wrong with a record tells nothing of people outside of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let leads: Client;
let stranger: string;
let template: string;
let bonus: string;
const PAY = 'payroll-admin';

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const idOf = async (text: string): Promise<string> => (await rows<{ id: string }>(text))[0]!.id;

beforeAll(async () => {
  server = await startDemoServer();
  await rows(`insert into role_right (org_code, id, role_id, form, "view", "add", "update", "delete", optional_choice, scope, "position")
    select 'demo', 880000 + f.n, r.id, f.form, true, f.scope = 'TEAM', f.scope = 'TEAM', false, false, f.scope, 900 + f.n
    from role r, (values (1, 'SALARY_DETAILS', 'TEAM'), (2, 'SALARY_REVISION', 'TEAM'), (3, 'ONE_TIME_EARNINGS', 'TEAM'), (4, 'EMPLOYEES', 'ALL')) f(n, form, scope) where r.org_code = 'demo' and r.code = 'MANAGER'`);
  leads = clientOf(server, await server.signIn('manager@demo.example'));
  stranger = await idOf(`select id::text from employee where org_code = 'demo' and manager_id is null and status = 'ACTIVE' order by id limit 1`);
  template = await idOf(`select id::text from salary_template where org_code = 'demo' and name = 'Staff'`);
  bonus = await idOf(`select id::text from adhoc_allowance where org_code = 'demo' and title = 'Festival bonus'`);
});
afterAll(() => server.stop());

const answerOf = async (query: string, variables: Record<string, unknown>): Promise<string> => JSON.stringify((await leads(PAY, query, variables)).errors);
const ADD_SALARY = 'mutation ($input: EmployeeSalaryInput!) { addEmployeeSalary(input: $input) { changeSet } }';
const ADD_EARNING = 'mutation ($input: OneTimeEarningInput!) { addOneTimeEarning(input: $input) { changeSet } }';

describe('rules that look into what somebody is paid', () => {
  it('say nothing of whoever is not in the team, though everybody may be picked', async () => {
    const revision = { employeeId: stranger, revisionType: 'OTHER', annualCTC: '900000', previousCtc: '1', reviseCtcByPercentage: '7', templateId: template, effectiveFrom: '2026-01-01' };
    const asked = [await answerOf(ADD_SALARY, { input: revision }), await answerOf(ADD_EARNING, { input: { employeeId: stranger, kindId: bonus, amount: '1' } })];
    asked.push(await answerOf('mutation ($kindId: ID!, $ids: [ID!]!) { giveOneTimeEarnings(kindId: $kindId, employeeIds: $ids, payoutDate: "2020-01-31") { added } }', { kindId: bonus, ids: [stranger] }));
    asked.push(await answerOf(ADD_EARNING, { input: { employeeId: stranger, kindId: bonus, amount: '-1' } }));
    for (const said of asked) {
      expect(said).toContain('NOT_FOUND');
      expect(said).not.toMatch(/\d{2},\d{3}|CTC|pay cycle/);
    }
  });
});
