/** Whose records SELF and TEAM reach, on every way to an answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe, WHOLE, type Probe } from '../support/probe.ts';

type Row = { id: string; version: number; name: string; email: string; manager: string | null };
type Page = { answer: { totalRecords: number; rows: { id: string }[] } };

let server: DemoServer;
let admin: Client;
let probe: Probe;
let me: string;
let people: Row[];
const within: Record<'SELF' | 'TEAM', Set<string>> = { SELF: new Set(), TEAM: new Set() };

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  people = await withOrg(server.db, 'demo', (tx) => tx.query<Row>(`select id, version, name, email, manager_id as manager from employee where org_code = 'demo' order by id`));
  me = (await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select employee_id as id from user_account where org_code = 'demo' and email = 'manager@demo.example'`)))[0]!.id;
  within.SELF.add(me);
  for (let size = -1; size < within.TEAM.size; ) {
    size = within.TEAM.size;
    for (const { id, manager } of people) if (manager !== null && (manager === me || within.TEAM.has(manager))) within.TEAM.add(id);
  }
  probe = await startProbe(server, admin, me);
});
afterAll(() => server.stop());

const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const ask = <Data>(query: string, variables: Record<string, unknown> = {}) => probe.ask<Data>('core-hr', query, variables);

describe.each(['SELF', 'TEAM'] as const)('a right on %s', (scope) => {
  let inside: Row;
  let outside: Row;
  beforeAll(async () => {
    inside = people.find(({ id }) => within[scope].has(id))!;
    outside = people.find(({ id }) => !within[scope].has(id) && id !== me && !within.TEAM.has(id))!;
    await probe.may({ EMPLOYEES: { ...WHOLE, scope }, EMPLOYEE_PERSONAL: { ...WHOLE, scope } });
  });

  it('counts, lists, finds and looks up only what it reaches', async () => {
    const all = dataOf(await ask<Page>('{ answer: listEmployees(limit: 500) { totalRecords rows { id } } }')).answer;
    expect(new Set(all.rows.map(({ id }) => id))).toEqual(within[scope]);
    expect(all.totalRecords).toBe(within[scope].size);
    for (const search of [outside.name, outside.email]) {
      const found = dataOf(await ask<Record<string, Page['answer']>>('query ($search: String) { list: listEmployees(search: $search) { totalRecords rows { id } } lookup: lookupEmployees(search: $search) { totalRecords rows { id } } specified: listAllEmployeeDetails(searchString: $search) { totalRecords employeeList { employee_id } } }', { search }));
      for (const page of Object.values(found)) expect(page.totalRecords).toBe(0);
    }
    const looked = dataOf(await ask<Page>('{ answer: lookupEmployees(limit: 500) { totalRecords rows { id } } }')).answer;
    expect(new Set(looked.rows.map(({ id }) => id))).toEqual(within[scope]);
    expect(dataOf(await ask<Page>('query ($ids: [ID!]) { answer: lookupEmployees(ids: $ids) { totalRecords rows { id } } }', { ids: [outside.id] })).answer.totalRecords).toBe(0);
    const csv = await (await server.ask('/export', { body: { type: 'Employee', format: 'CSV', columns: ['email'] }, headers: probe.headers })).text();
    expect(csv).toContain(inside.email);
    expect(csv).not.toContain(outside.email);
    expect(csv.trim().split('\n').length).toBe(within[scope].size + 1);
  });

  it('answers for a record outside as for one that is not there', async () => {
    const ways = [
      'query ($id: ID!) { employee(id: $id) { row { id } } }',
      'query ($id: ID!) { employee(id: $id, asOf: "2030-01-01T00:00:00Z") { row { id } } }',
      'query ($id: ID!) { employeeHistory(id: $id) { totalRecords } }',
      'mutation ($id: ID!) { updateEmployee(id: $id, version: 1, input: { firstName: "X" }) { errorCode } }',
      'mutation ($id: ID!) { deleteEmployees(ids: [$id]) { errorCode } }',
    ];
    for (const way of ways) {
      const answers = await Promise.all([outside.id, '8000001'].map((id) => ask(way, { id })));
      expect(answers.map(refusal), way).toEqual(['NOT_FOUND', 'NOT_FOUND']);
      expect(answers[0]!.data).toEqual(answers[1]!.data);
    }
    expect(refusal(await ask('mutation ($ids: [ID!]!) { deleteEmployees(ids: $ids) { errorCode } }', { ids: [inside.id, outside.id] }))).toBe('NOT_FOUND');
    expect(refusal(await ask('query ($id: ID!) { employee(id: $id) { row { id } } }', { id: inside.id }))).toBeUndefined();
  });

  it('undoes nothing outside, and tells no title of it', async () => {
    const version = (await withOrg(server.db, 'demo', (tx) => tx.query<{ version: number }>('select version from employee where org_code = $1 and id = $2', ['demo', outside.id])))[0]!.version;
    const change = async (at: number, middleName: string) => dataOf(await admin<{ a: { changeSet: string } }>('core-hr', 'mutation ($id: ID!, $version: Int!, $middleName: String) { a: updateEmployee(id: $id, version: $version, input: { middleName: $middleName }) { changeSet } }', { id: outside.id, version: at, middleName })).a.changeSet;
    const [earlier, later] = [await change(version, 'One'), await change(version + 1, `Two ${scope === 'SELF' ? 'A' : 'B'}`)];
    for (const id of [earlier, later]) {
      const answer = await ask('mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id });
      expect(refusal(answer)).toBe('UNDO_NOT_FOUND');
      expect(JSON.stringify(answer.errors)).not.toContain(outside.name.split(' ')[0]!);
    }
  });

  it('names in an input only whom a look-up shows, and keeps who is there already', async () => {
    const [now] = await withOrg(server.db, 'demo', (tx) => tx.query<{ version: number; manager: string | null }>('select version, manager_id as manager from employee where org_code = $1 and id = $2', ['demo', inside.id]));
    const set = (managerId: string, firstName: string) => ask('mutation ($id: ID!, $version: Int!, $input: EmployeePatch!) { updateEmployee(id: $id, version: $version, input: $input) { errorCode } }', { id: inside.id, version: now!.version, input: { managerId, firstName } });
    const [refused, missing] = [await set(outside.id, 'Vera'), await set('8000001', 'Vera')];
    expect(refused.errors[0]!.extensions.validationError[0]!.message.replaceAll(outside.id, 'ID')).toBe(missing.errors[0]!.extensions.validationError[0]!.message.replaceAll('8000001', 'ID'));
    if (now!.manager !== null && !within[scope].has(now!.manager)) expect(refusal(await set(now!.manager, 'Vera'))).toBeUndefined();
  });

  it('reads through a reference no more than id, title and code', async () => {
    expect(refusal(await ask('{ listEmployees(limit: 1) { rows { manager { id name employeeNumber } department { id name code } } } }'))).toBeUndefined();
    for (const nested of ['manager { email }', 'manager { manager { id } }', 'department { head { id } }']) expect(refusal(await ask(`{ listEmployees(limit: 1) { rows { ${nested} } } }`)), nested).toBe('_DB0100');
    expect(refusal(await ask(`mutation { updateEmployee(id: ${inside.id}, version: 1, input: {}) { row { manager { email } } } }`))).toBe('_DB0100');
  });

  it('is offered an import, whose rows stay within the reach (import-reach.test.ts)', async () => {
    for (const action of ['IMPORT', 'UPDATE']) expect((await server.ask(`/imports/templates/Employee?action=${action}`, { headers: probe.headers })).status).toBe(200);
  });
});

describe('a write without the right to view', () => {
  it('answers no row', async () => {
    await probe.may({ GRADES: { add: true, update: true }, SALARY_DETAILS: WHOLE });
    const grade = 'row { id name minimumPay }';
    const added = dataOf(await ask<{ a: { changeSet: string; row: unknown } }>(`mutation { a: addGrade(input: { name: "Blind", code: "BLIND" }) { changeSet ${grade} } }`)).a;
    expect(added).toMatchObject({ row: null });
    expect(added.changeSet).toBeTruthy();
    const [first] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select id, version from grade where org_code = 'demo' order by id limit 1`));
    expect(dataOf(await ask<{ a: { row: unknown } }>(`mutation { a: updateGrade(id: ${first!.id}, version: ${first!.version}, input: {}) { ${grade} } }`)).a.row).toBeNull();
    const late = await ask(`mutation { a: updateGrade(id: ${first!.id}, version: 0, input: { name: "X" }) { errorCode } }`);
    expect(Object.keys(late.errors[0]!.extensions.current ?? {})).toEqual(['id', 'version']);
  });
});
