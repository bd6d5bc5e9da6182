import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'hr', 'manager', 'employee']) cookies[name] = await server.signIn(`${name}@demo.example`);
  cookies['other'] = await server.signIn('admin@other.example');
});
afterAll(() => server.stop());

type Page = { listEmployees: { totalRecords: number; rows: { name: string; email: string }[] } };
const employees = async (who: string, form?: string) =>
  askGraphql<Page>(server, cookies[who] ?? '', 'core-hr', `query($form: Form) { listEmployees(form: $form, limit: 200) { totalRecords rows { name email } } }`, form === undefined ? {} : { form });
const names = async (who: string, form?: string): Promise<string[]> => ((await employees(who, form)).data?.listEmployees.rows ?? []).map(({ name }) => name);

describe('employees are seen', () => {
  it('by HR all, by a manager those who report to them at any depth, by an employee their own', async () => {
    expect((await names('hr')).length).toBe(62);
    const team = await names('manager', 'TEAM_SUMMARY');
    expect(team).toContain('Suresh Palanisamy');
    expect(team).toContain('Kavitha Selvam');
    expect(team).not.toContain('Arjun Reddy');
    expect(team).not.toContain('Priya Menon');
    expect(await names('manager')).toContain('Arjun Reddy');
    expect(await names('employee')).toEqual(['Kavitha Selvam']);
    expect(codeOf(await employees('employee', 'EMPLOYEES'))).toBe('_DB0100');
  });

  it('never by another organisation', async () => {
    expect(await names('other')).toEqual(['Elena Marchetti']);
  });
});

describe('a screen that only shows records', () => {
  it('lets nobody change them, whatever rights they have on its form', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query(`update role_right set "add" = true, "update" = true, "delete" = true where org_code = 'demo' and form in ('SELF_MY_PROFILE', 'TEAM_SUMMARY')`));
    for (const who of ['employee', 'manager']) {
      cookies[who] = await server.signIn(`${who}@demo.example`);
      const mutation = (text: string) => askGraphql(server, cookies[who] ?? '', 'core-hr', `mutation { ${text} { errorCode } }`);
      expect(codeOf(await mutation(`updateEmployee(id: 1, version: 1, input: { firstName: "X" })`))).toBe('_DB0102');
      expect(codeOf(await mutation(`deleteEmployees(ids: [1])`))).toBe('_DB0103');
    }
  });
});

describe('an account', () => {
  const add = (who: string, input: Record<string, unknown>) =>
    askGraphql<{ addUserAccount: { row: { id: string; version: number } } }>(server, cookies[who] ?? '', 'core-hr', `mutation($input: UserAccountInput!) { addUserAccount(input: $input) { row { id version } } }`, { input });
  const roleId = async (code: string): Promise<string> =>
    (await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>('select id from role where org_code = $1 and code = $2', ['demo', code])))[0]?.id ?? '';

  it('is invited by mail, chooses a password and signs in; it ends at once when it is switched off', async () => {
    const made = await add('admin', { name: 'New Person', email: 'New.Person@demo.example', roles: [{ roleId: await roleId('EMPLOYEE') }] });
    expect(made.errors).toBeUndefined();
    const [mail] = await withOrg(server.db, 'demo', (tx) => tx.query<{ body: string; subject: string }>(`select subject, body from outbox_message where org_code = 'demo' and recipient = 'new.person@demo.example'`));
    expect(mail?.subject).toBe('Your account at Northwind Textiles');
    const token = /token=(\S+)/.exec(mail?.body ?? '')?.[1];
    const chosen = await server.ask('/auth/reset-password', { body: { token, password: 'four silver spoons', confirmation: 'four silver spoons' } });
    expect(chosen.status).toBe(200);
    const cookie = await server.signIn('new.person@demo.example', 'four silver spoons');
    const { id, version } = made.data!.addUserAccount.row;
    const off = await askGraphql(server, cookies['admin'] ?? '', 'core-hr', `mutation($id: ID!, $version: Int!) { updateUserAccount(id: $id, version: $version, input: { status: INACTIVE }) { row { id } } }`, { id, version });
    expect(off.errors).toBeUndefined();
    expect((await server.ask('/auth/session', { headers: { cookie } })).status).toBe(401);
    expect((await server.ask('/auth/sign-in', { body: { email: 'new.person@demo.example', password: 'four silver spoons' } })).status).toBe(401);
  });

  it('cannot be made by those without the right, nor with roles wider than the giver has', async () => {
    expect(codeOf(await add('hr', { name: 'X', email: 'x@demo.example' }))).toBe('_DB0101');
    await withOrg(server.db, 'demo', (tx) =>
      tx.query(`update role_right set "add" = true, "update" = true where org_code = 'demo' and form = 'USER_ACCOUNTS' and role_id = (select id from role where org_code = 'demo' and code = 'HR_ADMINISTRATOR')`),
    );
    cookies['hr'] = await server.signIn('hr@demo.example', PASSWORD);
    expect(codeOf(await add('hr', { name: 'X', email: 'x@demo.example', roles: [{ roleId: await roleId('ADMINISTRATOR') }] }))).toBe('ACCESS_DENIED');
    expect((await add('hr', { name: 'X', email: 'x@demo.example', roles: [{ roleId: await roleId('EMPLOYEE') }] })).errors).toBeUndefined();
  });

  it('of one’s own stays that of the own employee, whatever the rights: only somebody else makes it another one’s', async () => {
    const [mine] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number; employee: string }>(`select id::text as id, version, employee_id::text as employee from user_account where org_code = 'demo' and email = 'admin@demo.example'`));
    const change = (input: object) => askGraphql(server, cookies['admin']!, 'core-hr', 'mutation($id: ID!, $version: Int!, $input: UserAccountPatch!) { updateUserAccount(id: $id, version: $version, input: $input) { changeSet } }', { id: mine!.id, version: mine!.version, input });
    for (const employeeId of [String(Number(mine!.employee) + 1), null]) expect((await change({ employeeId })).errors?.[0]?.extensions['validationError']).toEqual([{ field: 'employeeId', message: 'Somebody else has to say which employee your own account belongs to.' }]);
    expect(codeOf(await change({ employeeId: mine!.employee, language: 'EN' }))).not.toBe('BAD_USER_INPUT');
  });

  it('that is a further one of an employee is told to the one they have, as often as it becomes theirs', async () => {
    const [person] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; employee: string }>(`select id::text as id, employee_id::text as employee from user_account where org_code = 'demo' and email = 'employee@demo.example'`));
    const told = () => withOrg(server.db, 'demo', (tx) => tx.query<{ words: object }>(`select words from notification where org_code = 'demo' and user_account_id = $1 and kind = 'accountAdded'`, [person!.id]));
    const { id, version } = (await add('admin', { name: 'Another', email: 'another@demo.example', roles: [{ roleId: await roleId('EMPLOYEE') }] })).data!.addUserAccount.row;
    const change = async (from: number, input: object) => expect((await askGraphql(server, cookies['admin']!, 'core-hr', 'mutation($id: ID!, $version: Int!, $input: UserAccountPatch!) { updateUserAccount(id: $id, version: $version, input: $input) { changeSet } }', { id, version: from, input })).errors).toBeUndefined();
    expect(await told()).toEqual([]);
    await change(version, { employeeId: person!.employee });
    expect(await told()).toEqual([{ words: { by: expect.any(String), email: 'another@demo.example' } }]);
    await change(version + 1, { name: 'Another one' });
    expect(await told()).toHaveLength(1);
    await change(version + 2, { employeeId: null, status: 'INACTIVE' });
  });

  it('that is the last to change accounts and roles stays, and so do its rights', async () => {
    const [mine] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select id::text as id, version from user_account where org_code = 'demo' and email = 'admin@demo.example'`));
    const [role] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select id::text as id, version from role where org_code = 'demo' and code = 'ADMINISTRATOR'`));
    const change = (input: object, { id, version } = mine!) => askGraphql(server, cookies['admin']!, 'core-hr', 'mutation($id: ID!, $version: Int!, $input: UserAccountPatch!) { updateUserAccount(id: $id, version: $version, input: $input) { changeSet } }', { id, version, input });
    const strip = () => askGraphql(server, cookies['admin']!, 'core-hr', 'mutation($id: ID!, $version: Int!) { updateRole(id: $id, version: $version, input: { rights: [] }) { changeSet } }', role!);
    const remove = (...ids: string[]) => askGraphql<{ answer: { changeSet: string } }>(server, cookies['admin']!, 'core-hr', 'mutation($ids: [ID!]!) { answer: deleteUserAccounts(ids: $ids) { changeSet } }', { ids });
    const undo = (id: string) => askGraphql(server, cookies['admin']!, 'core-hr', 'mutation($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });

    const refused = await change({ status: 'INACTIVE' });
    expect(codeOf(refused)).toBe('LAST_ADMINISTRATOR');
    expect(refused.errors?.[0]?.message).toContain('Samuel Mathew');
    expect(codeOf(await change({ roles: [{ roleId: await roleId('EMPLOYEE') }] }))).toBe('LAST_ADMINISTRATOR');
    expect(codeOf(await strip())).toBe('LAST_ADMINISTRATOR');
    expect((await askGraphql(server, cookies['admin']!, 'core-hr', '{ listRoles { totalRecords } }')).errors).toBeUndefined();

    const second = await askGraphql<{ addUserAccount: { changeSet: string; row: { id: string } } }>(server, cookies['admin']!, 'core-hr', 'mutation($input: UserAccountInput!) { addUserAccount(input: $input) { changeSet row { id } } }', { input: { name: 'Second Administrator', email: 'second@demo.example', roles: [{ roleId: role!.id }] } });
    expect(codeOf(await remove(mine!.id, second.data!.addUserAccount.row.id))).not.toBeUndefined();
    expect(codeOf(await strip())).toBe('LAST_ADMINISTRATOR');
    expect((await change({ roles: [{ roleId: await roleId('EMPLOYEE') }, { roleId: role!.id }] })).errors).toBeUndefined();
    expect((await change({ name: 'Samuel Mathew M.' }, { ...mine!, version: mine!.version + 1 })).errors).toBeUndefined();
    expect((await undo(second.data!.addUserAccount.changeSet)).errors).toBeUndefined();
    expect(codeOf(await change({ status: 'INACTIVE' }, { ...mine!, version: mine!.version + 2 }))).toBe('LAST_ADMINISTRATOR');
  });
});
