/** Saved views: whose they are, with whom they are shared, what a reader gets of them, and conditions that mean the reader. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type View = { id: string; name: string; definition: { filter: object; columns?: string[]; density?: string }; missing: string[]; isReadable: boolean; isMine: boolean; mayChange: boolean; roles: { id: string; name: string; isDefault: boolean }[]; isDefault: boolean; isPinned: boolean; version: number };
type Input = { name: string; definition?: object | null; roles?: string[]; defaultFor?: string[] };

const on = 'organisation-data';
const fields = 'id name definition missing isReadable isMine mayChange roles { id name isDefault } isDefault isPinned version';
const designations = '/core-hr/designations';
/** A list that everybody has. */
const requests = '/employee-self-service/leave-request';
const plain: Input = { name: 'Mine alone', definition: { filter: { status: { equals: 'ACTIVE' } }, sorts: [] } };

let server: DemoServer;
let people: Record<'admin' | 'hr' | 'manager' | 'employee', Client>;
let other: Client;
let roleIds: Record<string, string>;

const views = async (who: Client, screen = designations) => dataOf(await who<{ listSavedViews: { views: View[]; mayShare: boolean; start: string | null } }>(on, `query ($screen: String!) { listSavedViews(screen: $screen) { mayShare start views { ${fields} } } }`, { screen })).listSavedViews;
const save = (who: Client, input: Input, key: { id?: string; version?: number; screen?: string } = {}) =>
  who<{ saveListView: { view: View } }>(on, `mutation ($id: ID, $version: Int, $screen: String!, $input: ListViewInput!) { saveListView(id: $id, version: $version, screen: $screen, input: $input) { view { ${fields} } } }`, { screen: designations, ...key, input });
const saved = async (...told: Parameters<typeof save>): Promise<View> => dataOf(await save(...told)).saveListView.view;
const remove = (who: Client, id: string) => who(on, 'mutation ($id: ID!) { deleteListView(id: $id) { errorCode } }', { id });
const restore = (who: Client, id: string) => who(on, 'mutation ($id: ID!) { restoreListView(id: $id) { view { id } } }', { id });
const choose = (who: Client, id: string | null, told: object, screen = designations) => who(on, 'mutation ($screen: String!, $id: ID, $isDefault: Boolean, $isPinned: Boolean) { chooseListView(screen: $screen, id: $id, isDefault: $isDefault, isPinned: $isPinned) { errorCode } }', { screen, id, ...told });
const codeOf = ({ errors }: Awaited<ReturnType<typeof save | typeof remove>>): string | undefined => errors[0]?.extensions.errorCode;
const sessionViews = async (email: string) => {
  const answer = await server.ask('/auth/session', { headers: { cookie: await server.signIn(email) } });
  return ((await answer.json()) as { listViews: { id: string; isStart: boolean; isPinned: boolean; missing: string[]; isReadable: boolean }[] }).listViews;
};

beforeAll(async () => {
  server = await startDemoServer();
  const clients = await Promise.all((['admin', 'hr', 'manager', 'employee'] as const).map(async (name) => [name, clientOf(server, await server.signIn(`${name}@demo.example`))] as const));
  people = Object.fromEntries(clients) as typeof people;
  other = clientOf(server, await server.signIn('admin@other.example'));
  const rows = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; name: string }>('select id::text as id, name from role where org_code = $1', ['demo']));
  roleIds = Object.fromEntries(rows.map(({ id, name }) => [name, id]));
});
afterAll(() => server.stop());

describe('a private view', () => {
  it('is its owner’s alone: nobody else has it, changes it, deletes it or begins with it', async () => {
    const view = await saved(people.hr, plain);
    expect(view).toMatchObject({ isMine: true, mayChange: true, roles: [], definition: plain.definition, missing: [] });
    for (const who of [people.admin, other]) {
      expect((await views(who)).views.map(({ id }) => id)).not.toContain(view.id);
      expect(codeOf(await save(who, plain, { id: view.id }))).toBe('NOT_FOUND');
      expect(codeOf(await remove(who, view.id))).toBe('NOT_FOUND');
      expect(codeOf(await choose(who, view.id, { isDefault: true }))).toBe('NOT_FOUND');
    }
  });

  it('is refused under a name that the owner has already, when it was changed meanwhile, and where the screen is closed', async () => {
    const view = await saved(people.hr, { ...plain, name: 'Twice' });
    expect((await save(people.hr, { ...plain, name: ' twice ' })).errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validationError: [{ field: 'name' }] });
    await saved(people.hr, { ...plain, name: 'Once' }, { id: view.id, version: view.version });
    expect(codeOf(await save(people.hr, plain, { id: view.id, version: view.version }))).toBe('CONFLICT');
    expect((await save(people.employee, plain, { screen: '/settings/core-hr/roles' })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await save(people.hr, plain, { screen: '/nowhere' })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await save(people.hr, { name: 'Bad', definition: { filter: { code: { sql: 'x' } } } })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('comes back after a delete, with its place in the menu', async () => {
    const view = await saved(people.hr, { ...plain, name: 'Comes back' });
    dataOf(await choose(people.hr, view.id, { isPinned: true }));
    dataOf(await remove(people.hr, view.id));
    expect((await views(people.hr)).views.map(({ id }) => id)).not.toContain(view.id);
    expect(codeOf(await restore(people.admin, view.id))).toBe('NOT_FOUND');
    dataOf(await restore(people.hr, view.id));
    expect((await views(people.hr)).views.find(({ id }) => id === view.id)).toMatchObject({ isPinned: true });
  });
});

describe('a shared view', () => {
  it('asks for the right to share, is read by whoever has the role, and changed by its owner and administrators', async () => {
    const role = roleIds['Employee']!;
    expect(codeOf(await save(people.employee, { ...plain, roles: [role] }, { screen: requests }))).toBe('ACCESS_DENIED');
    const view = await saved(people.admin, { ...plain, name: 'For all', roles: [role] }, { screen: requests });
    const seen = (await views(people.manager, requests)).views.find(({ id }) => id === view.id);
    expect(seen).toMatchObject({ isMine: false, mayChange: false });
    expect(codeOf(await save(people.manager, plain, { id: view.id, screen: requests }))).toBe('ACCESS_DENIED');
    expect(codeOf(await remove(people.manager, view.id))).toBe('ACCESS_DENIED');
    expect((await views(other, requests)).views).toEqual([]);
  });

  it('is taken back from everybody by an administrator, who then has it no longer', async () => {
    const view = await saved(people.admin, { ...plain, name: 'Taken back', roles: [roleIds['Employee']!] }, { screen: requests });
    const [manager] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text as id from user_account where org_code = 'demo' and email = 'manager@demo.example'`));
    await withOrg(server.db, 'demo', (tx) => tx.query('update list_view set owner_id = $2::bigint where org_code = $1 and id = $3', ['demo', manager!.id, view.id]));
    expect(dataOf(await save(people.admin, { ...plain, name: 'Taken back', roles: [] }, { id: view.id, screen: requests })).saveListView.view).toBeNull();
    expect((await views(people.admin, requests)).views.map(({ id }) => id)).not.toContain(view.id);
    expect((await views(people.manager, requests)).views.find(({ id }) => id === view.id)).toMatchObject({ isMine: true, roles: [] });
  });

  it('keeps what its editor does not see, where only its name or its roles are changed', async () => {
    const view = await saved(people.admin, { name: 'Whole', definition: { filter: { goneField: { equals: 'x' }, title: { from: 'A' } }, sorts: [] } });
    expect(view.missing).toEqual(['goneField']);
    const renamed = await saved(people.admin, { name: 'Still whole' }, { id: view.id, version: view.version });
    expect(renamed).toMatchObject({ name: 'Still whole', missing: ['goneField'], definition: { filter: { title: { from: 'A' } } } });
    expect((await save(people.admin, { name: 'Nothing in it' })).errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validationError: [{ field: 'definition' }] });
  });

  it('says of itself that it cannot be read, and can be saved again', async () => {
    const view = await saved(people.hr, { ...plain, name: 'Worn out' });
    dataOf(await choose(people.hr, view.id, { isPinned: true }));
    await withOrg(server.db, 'demo', (tx) => tx.query(`update list_view set definition = '{"filter": 7, "sorts": "none"}' where org_code = $1 and id = $2`, ['demo', view.id]));
    const told = (await views(people.hr)).views.find(({ id }) => id === view.id);
    expect(told).toMatchObject({ isReadable: false, definition: { filter: {}, sorts: [] } });
    expect((await sessionViews('hr@demo.example')).find(({ id }) => id === view.id)).toMatchObject({ isReadable: false });
    expect(await saved(people.hr, { ...plain, name: 'Whole again' }, { id: view.id, version: told!.version })).toMatchObject({ isReadable: true });
  });

  it('counts among the pinned ones only while the person has it', async () => {
    const pin = (id: string) => choose(people.hr, id, { isPinned: true });
    const made: string[] = [];
    for (let at = 0; at < 20; at += 1) made.push((await saved(people.hr, { ...plain, name: `Pinned ${at}` })).id);
    await withOrg(server.db, 'demo', (tx) => tx.query(`delete from list_view_choice where org_code = 'demo'`));
    for (const id of made) dataOf(await pin(id));
    const one = await saved(people.hr, { ...plain, name: 'One more' });
    expect(codeOf(await pin(one.id))).toBe('LIMIT_EXCEEDED');
    dataOf(await remove(people.hr, made[0]!));
    dataOf(await pin(one.id));
  });

  it('begins the list of a role until the person chooses another, and is in the session', async () => {
    const role = roleIds['Employee']!;
    const first = await saved(people.admin, { ...plain, name: 'First', roles: [role], defaultFor: [role] }, { screen: requests });
    const second = await saved(people.admin, { ...plain, name: 'Second', roles: [role], defaultFor: [role] }, { screen: requests });
    expect((await views(people.admin, requests)).views.find(({ id }) => id === first.id)?.roles).toEqual([{ id: role, name: 'Employee', isDefault: false }]);
    expect(await sessionViews('manager@demo.example')).toMatchObject([{ id: second.id, isStart: true, isPinned: false }]);
    dataOf(await choose(people.manager, first.id, { isDefault: true }, requests));
    expect((await views(people.manager, requests)).start).toBe(first.id);
    dataOf(await choose(people.manager, null, { isDefault: true }, requests));
    expect((await views(people.manager, requests)).start).toBeNull();
    expect(await sessionViews('manager@demo.example')).toEqual([]);
  });

  it('is nobody’s but the owner’s once its role is deleted', async () => {
    const { id: role } = dataOf(await people.admin<{ addRole: { row: { id: string } } }>('core-hr', 'mutation { addRole(input: { name: "Passing", code: "PASS" }) { row { id } } }')).addRole.row;
    const view = await saved(people.hr, { ...plain, name: 'Orphan', roles: [] });
    await withOrg(server.db, 'demo', (tx) => tx.query('update list_view set roles = array[$2::bigint] where org_code = $1 and id = $3', ['demo', role, view.id]));
    expect((await views(people.admin)).views.map(({ id }) => id)).toContain(view.id);
    dataOf(await people.admin('core-hr', 'mutation ($ids: [ID!]!) { deleteRoles(ids: $ids) { deleted } }', { ids: [role] }));
    expect((await views(people.admin)).views.map(({ id }) => id)).not.toContain(view.id);
    expect((await views(people.hr)).views.find(({ id }) => id === view.id)).toMatchObject({ roles: [], mayChange: true });
  });

  it('is left without what its reader may not see, and says so', async () => {
    const view = await saved(people.admin, { name: 'Odd', definition: { filter: { goneField: { equals: 'x' }, title: { from: 'A' }, status: { equals: 'NEVER' } }, sorts: [], columns: ['title', 'gone'] } });
    expect(view.missing.toSorted()).toEqual(['gone', 'goneField', 'status']);
    expect(view.definition).toMatchObject({ filter: { title: { from: 'A' } }, columns: ['title'] });
  });
});

describe('conditions relative to who asks and to today', () => {
  const count = async (who: Client, filter: object): Promise<number> =>
    dataOf(await who<{ listAwards: { totalRecords: number } }>('core-hr', 'query ($filter: AwardFilter) { listAwards(filter: $filter) { totalRecords } }', { filter })).listAwards.totalRecords;

  it('mean the asker and the asker’s own team', async () => {
    const team = async (email: string): Promise<string[]> => {
      const found = await withOrg(server.db, 'demo', (tx) =>
        tx.query<{ id: string }>(
          `with recursive t(id) as (select e.id from employee e join user_account u on u.org_code = e.org_code and u.employee_id = e.manager_id where e.org_code = $1 and u.email = $2 union select e.id from employee e join t on e.manager_id = t.id where e.org_code = $1)
           select distinct p.employee_id::text as id from passport p join t on t.id = p.employee_id where p.org_code = $1`,
          ['demo', email],
        ),
      );
      return found.map(({ id }) => id).toSorted();
    };
    const listed = async (who: Client): Promise<string[]> => {
      const { listPassports } = dataOf(await who<{ listPassports: { rows: { employee: { id: string } }[] } }>('core-hr', '{ listPassports(filter: { employeeId: { person: MY_TEAM } }, limit: 1000) { rows { employee { id } } } }'));
      return [...new Set(listPassports.rows.map(({ employee }) => employee.id))].toSorted();
    };
    const [ofAdmin, ofHr] = [await team('admin@demo.example'), await team('hr@demo.example')];
    expect(ofAdmin).not.toEqual(ofHr);
    expect(await listed(people.admin)).toEqual(ofAdmin);
    expect(await listed(people.hr)).toEqual(ofHr);
  });

  it('count days on the organisation’s calendar, and are refused where they mean nothing', async () => {
    const all = await count(people.admin, {});
    const past = await count(people.admin, { awardedOn: { within: 'BEFORE_TODAY' } });
    const from = await count(people.admin, { not: { awardedOn: { within: 'BEFORE_TODAY' } } });
    expect(past).toBeGreaterThan(0);
    expect(past + from).toBe(all);
    const wrong = await people.admin('core-hr', 'query ($filter: AwardFilter) { listAwards(filter: $filter) { totalRecords } }', { filter: { awardedOn: { within: 'SOON' } } });
    expect(wrong.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const nobody = await people.admin('core-hr', 'query ($filter: DesignationFilter) { listDesignations(filter: $filter) { totalRecords } }', { filter: { gradeId: { person: 'ME' } } });
    expect(nobody.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the specified operations of table headers', () => {
  type Header = { Header_Key: string; Is_Visible: boolean; Sort_Order: number | null };
  const read = async (who: Client) => dataOf(await who<{ getDataTableDefaultHeaders: { tableHeaders: Header[] } }>('recruitment', 'query ($formId: Int!) { getDataTableDefaultHeaders(formId: $formId) { tableHeaders { Header_Key Is_Visible Sort_Order } } }', { formId: forms.GRADES })).getDataTableDefaultHeaders.tableHeaders;
  const keep = (who: Client, tableHeaders: string[]) => who('recruitment', 'mutation ($formId: Int!, $tableHeaders: [String!]!) { addUpdateEmployeeCustomTableHeader(formId: $formId, tableHeaders: $tableHeaders) { tableHeaders { Header_Key } } }', { formId: forms.GRADES, tableHeaders });

  it('read and keep the columns of the view that the caller’s list begins with', async () => {
    const usual = (await read(people.hr)).filter((header) => header.Is_Visible).map(({ Header_Key }) => Header_Key);
    const turned = usual.toReversed();
    dataOf(await keep(people.hr, turned));
    dataOf(await keep(people.hr, turned));
    expect((await read(people.hr)).filter((header) => header.Is_Visible).map(({ Header_Key }) => Header_Key)).toEqual(turned);
    const { start, views: mine } = await views(people.hr, '/core-hr/grades');
    expect(mine).toMatchObject([{ id: start, name: 'My columns', definition: { columns: turned }, isDefault: true }]);
    dataOf(await keep(people.hr, []));
    expect((await read(people.hr)).filter((header) => header.Is_Visible).map(({ Header_Key }) => Header_Key)).toEqual(usual);
    expect(codeOf(await keep(people.hr, ['nothing']))).toBe('UNKNOWN_FIELD');
    expect((await keep(people.employee, turned)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
