/** The search box of the list of candidates and the palette find the text of resumes and skills, within the rights of who looks. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../src/server/db/owner.ts';
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
  // The palette names the list that says so, and for a short word only where a skill is called so.
  const wide = async (text: string) => dataOf(await recruiter<{ answer: { wide: string[] } }>('batch-processing', 'query ($text: String!) { answer: searchRecords(text: $text) { wide } }', { text })).answer.wide;
  expect([await wide('commonplaceword'), await wide('indigovat'), await wide('in')]).toEqual([['Candidate'], [], []]);
  // Each word by itself, and counted with the others.
  expect(await told('commonplaceword quillan')).toMatchObject({ totalRecords: 0, rows: [] });
  expect(await told('indigovat xanthe commonplaceword')).toMatchObject({ totalRecords: 0, rows: [] });
  await rows(server, `delete from candidate_resume_text where org_code = $1 and id > 5000000`);
});

it('knows a word that most of very many resumes have without reading them, and still finds a rare one', async () => {
  await asOwner(server.db, async (owner) => {
    await owner.query('alter table candidate_resume_text alter column body set storage plain, alter column search set storage plain');
    await owner.query(`insert into candidate_resume_text (org_code, id, file_key, body) select 'demo', n, 'demo/many.txt', 'everybodyword ' || repeat('-', 450) || case when n % 4000 = 1 then ' seldomword' else '' end from generate_series(6000000, 6020000) n`);
    await owner.query('analyze candidate_resume_text');
  });
  const isCommon = async (word: string) => (await rows<{ so: boolean }>(server, `select search_is_common($1, 'candidate_resume_text', $2) as so`, [word]))[0]!.so;
  expect(await isCommon('everybodyword')).toBe(true);
  expect(await isCommon('seldomword')).toBe(false);
  expect(await isCommon('zephyrloom')).toBe(false);
  await resumeOf(await addCandidate(recruiter, { firstName: 'Seldom' }), 'everybodyword and seldomword');
  expect(await listed('everybodyword')).toEqual([]);
  expect(await listed('seldomword seldom')).toHaveLength(1);
  await expect(rows(server, `select search_is_common('other', 'candidate_resume_text', $2), $1`, ['word'])).rejects.toThrow(/another organisation/);
  await rows(server, 'delete from candidate_resume_text where org_code = $1 and id >= 6000000 and id <= 6020000');
}, 60_000);

it('finds those with a skill that many have, and a skill of two letters by the whole of its name', async () => {
  await rows(server, `insert into skill (org_code, id, version, name, status, created_at, created_by, updated_at, updated_by)
    select $1, n, 1, name, 'ACTIVE', now(), 'test', now(), 'test' from (values (990002, 'Passementerie'), (990003, 'Q9')) s(n, name)`);
  await rows(server, 'insert into candidate_skill (org_code, id, candidate_id, skill_id, "position") values ($1, 990002, $2, 990002, 0), ($1, 990003, $3, 990003, 0)', [weaver, dyer]);
  await asOwner(server.db, async (owner) => {
    // Of people who are not there: only their number counts.
    await owner.query('alter table candidate_skill drop constraint candidate_skill_candidate_id_fk');
    await owner.query(`insert into candidate_skill (org_code, id, candidate_id, skill_id, "position") select 'demo', n, n, 990002, 0 from generate_series(7000000, 7010001) n`);
  });
  expect(await listed('passementerie')).toEqual([weaver]);
  expect(await listed('passementerie indigovat')).toEqual([weaver]);
  expect(await listed('passementerie xanthe')).toEqual([]);
  expect(await listed('q9')).toEqual([dyer]);
  expect(await listed('q9 indigovat')).toEqual([dyer]);
  expect(await palette('passementerie xanthe')).toEqual({ ids: [], count: undefined });
}, 60_000);

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
  const said = (['en', 'fr', 'ja', 'sp'] as const).map((language) => saySearched(language, { words: 'in', ids: [], rest: [{ word: 'in', ids: null, referred: [] }] }));
  expect(said.map((text) => /[‘«「].in.[’»」]|[‘«「]in[’»」]/.exec(text)?.[0])).toEqual(['‘in’', '«\u00a0in\u00a0»', '「in」', '«in»']);
});
