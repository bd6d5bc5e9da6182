/** Of a record that somebody does not reach no refusal says what refers to it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, type Client } from '../support/graphql.ts';
import { rows } from './candidates.ts';

let server: DemoServer;
let manager: Client;
let [mine, stranger]: string[] = [];
/** Of the stranger, and of the own team. */
let [theirs, own]: string[] = [];

const relative = async (employee: string): Promise<string> => {
  const [added] = await rows(server, `insert into family_member (org_code, id, employee_id, name, relationship_id, is_dependent, is_emergency_contact, created_by, updated_by)
    select $1, 900000 + $2::bigint, $2, 'Arun Menon', (select id from relationship where org_code = $1 order by id limit 1), false, false, 'Test', 'Test' returning id::text as id`, [employee]);
  return added!.id;
};
const problems = (answer: Awaited<ReturnType<Client>>): string[] => answer.errors.flatMap(({ extensions }) => (extensions.validationError ?? []).map(({ field }) => field)).sort();
const add = async (employeeId: string, name: string) => problems(await manager('core-hr', 'mutation ($input: FamilyMemberInput!) { addFamilyMember(input: $input) { errorCode } }', { input: { employeeId, name, relationshipId } }));
let relationshipId = '';

beforeAll(async () => {
  server = await startDemoServer();
  await rows(server, `insert into role_right (org_code, id, position, role_id, form, "view", "add", "update", "delete", optional_choice, scope)
    select $1, 910001, 901, r.role_id, 'FAMILY_MEMBERS', true, true, true, true, false, 'TEAM' from user_role r join user_account u on u.org_code = r.org_code and u.id = r.user_account_id where r.org_code = $1 and u.email = 'manager@demo.example' limit 1`);
  manager = clientOf(server, await server.signIn('manager@demo.example'));
  relationshipId = String((await rows<{ id: string }>(server, 'select id::text as id from relationship where org_code = $1 order by id limit 1'))[0]!.id);
  const [me] = await rows<{ id: string }>(server, `select employee_id::text as id from user_account where org_code = $1 and email = 'manager@demo.example'`);
  [mine] = (await rows<{ id: string }>(server, 'select id::text as id from employee where org_code = $1 and manager_id = $2 order by id limit 1', [me!.id])).map(({ id }) => id);
  [stranger] = (await rows<{ id: string }>(server, `select id::text as id from employee where org_code = $1 and manager_id is null and id <> $2 and status = 'ACTIVE' order by id limit 1`, [me!.id])).map(({ id }) => id);
  [theirs, own] = [await relative(stranger!), await relative(mine!)];
}, 60_000);
afterAll(() => server.stop());

it('says of a new record that its person is not there, and nothing of whom they are related to', async () => {
  expect(theirs).not.toBe(own);
  expect(await add(stranger!, 'Arun Menon')).toEqual(['employeeId']);
  expect(await add(stranger!, 'Nobody Such')).toEqual(['employeeId']);
  expect(await add(mine!, 'Arun Menon')).toEqual(['employeeId', 'name']);
});
