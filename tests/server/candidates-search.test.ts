/** The search box of the list of candidates and the palette find the text of resumes and skills, within the rights of who looks. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saySearched } from '../../src/server/resource/search.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, rows } from './candidates.ts';

let server: DemoServer;
let recruiter: Client;
let weaver: number;
let dyer: number;

const LIST = 'query ($search: String) { answer: listCandidates(search: $search, limit: 50) { totalRecords rows { id } } }';
const listed = async (search: string, ask = recruiter): Promise<number[]> => {
  const { totalRecords, rows: found } = dataOf(await ask<{ answer: { totalRecords: number; rows: { id: string }[] } }>('recruitment', LIST, { search })).answer;
  expect(totalRecords).toBe(found.length);
  return found.map(({ id }) => Number(id)).sort((one, other) => one - other);
};
const palette = async (text: string, ask = recruiter): Promise<{ ids: number[]; count: number | undefined }> => {
  const { rows: found, facets } = dataOf(await ask<{ answer: { rows: { type: string; id: string }[]; facets: { type: string; count: number }[] } }>('batch-processing', 'query ($text: String!) { answer: searchRecords(text: $text) { rows { type id } facets { type count } } }', { text })).answer;
  return { ids: found.filter(({ type }) => type === 'Candidate').map(({ id }) => Number(id)).sort((one, other) => one - other), count: facets.find(({ type }) => type === 'Candidate')?.count };
};
const resumeOf = (id: number, body: string) => rows(server, 'insert into candidate_resume_text (org_code, id, file_key, body) values ($1, $2, $3, $4)', [id, `demo/${id}.txt`, body]);

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  [weaver, dyer] = [await addCandidate(recruiter, { firstName: 'Quillan' }), await addCandidate(recruiter, { firstName: 'Xanthe' })];
  await resumeOf(weaver, 'Twelve years of zephyrloom weaving in Kyoto, with indigovat.');
  await resumeOf(dyer, 'Master of the indigovat. 100% natural colours.');
}, 60_000);
afterAll(() => server.stop());

it('finds a word of a resume, whatever its case', async () => {
  expect(await listed('ZephyrLoom')).toEqual([weaver]);
  expect(await listed('indigovat')).toEqual([weaver, dyer]);
  expect(await listed('neither-in-any')).toEqual([]);
});

it('finds several words, each in the resume, in the record or among the skills', async () => {
  expect(await listed('indigovat quillan')).toEqual([weaver]);
  expect(await listed('quillan xanthe')).toEqual([]);
  const [skill] = (await rows<{ id: string }>(server, `insert into skill (org_code, id, version, name, status, created_at, created_by, updated_at, updated_by)
    select $1, 990001, 1, 'Batikmaking', 'ACTIVE', now(), 'test', now(), 'test' returning id`));
  await rows(server, 'insert into candidate_skill (org_code, id, candidate_id, skill_id, "position") values ($1, 990001, $2, $3, 0)', [dyer, skill!.id]);
  expect(await listed('batikmaking indigovat')).toEqual([dyer]);
});

it('says which words it looked for in the record alone, and counts what it shows', async () => {
  const told = async (search: string) => dataOf(await recruiter<{ answer: { message: string; totalRecords: number; rows: unknown[] } }>('recruitment', 'query ($search: String) { answer: listCandidates(search: $search, limit: 50) { message totalRecords rows { id } } }', { search })).answer;
  expect((await told('indigovat')).message).toBe('');
  expect(await told('indigovat in')).toMatchObject({ message: expect.stringContaining('not searched for ‘in’:') });
  await rows(server, `insert into candidate_resume_text (org_code, id, file_key, body) select $1, n, 'demo/common.txt', 'commonplaceword ' || n from generate_series(5000001, 5010001) n`);
  expect(await told('commonplaceword')).toMatchObject({ message: expect.stringContaining('‘commonplaceword’'), totalRecords: 0, rows: [] });
  // Each word by itself, and counted with the others.
  expect(await told('commonplaceword quillan')).toMatchObject({ totalRecords: 0, rows: [] });
  expect(await told('indigovat xanthe commonplaceword')).toMatchObject({ totalRecords: 0, rows: [] });
  await rows(server, `delete from candidate_resume_text where org_code = $1 and id > 5000000`);
});

it('takes signs as they are', async () => {
  expect(await listed('100%')).toEqual([dyer]);
  expect(await listed('1___')).toEqual([]);
});

it('is what the palette finds too, behind records that bear the word themselves', async () => {
  expect(await palette('zephyrloom')).toEqual({ ids: [weaver], count: 1 });
  expect(await palette('indigovat')).toEqual({ ids: [weaver, dyer], count: 2 });
});

it('shows nobody whom one may not see', async () => {
  const employee = clientOf(server, await server.signIn('employee@demo.example'));
  expect((await palette('zephyrloom', employee)).ids).toEqual([]);
  const other = clientOf(server, await server.signIn('admin@other.example'));
  expect(await listed('zephyrloom', other)).toEqual([]);
  expect((await palette('zephyrloom', other)).ids).toEqual([]);
});

it('quotes the words that were not looked for as the language does', () => {
  const said = (['en', 'fr', 'ja', 'sp'] as const).map((language) => saySearched(language, { words: 'in', ids: [], rest: ['in'] }));
  expect(said.map((text) => /[‘«「].in.[’»」]|[‘«「]in[’»」]/.exec(text)?.[0])).toEqual(['‘in’', '«\u00a0in\u00a0»', '「in」', '«in»']);
});
