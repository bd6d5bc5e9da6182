/** What rights, undo and filters must not open of data loss prevention and uniforms. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { todayIn } from '../../src/domain/dates.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const ADMIN = 'admin@demo.example';
const HR = 'hr@demo.example';
const KEEPER = 'recruiter@demo.example';
const today = todayIn('Asia/Kolkata', new Date());
const LISTED = 'This website is on a list of internet access control. Whoever looks after that renames or removes it.';
const OWN = 'Nobody issues uniforms to themselves or notes their own returns. Somebody else with the right does.';
let server: DemoServer;
const cookies = new Map<string, string>();
const ask = async <Answer = Record<string, unknown>>(email: string, query: string, variables: Record<string, unknown> = {}, endpoint = 'monitoring') => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return askGraphql<{ answer: Answer }>(server, cookies.get(email)!, endpoint, query, variables);
};
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const employeeOf = async (number: string): Promise<string> => (await rows<{ id: string }>(`select id::text as id from employee where org_code = 'demo' and employee_number = $1`, [number]))[0]!.id;
const messagesOf = ({ errors }: Awaited<ReturnType<typeof ask>>): string[] => ((errors?.[0]?.extensions['validationError'] ?? []) as { message: string }[]).map(({ message }) => message);
const undo = (email: string, id: string) => ask(email, 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { errorCode } }', { id }, 'core-hr');
const HANDLE = 'mutation ($ids: [ID!]!, $status: AlertStatus!, $remark: String) { answer: handleKeywordAlerts(ids: $ids, status: $status, remark: $remark) { alerts changeSet } }';

beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

describe('an alert about oneself', () => {
  it('is not opened or closed again by undoing what somebody else did', async () => {
    const hr = await employeeOf('1006');
    const [alert] = await rows<{ id: string }>(`update keyword_alert set employee_id = $1::bigint where org_code = 'demo' and id = (select min(id) from keyword_alert where org_code = 'demo' and status = 'OPEN') returning id::text as id`, [hr]);
    const closed = (await ask<{ changeSet: string }>(ADMIN, HANDLE, { ids: [alert!.id], status: 'CLOSED', remark: 'Talked to her.' })).data!.answer.changeSet;
    expect(messagesOf(await undo(HR, closed))).toEqual(['Somebody else looks after alerts about yourself.']);
    const [now] = await rows<{ status: string }>(`select status from keyword_alert where org_code = 'demo' and id = $1::bigint`, [alert!.id]);
    expect(now!.status).toBe('CLOSED');
    expect((await undo(ADMIN, closed)).errors).toBeUndefined();
  });
});

describe('an observation of the own uniform', () => {
  it('is not taken back by undoing', async () => {
    const hr = await employeeOf('1006');
    const noted = (await ask<{ changeSet: string }>(ADMIN, 'mutation ($ids: [ID!]!, $day: LocalDate!) { answer: observeUniforms(employeeIds: $ids, day: $day, state: NOT_WORN) { changeSet } }', { ids: [hr], day: today }, 'core-hr')).data!.answer.changeSet;
    expect(messagesOf(await undo(HR, noted))).toEqual(['Nobody judges their own uniform.']);
    expect(await rows(`select from uniform_observation where org_code = 'demo' and employee_id = $1::bigint and date = $2::date`, [hr, today])).toHaveLength(1);
  });
});

describe('whoever may only classify time', () => {
  it('unblocks nothing', async () => {
    const role = (await ask<{ row: { id: string } }>(ADMIN, 'mutation ($input: RoleInput!) { answer: addRole(input: $input) { row { id } } }', { input: { name: 'Classifies', code: 'CLASSIFY', rights: [{ form: 'PRODUCTIVITY_MONITORING_ADMIN', view: true, add: true, update: true, delete: true, optionalChoice: false, scope: 'ALL' }] } }, 'core-hr')).data!.answer.row.id;
    await rows(`insert into user_role (org_code, id, role_id, user_account_id, position) select 'demo', 900000, $1::bigint, id, 9 from user_account where org_code = 'demo' and email = $2`, [role, KEEPER]);
    await rows(`delete from user_role r using user_account u where r.org_code = 'demo' and u.org_code = 'demo' and u.id = r.user_account_id and u.email = $1 and r.id <> 900000`, [KEEPER]);
    const [site] = await rows<{ id: string; version: number; name: string; kind: string }>(`select id::text as id, version, name, kind from activity_classification where org_code = 'demo' and listing = 'BLOCKED' and custom_group_id is null order by id limit 1`);
    const renamed = await ask(KEEPER, 'mutation ($id: ID!, $version: Int!) { answer: updateActivityClassification(id: $id, version: $version, input: { name: "elsewhere.example" }) { errorCode } }', { id: site!.id, version: site!.version });
    expect(messagesOf(renamed)).toEqual([LISTED]);
    const gone = await ask(KEEPER, 'mutation ($ids: [ID!]!) { answer: deleteActivityClassifications(ids: $ids) { errorCode } }', { ids: [site!.id] });
    expect(messagesOf(gone)).toEqual([LISTED]);
    expect(await rows(`select from activity_classification where org_code = 'demo' and id = $1::bigint and name = $2 and listing = 'BLOCKED'`, [site!.id, site!.name])).toHaveLength(1);
    const classified = await ask(KEEPER, 'mutation ($id: ID!, $version: Int!) { answer: updateActivityClassification(id: $id, version: $version, input: { category: NEUTRAL }) { errorCode } }', { id: site!.id, version: site!.version });
    expect(classified.errors).toBeUndefined();
  });
});

describe('the own uniform', () => {
  it('is issued, given back and deleted by somebody else', async () => {
    const hr = await employeeOf('1006');
    const ISSUE = 'mutation ($id: ID!, $people: [UniformForPerson!]!, $day: LocalDate!) { answer: issueUniforms(itemId: $id, issuedOn: $day, people: $people) { added changeSet } }';
    const RETURN = 'mutation ($issues: [UniformBack!]!, $day: LocalDate!) { answer: returnUniforms(issues: $issues, day: $day, outcome: USABLE) { changeSet } }';
    const [item] = await rows<{ id: string }>(`select id::text as id from uniform_item where org_code = 'demo' and sizes is null and not only_entitled limit 1`);
    const asked = { id: item!.id, day: today, people: [{ employeeId: hr, quantity: 1 }] };
    expect(messagesOf(await ask(HR, ISSUE, asked, 'core-hr'))[0]).toContain(OWN);
    const issued = (await ask<{ changeSet: string }>(ADMIN, ISSUE, asked, 'core-hr')).data!.answer.changeSet;
    const [issue] = await rows<{ id: string }>(`select id::text as id from uniform_issue where org_code = 'demo' and employee_id = $1::bigint order by id desc limit 1`, [hr]);
    const back = { issues: [{ issueId: issue!.id, quantity: 1 }], day: today };
    expect(messagesOf(await ask(HR, RETURN, back, 'core-hr'))).toEqual([OWN]);
    expect(messagesOf(await ask(HR, 'mutation ($ids: [ID!]!) { answer: deleteUniformIssues(ids: $ids) { errorCode } }', { ids: [issue!.id] }, 'core-hr'))).toEqual([OWN]);
    expect(messagesOf(await undo(HR, issued))).toEqual([OWN]);
    const acknowledged = (await ask<{ changeSet: string }>(HR, 'mutation ($ids: [ID!]!) { answer: acknowledgeUniforms(issueIds: $ids) { changeSet } }', { ids: [issue!.id] }, 'core-hr')).data!.answer.changeSet;
    expect((await undo(HR, acknowledged)).errors).toBeUndefined();
    expect((await ask(ADMIN, RETURN, back, 'core-hr')).errors).toBeUndefined();
    const ahead = (await ask<{ rows: { problem: string | null }[] }>(HR, 'query ($id: ID!, $day: LocalDate!, $ids: [ID!]) { answer: previewUniformIssue(itemId: $id, issuedOn: $day, employeeIds: $ids) { rows { problem } } }', { id: item!.id, day: today, ids: [hr] }, 'core-hr')).data!.answer.rows;
    expect(ahead).toEqual([{ problem: OWN }]);
  });
});
