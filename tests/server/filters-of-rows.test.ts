/** Lists filtered by their child rows: records that have one which refers to one of these. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../src/server/resource/registry.ts';
import { quote } from '../../src/server/resource/sql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addPost, employeeOf, rows } from './candidates.ts';
import { readAll } from './sheets/make.ts';

const filtered = resources.flatMap((resource) => resource.fields.flatMap((field) => (field.rows?.by === undefined ? [] : [{ resource, field, title: `${resource.type} by ${field.name}` }])));

let server: DemoServer;
let admin: Client;
let cookie: string;
beforeAll(async () => {
  server = await startDemoServer();
  cookie = await server.signIn('admin@demo.example');
  admin = clientOf(server, cookie);
});
afterAll(() => server.stop());

const listed = async (ask: Client, type: string, filter: object): Promise<string[]> => {
  const { endpoint, operations } = resources.find((one) => one.type === type)!;
  const { page } = dataOf(await ask<{ page: { totalRecords: number; rows: { id: string }[] } }>(endpoint, `query ($filter: ${type}Filter) { page: ${operations.list}(filter: $filter, limit: 25000) { totalRecords rows { id } } }`, { filter }));
  expect(page.totalRecords).toBe(page.rows.length);
  return page.rows.map(({ id }) => id).sort((one, other) => Number(one) - Number(other));
};

describe.each(filtered)('a list of $title', ({ resource, field }) => {
  const { table, parentColumn, by, fields, type: child } = field.rows!;
  const column = quote(fields.find(({ key }) => key === by)!.column);
  const having = async (values: readonly string[]): Promise<string[]> =>
    (await rows<{ id: string }>(server, `select p.id::text as id from ${quote(resource.table)} p where p.org_code = $1 and p.id in (select c.${quote(parentColumn)} from ${quote(table)} c where c.org_code = $1 and c.${column} = any($2::bigint[])) order by p.id`, [values])).map(({ id }) => id);

  it('holds the records that have one of these, however the condition is nested', async () => {
    const used = (await rows<{ id: string }>(server, `select c.${column}::text as id from ${quote(table)} c where c.org_code = $1 group by 1 order by count(*) desc, 1 limit 2`)).map(({ id }) => id);
    if (used.length === 0) return expect(['CandidateWorkPermit']).toContain(child);
    const all = await listed(admin, resource.type, {});
    const some = await having(used);
    expect(some.length).toBeGreaterThan(0);
    expect(await listed(admin, resource.type, { [field.key]: { in: used } })).toEqual(some);
    expect(await listed(admin, resource.type, { [field.key]: { equals: used[0] } })).toEqual(await having([used[0]!]));
    expect(await listed(admin, resource.type, { not: { [field.key]: { in: used } } })).toEqual(all.filter((id) => !some.includes(id)));
    const [one, other] = [await having([used[0]!]), await having([used.at(-1)!])];
    expect(await listed(admin, resource.type, { [field.key]: { all: [used[0]!, used.at(-1)!] } })).toEqual(one.filter((id) => other.includes(id)));
    expect(await listed(admin, resource.type, { not: { [field.key]: { all: [used[0]!, used.at(-1)!] } } })).toEqual(all.filter((id) => !one.includes(id) || !other.includes(id)));
    expect(await listed(admin, resource.type, { and: [{ [field.key]: { equals: used[0] } }, { [field.key]: { equals: used.at(-1) } }] })).toEqual(one.filter((id) => other.includes(id)));
  });

  it('tells those with none from those with any', async () => {
    const any = (await rows<{ id: string }>(server, `select distinct c.${quote(parentColumn)}::text as id from ${quote(table)} c where c.org_code = $1`)).map(({ id }) => id);
    const all = await listed(admin, resource.type, {});
    expect(await listed(admin, resource.type, { [field.key]: { empty: true } })).toEqual(all.filter((id) => !any.includes(id)));
    expect(await listed(admin, resource.type, { [field.key]: { equals: null } })).toEqual(all.filter((id) => !any.includes(id)));
    expect(await listed(admin, resource.type, { [field.key]: { empty: false } })).toEqual(all.filter((id) => any.includes(id)));
  });

  it('is held to the kind of filter that it has', async () => {
    const { errors } = await admin(resource.endpoint, `{ page: ${resource.operations.list}(filter: { ${field.key}: { contains: "x" } }) { totalRecords } }`);
    expect(errors).not.toEqual([]);
  });
});

it('finds the posts on which one works oneself, and keeps others out of reach', async () => {
  const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  const employeeId = await employeeOf(server, 'recruiter@demo.example');
  const [own, other] = [await addPost(server, admin, 'Loom fitter', [{ employeeId, role: 'RECRUITER' }]), await addPost(server, admin, 'Head of secret looms')];
  const mine = await listed(recruiter, 'JobPost', { members: { person: 'ME' } });
  expect(mine).toContain(own);
  expect(mine).not.toContain(other);
  await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
  await rows(server, `update role_right set scope = 'SELF' where org_code = $1 and form = 'JOB_POSTS' and role_id in (select m.role_id from user_role m join user_account u on u.org_code = m.org_code and u.id = m.user_account_id where m.org_code = $1 and u.email = 'recruiter@demo.example')`);
  const again = clientOf(server, await server.signIn('recruiter@demo.example'));
  expect(await listed(again, 'JobPost', { members: { empty: true } })).toEqual([]);
});

it('is kept in a saved view and holds in an exported file', async () => {
  const [skill] = await rows<{ id: string; count: number }>(server, 'select s.skill_id::text as id, count(distinct s.candidate_id)::int as count from candidate_skill s join candidate c on c.org_code = s.org_code and c.id = s.candidate_id where s.org_code = $1 group by 1 order by 2 desc, 1 limit 1');
  const filter = { skills: { in: [skill!.id] } };
  const response = await server.ask('/export', { body: { type: 'Candidate', columns: ['name', 'number'], filter }, headers: { cookie } });
  expect(response.status).toBe(200);
  const file = await readAll(Buffer.from(await response.arrayBuffer()), 'candidates.xlsx');
  expect(file.rows).toHaveLength(skill!.count);
  type View = { definition: { filter: object }; missing: string[] };
  const text = 'mutation ($screen: String!, $input: ListViewInput!) { saveListView(screen: $screen, input: $input) { view { definition missing } } }';
  const { view } = dataOf(await admin<{ saveListView: { view: View } }>('organisation-data', text, { screen: '/recruitment/job-candidates', input: { name: 'With the skill', definition: { filter, sorts: [] } } })).saveListView;
  expect(view).toMatchObject({ definition: { filter }, missing: [] });
});

it('refuses a filter of more conditions than anybody chooses, wherever they stand, and counts no ids', async () => {
  const list = (filter: object): ReturnType<Client> => admin(resources.find(({ type }) => type === 'Candidate')!.endpoint, `query ($filter: CandidateFilter) { page: ${resources.find(({ type }) => type === 'Candidate')!.operations.list}(filter: $filter, limit: 1) { totalRecords } }`, { filter });
  const many = (count: number): object[] => Array.from({ length: count }, (_, at) => ({ skills: { equals: String(at + 1) } }));
  expect((await list({ or: many(200) })).errors).toEqual([]);
  expect((await list({ or: [{ ids: many(1000).map((_, at) => String(at + 1)) }] })).errors).toEqual([]);
  expect((await list({ skills: { all: many(1000).map((_, at) => String(at + 1)) } })).errors).toEqual([]);
  for (const filter of [{ or: many(201) }, { and: [{ or: many(150) }, { not: { or: many(51) } }] }]) expect((await list(filter)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
