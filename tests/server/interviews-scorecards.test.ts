/** Scorecards are blind until submitted, nobody writes another's, and the scores of the panel make the result. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, employeeOf, rows, undo } from './candidates.ts';
import { arranged, begin, idsOf, roundNamed, scheduled, skillOf, tuesday } from './interviewing.ts';

let server: DemoServer;
const clients = new Map<string, Client>();
let round: string;
let skills: number[];
let at = 0;
let ids: Awaited<ReturnType<typeof idsOf>>;
let members: string[];
const as = (name: string): Client => clients.get(name)!;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'recruiter', 'manager', 'employee', 'hr']) clients.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  members = [await employeeOf(server, 'employee@demo.example'), await employeeOf(server, 'manager@demo.example')];
  round = await roundNamed(server, 'Skills interview');
  skills = await skillOf(server);
  for (const [place, skill] of skills.entries()) await rows(server, `insert into interview_round_skill (org_code, interview_round_id, id, "position", category, skill_id, question) values ($1, $2, $3, $4, 'Craft', $5, 'Tell me how?')`, [round, 990000 + place, place, skill]);
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  at += 1;
  const { roundIds } = await scheduled(as('recruiter'), round, [{ candidateId: await addCandidate(as('recruiter')), startsAt: tuesday(at + 1) }], arranged(members, { despiteConflicts: true }));
  await begin(server, roundIds[0]!);
  ids = await idsOf(server, roundIds[0]!);
});

const FEEDBACK = `mutation ($candidateId: Int!, $interviewId: Int!, $roundId: Int!, $skills: [SkillScoreInput!]!, $recommendation: Recommendation, $note: String, $submit: Boolean, $reopen: Boolean, $reason: String) {
  answer: addCandidatesInterviewRoundFeedBack(candidateId: $candidateId, interviewId: $interviewId, roundId: $roundId, skills: $skills, recommendation: $recommendation, note: $note, submit: $submit, reopen: $reopen, reason: $reason) { changeSet } }`;
const scores = (...values: (number | null)[]) => values.map((score, place) => ({ category: 'Craft', skillId: skills[place], score, comment: 'Seen', question: 'Tell me how?' }));
const give = (name: string, values: (number | null)[], more: object = {}) => as(name)<{ answer: { changeSet: string } }>('recruitment', FEEDBACK, { ...ids, skills: scores(...values), recommendation: 'YES', ...more });
const SKILLS = `query ($candidateId: Int!, $interviewId: Int!, $roundId: Int!, $panelMemberId: Int) { answer: retrieveCandidateSkillsScore(candidateId: $candidateId, interviewId: $interviewId, roundId: $roundId, panelMemberId: $panelMemberId) { skillScores { status score note maxScorePerSkill categories { category skills { skillId score questions } } } } }`;
const read = async (name: string, member?: string) => dataOf(await as(name)<{ answer: { skillScores: Record<string, unknown> | null } }>('recruitment', SKILLS, { ...ids, panelMemberId: member === undefined ? null : Number(member) })).answer.skillScores;
const ROUNDS = 'query ($candidateId: Int!, $interviewId: Int!) { answer: retrieveCandidatesRounds(candidateId: $candidateId, interviewId: $interviewId) { rounds { result proposedResult panelScore totalScore canManage panelDetails { memberId status totalScore } } } }';
type Shown = { result: string; proposedResult: string | null; panelScore: number | null; totalScore: number | null; canManage: boolean; panelDetails: { memberId: number; status: string; totalScore: number | null }[] };
const shown = async (name: string) => dataOf(await as(name)<{ answer: { rounds: Shown[] } }>('recruitment', ROUNDS, { candidateId: ids.candidateId, interviewId: ids.interviewId })).answer.rounds[0];
const listed = async (name: string) => dataOf(await as(name)<{ page: { rows: { id: string; panelMember: { id: string }; note: string | null }[] } }>('recruitment', `{ page: listScorecards(filter: { candidateId: { equals: "${ids.candidateId}" } }) { rows { id panelMember { id } note } } }`)).page.rows;
const SCORE = `mutation ($candidateId: Int!, $interviewId: Int!, $roundId: Int!, $scores: [PanelScoreInput!]!, $passing: Float!, $count: Int!, $sequence: Int!) {
  answer: updateCandidateScore(candidateId: $candidateId, interviewId: $interviewId, roundId: $roundId, scores: $scores, passingScore: $passing, panelMemberCount: $count, roundSequence: $sequence) { changeSet result panelScore totalScore } }`;
const record = (given: (number | null)[], more: object = {}, name = 'recruiter') =>
  as(name)<{ answer: { changeSet: string; result: string; panelScore: number; totalScore: number | null } }>('recruitment', SCORE, { ...ids, scores: given.flatMap((score, place) => (score === null ? [] : [{ panelMemberId: Number(members[place]), score }])), passing: 3, count: 2, ...more });

it('refuses a kind of round that nobody can pass', async () => {
  const add = (passingScore: string) => as('admin')('recruitment', 'mutation ($input: InterviewRoundInput!) { addInterviewRound(input: $input) { row { id } } }', { input: { name: `Bar ${passingScore}`, mode: 'PHONE', durationMinutes: 30, maxScore: '5', passingScore, status: 'ACTIVE' } });
  expect((await add('6')).errors[0]?.extensions.validationError).toEqual([{ field: 'maxScore', message: expect.stringMatching(/Best score.+Passing score/) }]);
  expect((await add('5')).errors).toEqual([]);
});

it('asks for the skills of the job post where the round names none', async () => {
  const post = await addPost(server, as('recruiter'), 'Spinner');
  for (const [place, skill] of skills.toReversed().entries()) await rows(server, 'insert into job_post_skill (org_code, job_post_id, id, "position", skill_id) values ($1, $2, $3, $4, $5)', [post, 990000 + place, place, skill]);
  const { roundIds } = await scheduled(as('recruiter'), await roundNamed(server, 'Team interview'), [{ candidateId: await addCandidate(as('recruiter'), { jobPostId: post }), startsAt: tuesday(at + 1) }], arranged(members, { despiteConflicts: true }));
  ids = await idsOf(server, roundIds[0]!);
  expect(await read('employee')).toMatchObject({ categories: [{ category: 'Skills', skills: skills.toReversed().map((skillId) => ({ skillId, score: null })) }] });
});

describe('a scorecard', () => {
  it('waits for each member of the panel once the round began, and is theirs alone while it is a draft', async () => {
    const WAITING = '{ answer: getPanelMemberPendingFeedback { interviews { roundId scorecardId candidateName resume } } }';
    const waiting = async (name: string) => dataOf(await as(name)<{ answer: { interviews: { roundId: number }[] } }>('recruitment', WAITING)).answer.interviews.map(({ roundId }) => roundId);
    expect(await waiting('employee')).toContain(ids.roundId);
    expect(await waiting('hr').catch(() => [])).not.toContain(ids.roundId);
    dataOf(await give('employee', [4, null], { submit: false, note: 'Half a thought' }));
    expect(await read('employee')).toMatchObject({ status: 'DRAFT', note: 'Half a thought', score: 4 });
    for (const name of ['admin', 'recruiter', 'manager']) {
      expect(await read(name, members[0])).toBeNull();
      expect(JSON.stringify(await listed(name))).not.toContain('Half a thought');
    }
    dataOf(await give('employee', [4, 3]));
    expect(await waiting('employee')).not.toContain(ids.roundId);
  });

  it('shows others theirs only after the own one, in every way to it; who arranges sees all', async () => {
    dataOf(await give('employee', [5, 4], { note: 'Excellent stitching' }));
    expect(await read('manager', members[0])).toBeNull();
    expect((await listed('manager')).map(({ panelMember }) => panelMember.id)).toEqual([members[1]]);
    expect((await shown('manager'))!.panelDetails.find(({ memberId }) => String(memberId) === members[0])).toMatchObject({ status: 'Submitted', totalScore: null });
    const [{ id }] = (await rows(server, 'select id from scorecard where org_code = $1 and scheduled_round_id = $2 and panel_member_id = $3', [ids.roundId, members[0]])) as [{ id: string }];
    const history = await as('manager')('recruitment', `{ scorecardHistory(id: "${id}") { rows { fields { after } } } }`);
    expect(JSON.stringify(history)).not.toContain('Excellent stitching');
    expect(await read('recruiter', members[0])).toMatchObject({ note: 'Excellent stitching', score: 4.5, maxScorePerSkill: 5 });
    expect((await shown('recruiter'))!.proposedResult).toBeNull();
    dataOf(await give('manager', [3, 2]));
    expect(await read('manager', members[0])).toMatchObject({ note: 'Excellent stitching' });
    expect((await shown('recruiter'))!.proposedResult).toBe('PASSED');
  });

  it('is changed by nobody else, and by its writer only after reopening, with the reason in the history', async () => {
    dataOf(await give('employee', [4, 4]));
    const [{ id, version }] = (await rows<{ id: string; version: number }>(server, 'select id, version from scorecard where org_code = $1 and scheduled_round_id = $2 and panel_member_id = $3', [ids.roundId, members[0]])) as [{ id: string; version: number }];
    const CHANGE = 'mutation ($id: ID!, $version: Int!, $input: ScorecardPatch!) { answer: updateScorecard(id: $id, version: $version, input: $input) { changeSet } }';
    for (const name of ['admin', 'recruiter']) expect((await as(name)('recruitment', CHANGE, { id, version, input: { note: 'Mine now' } })).errors[0]!.extensions.errorCode).toBe('SCORECARD_OF_OTHERS');
    expect((await give('employee', [1, 1])).errors[0]!.extensions.validationError[0]!.message).toContain('Reopen');
    dataOf(await give('employee', [], { reopen: true, reason: 'Mixed up two people' }));
    const submitted = dataOf(await give('employee', [1, 1])).answer;
    expect(await rows(server, `select reason as id from change_set where org_code = $1 and reason = 'Mixed up two people'`)).toHaveLength(1);
    await undo(as('employee'), submitted.changeSet);
    expect(await read('employee')).toMatchObject({ status: 'DRAFT', score: 4 });
  });

  it('refuses scores beyond the best, nothing scored and no recommendation', async () => {
    const wrong = async (values: (number | null)[], more: object = {}) => (await give('employee', values, more)).errors[0]!.extensions.validationError.map(({ field }) => field);
    expect(await wrong([6, 5.5])).toEqual(['skills.0.score', 'skills.1.score']);
    expect(await wrong([null, null], { recommendation: null })).toEqual(['skills', 'recommendation']);
    expect((await give('hr', [3, 3])).errors).toHaveLength(1);
  });

  it('is taken once of two that are sent at once', async () => {
    const both = await Promise.all([give('employee', [4, 4]), give('employee', [2, 2])]);
    expect(both.map(({ errors }) => errors.length).toSorted((one, other) => one - other)).toEqual([0, 1]);
  });
});

describe('somebody on the panel who also arranges the round', () => {
  const CHANGE = `mutation ($round: ID!, $version: Int!, $startsAt: DateTime!, $arrangement: RoundArrangement!) { answer: rescheduleInterviewRound(roundId: $round, version: $version, startsAt: $startsAt, arrangement: $arrangement) { changeSet } }`;
  const own = async (): Promise<string> => employeeOf(server, 'recruiter@demo.example');
  const reseat = async (panel: readonly string[]) => {
    const { version, startsAt } = (await rows<{ id: string; version: number; startsAt: string }>(server, 'select id, version, starts_at as "startsAt" from scheduled_round where org_code = $1 and id = $2', [ids.roundId]))[0]!;
    return as('recruiter')<{ answer: { changeSet: string } }>('recruitment', CHANGE, { round: String(ids.roundId), version, startsAt, arrangement: arranged(panel, { despiteConflicts: true }) });
  };

  it('reads no score before sending the own one, neither by recording a result nor by leaving the panel and coming back', async () => {
    dataOf(await reseat([...members, await own()]));
    dataOf(await give('employee', [5, 4], { note: 'Excellent stitching' }));
    expect(await read('recruiter', members[0])).toBeNull();
    expect(JSON.stringify(await record([1, 1], { scores: [...members, await own()].map((id) => ({ panelMemberId: Number(id), score: 1 })), count: 3 }))).toContain('Send your own scorecard first');
    const left = dataOf(await reseat(members)).answer.changeSet;
    expect(await read('recruiter', members[0])).toMatchObject({ note: 'Excellent stitching' });
    expect(JSON.stringify(await reseat([...members, await own()]))).toContain('would not be blind');
    expect((await as('recruiter')('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: left })).errors).not.toEqual([]);
    expect((await shown('recruiter'))!.panelDetails.map(({ memberId }) => String(memberId))).toEqual(members);
    // Who has read nothing may still be asked.
    dataOf(await reseat([...members, await employeeOf(server, 'hr@demo.example')]));
  });
});

describe('a result that is taken back', () => {
  it('asks nobody for a scorecard who could read the others meanwhile', async () => {
    const panel = [members[0]!, await employeeOf(server, 'recruiter@demo.example')];
    const { roundIds } = await scheduled(as('admin'), round, [{ candidateId: await addCandidate(as('recruiter')), startsAt: tuesday(at + 1) }], arranged(panel, { despiteConflicts: true }));
    await begin(server, roundIds[0]!);
    ids = await idsOf(server, roundIds[0]!);
    const decide = (more: object = {}) => as('admin')<{ answer: { changeSet: string } }>('recruitment', SCORE.replace('$sequence: Int!)', '$sequence: Int!, $result: RoundResult)').replace('roundSequence: $sequence)', 'roundSequence: $sequence, result: $result)'), { ...ids, scores: panel.map((id) => ({ panelMemberId: Number(id), score: 4 })), passing: 3, count: 2, ...more });
    dataOf(await give('employee', [4, 4], { note: 'Excellent stitching' }));
    expect(await read('recruiter', members[0])).toBeNull();
    const { changeSet } = dataOf(await decide()).answer;
    expect(await read('recruiter', members[0])).toMatchObject({ note: 'Excellent stitching' });
    expect(JSON.stringify(await decide({ result: 'PENDING' }))).toContain('would not be blind');
    expect(JSON.stringify(await as('admin')('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet }))).toContain('would not be blind');
    expect((await shown('admin'))!.result).toBe('PASSED');
    // Another result may be recorded.
    dataOf(await decide({ result: 'ON_HOLD' }));
  });
});

describe('the result of a round', () => {
  it('is the average of the panel against the passing score, to a hundredth, and moves nobody', async () => {
    dataOf(await give('employee', [3, 3.01]));
    dataOf(await give('manager', [3, 2.99]));
    const status = (await candidate(server, ids.candidateId))['status_id'];
    const answer = dataOf(await record([3.01, 3])).answer;
    expect(answer).toMatchObject({ result: 'PASSED', panelScore: 3.01, totalScore: 6 });
    expect((await candidate(server, ids.candidateId))['status_id']).toBe(status);
    expect(await shown('employee')).toMatchObject({ result: 'PASSED', panelScore: 3.01, canManage: false });
    expect((await give('manager', [5, 5])).errors).toHaveLength(1);
    await undo(as('recruiter'), answer.changeSet);
    expect(await shown('recruiter')).toMatchObject({ result: 'PENDING', panelScore: null, canManage: true });
  });

  it('takes a score of who submitted a scorecard that has none, as of a round without skills', async () => {
    await rows(server, `insert into interview_round (org_code, id, version, created_by, updated_by, name, mode, duration_minutes, max_score, passing_score, status) values ($1, 990001, 1, 't', 't', 'Talk', 'PHONE', 30, 5, 3, 'ACTIVE') on conflict do nothing`);
    const { roundIds } = await scheduled(as('recruiter'), '990001', [{ candidateId: await addCandidate(as('recruiter')), startsAt: tuesday(at + 1) }], arranged(members, { despiteConflicts: true }));
    await begin(server, roundIds[0]!);
    ids = await idsOf(server, roundIds[0]!);
    for (const name of ['employee', 'manager']) dataOf(await give(name, [], { skills: [] }));
    expect(dataOf(await record([4, 3])).answer).toMatchObject({ result: 'PASSED', panelScore: 3.5 });
  });

  it('asks for a score of each member, as their scorecards say, and the right sequence', async () => {
    dataOf(await give('employee', [4, 4]));
    const wrong = async (given: (number | null)[], more: object = {}) => (await record(given, more)).errors[0]!.extensions.validationError.map(({ field, message }) => `${field}: ${message}`).join();
    expect(await wrong([4, null])).toContain('scores: Give one score for each of the 2 members');
    expect(await wrong([4, 2], { count: 3 })).toContain('scores');
    expect(await wrong([4, 2], { sequence: 7 })).toContain('roundSequence: This is round 1');
    expect(await wrong([5, 2])).toContain('differs from a submitted scorecard');
    expect(await wrong([4, 9])).toContain('Scores go from 0 to 5');
    expect((await record([4, 2], {}, 'manager')).errors[0]!.extensions.code).toBe('FORBIDDEN');
    expect(dataOf(await record([4, 1])).answer).toMatchObject({ result: 'FAILED', panelScore: 2.5, totalScore: null });
  });

  it('says that nobody is left to give a score where the whole panel has declined', async () => {
    await rows(server, `update scheduled_round_member set response = 'DECLINED' where org_code = $1 and scheduled_round_id = $2`, [ids.roundId]);
    for (const given of [[], [4]]) expect((await record(given, { count: 0 })).errors[0]!.extensions.validationError).toEqual([{ field: 'scores', message: expect.stringMatching(/declined.+Reschedule the round/) }]);
  });
});

it('shows a member of the panel the candidates of the own rounds, to read only', async () => {
  const stranger = await addCandidate(as('recruiter'));
  const LIST = '{ page: listCandidates(form: UPCOMING_INTERVIEWS, limit: 500) { rows { id name } } }';
  const seen = dataOf(await as('employee')<{ page: { rows: { id: string }[] } }>('recruitment', LIST)).page.rows.map(({ id }) => Number(id));
  expect(seen).toContain(ids.candidateId);
  expect(seen).not.toContain(stranger);
  const CHANGE = `mutation { updateCandidate(id: "${ids.candidateId}", version: 1, input: { preferredName: "Mine" }) { changeSet } }`;
  expect((await as('employee')('recruitment', CHANGE)).errors[0]!.extensions.code).toBe('FORBIDDEN');
  const ANSWER = `mutation { answer: answerInterviewInvitation(roundId: "${ids.roundId}", response: DECLINED) { changeSet } }`;
  await rows(server, `update scheduled_round set starts_at = now() + interval '1 day', ends_at = now() + interval '2 days' where org_code = $1 and id = $2`, [ids.roundId]);
  dataOf(await as('employee')('recruitment', ANSWER));
  expect(dataOf(await as('employee')<{ page: { rows: { id: string }[] } }>('recruitment', LIST)).page.rows.map(({ id }) => Number(id))).not.toContain(ids.candidateId);
});
