/** Lists, pages and approvals narrowed to the team of a manager whom one chooses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

type Row = { id: string; name: string; people: number; employee: { title: string } };
type Told = { answer: { totalRecords: number; rows: Row[]; employees: { name: string }[]; counts: { count: number }[] } };

let server: DemoServer;
const cookies: Record<string, string> = {};
const ids = new Map<string, string>();
const sql = <One extends object>(text: string, values: unknown[] = []): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text, ['demo', ...values]));
const idOf = (name: string): string => ids.get(name)!;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'hr', 'manager', 'employee', 'recruiter']) cookies[name] = await server.signIn(`${name}@demo.example`);
  cookies['other'] = await server.signIn('admin@other.example');
  for (const { id, name } of await sql<{ id: string; name: string }>('select id::text as id, name from employee where org_code = $1')) ids.set(name, id);
  // Arjun leads the manager's peers, Suresh leads Kavitha below the manager.
}, 60_000);
afterAll(() => server.stop());

const ask = (who: string, endpoint: string, query: string, variables: object = {}) => askGraphql<Told>(server, cookies[who]!, endpoint, query, { ...variables });
const people = async (who: string, filter: object | null, form: string | null = 'TEAM_SUMMARY'): Promise<string[]> => {
  const { data } = await ask(who, 'core-hr', 'query ($filter: EmployeeFilter, $form: Form) { answer: listEmployees(filter: $filter, form: $form, limit: 200) { totalRecords rows { id name } } }', { filter, form });
  return data!.answer.rows.map(({ name }) => name).sort();
};
const leave = async (who: string, filter: object | null) =>
  (await ask(who, 'employee-self-service', 'query ($filter: LeaveRequestFilter) { answer: listLeaveRequests(filter: $filter, form: TEAM_TIME_OFF, limit: 200) { totalRecords rows { id employee { title } } } }', { filter })).data!.answer;
const managers = (who: string, more: object = {}) => ask(who, 'core-hr', 'query ($search: String, $ids: [ID!], $form: Form) { answer: teamManagers(search: $search, ids: $ids, form: $form) { rows { id name people } } }', { form: 'TEAM_SUMMARY', ...more });
const names = async (who: string, more: object = {}): Promise<string[]> => (await managers(who, more)).data!.answer.rows.map(({ name }) => name);
const below = async (name: string): Promise<string[]> =>
  (await sql<{ name: string }>(`with recursive t(id) as (select id from employee where org_code = $1 and manager_id = $2::bigint union select e.id from employee e join t on e.manager_id = t.id where e.org_code = $1) select e.name from employee e join t on t.id = e.id where e.org_code = $1 and e.id <> $2::bigint order by 1`, [idOf(name)])).map((one) => one.name).sort();

describe('a list of people', () => {
  it('dumps', async () => {
    console.log(await sql(`select e.name, m.name as manager, (select count(*)::int from employee r where r.org_code = $1 and r.manager_id = e.id) as n from employee e left join employee m on m.org_code = $1 and m.id = e.manager_id where e.org_code = $1 and exists (select from employee r where r.org_code = $1 and r.manager_id = e.id)`));
    console.log(await sql(`select u.email, e.name from user_account u left join employee e on e.org_code = $1 and e.id = u.employee_id where u.org_code = $1`));
    console.log(await managers('manager').then(({ data, errors }) => JSON.stringify([data, errors])));
    console.log(await names('hr'), codeOf(await managers('employee')), codeOf(await managers('recruiter')), await names('other'));
    console.log(await people('manager', null), await people('manager', { teamOf: { equals: idOf('Suresh Palanisamy') } }), await below('Suresh Palanisamy'), (await leave('manager', { teamOf: { equals: idOf('Suresh Palanisamy') } })).totalRecords);
  });
});
