/** What happened with a candidate, of every record that is theirs, as far as whoever looks may see it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, employeeOf, rows } from './candidates.ts';
import { arranged, begin, idsOf, roundNamed, scheduled, skillOf, tuesday } from './interviewing.ts';

type Entry = { id: string; kind: string; entity: string; title: string | null; by: string | null; change: string | null; reason: string | null; at: string; fields: { field: string; before: unknown; after: unknown }[] };
type Page = { answer: { nextCursor: string | null; rows: Entry[] } };

let server: DemoServer;
let recruiter: Client;
let id: number;
const read = (ask: Client, candidateId: number, more: object = {}) =>
  ask<Page>('recruitment', 'query ($candidateId: ID!, $before: String, $limit: Int) { answer: candidateTimeline(candidateId: $candidateId, before: $before, limit: $limit) { nextCursor rows { id kind entity title by change reason at fields { field before after } } } }', { candidateId: String(candidateId), ...more });
const timeline = async (ask: Client, candidateId = id, more: object = {}) => dataOf(await read(ask, candidateId, { limit: 100, ...more })).answer.rows;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  id = await addCandidate(recruiter);
  const round = (await scheduled(recruiter, await roundNamed(server, 'Skills interview'), [{ candidateId: id, startsAt: tuesday(3) }], arranged([await employeeOf(server, 'employee@demo.example')], { despiteConflicts: true }))).roundIds[0]!;
  const { candidateId, roundId } = await idsOf(server, round);
  dataOf(await recruiter('recruitment', `mutation { answer: updateInterviewRoundStatus(candidateId: ${candidateId}, roundId: ${roundId}, status: CANCELLED, reason: "The panel is away") { changeSet } }`));
  await rows(server, `update outbox_message set status = 'SENT', sent_at = now() where org_code = $1 and candidate_id = $2`, [id]);
}, 60_000);
afterAll(() => server.stop());

it('tells how they came, what was scheduled and called off and why, and what was written to them, newest first', async () => {
  const told = await timeline(recruiter);
  const moments = told.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const changes = told.filter(({ kind }) => kind === 'CHANGE');
  expect(changes.map(({ entity, change }) => [entity, change])).toEqual(expect.arrayContaining([['Candidate', 'ADD'], ['ScheduledRound', 'ADD'], ['ScheduledRound', 'UPDATE']]));
  const off = changes.find(({ entity, change }) => entity === 'ScheduledRound' && change === 'UPDATE')!;
  expect(off).toMatchObject({ title: 'Skills interview', by: 'Vikram Nair', reason: 'The panel is away' });
  expect(off.fields).toContainEqual({ field: 'status', before: 'SCHEDULED', after: 'CANCELLED' });
  const mails = told.filter(({ kind }) => kind === 'MAIL').map(({ title }) => title);
  expect(mails.some((title) => /interview/i.test(title ?? ''))).toBe(true);
});

it('comes page by page, each entry once', async () => {
  const all = await timeline(recruiter);
  const paged: Entry[] = [];
  for (let before: string | null = null; ; ) {
    const { rows: some, nextCursor }: Page['answer'] = dataOf(await read(recruiter, id, { limit: 2, before })).answer;
    paged.push(...some);
    if (nextCursor === null) break;
    before = nextCursor;
  }
  expect(paged).toEqual(all);
});

it('is refused for whoever only interviews them, for a candidate of another organisation, and without sense in the number', async () => {
  const panel = clientOf(server, await server.signIn('employee@demo.example'));
  expect((await read(panel, id)).errors?.[0]?.extensions.errorCode).toBeDefined();
  const other = clientOf(server, await server.signIn('admin@other.example'));
  expect((await read(other, id)).errors?.[0]?.extensions.errorCode).toBe('NOT_FOUND');
  expect((await read(recruiter, -1)).errors?.[0]?.extensions.errorCode).toBe('NOT_FOUND');
});

const statusOf = async (name: string) => String((await rows(server, 'select id from candidate_status where org_code = $1 and name = $2', [name]))[0]!.id);

it('tells a step once, whatever else is written with it, and applications by what they are for', async () => {
  const [moved, screening] = [await addCandidate(recruiter, { jobPostId: await addPost(server, recruiter, 'Pattern cutter') }), await statusOf('Screening')];
  dataOf(await recruiter('recruitment', `mutation { answer: updateCandidateStatus(candidateId: [${moved}], statusId: ${screening}) { changeSet } }`));
  const told = await timeline(recruiter, moved);
  expect(told.filter(({ fields }) => fields.some(({ field }) => field === 'statusId')).map(({ kind, entity, by, fields }) => [kind, entity, by, fields])).toEqual([['MOVED', 'Candidate', 'Vikram Nair', [{ field: 'statusId', before: await statusOf('Applied'), after: screening }]]]);
  expect(told.filter(({ entity }) => entity === 'JobApplication').map(({ change, title }) => [change, title])).toEqual([['ADD', 'Pattern cutter']]);
});

it('tells the steps that were taken before anybody wrote here', async () => {
  const [seeded] = (await rows<{ id: number; steps: number; post: string }>(server, `select c.id::int as id, count(m.id)::int as steps, min(p.title) as post from candidate c join stage_move m on m.org_code = c.org_code and m.candidate_id = c.id join job_post p on p.org_code = m.org_code and p.id = m.job_post_id
    where c.org_code = $1 and c.standing = 'ACTIVE' and c.job_post_id in (select job_post_id from job_post_member where org_code = $1 and role = 'RECRUITER') group by c.id having count(m.id) > 2 and count(distinct m.job_post_id) = 1 order by c.id limit 1`)) as [{ id: number; steps: number; post: string }];
  const told = await timeline(recruiter, seeded.id);
  expect(told.filter(({ kind }) => kind === 'MOVED')).toHaveLength(seeded.steps - 1);
  expect(told.filter(({ kind, entity, change }) => kind === 'CHANGE' && entity === 'JobApplication' && change === 'ADD')).toMatchObject([{ title: seeded.post }]);
});

it('tells that a scorecard was submitted, and what it holds to whoever may read it', async () => {
  const panel = [await employeeOf(server, 'employee@demo.example'), await employeeOf(server, 'manager@demo.example')];
  const met = await addCandidate(recruiter);
  const round = (await scheduled(recruiter, await roundNamed(server, 'Skills interview'), [{ candidateId: met, startsAt: tuesday(4) }], arranged(panel, { despiteConflicts: true }))).roundIds[0]!;
  await begin(server, round);
  const [ids, [skill]] = [await idsOf(server, round), await skillOf(server)];
  const submit = (ask: Client, recommendation: string) =>
    ask('recruitment', 'mutation ($candidateId: Int!, $interviewId: Int!, $roundId: Int!, $skills: [SkillScoreInput!]!, $recommendation: Recommendation) { answer: addCandidatesInterviewRoundFeedBack(candidateId: $candidateId, interviewId: $interviewId, roundId: $roundId, skills: $skills, recommendation: $recommendation, note: "Between us") { changeSet } }', { ...ids, skills: [{ category: 'Skills', skillId: skill, score: 4 }], recommendation });
  const [employee, manager] = [clientOf(server, await server.signIn('employee@demo.example')), clientOf(server, await server.signIn('manager@demo.example'))];
  const cards = async (ask: Client) => (await timeline(ask, met)).filter(({ kind }) => kind === 'SCORECARD').map(({ by, title, fields }) => ({ by, title, fields: fields.map(({ field, after }) => [field, after]) }));
  dataOf(await submit(employee, 'STRONG_YES'));
  expect(await cards(recruiter)).toEqual([{ by: 'Kavitha Selvam', title: 'Skills interview', fields: [['recommendation', 'STRONG_YES'], ['score', '4']] }]);
  // Whoever owes one reads that there is one, and nothing of it.
  expect(await cards(manager)).toEqual([{ by: 'Kavitha Selvam', title: 'Skills interview', fields: [] }]);
  dataOf(await submit(manager, 'NO'));
  expect((await cards(manager)).map(({ fields }) => fields.length)).toEqual([2, 2]);
  expect(JSON.stringify(await timeline(recruiter, met))).not.toContain('Between us');
});

it('tells what becomes of an offer once, without its papers', async () => {
  const offered = await addCandidate(recruiter, { jobPostId: await addPost(server, recruiter, 'Cutter') });
  const [[salary], [letter]] = [await rows(server, `select id from salary_template where org_code = $1 and status = 'ACTIVE' order by id limit 1`), await rows(server, `select id from offer_letter_template where org_code = $1 and status = 'ACTIVE' order by id limit 1`)];
  dataOf(await recruiter('recruitment', 'mutation ($input: CandidateSalaryInput!) { addCandidateSalary(input: $input) { row { id } } }', { input: { candidateId: String(offered), templateId: String(salary!.id), annualCTC: '1200000' } }));
  const { offerId } = dataOf(await recruiter<{ answer: { offerId: number } }>('recruitment', `mutation { answer: sendOffer(candidateId: ${offered}, templateId: ${letter!.id}, joiningDate: "2099-02-01", expiresOn: "2099-01-15", moveOn: false) { offerId } }`)).answer;
  dataOf(await recruiter('recruitment', `mutation { withdrawOffer(offerId: ${offerId}, comment: "The post was cut.") { offerId } }`));
  const told = (await timeline(recruiter, offered)).filter(({ entity }) => ['Offer', 'CandidateSalary'].includes(entity));
  expect(told.map(({ entity, change }) => [entity, change])).toEqual([['Offer', 'UPDATE'], ['Offer', 'ADD'], ['CandidateSalary', 'ADD']]);
  expect(told[0]!.fields.map(({ field, after }) => [field, after])).toEqual([['answer', 'WITHDRAWN'], ['comment', 'The post was cut.']]);
  expect((await timeline(recruiter, offered)).filter(({ entity, change }) => entity === 'Candidate' && change === 'UPDATE')).toEqual([]);
});
