/** The organisation chart: who stands where, how many, who may look, and what circles and leavers in the data do to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Person = { id: string; name: string; managerId: string | null; reports: number; isCircle: boolean };
type Answer = { answer: { totalRecords: number; rows: Person[] } };

let server: DemoServer;
let admin: Client;
let employee: Client;
const PERSON = '{ totalRecords rows { id name managerId reports isCircle } }';

const rows = <Row extends object>(text: string, ...values: readonly unknown[]): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, ['demo', ...values]));
const read = async (ask: Client, field: string): Promise<Answer['answer']> => dataOf(await ask<Answer>('organisation-chart', `{ answer: ${field} ${PERSON} }`)).answer;
const below = (ask: Client, id: string, more = '') => read(ask, `organisationChartBelow(ids: ["${id}"]${more})`);
const totals = async (...ids: string[]) =>
  Object.fromEntries(dataOf(await admin<{ answer: { rows: { id: string; people: number }[] } }>('organisation-chart', 'query ($ids: [ID!]!) { answer: organisationChartTotals(ids: $ids) { rows { id people } } }', { ids })).answer.rows.map(({ id, people }) => [id, people]));
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id).toSorted();
/** Somebody with reports who themselves report to somebody. */
let middle: { id: string; manager: string };

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  const [found] = await rows<{ id: string; manager: string }>(
    `select m.id::text as id, m.manager_id::text as manager from employee m where m.org_code = $1 and m.status = 'ACTIVE' and m.manager_id is not null
       and exists (select from employee e where e.org_code = $1 and e.manager_id = m.id and e.status = 'ACTIVE')
       and exists (select from employee t where t.org_code = $1 and t.id = m.manager_id and t.status = 'ACTIVE') order by m.id limit 1`,
  );
  middle = found!;
}, 120_000);
afterAll(() => server.stop());

describe('the organisation chart', () => {
  it('reaches everybody who works here, once, from the top down', async () => {
    const tops = await read(admin, 'organisationChartTops');
    const all = await read(admin, `organisationChartBelow(ids: ${JSON.stringify(idsOf(tops.rows))}, levels: 20)`);
    const active = await rows<{ id: string }>(`select id::text as id from employee where org_code = $1 and status = 'ACTIVE'`);
    expect(idsOf([...tops.rows, ...all.rows])).toEqual(idsOf(active));
    const known = new Map([...tops.rows, ...all.rows].map((person) => [person.id, person]));
    for (const person of known.values()) expect(all.rows.filter(({ managerId }) => managerId === person.id)).toHaveLength(person.reports);
    const counted = await totals(...idsOf(tops.rows));
    expect(Object.values(counted).reduce((sum, people) => sum + people, 0)).toBe(all.rows.length);
  });

  it('leads from the top to a person', async () => {
    const { rows: path } = await read(admin, `organisationChartPath(id: "${middle.id}")`);
    expect(path.at(-1)!.id).toBe(middle.id);
    expect(path.at(-1)!.managerId).toBe(middle.manager);
    expect(path.map(({ managerId }) => managerId)).toEqual([null, ...path.slice(0, -1).map(({ id }) => id)]);
  });

  it('cuts a long answer at the bottom and says how many there are', async () => {
    const tops = await read(admin, 'organisationChartTops');
    const cut = await below(admin, tops.rows[0]!.id, ', levels: 3, limit: 2');
    expect(cut.rows).toHaveLength(2);
    expect(cut.rows.map(({ managerId }) => managerId)).toEqual([tops.rows[0]!.id, tops.rows[0]!.id]);
    expect(cut.totalRecords).toBeGreaterThan(2);
  });

  it('puts the people of a manager who left below the next one who did not', async () => {
    const reports = await below(admin, middle.id);
    await rows(`update employee set status = 'INACTIVE' where org_code = $1 and id = $2::bigint`, middle.id);
    try {
      const above = await below(admin, middle.manager);
      expect(idsOf(above.rows)).toEqual(expect.arrayContaining(idsOf(reports.rows)));
      expect(idsOf(above.rows)).not.toContain(middle.id);
      const line = await read(admin, `organisationChartPath(id: "${reports.rows[0]!.id}")`);
      expect(line.rows.at(-1)!.managerId).toBe(middle.manager);
      const gone = await admin('organisation-chart', `{ answer: organisationChartPath(id: "${middle.id}") ${PERSON} }`);
      expect(gone.errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    } finally {
      await rows(`update employee set status = 'ACTIVE' where org_code = $1 and id = $2::bigint`, middle.id);
    }
  });

  it('begins a circle of managers at one of them, hides nobody and ends', async () => {
    const { rows: reports } = await below(admin, middle.id);
    const loop = reports[0]!.id;
    await rows('update employee set manager_id = $3::bigint where org_code = $1 and id = $2::bigint', middle.id, loop);
    try {
      const { rows: circles } = await read(admin, 'organisationChartCircles');
      const head = [middle.id, loop].toSorted((a, b) => Number(a) - Number(b))[0]!;
      expect(circles.map(({ id, isCircle }) => [id, isCircle])).toEqual([[head, true]]);
      const all = await below(admin, head, ', levels: 20');
      expect(idsOf(all.rows)).toEqual(expect.arrayContaining(idsOf(reports).filter((id) => id !== head)));
      expect(idsOf(all.rows)).not.toContain(head);
      expect((await totals(head))[head]).toBe(all.rows.length);
      for (const id of [middle.id, loop]) expect((await read(admin, `organisationChartPath(id: "${id}")`)).rows[0]!.id).toBe(head);
    } finally {
      await rows('update employee set manager_id = $3::bigint where org_code = $1 and id = $2::bigint', middle.id, middle.manager);
    }
  });

  it('finds people by their names and by nothing that the chart does not show', async () => {
    const [someone] = await rows<{ name: string; email: string; number: string }>(`select name, email, employee_number as number from employee where org_code = $1 and id = $2::bigint`, middle.id);
    const find = (search: string) => read(employee, `organisationChartSearch(search: ${JSON.stringify(search)})`);
    expect(idsOf((await find(someone!.name.toUpperCase())).rows)).toContain(middle.id);
    expect((await find(someone!.email)).rows).toEqual([]);
    expect((await find(someone!.number)).rows).toEqual([]);
  });

  it('shows departments with their heads, and their people', async () => {
    const { answer } = dataOf(await employee<{ answer: { rows: { id: string; parentId: string | null; people: number; head: Person | null }[] } }>('organisation-chart', '{ answer: organisationChartDepartments { rows { id parentId people head { id name } } } }'));
    const [active] = await rows<{ count: number }>(`select count(*)::int as count from employee where org_code = $1 and status = 'ACTIVE'`);
    expect(answer.rows.reduce((sum, { people }) => sum + people, 0)).toBe(active!.count);
    const large = answer.rows.toSorted((a, b) => b.people - a.people)[0]!;
    const members = await read(employee, `organisationChartMembers(departmentId: "${large.id}", limit: 1)`);
    expect([members.rows.length, members.totalRecords]).toEqual([1, large.people]);
  });
});

describe('who sees the chart', () => {
  const rightOf = async (role: string, set: string) => {
    await rows(`update role_right set ${set} where org_code = $1 and form = 'SELF_ORGANIZATION_CHART' and role_id in (select id from role where org_code = $1 and code = '${role}')`);
    return clientOf(server, await server.signIn('employee@demo.example'));
  };

  it('is everybody with the right: an employee sees the whole organisation', async () => {
    const tops = await read(employee, 'organisationChartTops');
    expect(tops.rows[0]!.reports).toBeGreaterThan(0);
  });

  it('is nobody without it, and with a narrower reach only oneself and who is below', async () => {
    try {
      const narrowed = await rightOf('EMPLOYEE', `scope = 'SELF'`);
      const own = await read(narrowed, 'organisationChartTops');
      expect(own.rows).toHaveLength(1);
      expect((await read(narrowed, `organisationChartPath(id: "${own.rows[0]!.id}")`)).rows).toHaveLength(1);
      expect((await narrowed('organisation-chart', `{ answer: organisationChartPath(id: "${middle.manager}") ${PERSON} }`)).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
      expect((await below(narrowed, middle.manager)).rows.filter(({ id }) => id !== own.rows[0]!.id)).toEqual([]);
      expect((await below(admin, middle.manager, ', levels: 20, limit: 1')).totalRecords).toBeGreaterThan(1);
      expect((await below(narrowed, middle.manager, ', levels: 20, limit: 1')).totalRecords).toBe(0);
      const closed = await rightOf('EMPLOYEE', 'view = false');
      expect((await closed('organisation-chart', `{ answer: organisationChartTops ${PERSON} }`)).errors[0]!.extensions.code).toBe('FORBIDDEN');
    } finally {
      await rightOf('EMPLOYEE', `scope = 'ALL', view = true`);
    }
  });

  it('is nobody of another organisation', async () => {
    const other = clientOf(server, await server.signIn('admin@other.example'));
    expect((await below(other, middle.manager)).rows.map(({ id }) => id)).not.toContain(middle.id);
  });
});
