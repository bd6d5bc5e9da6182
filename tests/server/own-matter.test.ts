/** Whoever has a right over others and uses it on themselves: left to others where there are any, noted where there are none. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

const today = todayIn('Asia/Kolkata', new Date());
const NOTE = 'Done for oneself: nobody else has the right.';
let server: DemoServer;
let admin: Client;
let self = '';
let item = '';
let alert = '';
const rows = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
type Done = { a: { changeSet: string | null } };
const acts: Readonly<Record<string, () => Promise<GraphqlAnswer<Done>>>> = {
  issue: () => admin<Done>('core-hr', 'mutation ($item: ID!, $day: LocalDate!, $people: [UniformForPerson!]!) { a: issueUniforms(itemId: $item, issuedOn: $day, people: $people) { changeSet } }', { item, day: today, people: [{ employeeId: self, size: 'M', quantity: 2 }] }),
  giveBack: async () => admin<Done>('core-hr', 'mutation ($issues: [UniformBack!]!, $day: LocalDate!) { a: returnUniforms(issues: $issues, day: $day, outcome: USABLE) { changeSet } }', { issues: [{ issueId: (await rows<{ id: string }>(`select id::text as id from uniform_issue where org_code = 'demo' and employee_id = $1::bigint order by id desc limit 1`, [self]))[0]!.id, quantity: 1 }], day: today }),
  observe: () => admin<Done>('core-hr', 'mutation ($people: [ID!]!, $day: LocalDate!) { a: observeUniforms(employeeIds: $people, day: $day, state: WORN) { changeSet } }', { people: [self], day: today }),
  except: () => admin<Done>('monitoring', 'mutation ($input: InternetAccessOverrideInput!) { a: addInternetAccessOverride(input: $input) { changeSet } }', { input: { employeeId: self, mode: 'NO_CONTROL', reason: 'Tests of the block list' } }),
  alert: () => admin<Done>('monitoring', 'mutation ($ids: [ID!]!) { a: handleKeywordAlerts(ids: $ids, status: ACKNOWLEDGED) { changeSet } }', { ids: [alert] }),
};
const others = (status: 'ACTIVE' | 'INACTIVE', where = 'true') => rows(`update user_account set status = $1 where org_code = 'demo' and employee_id is distinct from $2::bigint and ${where}`, [status, self]);
const isOwnOnBoard = async (): Promise<boolean> => dataOf(await admin<{ a: { rows: { employeeId: string; isOwn: boolean }[] } }>('core-hr', '{ a: uniformBoard(limit: 200) { rows { employeeId isOwn } } }', {})).a.rows.find(({ employeeId }) => employeeId === self)?.isOwn ?? false;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  self = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'`))[0]!.id;
  // Somebody else who is an administrator, too.
  await rows(`insert into user_role (org_code, id, user_account_id, role_id, position) select m.org_code, 900000 + m.id, h.id, m.role_id, 50 + m.position from user_role m join user_account a on a.org_code = m.org_code and a.id = m.user_account_id join user_account h on h.org_code = m.org_code and h.email = 'hr@demo.example' where m.org_code = 'demo' and a.email = 'admin@demo.example'`);
  item = (await rows<{ id: string }>(`select id::text as id from uniform_item where org_code = 'demo' and not only_entitled order by id limit 1`))[0]!.id;
  alert = (await rows<{ id: string }>(`update keyword_alert set employee_id = $1::bigint where org_code = 'demo' and id = (select min(id) from keyword_alert where org_code = 'demo' and status = 'OPEN') returning id::text as id`, [self]))[0]!.id;
  await rows(`delete from internet_override_domain where org_code = 'demo'`);
  await rows(`delete from internet_access_override where org_code = 'demo' and employee_id = $1::bigint`, [self]);
  await rows(`update internet_access_setting set override_at_employee_level = true where org_code = 'demo'`);
}, 60_000);
afterAll(() => server.stop());

it('is left to others while there are any', async () => {
  for (const [name, act] of Object.entries(acts).filter(([one]) => one !== 'giveBack')) expect([name, (await act()).errors[0]?.extensions.validationError]).toEqual([name, [expect.objectContaining({ message: expect.any(String) as string })]]);
});

it('is done by oneself where nobody else has the right, and that is noted', async () => {
  await others('INACTIVE');
  for (const [name, act] of Object.entries(acts)) {
    const answer = await act();
    expect([name, answer.errors]).toEqual([name, []]);
    const set = dataOf(answer).a.changeSet;
    expect([name, await rows(`select reason from change_set where org_code = 'demo' and id = $1::bigint`, [set])]).toEqual([name, [{ reason: NOTE }]]);
  }
  expect(await isOwnOnBoard()).toBe(false);
  const log = dataOf(await admin<{ a: { activityLogs: { entity: string; reason: string | null }[] } }>('monitoring', '{ a: getSystemActivityLogs(limit: 20) { activityLogs { entity reason } } }', {})).a.activityLogs;
  expect(log.filter(({ reason }) => reason === NOTE).map(({ entity }) => entity)).toEqual(expect.arrayContaining(['UniformIssue', 'UniformObservation', 'KeywordAlert']));
});

it('never decides what oneself owes: who pays for a lost piece is settled by others', async () => {
  const [issue] = await rows<{ id: string }>(`select id::text as id from uniform_issue where org_code = 'demo' and employee_id = $1::bigint order by id desc limit 1`, [self]);
  const lose = (recovery: string) => admin<Done>('core-hr', `mutation ($issues: [UniformBack!]!, $day: LocalDate!) { a: returnUniforms(issues: $issues, day: $day, outcome: LOST, recovery: ${recovery}) { changeSet } }`, { issues: [{ issueId: issue!.id, quantity: 1 }], day: today });
  expect((await lose('SETTLED')).errors[0]?.extensions.validationError).toHaveLength(1);
  expect(await rows(`select coalesce(settled_pieces, 0) as settled from uniform_issue where org_code = 'demo' and id = $1::bigint`, [issue!.id])).toEqual([{ settled: 0 }]);
});

it('is left to whoever has the right over a team that the person is in, and to nobody by the right on other people', async () => {
  const [manager] = await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'manager@demo.example'`);
  await others('ACTIVE', `email = 'manager@demo.example'`);
  expect((await acts['issue']!()).errors).toEqual([]);
  await rows(`update employee set manager_id = $1::bigint where org_code = 'demo' and id = $2::bigint`, [manager!.id, self]);
  expect((await acts['issue']!()).errors).toHaveLength(1);
  expect(await isOwnOnBoard()).toBe(true);
});
