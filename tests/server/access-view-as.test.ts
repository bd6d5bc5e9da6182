/** Looking at Tenure as another account or a role: never more than one's own, nothing changed, noted, and over in time. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forms, type FormName } from '../../generated/forms.ts';
import { startingRoles } from '../../src/server/access/default-roles.ts';
import { mergeRights, type RoleRightRow } from '../../src/server/access/merge-rights.ts';
import { seenAs } from '../../src/server/access/view-as.ts';
import { handlesOf } from '../../src/server/db/handles.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { readOnly } from '../../src/server/db/read-only.ts';
import { forgetSessions } from '../../src/server/session.ts';
import type { FormRights, Session } from '../../src/server/session.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type SessionInfo = { user: { userId: string; employeeId: string | null; isAdmin: boolean; isManager: boolean }; rights: Record<string, FormRights>; viewAs: { kind: string; name: string; until: string } | null };

const START = 'mutation ($account: ID, $role: ID) { startViewAs(userAccountId: $account, roleId: $role) { id kind name until } }';
let server: DemoServer;
let cookie: string;
let admin: Client;
const ids = new Map<string, string>();

const sql = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const stop = (as = cookie): Promise<Response> => server.ask('/auth/stop-viewing', { method: 'POST', headers: { cookie: as } });
const session = async (as = cookie): Promise<SessionInfo> => (await (await server.ask('/auth/session', { headers: { cookie: as } })).json()) as SessionInfo;
const start = (who: Client, target: { account?: string | undefined; role?: string | undefined }) => who<{ startViewAs: { id: string; name: string } }>('core-hr', START, target);
const codeOf = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const viewings = async (): Promise<{ name: string; by: string; endedAt: string | null; endedBecause: string | null }[]> =>
  dataOf(await clientOf(server, await server.signIn('admin@demo.example'))<{ listViewings: { rows: { name: string; by: string; endedAt: string | null; endedBecause: string | null }[] } }>('core-hr', '{ listViewings { rows { name by kind startedAt endedAt endedBecause } } }')).listViewings.rows;

beforeAll(async () => {
  server = await startDemoServer();
  for (const { id, email } of await sql<{ id: string; email: string }>(`select id::text as id, email from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
  cookie = await server.signIn('admin@demo.example');
  admin = clientOf(server, cookie);
});
afterEach(async () => void (await stop()));
afterAll(() => server.stop());

const ALL: RoleRightRow = { form: 'ROLES', view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' };
const sessionOf = (lines: readonly RoleRightRow[]): Session => ({ id: 's', orgCode: 'demo', userId: '1', employeeId: '7', name: 'A', email: 'a@demo.example', photo: null, language: 'en', timeZone: 'Asia/Kolkata', rights: mergeRights(lines), isAdmin: true, isManager: true, isRecruiter: false });
const everyForm = Object.keys(forms) as FormName[];
const KEYS = ['view', 'add', 'update', 'delete', 'optionalChoice'] as const;

describe('rights while looking as somebody else', () => {
  const theirs = { employeeId: '9', hasReports: true, rights: mergeRights(everyForm.map((form) => ({ ...ALL, form }))) };
  const viewAs = { id: 'v', kind: 'ACCOUNT', name: 'B', until: '' } as const;

  it('are never wider than the own ones, for each role that an organisation starts with', () => {
    for (const { rights } of startingRoles) {
      const own = sessionOf([...rights, ALL]);
      for (const kind of ['ACCOUNT', 'ROLE'] as const) {
        const seen = seenAs(own, { ...viewAs, kind }, theirs);
        for (const [form, given] of seen.rights) {
          const mine = own.rights.get(form)!;
          expect(KEYS.filter((key) => given[key] && !mine[key])).toEqual([]);
          expect(given.scope).toBe(mine.scope);
          if (kind === 'ACCOUNT') expect(mine.scope).toBe('ALL');
        }
      }
    }
  });

  it('hold nobody else’s own and team records for who does not read all of their kind', () => {
    const seen = seenAs(sessionOf([ALL, { ...ALL, form: 'SELF_LEAVE_REQUEST' }, { ...ALL, form: 'TEAM_SUMMARY', scope: 'TEAM' }]), viewAs, theirs);
    expect(seen.employeeId).toBeNull();
    expect(seen.isManager).toBe(false);
    expect([...seen.rights.keys()]).toEqual(['ROLES']);
  });

  it('keep what both reach of one’s own records as a role', () => {
    const own = sessionOf([{ ...ALL, form: 'TEAM_SUMMARY', scope: 'TEAM' }, { ...ALL, form: 'EMPLOYEES', scope: 'ALL' }, { ...ALL, form: 'GRADES', scope: 'SELF' }]);
    const role = mergeRights([{ ...ALL, form: 'TEAM_SUMMARY', scope: 'SELF' }, { ...ALL, form: 'EMPLOYEES', scope: 'TEAM' }, { ...ALL, form: 'GRADES', scope: 'SELF' }]);
    const seen = seenAs(own, { ...viewAs, kind: 'ROLE' }, { employeeId: null, hasReports: false, rights: role });
    expect(Object.fromEntries([...seen.rights].map(([form, { scope }]) => [form, scope]))).toEqual({ EMPLOYEES: 'TEAM', GRADES: 'SELF' });
    expect(seen.employeeId).toBe('7');
  });
});

describe('an administrator who looks as an employee', () => {
  it('sees what that person may see, their own records among them, as the own account', async () => {
    const before = await session();
    const started = dataOf(await start(admin, { account: ids.get('employee') })).startViewAs;
    const now = await session();
    expect(now.viewAs).toMatchObject({ kind: 'ACCOUNT', name: started.name });
    expect(now.user).toMatchObject({ userId: before.user.userId, isAdmin: false });
    const [person] = await sql<{ employee: string }>(`select employee_id::text as employee from user_account where org_code = 'demo' and id = $1`, [ids.get('employee')]);
    expect(now.user.employeeId).toBe(person!.employee);
    expect(now.rights['GRADES']).toBeUndefined();
    expect(now.rights['SELF_LEAVE_REQUEST']).toMatchObject({ view: true, scope: 'SELF' });
    expect(Object.entries(now.rights).filter(([, { add, update, delete: remove }]) => add || update || remove)).toEqual([]);
    expect(codeOf(await admin('core-hr', '{ listGrades { totalRecords } }'))).toBe('_DB0100');
    const own = dataOf(await admin<{ employee: { rows: { employee: { id: string } }[] } }>('employee-self-service', '{ employee: listLeaveRequests(form: SELF_LEAVE_REQUEST) { rows { employee { id } } } }'));
    expect(new Set(own.employee.rows.map(({ employee }) => employee.id))).toEqual(new Set([person!.employee]));
  });

  it('is refused every write before it runs: GraphQL, undo, import, REST, files; and cannot look further', async () => {
    const [employee] = await sql<{ id: string; version: number }>(`select id::text as id, version from employee where org_code = 'demo' order by id limit 1`);
    dataOf(await start(admin, { account: ids.get('hr') }));
    const refused = [
      await admin('core-hr', 'mutation { addGrade(input: { name: "X", code: "X" }) { message } }'),
      await admin('core-hr', 'mutation ($id: ID!, $version: Int!) { updateEmployee(id: $id, version: $version, input: { firstName: "X" }) { message } }', employee),
      await admin('core-hr', 'mutation { deleteGrades(ids: ["1"]) { deleted } }'),
      await admin('core-hr', 'mutation { undoChangeSet(id: "1") { changeSet } }'),
      await admin('batch-processing', 'mutation { cancelImport(id: "1") { message } }'),
      await admin('core-hr', 'mutation { __typename }'),
      await start(admin, { account: ids.get('employee') }),
      await admin('organisation-data', 'query ($form: Int!) { requestRights(formId: $form) { status } }', { form: forms.ROLES }),
      await admin('core-hr', 'mutation { getPresignedUrl(action: "upload", fileName: "a.png", type: "employee.photo") { presignedUrl } }'),
      await admin('core-hr', 'mutation { getPresignedUrl(action: "upload", fileName: "a.png", type: "employee.photo") { presignedUrl } deleteGrades(ids: ["1"]) { deleted } }'),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'READ_ONLY_VIEW'));
    for (const [path, method, body] of [
      ['/export', 'POST', { type: 'Grade' }],
      ['/auth/change-password', 'POST', { current: 'a', password: 'b', confirmation: 'b' }],
      ['/auth/two-factor/start', 'POST', { password: 'x' }],
    ] as const) {
      const answer = await server.ask(path, { method, body, headers: { cookie } });
      expect([path, answer.status, ((await answer.json()) as { errorCode: string }).errorCode]).toEqual([path, 403, 'READ_ONLY_VIEW']);
    }
    const reading = await server.ask('/employees/attendance-finalization/list-attendance-finalization', { body: { finalizationMethod: 'dashboardNoAttendance' }, headers: { cookie } });
    expect(reading.status).toBe(200);
    const [{ name }] = (await sql<{ name: string }>(`select first_name as name from employee where org_code = 'demo' and id = $1`, [employee!.id])) as [{ name: string }];
    expect(name).not.toBe('X');
  });

  it('is refused by the database where a query writes', async () => {
    await expect(withOrg(readOnly(server.db), 'demo', (tx) => tx.query(`update grade set version = version where org_code = 'demo'`))).rejects.toMatchObject({ code: 'READ_ONLY_VIEW' });
    await expect(withOrg(readOnly(server.db), 'demo', (tx) => tx.query('select 1 as one'))).resolves.toEqual([{ one: 1 }]);
  });

  it('gets no file of a guarded field', async () => {
    const key = `demo/2026-01/${crypto.randomUUID()}.pdf`;
    await sql(`insert into stored_file (org_code, key, original_name, content_type, status, entity, field, created_by, row_id) values ('demo', $1, 'a.pdf', 'application/pdf', 'STORED', 'document', 'document', $2, null)`, [key, ids.get('admin')]);
    dataOf(await start(admin, { role: (await sql<{ id: string }>(`select id::text as id from role where org_code = 'demo' and code_folded = 'administrator'`))[0]!.id }));
    expect(codeOf(await admin('core-hr', 'mutation ($key: String!) { getPresignedUrl(action: "retrieve", fileName: $key) { presignedUrl } }', { key }))).toBe('READ_ONLY_VIEW');
  });

  it('is told about to the person, and noted with its start and end', async () => {
    dataOf(await start(admin, { account: ids.get('employee') }));
    const who = clientOf(server, await server.signIn('employee@demo.example'));
    const told = dataOf(await who<{ list: { notificationList: { text: string }[] } }>('organisation-data', '{ list: listNotificationsInDashboard { notificationList { text } } }')).list.notificationList;
    expect(told.some(({ text }) => text.includes('viewing Tenure with your rights'))).toBe(true);
    expect((await viewings())[0]).toMatchObject({ endedAt: null, endedBecause: null });
    expect((await stop()).status).toBe(200);
    expect((await session()).viewAs).toBeNull();
    expect((await viewings())[0]).toMatchObject({ endedBecause: 'STOPPED' });
  });
});

describe('looking as somebody else', () => {
  it('ends by itself after its time', async () => {
    dataOf(await start(admin, { account: ids.get('employee') }));
    const [row] = await sql<{ left: number }>(`select extract(epoch from until - started_at)::int as left from view_as where org_code = 'demo' order by started_at desc limit 1`);
    expect(row!.left).toBe(30 * 60);
    await handlesOf(server.db).owner.query(`update view_as set until = now() - interval '1 second' where ended_at is null`);
    forgetSessions();
    expect((await session()).viewAs).toBeNull();
    expect((await viewings())[0]).toMatchObject({ endedBecause: 'TIME' });
    dataOf(await start(admin, { account: ids.get('employee') }));
  });

  it('ends at sign-out, and with the rights to it', async () => {
    const own = await server.signIn('admin@demo.example');
    dataOf(await start(clientOf(server, own), { account: ids.get('manager') }));
    expect((await session(own)).viewAs).not.toBeNull();
    await server.ask('/auth/sign-out', { method: 'POST', headers: { cookie: own } });
    expect((await viewings())[0]).toMatchObject({ endedBecause: 'SESSION' });
    expect((await server.ask('/auth/session', { headers: { cookie: own } })).status).toBe(401);

    dataOf(await start(admin, { account: ids.get('manager') }));
    await sql(`update role_right set optional_choice = false where org_code = 'demo' and form = 'ROLES'`);
    forgetSessions();
    expect((await session()).viewAs).toBeNull();
    await sql(`update role_right set optional_choice = true where org_code = 'demo' and form = 'ROLES'`);
    forgetSessions();
  });

  it('is for who may change every role, and finds nobody of another organisation', async () => {
    const hr = clientOf(server, await server.signIn('hr@demo.example'));
    expect(codeOf(await start(hr, { account: ids.get('employee') }))).toBe('_DB0102');
    const other = clientOf(server, await server.signIn('admin@other.example'));
    const foreign = [...ids.values()].reduce((most, id) => (Number(id) > Number(most) ? id : most));
    expect(codeOf(await start(other, { account: foreign }))).toBe('NOT_FOUND');
    expect(codeOf(await start(admin, { account: '999999' }))).toBe('NOT_FOUND');
    expect(codeOf(await start(admin, { role: 'x' }))).toBe('NOT_FOUND');
    expect(codeOf(await start(admin, {}))).toBe('BAD_USER_INPUT');
    expect(codeOf(await start(admin, { account: ids.get('admin') }))).toBe('BAD_USER_INPUT');
  });
});
