import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlesOf } from '../../src/server/db/handles.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Row = { id: string; title: string; code: string; grade: { id: string; name: string } };
type Page = { page: { errorCode: string; totalRecords: number; totalIsEstimate: boolean; nextCursor: string | null; rows: Row[] } };

let server: DemoServer;
let admin: Client;
const LIST = `query ($search: String, $filter: DesignationFilter, $sort: [DesignationSort!], $offset: Int, $limit: Int, $after: String) {
  page: getDesignationDetails(searchString: $search, filter: $filter, sort: $sort, offset: $offset, limit: $limit, after: $after) {
    errorCode totalRecords totalIsEstimate nextCursor rows { id title code grade { id name } }
  }
}`;
const list = async (variables: Record<string, unknown> = {}) => dataOf(await admin<Page>('core-hr', LIST, variables)).page;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

describe('a list', () => {
  it('answers rows with their references, the total and a cursor', async () => {
    const page = await list({ limit: 3 });
    expect(page.errorCode).toBe('');
    expect(page.rows).toHaveLength(3);
    expect(page.totalRecords).toBeGreaterThan(3);
    expect(page.rows[0]!.grade.name).toBeTruthy();
    expect(page.nextCursor).toBeTruthy();
  });

  it('answers the same rows with their references however many are asked for', async () => {
    const people = `query ($limit: Int) { page: listEmployees(limit: $limit, sort: [{ field: employeeNumber }]) {
      rows { id post: designation { id title } department { id } manager { id name } again: manager { id } location { id __typename } } } }`;
    const ask = async (limit: number) => dataOf(await admin<{ page: { rows: { manager: object | null }[] } }>('core-hr', people, { limit })).page.rows;
    const [some, all] = [await ask(500), await ask(25_000)];
    expect(all).toEqual(some);
    expect(all.some(({ manager }) => manager === null)).toBe(true);
    expect(all.some(({ manager }) => manager !== null)).toBe(true);
  });

  it('goes on behind a cursor and by offset to the same rows, in both directions', async () => {
    for (const order of ['ASC', 'DESC']) {
      const sort = [{ field: 'gradeId', order }, { field: 'title', order: 'ASC' }];
      const all = await list({ limit: 100, sort });
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Page['page'] = await list({ limit: 4, sort, after });
        seen.push(...page.rows.map(({ id }) => id));
        after = page.nextCursor;
      } while (after);
      expect(seen).toEqual(all.rows.map(({ id }) => id));
      expect((await list({ limit: 4, offset: 4, sort })).rows.map(({ id }) => id)).toEqual(seen.slice(4, 8));
    }
  });

  it('answers in the order of its entity where none is asked for, and goes on behind a row in it', async () => {
    const punches = `query ($limit: Int, $after: String) { page: listPunches(limit: $limit, after: $after) { nextCursor rows { id at } } }`;
    const ask = async (limit: number, after: string | null) => dataOf(await admin<{ page: { nextCursor: string | null; rows: { id: string; at: string }[] } }>('attendance', punches, { limit, after })).page;
    const all = (await ask(200, null)).rows;
    expect(all.length).toBeGreaterThan(60);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort().reverse());
    const first = await ask(40, null);
    expect([...first.rows, ...(await ask(160, first.nextCursor)).rows]).toEqual(all);
  });

  it('finds by a part of a word, whatever its case, and by two letters', async () => {
    const [first] = (await list({ limit: 1 })).rows;
    const word = first!.title.slice(0, 5).toUpperCase();
    expect((await list({ search: word })).rows.map(({ id }) => id)).toContain(first!.id);
    expect((await list({ search: first!.title.slice(0, 2).toLowerCase() })).rows.map(({ id }) => id)).toContain(first!.id);
    expect((await list({ search: 'no such 100% thing_' })).totalRecords).toBe(0);
  });

  it('filters by every operator and by nested conditions', async () => {
    const all = await list({ limit: 1000 });
    const [first] = all.rows;
    const same = all.rows.filter(({ grade }) => grade.id === first!.grade.id).length;
    expect((await list({ filter: { gradeId: { equals: first!.grade.id } } })).totalRecords).toBe(same);
    expect((await list({ filter: { not: { gradeId: { in: [first!.grade.id] } } } })).totalRecords).toBe(all.totalRecords - same);
    expect((await list({ filter: { or: [{ ids: [first!.id] }, { code: { equals: all.rows[1]!.code.toLowerCase() } }] } })).totalRecords).toBe(2);
    expect((await list({ filter: { title: { contains: first!.title.slice(1, 6).toUpperCase() }, probationDays: { from: 0, to: 3650 } } })).totalRecords).toBeGreaterThan(0);
    expect((await list({ filter: { description: { empty: true } } })).totalRecords).toBe((await list({ filter: { description: { equals: null } } })).totalRecords);
  });

  it('answers specified names and words', async () => {
    const answer = await admin<{ getDesignationDetails: { totalRecords: number; designationDetails: { Designation_Id: number; Designation_Name: string }[] } }>(
      'core-hr',
      '{ getDesignationDetails(status: "active") { errorCode totalRecords designationDetails { Designation_Id Designation_Name Designation_Code } } }',
    );
    const { designationDetails } = dataOf(answer).getDesignationDetails;
    expect(typeof designationDetails[0]!.Designation_Id).toBe('number');
    const people = await admin<{ listAllEmployeeDetails: { employeeList: Record<string, unknown>[] } }>(
      'core-hr',
      '{ listAllEmployeeDetails(limit: 5) { errorCode totalRecords employeeList { employee_id emp_status user_defined_empid employee_name designation_name Department_Id location_name } } }',
    );
    expect(dataOf(people).listAllEmployeeDetails.employeeList[0]).toMatchObject({ emp_status: 'active', employee_id: expect.any(Number), designation_name: expect.any(String) });
    expect(dataOf(await admin('core-hr', '{ listJobLevel { totalRecords rows { id name code } } }')).listJobLevel!.totalRecords).toBeGreaterThan(0);
  });

  it('gives the same answer by way of aliases, fragments and graphql-js', async () => {
    const text = `query ($yes: Boolean!) { a: getDesignationDetails(limit: 2) { t: totalRecords rows @include(if: $yes) { ...part } __typename } } fragment part on Designation { number: id title level { name } }`;
    const slow = dataOf(await admin<Record<string, unknown>>('core-hr', text, { yes: true }));
    const fast = dataOf(await admin<Record<string, unknown>>('core-hr', text.replace(' @include(if: $yes)', '').replace('query ($yes: Boolean!)', 'query'), {}));
    expect(slow).toEqual(fast);
  });

  it('refuses what it cannot answer and says why', async () => {
    expect((await admin('core-hr', LIST, { limit: 25_001 })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect((await admin('core-hr', LIST, { after: 'nonsense' })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect((await admin('core-hr', LIST, { filter: { nothing: {} } })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect((await admin('core-hr', '{ nothing }')).errors[0]!.message).not.toContain('Did you mean');
  });
});

it('lists are read while as much long work goes on as there are connections to read', async () => {
  const most = handlesOf(server.db).reads.options.max;
  const begun = Promise.withResolvers<void>();
  let going = 0;
  const work = () => withOrg(server.db, 'demo', async () => {
    if (++going === most) begun.resolve();
    await begun.promise;
    return (await list({ limit: 1, search: 'engineer' })).rows.length;
  }, 'AHEAD');
  expect(await Promise.all(Array.from({ length: most }, work))).toEqual(Array.from({ length: most }, () => 1));
});

describe('who asks', () => {
  it('gets nothing without a session but what is public', async () => {
    const nobody = clientOf(server);
    expect((await nobody('core-hr', LIST)).status).toBe(401);
    expect((await nobody('core-hr', '{ __typename endpointStatus { errorCode endpoint } }')).data).toMatchObject({ __typename: 'Query', endpointStatus: { endpoint: 'core-hr' } });
  });

  it('sees only fields and records within reach', async () => {
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    const manager = clientOf(server, await server.signIn('manager@demo.example'));
    const query = 'query ($form: Form) { listEmployees(limit: 500, form: $form) { totalRecords rows { id name dateOfBirth minimumWage } } }';
    type Answer = { listEmployees: { totalRecords: number; rows: { minimumWage: string | null }[] } };
    expect((await employee<Answer>('core-hr', query, { form: 'EMPLOYEES' })).errors[0]!.extensions.errorCode).toBe('_DB0100');
    expect(dataOf(await employee<Answer>('core-hr', query, { form: 'SELF_MY_PROFILE' })).listEmployees.totalRecords).toBe(1);
    const team = dataOf(await manager<Answer>('core-hr', query, { form: 'TEAM_SUMMARY' })).listEmployees;
    const all = dataOf(await admin<Answer>('core-hr', query)).listEmployees;
    expect(team.totalRecords).toBeGreaterThan(1);
    expect(team.totalRecords).toBeLessThan(all.totalRecords);
    expect(team.rows.every(({ minimumWage }) => minimumWage === null)).toBe(true);
    const filtered = await manager('core-hr', '{ listEmployees(form: TEAM_SUMMARY, filter: { minimumWage: { from: "1" } }) { totalRecords } }');
    expect(filtered.errors[0]!.extensions.errorCode).toBe('_DB0100');
  });
});

describe('a long list', () => {
  const MANY = 60_000;
  type Areas = { page: { totalRecords: number; totalIsEstimate: boolean; rows: { id: string; name: string }[] } };
  const areas = async (variables: Record<string, unknown>): Promise<Areas['page']> =>
    dataOf(await admin<Areas>('core-hr', 'query ($filter: LocationAreaFilter, $sort: [LocationAreaSort!], $offset: Int, $limit: Int, $estimate: Boolean) { page: listLocationAreas(filter: $filter, sort: $sort, offset: $offset, limit: $limit, estimate: $estimate) { totalRecords totalIsEstimate rows { id name } } }', variables)).page;
  const filter = { description: { equals: 'Of a long list' } };

  beforeAll(async () => {
    await withOrg(server.db, 'demo', (tx) =>
      tx.query("insert into location_area (org_code, id, created_by, updated_by, code, name, description) select 'demo', 900000 + n, 'test', 'test', 'LONG' || n, 'Area ' || lpad((n * 7919 % $1)::text, 6, '0'), case when n <= 10 then 'Of a long list' end from generate_series(1, $1::int) n", [MANY]),
    );
    await withOrg(server.db, 'demo', (tx) => tx.query("select refresh_statistics('location_area')"));
  }, 60_000);

  it('says about how many it has to whoever takes an estimate, and exactly to everybody else and once it is counted', async () => {
    const about = await areas({ limit: 1, estimate: true });
    expect(about.totalIsEstimate).toBe(true);
    expect(Math.abs(about.totalRecords / MANY - 1)).toBeLessThan(0.2);
    const exact = await areas({ limit: 1 });
    expect(exact).toMatchObject({ totalIsEstimate: false });
    expect(exact.totalRecords).toBeGreaterThanOrEqual(MANY);
    expect(await areas({ limit: 1, estimate: true })).toMatchObject({ totalRecords: exact.totalRecords, totalIsEstimate: false });
  });

  it('says of a team how many it has, and no share of the organisation', async () => {
    // Filtered so, they were counted by nobody yet: of a list that was short a moment ago the number is not guessed.
    const employees = (ask: Client, form: string) =>
      ask<Page>('core-hr', 'query ($form: Form) { page: listEmployees(form: $form, filter: { employeeNumber: { empty: false } }, limit: 1, estimate: true) { errorCode totalRecords totalIsEstimate nextCursor rows { id } } }', { form }).then((answer) => dataOf(answer).page);
    const manager = clientOf(server, await server.signIn('manager@demo.example'));
    const team = await employees(manager, 'TEAM_SUMMARY');
    await asOwner(server.db, async (owner) => {
      // Nothing of them is read but how many they are: no reference of theirs is looked for, and no trigger hears of them.
      await owner.query('begin; set local session_replication_role = replica');
      const columns = (await owner.query<{ name: string }>("select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = 'employee' and is_generated = 'NEVER' and (is_nullable = 'NO' or column_name = 'employee_number')")).map(({ name }) => name);
      const values = columns.map((name) => ({ id: '900000 + n', employee_number: "'LONG' || n" })[name] ?? `e.${name}`);
      await owner.query(`insert into employee (${columns.join(', ')}) select ${values.join(', ')} from employee e, generate_series(1, $1::int) n where e.org_code = 'demo' and e.id = (select min(id) from employee where org_code = 'demo')`, [MANY]);
      await owner.query('commit');
    });
    await withOrg(server.db, 'demo', (tx) => tx.query("select refresh_statistics('employee')"));
    expect(await employees(admin, 'EMPLOYEES')).toMatchObject({ totalIsEstimate: true });
    expect(team.totalRecords).toBeLessThan(100);
    expect(await employees(manager, 'TEAM_SUMMARY')).toMatchObject({ totalRecords: team.totalRecords, totalIsEstimate: false });
  }, 120_000);

  it('counts where what a filter leaves is few', async () => {
    expect(await areas({ limit: 1, filter, estimate: true })).toMatchObject({ totalRecords: 10, totalIsEstimate: false });
  });

  it('answers the rows of any place, also while its way there is found, and after a row was added before it', async () => {
    for (const sort of [[{ field: 'name' }], [{ field: 'status' }, { field: 'name', order: 'DESC' }]]) {
      const all = (await Promise.all([0, 25_000, 50_000].map((offset) => areas({ sort, offset, limit: 25_000 })))).flatMap(({ rows }) => rows);
      const at = (offset: number): Promise<Areas['page']> => areas({ sort, offset, limit: 3, estimate: true });
      const places = [0, 57_123, 2000, 30_999, 31_000, all.length - 2, all.length + 5];
      const found = await Promise.all(places.map(at));
      expect(found.map(({ rows }) => rows)).toEqual(places.map((offset) => all.slice(offset, offset + 3)));
    }
    const [before] = (await areas({ sort: [{ field: 'name' }], offset: 40_000, limit: 1 })).rows;
    const added = dataOf(await admin<{ addLocationArea: { row: { id: string } } }>('core-hr', 'mutation { addLocationArea(input: { name: "AAA before all", code: "FIRST" }) { row { id } } }'));
    expect((await areas({ sort: [{ field: 'name' }], offset: 40_001, limit: 1 })).rows).toEqual([before]);
    dataOf(await admin('core-hr', 'mutation ($ids: [ID!]!) { deleteLocationAreas(ids: $ids) { deleted } }', { ids: [added.addLocationArea.row.id] }));
  }, 30_000);

  it('answers the same however many rows are asked for at once, beside other lists and with nothing found', async () => {
    const fields = 'code __typename message: name nextCursor: description number: version';
    const page = 'nextCursor totalRecords errorCode __typename';
    const ask = async (limit: number, offset: number) =>
      dataOf(await admin<Record<string, { nextCursor: string | null; rows: object[] }>>('core-hr', `query ($limit: Int, $offset: Int) { few: listJobLevel { totalRecords rows { id } } many: listLocationAreas(limit: $limit, offset: $offset, sort: [{ field: name }]) { ${page} rows { ${fields} } again: rows { id } } none: listLocationAreas(limit: $limit, search: "found nowhere at all") { rows { id } totalRecords } }`, { limit, offset }));
    const long = await ask(1100, 0);
    const short = await Promise.all([0, 400, 800].map((offset) => ask(offset === 800 ? 300 : 400, offset)));
    const last = short.at(-1)!;
    const together = (key: string): object[] => short.flatMap(({ many }) => (many as unknown as Record<string, object[]>)[key]!);
    expect(long).toEqual({ ...last, many: { ...last['many'], rows: together('rows'), again: together('again') } });
    expect(Object.keys(long['many']!)).toEqual(Object.keys(last['many']!));
    expect(long['none']).toEqual({ rows: [], totalRecords: 0 });
    expect(long['many']!.rows).toHaveLength(1100);
  });

  it('finds its way on no connection of those that write, and three ways at once', async () => {
    let [now, most] = [0, 0];
    const [seen, known] = [new Set<string>(), new WeakSet<object>()];
    for (const [pool, name] of [[handlesOf(server.db).app, 'app'], [handlesOf(server.db).reads, 'reads'], [handlesOf(server.db).long, 'long']] as const) {
      pool.on('acquire', (client) => {
        if (known.has(client)) return;
        known.add(client);
        const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
        let walks = false;
        const query = (...asked: unknown[]): unknown => {
          if (String(asked[0]).startsWith('declare way_marks')) [walks, most] = [!!seen.add(name), Math.max(most, ++now)];
          else if (walks && ['commit', 'rollback'].includes(String(asked[0]))) [walks, now] = [false, now - 1];
          return ask(...asked);
        };
        Object.assign(client, { query });
      });
    }
    const fields = ['code', 'status', 'description', 'name'];
    await Promise.all(fields.flatMap((field) => ['ASC', 'DESC'].map((order) => areas({ sort: [{ field, order }, { field: 'createdAt' }], offset: 9000, limit: 1 }))));
    expect([...seen]).toEqual(['long']);
    expect(most).toBe(3);
  }, 30_000);

  it('shows what another server wrote before a far place, but to whoever takes estimates', async () => {
    const at = async (more: object): Promise<string> => (await areas({ sort: [{ field: 'name' }], offset: 9500, limit: 1, ...more })).rows[0]!.id;
    await areas({ sort: [{ field: 'name' }], offset: MANY, limit: 1 }); // to the end: who walks is not interrupted
    const before = await at({});
    await handlesOf(server.db).owner.query("insert into location_area (org_code, id, created_by, updated_by, code, name) values ('demo', 899999, 'test', 'test', 'OTHER', 'AAA of another server')");
    const clock = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => clock() + 60_000);
    expect(await at({ estimate: true })).toBe(before);
    expect(await at({ offset: 9501 })).toBe(before);
    later.mockRestore();
  }, 30_000);
});
