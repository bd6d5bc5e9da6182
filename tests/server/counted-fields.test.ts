/** Figures of records that count a list (`@counts`), generated from the metadata: each is as many as the list that it opens holds, for whoever looks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindCount } from '../../src/console/fields/count/behind.ts';
import type { Field, Resource } from '../../src/domain/resource.ts';
import { say } from '../../src/server/messages.ts';
import { resourceOf, resources } from '../../src/server/resource/registry.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { allBut, startProbe, type Probe } from '../support/probe.ts';
import { addCandidate, addPost, done, employeeOf, rows } from './candidates.ts';
import { readAll } from './sheets/make.ts';

const counting = resources.flatMap((resource) => {
  const counts = resource.fields.filter(({ count }) => count !== undefined);
  return counts.length > 0 ? [{ resource, counts, title: resource.type }] : [];
});
type Row = Record<string, unknown> & { id: string };

let server: DemoServer;
let admin: Client;
let probe: Probe;
let recruiterId: string;
beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  recruiterId = await employeeOf(server, 'recruiter@demo.example');
  probe = await startProbe(server, admin, recruiterId);
});
afterAll(() => server.stop());

const listed = async (ask: Client, { operations, endpoint }: Resource, counts: readonly Field[], limit = 200): Promise<Row[]> =>
  dataOf(await ask<{ page: { rows: Row[] } }>(endpoint, `{ page: ${operations.list}(limit: ${limit}) { rows { id ${counts.map(({ name }) => name).join(' ')} } } }`)).page.rows;

/** How many records stand in the list that the figure opens. */
const behind = async (ask: Client, { count }: Field, id: string): Promise<number> => {
  const target = resourceOf(count!.type);
  const filter: unknown = JSON.parse(new URL(behindCount(count!, id), 'http://console').searchParams.get('filter')!);
  const text = `query ($filter: ${target.type}Filter) { list: ${target.operations.list}(filter: $filter, form: ${count!.form}, limit: 1) { totalRecords } }`;
  return dataOf(await ask<{ list: { totalRecords: number } }>(target.endpoint, text, { filter })).list.totalRecords;
};

const agrees = async (ask: Client, resource: Resource, counts: readonly Field[]): Promise<number> => {
  const page = await listed(ask, resource, counts);
  let sum = 0;
  for (const row of page)
    for (const field of counts) {
      expect(row[field.name], `${field.name} of ${row.id}`).toBe(await behind(ask, field, row.id));
      sum += Number(row[field.name]);
    }
  return sum;
};

describe.each(counting)('figures of a $title', ({ resource, counts }) => {
  const { endpoint, operations } = resource;

  it('are as many as the lists hold that they open', async () => {
    expect(await agrees(admin, resource, counts)).toBeGreaterThan(0);
  });

  it('stand in the record, and in lists of more rows than a page, as well', async () => {
    const [first] = await listed(admin, resource, counts, 1);
    const select = counts.map(({ name }) => name).join(' ');
    const { one } = dataOf(await admin<{ one: { row: Row } }>(endpoint, `{ one: ${operations.one}(id: "${first!.id}") { row { id ${select} } } }`));
    expect(one.row).toEqual(first);
    expect((await listed(admin, resource, counts, 5000))[0]).toEqual(first);
  });

  it('count what the person sees of the list and nothing else', async () => {
    const narrowed = Object.fromEntries(counts.map(({ count }) => [count!.form, { scope: 'SELF' as const }]));
    await probe.may(allBut(narrowed));
    await agrees(probe.ask, resource, counts);
  });

  it('are not there for whoever does not see the list, in files neither', async () => {
    await probe.may(allBut(Object.fromEntries(counts.map(({ count }) => [count!.form, { view: false }]))));
    const may = resource.screens.some(({ form }) => !counts.some(({ count }) => count!.form === form));
    if (!may) return;
    for (const row of await listed(probe.ask, resource, counts)) for (const { name } of counts) expect(row[name]).toBeNull();
    const file = await server.ask('/export', { body: { type: resource.type, columns: counts.map(({ key }) => key) }, headers: probe.headers });
    expect(file.status).not.toBe(200);
  });

  it('are taken into files', async () => {
    await probe.may(allBut());
    const response = await server.ask('/export', { body: { type: resource.type, columns: [resource.title, ...counts.map(({ key }) => key)] }, headers: probe.headers });
    expect(response.status).toBe(200);
    const file = await readAll(Buffer.from(await response.arrayBuffer()), 'figures.xlsx');
    const page = await listed(probe.ask, resource, counts, 5000);
    expect(file.rows.map(({ cells }) => cells.slice(1).map(Number))).toEqual(page.map((row) => counts.map(({ name }) => row[name])));
  });

  it('are no condition, no order and no value that a person writes', async () => {
    const [first] = await listed(admin, resource, counts, 1);
    for (const { key } of counts) {
      const asked = [
        `{ page: ${operations.list}(filter: { ${key}: { equals: 1 } }) { totalRecords } }`,
        `{ page: ${operations.list}(sort: [{ field: ${key} }]) { totalRecords } }`,
        `mutation { page: ${operations.update}(id: "${first!.id}", version: 1, input: { ${key}: 3 }) { errorCode } }`,
      ];
      for (const text of asked) expect((await admin(endpoint, text)).errors).not.toEqual([]);
    }
  });
});

it('follow what happens to an application', async () => {
  const [one] = await rows<{ id: string; post: string }>(server, `select a.id::text as id, a.job_post_id::text as post from job_application a where a.org_code = $1 and a.withdrawn_on is null and a.hired_on is not null order by a.id limit 1`);
  type Figures = { applicants: number; candidates: number; hired: number };
  const figures = async (post: string) => dataOf(await admin<{ one: { row: Figures } }>('recruitment', `{ one: jobPost(id: "${post}") { row { applicants candidates hired } } }`)).one.row;
  expect(await figures(await addPost(server, admin, 'Dyer of the small vats'))).toEqual({ applicants: 0, candidates: 0, hired: 0 });
  const before = await figures(one!.post);
  await rows(server, 'update job_application set withdrawn_on = current_date where org_code = $1 and id = $2::bigint', [one!.id]);
  expect(await figures(one!.post)).toEqual({ ...before, applicants: before.applicants - 1, candidates: before.candidates - 1 });
});

it('say of hires that they are those that ever were: who does not join after all leaves the places filled, not the figure', async () => {
  const post = await addPost(server, admin, 'Dyer of the large vats');
  const id = await addCandidate(admin, { jobPostId: post });
  const told = async () => {
    const { one, standing } = dataOf(await admin<{ one: { row: { hired: number } }; standing: { filled: number } }>('recruitment', `{ one: jobPost(id: "${post}") { row { hired } } standing: jobPostStanding(jobPostId: "${post}") { filled } }`));
    return [one.row.hired, standing.filled];
  };
  const comesTo = async (kind: string) => {
    const [status] = await rows<{ id: string }>(server, 'select s.id::text as id from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1 and g.kind = $2 order by s.id limit 1', [kind]);
    await rows(server, `update candidate_status set requires = null where org_code = $1 and id = $2`, [status!.id]);
    await rows(server, 'delete from candidate_status_next where org_code = $1');
    await done(admin, `updateCandidateStatus(candidateId: [${id}], statusId: ${status!.id})`);
  };
  expect(await told()).toEqual([0, 0]);
  await comesTo('HIRED');
  expect(await told()).toEqual([1, 1]);
  await comesTo('REJECTED');
  expect(await told()).toEqual([1, 0]);
  expect([say('en', 'jobPost.hired'), say('en', 'jobPost.hired.help')]).toEqual(['Ever hired', expect.stringContaining('did not join in the end')]);
});
