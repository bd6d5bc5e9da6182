/** Why a person may open a form and who may open it, from the same rules that open it; roles need the optional choice right. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { forgetSessions } from '../../src/server/session.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Explanation = {
  name: string; view: boolean; update: boolean; scope: string | null; withSelf: boolean; needsChoice: boolean; hasEmployee: boolean; teamSize: number; isManager: boolean;
  roles: { name: string; scope: string; view: boolean }[]; otherRoles: string[]; screens: { path: string; scope: string; reach: string | null; withSelf: boolean }[]; adminForms: string[];
};
type Reader = { name: string; scope: string; roles: string[] };

const QUERY = `query ($id: ID!, $form: Form!) { explainAccess(userAccountId: $id, askedForm: $form) { name view update scope withSelf needsChoice hasEmployee teamSize isManager
  roles { name scope view } otherRoles screens { path scope reach withSelf } adminForms } }`;
const READERS = 'query ($form: Form!, $offset: Int, $limit: Int) { listFormReaders(askedForm: $form, offset: $offset, limit: $limit) { totalRecords rows { name scope roles } } }';

let server: DemoServer;
let admin: Client;
let hr: Client;
let employee: Client;
const ids = new Map<string, string>();

const explain = async (who: Client, name: string, form: string): Promise<Explanation> => dataOf(await who<{ explainAccess: Explanation }>('core-hr', QUERY, { id: ids.get(name), form })).explainAccess;
const readers = async (form: string, page = {}): Promise<{ totalRecords: number; rows: Reader[] }> => dataOf(await admin<{ listFormReaders: { totalRecords: number; rows: Reader[] } }>('core-hr', READERS, { form, ...page })).listFormReaders;
const sql = (text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; email: string }>(text, values));

beforeAll(async () => {
  server = await startDemoServer();
  [admin, hr, employee] = await Promise.all(['admin', 'hr', 'employee'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`)))) as [Client, Client, Client];
  for (const { id, email } of await sql(`select id::text as id, email from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
});
afterAll(() => server.stop());

describe('why a person sees something', () => {
  it('names the roles that say so, those that do not, and what each screen narrows', async () => {
    const found = await explain(admin, 'manager', 'TEAM_LEAVE_REQUEST');
    expect(found).toMatchObject({ view: true, update: true, scope: 'TEAM', hasEmployee: true, isManager: true, needsChoice: false });
    expect(found.teamSize).toBeGreaterThan(0);
    expect(found.roles).toEqual([{ name: 'Manager', scope: 'TEAM', view: true }]);
    expect(found.otherRoles).toEqual(['Employee']);
    expect(found.screens.map(({ reach }) => reach)).toContain('TEAM');
  });

  it('says what a screen shows at most, however wide the right is', async () => {
    const found = await explain(admin, 'admin', 'SELF_LEAVE_REQUEST');
    expect(found.scope).toBe('ALL');
    expect(found.screens.map(({ scope, reach }) => [scope, reach])).toEqual(found.screens.map(() => ['SELF', 'SELF']));
    expect(found.adminForms).toContain('ADMIN');
  });

  it('says that nothing opens a form where no role does', async () => {
    expect(await explain(admin, 'employee', 'GRADES')).toMatchObject({ view: false, scope: null, roles: [], adminForms: [] });
  });

  it('is asked by who sees user accounts or holds the choice on roles, of the own organisation', async () => {
    expect((await explain(hr, 'employee', 'GRADES')).view).toBe(false);
    expect((await employee('core-hr', QUERY, { id: ids.get('employee'), form: 'GRADES' })).errors[0]?.extensions.errorCode).toBe('_DB0100');
    const other = clientOf(server, await server.signIn('admin@other.example'));
    const foreign = [...ids.values()].reduce((most, id) => (Number(id) > Number(most) ? id : most));
    expect((await other('core-hr', QUERY, { id: foreign, form: 'GRADES' })).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect((await admin('core-hr', QUERY, { id: '999999', form: 'GRADES' })).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
  });
});

describe('who may open a form', () => {
  it('lists people by name with their scope and roles, page by page', async () => {
    const all = await readers('ROLES');
    expect(all.rows.every(({ roles }) => roles.includes('Administrator'))).toBe(true);
    const own = await readers('SELF_LEAVE_REQUEST', { limit: 2 });
    const next = await readers('SELF_LEAVE_REQUEST', { offset: 2, limit: 2 });
    expect(own.totalRecords).toBeGreaterThan(3);
    expect(next.totalRecords).toBe(own.totalRecords);
    expect(new Set([...own.rows, ...next.rows].map(({ name }) => name)).size).toBe(4);
  });
});

describe('the form of roles', () => {
  it('opens with the optional choice right only, on the server as in the answer that screens and menu follow', async () => {
    const [role] = await sql(`select id::text as id from role where org_code = 'demo' and code_folded = 'hr_administrator'`);
    const give = (choice: boolean) =>
      sql(`insert into role_right (org_code, id, position, role_id, form, "view", "add", "update", "delete", optional_choice, scope) values ('demo', 900001, 900, $1, 'ROLES', true, true, true, true, $2, 'ALL')
        on conflict (org_code, id) do update set optional_choice = excluded.optional_choice`, [role!.id, choice]);
    const list = '{ listRoles { totalRecords } }';
    const rightsOfHr = async (): Promise<unknown> => {
      const answer = await server.ask('/auth/session', { headers: { cookie: await server.signIn('hr@demo.example') } });
      return ((await answer.json()) as { rights: Record<string, unknown> }).rights['ROLES'];
    };
    await give(false);
    forgetSessions();
    expect((await hr('core-hr', list)).errors[0]?.extensions.errorCode).toBe('_DB0100');
    expect(await rightsOfHr()).toBeUndefined();
    expect(await explain(admin, 'hr', 'ROLES')).toMatchObject({ view: false, needsChoice: true });
    expect((await readers('ROLES')).rows.map(({ roles }) => roles).flat()).not.toContain('HR administrator');
    await give(true);
    forgetSessions();
    expect((await hr('core-hr', list)).errors).toEqual([]);
    expect((await readers('ROLES')).rows.map(({ roles }) => roles).flat()).toContain('HR administrator');
  });
});
