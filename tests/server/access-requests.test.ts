/** Asking for a form that is closed, and deciding on it: who is told, what is opened, and that nobody gives more than they have. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { forgetSessions } from '../../src/server/session.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Mine = { status: string | null; requestedAt: string | null; reason: string | null; decidedBy: string | null; deciders: string[]; roles: string[] };
type Row = { id: string; requestedBy: string; form: string | null; status: string; isOpen: boolean; reason: string | null };
type Way = { roleId: string; name: string; way: string; forms: number };

const fields = '{ status requestedAt reason decidedBy deciders roles }';
let server: DemoServer;
let admin: Client;
let employee: Client;
let manager: Client;

const on = 'organisation-data';
const request = async (who: Client, form: keyof typeof forms | null, root = 'mutation'): Promise<Mine> =>
  dataOf(await who<{ requestRights: Mine }>(on, `${root} ($form: Int) { requestRights(formId: $form) ${fields} }`, { form: form && forms[form] })).requestRights;
const mine = async (who: Client, form: keyof typeof forms): Promise<Mine> => dataOf(await who<{ myAccessRequest: Mine }>(on, `query ($form: Int) { myAccessRequest(formId: $form) ${fields} }`, { form: forms[form] })).myAccessRequest;
const listed = async (): Promise<Row[]> => dataOf(await admin<{ listAccessRequests: { rows: Row[] } }>(on, '{ listAccessRequests { rows { id requestedBy form status isOpen reason } } }')).listAccessRequests.rows;
const idOf = async (form: string): Promise<string> => (await listed()).find((row) => row.form === form && row.status === 'PENDING')!.id;
const ways = async (who: Client, id: string): Promise<Way[]> => dataOf(await who<{ listAccessRequestRoles: { rows: Way[] } }>(on, 'query ($id: ID!) { listAccessRequestRoles(id: $id) { rows { roleId name way forms } } }', { id })).listAccessRequestRoles.rows;
const grant = (who: Client, id: string, roleId: string | null, scope = 'SELF') => who(on, 'mutation ($id: ID!, $roleId: ID, $scope: Scope) { grantAccessRequest(id: $id, roleId: $roleId, scope: $scope) { status } }', { id, roleId, scope });
const decline = (who: Client, id: string, reason: string) => who(on, 'mutation ($id: ID!, $reason: String!) { declineAccessRequest(id: $id, reason: $reason) { status } }', { id, reason });
const codeOf = ({ errors }: Awaited<ReturnType<typeof grant>>): string | undefined => errors[0]?.extensions.code;
const told = async (who: Client): Promise<string[]> => dataOf(await who<{ answer: { notificationList: { text: string }[] } }>(on, '{ answer: listNotificationsInDashboard { notificationList { text } } }')).answer.notificationList.map(({ text }) => text);
const rightsOf = async (email: string): Promise<Record<string, { view: boolean; scope: string } | undefined>> => {
  const answer = await server.ask('/auth/session', { headers: { cookie: await server.signIn(email) } });
  return ((await answer.json()) as { rights: Record<string, { view: boolean; scope: string }> }).rights;
};

beforeAll(async () => {
  server = await startDemoServer();
  [admin, employee, manager] = await Promise.all(['admin', 'employee', 'manager'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`)))) as [Client, Client, Client];
});
afterAll(() => server.stop());

describe('a request for access', () => {
  it('waits once however often it is sent, under query and mutation, and reaches who decides', async () => {
    const first = await request(employee, 'GRADES', 'query');
    expect(first).toMatchObject({ status: 'PENDING', reason: null, roles: ['Employee'] });
    expect(first.deciders).not.toEqual([]);
    expect((await request(employee, 'GRADES')).requestedAt).toBe(first.requestedAt);
    expect(await mine(employee, 'GRADES')).toMatchObject({ status: 'PENDING', requestedAt: first.requestedAt });
    expect((await listed()).filter(({ form }) => form === 'GRADES')).toHaveLength(1);
    const texts = (await told(admin)).filter((text) => text.includes('asks for access: Grades'));
    expect(texts).toHaveLength(1);
    expect((await told(manager)).filter((text) => text.includes('asks for access'))).toEqual([]);
  });

  it('is refused for a number that no form has, and asks nothing where the form is open', async () => {
    const unknown = await employee(on, 'mutation { requestRights(formId: 999999) { status } }');
    expect(unknown.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await request(employee, 'DASHBOARD')).toMatchObject({ status: null });
  });

  it('is granted by a role that opens the form, the narrowest first; the person is told and may view it', async () => {
    const id = await idOf('GRADES');
    const offered = await ways(admin, id);
    const given = offered.filter(({ way }) => way === 'GIVE');
    expect(given.map(({ forms: count }) => count)).toEqual(given.map(({ forms: count }) => count).sort((left, right) => left - right));
    expect(offered.filter(({ way }) => way === 'WIDEN').map(({ name }) => name)).toEqual(['Employee']);
    const payroll = offered.find(({ name }) => name === 'Payroll administrator')!;
    expect(dataOf(await grant(admin, id, payroll.roleId))).toEqual({ grantAccessRequest: { status: 'GRANTED' } });
    expect((await rightsOf('employee@demo.example'))['GRADES']).toMatchObject({ view: true });
    expect((await told(employee)).some((text) => text.endsWith('gave you access: Grades'))).toBe(true);
    expect((await grant(admin, id, payroll.roleId)).errors[0]?.extensions.errorCode).toBe('STATUS_MOVED_ON');
  });

  it('is granted by widening a role of the person on the records of one scope, which the journal holds', async () => {
    await request(employee, 'ATTENDANCE_RECORDS');
    const id = await idOf('ATTENDANCE_RECORDS');
    const widened = (await ways(admin, id)).find(({ way }) => way === 'WIDEN' )!;
    dataOf(await grant(admin, id, widened.roleId, 'SELF'));
    expect((await rightsOf('employee@demo.example'))['ATTENDANCE_RECORDS']).toMatchObject({ view: true, add: false, scope: 'SELF' });
    const history = dataOf(await admin<{ roleHistory: { rows: { reason: string | null }[] } }>('core-hr', 'query ($id: ID!) { roleHistory(id: $id) { rows { reason } } }', { id: widened.roleId })).roleHistory.rows;
    expect(history[0]?.reason).toBe('Access was asked for: Attendance records');
  });

  it('is declined with a reason, which the person reads; without one it is not', async () => {
    await request(manager, 'ROLES');
    const id = await idOf('ROLES');
    expect((await decline(admin, id, '  ')).errors[0]?.extensions.validationError).toEqual([{ field: 'reason', message: 'This field is required' }]);
    dataOf(await decline(admin, id, 'HR keeps the roles.'));
    expect(await mine(manager, 'ROLES')).toMatchObject({ status: 'DECLINED', reason: 'HR keeps the roles.' });
    expect((await told(manager)).some((text) => text.includes('HR keeps the roles.'))).toBe(true);
    expect(await request(manager, 'ROLES')).toMatchObject({ status: 'PENDING' });
  });

  it('is decided only by who may change accounts, never by the person who asks, and not from another organisation', async () => {
    const id = await idOf('ROLES');
    expect((await grant(employee, id, '1')).errors[0]?.extensions.errorCode).toBe('_DB0102');
    expect((await employee(on, '{ listAccessRequests { rows { id } } }')).errors[0]?.extensions.errorCode).toBe('_DB0100');
    const other = clientOf(server, await server.signIn('admin@other.example'));
    expect((await decline(other, id, 'No')).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    await withOrg(server.db, 'demo', (tx) => tx.query(`insert into access_request (org_code, id, user_account_id, form) select $1, 900000, id, 'GRADES' from user_account where org_code = $1 and email = 'admin@demo.example'`, ['demo']));
    expect((await grant(admin, '900000', null)).errors[0]?.extensions.errorCode).toBe('OWN_REQUEST');
  });

  it('opens no more than the deciding person has', async () => {
    const id = await idOf('ROLES');
    const role = dataOf(await admin<{ addRole: { row: { id: string } } }>('core-hr', 'mutation ($input: RoleInput!) { addRole(input: $input) { row { id } } }', {
      input: { name: 'Account keeper', code: 'KEEPER', rights: [{ form: 'USER_ACCOUNTS', view: true, add: false, update: true, delete: false, optionalChoice: false, scope: 'ALL' }] },
    })).addRole.row.id;
    await withOrg(server.db, 'demo', (tx) => tx.query(`insert into user_role (org_code, id, role_id, user_account_id, position) select $1, 900000, $2::bigint, id, 9 from user_account where org_code = $1 and email = 'recruiter@demo.example'`, ['demo', role]));
    const keeper = clientOf(server, await server.signIn('recruiter@demo.example'));
    const offered = await ways(keeper, id);
    expect(offered.filter(({ way, name }) => way === 'WIDEN' || name === 'Administrator')).toEqual([]);
    const all = await ways(admin, id);
    expect((await grant(keeper, id, all.find(({ name }) => name === 'Administrator')!.roleId)).errors[0]?.extensions.errorCode).toBe('ACCESS_DENIED');
    // Within a team there are the requests of its accounts alone, and nobody is told of others.
    const countsOf = async (): Promise<number> => dataOf(await keeper<{ listAccessRequests: { totalRecords: number } }>(on, '{ listAccessRequests { totalRecords } }')).listAccessRequests.totalRecords;
    expect(await countsOf()).toBeGreaterThan(0);
    expect((await request(employee, 'HOLIDAYS')).deciders).toContain('Vikram Nair');
    await withOrg(server.db, 'demo', (tx) => tx.query(`update role_right set scope = 'TEAM' where org_code = $1 and role_id = $2::bigint`, ['demo', role]));
    forgetSessions();
    expect(await countsOf()).toBe(0);
    for (const answer of [await decline(keeper, id, 'No'), await grant(keeper, id, null), await keeper(on, 'query ($id: ID!) { listAccessRequestRoles(id: $id) { rows { roleId } } }', { id })]) expect(answer.errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect((await mine(employee, 'HOLIDAYS')).deciders).not.toContain('Vikram Nair');
  });

  it('is granted with the optional choice where the form stays closed without it', async () => {
    await request(employee, 'ROLES');
    const role = 'Employee';
    const seen = (): Promise<unknown> => rightsOf('employee@demo.example').then((rights) => rights['ROLES']);
    await withOrg(server.db, 'demo', (tx) => tx.query(`insert into role_right (org_code, id, role_id, position, form, "view", "add", "update", "delete", optional_choice, scope) select $1, 900001, id, 900, 'ROLES', true, false, false, false, false, 'ALL' from role where org_code = $1 and name = $2`, ['demo', role]));
    const id = await idOf('ROLES');
    expect((await listed()).find((row) => row.id === id)).toMatchObject({ isOpen: false });
    expect(codeOf(await grant(admin, id, null))).toBe('BAD_USER_INPUT');
    const way = (await ways(admin, id)).find(({ name }) => name === role)!;
    expect(way.way).toBe('WIDEN');
    dataOf(await grant(admin, id, way.roleId, 'ALL'));
    expect(await seen()).toMatchObject({ view: true, update: false, optionalChoice: true });
    expect((await listed()).find((row) => row.id === id)).toMatchObject({ isOpen: true });
  });
});
