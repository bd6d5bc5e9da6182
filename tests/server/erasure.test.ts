/** The right to be forgotten: what the journal held of a person goes, by whom may and with a reason. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  server = await startDemoServer();
  for (const who of ['admin@demo', 'manager@demo', 'admin@other']) cookies[who] = await server.signIn(`${who}.example`);
});
afterAll(() => server.stop());

type Entry = { readonly whyNot: string | null; readonly fields: readonly object[] };
const ask = <Answer>(who: string, query: string, variables: object = {}) => askGraphql<Answer>(server, cookies[who] ?? '', 'core-hr', query, { ...variables });
const history = async (): Promise<readonly Entry[]> =>
  (await ask<{ employeeHistory: { rows: Entry[] } }>('admin@demo', '{ employeeHistory(id: 9) { rows { whyNot fields { field } } } }')).data?.employeeHistory.rows ?? [];
const erase = (who: string, employeeId: string, reason = 'Asked for by letter') =>
  ask<{ eraseEmployeeHistory: { keys: number; changeSet: string } }>(who, 'mutation($employeeId: ID!, $reason: String!) { eraseEmployeeHistory(employeeId: $employeeId, reason: $reason) { changeSet keys } }', { employeeId, reason });
const ownEmployee = async (): Promise<string> =>
  (await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'`)))[0]?.id ?? '';

it('is for who may delete everyone’s records, never for oneself, with a reason, and stays in the organisation', async () => {
  expect(codeOf(await erase('manager@demo', '9'))).toBe('_DB0103');
  expect(codeOf(await erase('admin@demo', await ownEmployee()))).toBe('ACCESS_DENIED');
  expect(codeOf(await erase('admin@demo', '9', '  '))).toBe('BAD_USER_INPUT');
  expect(codeOf(await erase('admin@demo', 'x'))).toBe('NOT_FOUND');
  const before = await history();
  expect((await erase('admin@other', '9')).data?.eraseEmployeeHistory.keys).toBe(0);
  expect(await history()).toEqual(before);
});

it('takes the values and leaves the fact, the record of today and who erased', async () => {
  const read = async () => (await ask<{ employee: { row: { name: string; version: number } } }>('admin@demo', '{ employee(id: 9) { row { name version } } }')).data?.employee.row;
  const { version } = (await read())!;
  expect((await ask('admin@demo', `mutation { updateEmployee(id: 9, version: ${version}, input: { firstName: "Formerly" }) { errorCode } }`)).errors).toBeUndefined();
  const had = await history();
  expect(had[0]).toMatchObject({ fields: [{ field: 'firstName' }] });
  const { data } = await erase('admin@demo', '9');
  expect(data?.eraseEmployeeHistory.keys).toBeGreaterThan(0);
  const has = await history();
  expect(has).toHaveLength(had.length);
  expect(has.every(({ whyNot, fields }) => whyNot === 'history.whyNot.erased' && fields.length === 0)).toBe(true);
  expect((await read())?.name).toContain('Formerly');
  const [noted] = await withOrg(server.db, 'demo', (tx) => tx.query('select by, reason from change_set where org_code = $1 and id = $2', ['demo', data?.eraseEmployeeHistory.changeSet]));
  expect(noted).toEqual({ by: expect.any(String), reason: 'Asked for by letter' });
});

it('is told in the audit log: who, whom, when and why, and nothing of what was erased', async () => {
  type Logs = { answer: { activityLogs: { employeeName: string; userAction: string; uniqueId: number; description: string; reason: string; kind: string; formName: string; fields: object[] }[] } };
  const logs = async (who: string, kind: string) =>
    (await askGraphql<Logs>(server, cookies[who] ?? '', 'monitoring', `{ answer: getSystemActivityLogs(kind: ${kind}) { activityLogs { employeeName userAction uniqueId description reason kind formName fields { field } } } }`)).data?.answer.activityLogs;
  const told = await logs('admin@demo', 'ERASE');
  expect(told?.[0]).toEqual({ employeeName: expect.any(String), userAction: 'Erased', uniqueId: 9, description: expect.stringMatching(/^Employee Formerly .*: earlier values$/), reason: 'Asked for by letter', kind: 'ERASE', formName: 'Employees', fields: [] });
  expect((await logs('admin@demo', 'UPDATE'))?.some(({ kind }) => kind !== 'UPDATE')).toBe(false);
  expect((await logs('admin@other', 'ERASE'))?.map(({ reason }) => reason)).toEqual(['Asked for by letter']);
});

it('takes the mails to accounts of the employee that were deleted, by each address they had, and to nobody who has one by now', async () => {
  const rows = <Row>(text: string, ...values: readonly unknown[]): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row & object>(text, ['demo', ...values]));
  const [employee] = await rows<{ id: string }>('select max(e.id)::text as id from employee e where e.org_code = $1 and not exists (select from person_before b where b.org_code = $1 and b.employee_id = e.id) and not exists (select from user_account u where u.org_code = $1 and u.employee_id = e.id)');
  const ok = ({ errors }: { readonly errors?: unknown }): void => expect(errors).toBeUndefined();
  type Made = { a: { row: { id: string; version: number } } };
  const add = async (email: string) => (await ask<Made>('admin@demo', 'mutation ($input: UserAccountInput!) { a: addUserAccount(input: $input) { row { id version } } }', { input: { name: 'Ines', email, employeeId: employee!.id } })).data!.a.row;
  const drop = async (id: string) => ok(await ask('admin@demo', 'mutation ($ids: [ID!]!) { deleteUserAccounts(ids: $ids) { errorCode } }', { ids: [id] }));
  const { id, version } = await add('Ines.Before@private.example');
  ok(await ask('admin@demo', 'mutation ($id: ID!, $version: Int!) { updateUserAccount(id: $id, version: $version, input: { email: "ines@private.example" }) { errorCode } }', { id, version }));
  await drop(id);
  const taken = await add('passed.on@private.example');
  await drop(taken.id);
  ok(await ask('admin@demo', 'mutation ($input: UserAccountInput!) { addUserAccount(input: $input) { errorCode } }', { input: { name: 'Next', email: 'passed.on@private.example' } }));
  const all = () => Promise.all(['ines.before@private.example', 'ines@private.example', 'passed.on@private.example'].map(async (to) => (await rows('select id from outbox_message where org_code = $1 and recipient = $2', to)).length));
  expect(await all()).toEqual([2, 1, 2]);
  expect((await erase('admin@demo', employee!.id)).errors).toBeUndefined();
  expect(await all()).toEqual([0, 0, 2]);
});
