/** Lists find records by the name and the code of whom they are about. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Row = { id: string; employee: { id: string; title: string; code: string }; reason: string };
type Page = { page: { totalRecords: number; totalIsEstimate: boolean; rows: Row[] } };

let server: DemoServer;
let admin: Client;
const LIST = `query ($search: String, $limit: Int, $offset: Int) {
  page: listLeaveRequests(search: $search, limit: $limit, offset: $offset) { totalRecords totalIsEstimate rows { id reason employee { id title code } } }
}`;
const list = async (search: string | null, more: Record<string, unknown> = {}) => dataOf(await admin<Page>('employee-self-service', LIST, { search, limit: 25_000, ...more })).page;
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

it('finds by the name of the person, its words in any order and however they are typed, and by the number', async () => {
  const { rows } = await list(null);
  const { title, code, id } = rows[0]!.employee;
  const own = ids(rows.filter(({ employee }) => employee.id === id));
  const [first, ...rest] = title.split(' ');
  for (const words of [title, title.toUpperCase(), [...rest, first].join('  '), code]) {
    const found = await list(words);
    expect(ids(found.rows)).toEqual(own);
    expect(found).toMatchObject({ totalRecords: own.length, totalIsEstimate: false });
  }
  expect(await list(`${title} nobody`)).toMatchObject({ totalRecords: 0, rows: [] });
});

it('finds by what the record says itself as before, and both at once', async () => {
  const { rows } = await list(null);
  const { reason } = rows.find((row) => row.reason.length > 5)!;
  expect((await list(reason)).rows.map((row) => row.reason)).toContain(reason);
  const word = 'an';
  const expected = rows.filter((row) => [row.reason, row.employee.title, row.employee.code].some((text) => text.toLowerCase().includes(word)));
  expect(expected.length).toBeGreaterThan(1);
  expect(expected.length).toBeLessThan(rows.length);
  const found = await list(word);
  expect(ids(found.rows)).toEqual(ids(expected));
  expect(found.totalRecords).toBe(expected.length);
  expect(ids((await list(word, { limit: 1, offset: 1 })).rows)).toEqual(ids(expected.slice(1, 2)));
});

it('takes signs of patterns for themselves', async () => {
  for (const words of ['%', '__', '100%', '\\', '%%%']) expect(await list(words)).toMatchObject({ rows: [] });
});

it('finds candidates’ salaries and applications, which have no words of their own, also where very many fit', async () => {
  const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  type Applications = { page: { totalRecords: number; rows: { candidate: { id: string; title: string }; jobPost: { title: string } }[] } };
  const applications = async (search: string) =>
    dataOf(await recruiter<Applications>('recruitment', 'query ($search: String) { page: listJobApplications(search: $search, limit: 100) { totalRecords rows { candidate { id title: name } jobPost { title } } } }', { search })).page;
  const { candidate, jobPost } = (await applications('')).rows[0]!;
  expect((await applications(candidate.title)).rows).toContainEqual({ candidate, jobPost });
  expect((await applications(jobPost.title)).totalRecords).toBeGreaterThan(0);
  for (const row of (await applications(jobPost.title)).rows) expect(`${row.jobPost.title} ${row.candidate.title}`).toContain(jobPost.title);
  expect((await applications('no such person at all')).totalRecords).toBe(0);
});

it('groups of a list count what its search finds', async () => {
  const { rows } = await list(null);
  const { title, id } = rows[0]!.employee;
  const text = 'query ($input: RecordGroupsInput!) { recordGroups(input: $input) { groups { keys count } } }';
  const { recordGroups } = dataOf(await admin<{ recordGroups: { groups: { keys: unknown[]; count: number }[] } }>('batch-processing', text, { input: { type: 'LeaveRequest', search: title, groupBy: [{ field: 'employeeId' }] } }));
  expect(recordGroups.groups).toEqual([{ keys: [id], count: rows.filter(({ employee }) => employee.id === id).length }]);
});
