/** How well candidates fit posts: reckoned beside requests, whatever changed, and nobody's version or history knows of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { reckonDueRankings } from '../../src/server/recruitment/ranking/worker.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, done, employeeOf, rows, statusNamed, undo } from './candidates.ts';

let server: DemoServer;
let recruiter: Client;
let admin: Client;
let skills: ReadonlyMap<string, string>;
let post: string;

/** As the worker beside the server does, until nothing is due. */
const reckon = async (): Promise<void> => {
  while ((await reckonDueRankings(server.db)) > 0);
};
const rankingOf = async (id: number): Promise<number | null> => {
  await reckon();
  const { ranking } = await candidate(server, id);
  return ranking === null ? null : Number(ranking);
};
const skillNamed = (name: string): string => skills.get(name)!;
const updatePost = async (input: Record<string, unknown>): Promise<void> => {
  const [row] = await rows<{ version: number }>(server, 'select version from job_post where org_code = $1 and id = $2', [post]);
  dataOf(await admin('recruitment', 'mutation ($id: ID!, $version: Int!, $input: JobPostPatch!) { updateJobPost(id: $id, version: $version, input: $input) { changeSet } }', { id: post, version: row!.version, input }));
};
const update = async (ask: Client, id: number, version: number, input: Record<string, unknown>): Promise<string> =>
  dataOf(await ask<{ a: { changeSet: string } }>('recruitment', 'mutation ($id: ID!, $version: Int!, $input: CandidatePatch!) { a: updateCandidate(id: $id, version: $version, input: $input) { changeSet } }', { id: String(id), version, input })).a.changeSet;
type Answer = { ranking: number | null; jobPost: string | null; isWaiting: boolean; parts: { part: string; points: number; most: number; isUnknown: boolean; met: string[]; half: string[]; missing: string[]; years: number | null; yearsFrom: number | null; yearsTo: number | null }[] };
const explain = (ask: Client, candidateId: number) =>
  ask<{ a: Answer }>('recruitment', 'query ($id: Int!) { a: candidateRanking(candidateId: $id) { ranking jobPost isWaiting parts { part points most isUnknown met half missing years yearsFrom yearsTo } } }', { id: candidateId });

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  skills = new Map((await rows<{ id: string; name: string }>(server, 'select id::text as id, name from skill where org_code = $1')).map(({ id, name }) => [name, id]));
  post = await addPost(server, admin, 'Ring frame planner', [{ employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' }]);
  await updatePost({ workMode: 'REMOTE', experienceFrom: '4', experienceTo: '6', skills: [{ skillId: skillNamed('Planning'), required: true }, { skillId: skillNamed('Negotiation'), required: true }] });
  await reckon();
}, 120_000);
afterAll(() => server.stop());

describe('the ranking of a candidate', () => {
  it('comes by itself, explains itself, and says while it is being reckoned', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post, experienceYears: 2, experienceMonths: 0, skills: [{ skillId: skillNamed('Planning') }] });
    expect(dataOf(await explain(recruiter, id)).a).toMatchObject({ jobPost: 'Ring frame planner', isWaiting: true });
    expect(await rankingOf(id)).toBe(50);
    const told = dataOf(await explain(recruiter, id)).a;
    expect(told).toMatchObject({ ranking: 50, isWaiting: false });
    expect(told.parts).toMatchObject([
      { part: 'SKILLS', points: 35.7, most: 71.4, met: ['Planning'], half: [], missing: ['Negotiation'] },
      { part: 'EXPERIENCE', points: 14.3, most: 28.6, years: 2, yearsFrom: 4, yearsTo: 6 },
    ]);
    const [application] = await rows<{ ranking: string }>(server, 'select ranking from job_application where org_code = $1 and candidate_id = $2', [id]);
    expect(Number(application!.ranking)).toBe(50);
  });

  it('is nobody’s to write, and is in no form or sheet', async () => {
    const { errors } = await recruiter('recruitment', 'mutation { addCandidate(input: { firstName: "A", lastName: "B", ranking: "90" }) { row { id } } }');
    expect(errors?.[0]?.message).toContain('ranking');
    const id = await addCandidate(recruiter, { assessment: '90', jobPostId: post, experienceYears: 8 });
    await reckon();
    expect(await candidate(server, id)).toMatchObject({ assessment: '90.0000', ranking: '28.6000' });
  });

  it('does not stand in the way of somebody who is editing, and no history or undo knows it', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post, experienceYears: 2 });
    const { version } = await candidate(server, id);
    await updatePost({ experienceFrom: '2' });
    expect(await rankingOf(id)).toBe(28.6);
    expect((await candidate(server, id))['version']).toBe(version);
    const changeSet = await update(recruiter, id, Number(version), { experienceYears: 1 });
    expect(await rankingOf(id)).toBe(14.3);
    await updatePost({ experienceFrom: '4' });
    expect(await rankingOf(id)).toBe(7.1);
    await undo(recruiter, changeSet);
    expect(await rankingOf(id)).toBe(14.3);
    const fields = dataOf(await recruiter<{ a: { rows: { fields: { field: string }[] }[] } }>('recruitment', 'query ($id: ID!) { a: candidateHistory(id: $id) { rows { fields { field } } } }', { id: String(id) })).a.rows.flatMap(({ fields: told }) => told.map(({ field }) => field));
    expect(fields).toContain('experienceYears');
    expect(fields).not.toContain('ranking');
  });

  it.each([
    ['a skill', { skills: [{ skillId: '' }] }, 'Planning', 35.7],
    ['the years', { experienceYears: 4 }, '', 28.6],
  ] as const)('follows %s', async (_what, input, skill, expected) => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    expect(await rankingOf(id)).toBeNull();
    await update(recruiter, id, 1, skill === '' ? input : { skills: [{ skillId: skillNamed(skill) }] });
    expect(await rankingOf(id)).toBe(expected);
  });

  it('follows what the resume says once it is read, and a skill that is called something else', async () => {
    const id = await addCandidate(recruiter, { firstName: 'Planning', lastName: 'Negotiation', jobPostId: post });
    const write = (body: string) => rows(server, `insert into candidate_resume_text (org_code, id, file_key, body) values ($1, $2, 'key', $3) on conflict (org_code, id) do update set body = excluded.body`, [id, body]);
    await write('PLANNING  NEGOTIATION. Ran looms.');
    expect(await rankingOf(id)).toBe(0);
    await write('Planning Negotiation. Did planning of looms.');
    expect(await rankingOf(id)).toBe(17.9);
    const [skill] = await rows<{ version: number }>(server, 'select version from skill where org_code = $1 and id = $2', [skillNamed('Negotiation')]);
    dataOf(await admin('core-hr', 'mutation ($id: ID!, $version: Int!) { updateSkill(id: $id, version: $version, input: { name: "Looms" }) { changeSet } }', { id: skillNamed('Negotiation'), version: skill!.version }));
    expect(await rankingOf(id)).toBe(35.7);
  });

  it('is the one of the post that counts, and goes with it', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post, experienceYears: 4 });
    expect(await rankingOf(id)).toBe(28.6);
    const other = await addPost(server, admin, 'Post that asks for nothing', [{ employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' }]);
    const { changeSet } = await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${other}, statusId: ${await statusNamed(server, 'Applied')})`);
    expect(await rankingOf(id)).toBeNull();
    await undo(recruiter, changeSet);
    expect(await rankingOf(id)).toBe(28.6);
  });

  it('is seen with the candidate, and not by who does not see them', async () => {
    const id = await addCandidate(admin, { jobPostId: post, experienceYears: 4 });
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    expect((await explain(employee, id)).errors).toHaveLength(1);
    const others = await addCandidate(admin, { jobPostId: await addPost(server, admin, 'Somebody else’s post'), experienceYears: 4 });
    const manager = clientOf(server, await server.signIn('manager@demo.example'));
    expect((await explain(manager, others)).errors).toHaveLength(1);
    expect(dataOf(await explain(recruiter, id)).a.ranking).toBe(28.6);
  });

  it('leaves other organisations alone, where the same numbers mean other people', async () => {
    const other = clientOf(server, await server.signIn('admin@other.example'));
    const theirs = await addCandidate(other, { experienceYears: 1 });
    const read = () => withOrg(server.db, 'other', (tx) => tx.query<{ ranking: string | null; version: number }>('select ranking, version from candidate where org_code = $1 and id = $2', ['other', theirs]));
    const own = await candidate(server, theirs);
    expect(own.id).toBe(String(theirs));
    await reckon();
    expect(await read()).toEqual([{ ranking: null, version: 1 }]);
    await updatePost({ experienceFrom: '3' });
    expect(await withOrg(server.db, 'other', (tx) => tx.query('select from candidate_ranking_due'))).toEqual([]);
    await reckon();
    expect(await read()).toEqual([{ ranking: null, version: 1 }]);
    expect((await explain(other, theirs)).data!.a).toMatchObject({ ranking: null, jobPost: null, parts: [] });
  });

  it('stands in the list of the specification, which is sorted and narrowed by it', async () => {
    const { candidates } = dataOf(await recruiter<{ a: { candidates: { Applicant_Ranking: number | null }[] } }>('recruitment', 'query ($post: [Int!]) { a: listJobCandidates(rankingFrom: 20, jobPostId: $post, limit: 50) { candidates { Applicant_Ranking } } }', { post: [Number(post)] })).a;
    expect(candidates.length).toBeGreaterThan(0);
    for (const { Applicant_Ranking: ranking } of candidates) expect(ranking).toBeGreaterThanOrEqual(20);
  });
});

describe('the demo', () => {
  it('comes with rankings as they are reckoned of everybody', async () => {
    const seeded = await rows<{ id: string; ranking: string | null }>(server, `select id, ranking from candidate where org_code = $1 and number ~ '^C-' and created_by = 'Tenure' order by id`);
    expect(seeded.filter(({ ranking }) => ranking !== null).length).toBeGreaterThan(seeded.length * 0.8);
    await rows(server, 'insert into candidate_ranking_due (org_code, id) select org_code, id from candidate where org_code = $1 on conflict do nothing');
    await reckon();
    expect(await rows(server, `select id, ranking from candidate where org_code = $1 and number ~ '^C-' and created_by = 'Tenure' order by id`)).toEqual(seeded);
  });
});
