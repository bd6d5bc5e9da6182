/** A round that somebody wrote a scorecard of took place: it is neither called off nor moved, and the candidate was there. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, done, employeeOf, named, rows } from './candidates.ts';
import { arranged, idsOf, roundNamed, scheduled, skillOf, tuesday } from './interviewing.ts';

let server: DemoServer;
let recruiter: Client;
let employee: Client;
let panel: string[];
let skill: number;
let weeks = 1;
let round: { candidateId: number; interviewId: number; roundId: number };

beforeAll(async () => {
  server = await startDemoServer();
  [recruiter, employee] = [clientOf(server, await server.signIn('recruiter@demo.example')), clientOf(server, await server.signIn('employee@demo.example'))];
  panel = [await employeeOf(server, 'employee@demo.example'), await employeeOf(server, 'manager@demo.example')];
  [skill] = (await skillOf(server)) as [number];
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  weeks += 1;
  const { roundIds } = await scheduled(recruiter, await roundNamed(server, 'Skills interview'), [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(weeks) }], arranged(panel, { despiteConflicts: true }));
  round = await idsOf(server, roundIds[0]!);
  // It is under way: begun, and not over yet.
  await rows(server, `update scheduled_round set starts_at = now() - interval '30 minutes', ends_at = now() + interval '15 minutes' where org_code = $1 and id = $2`, [round.roundId]);
});

const FEEDBACK = 'mutation ($candidateId: Int!, $interviewId: Int!, $roundId: Int!, $skills: [SkillScoreInput!]!, $reopen: Boolean) { answer: addCandidatesInterviewRoundFeedBack(candidateId: $candidateId, interviewId: $interviewId, roundId: $roundId, skills: $skills, recommendation: YES, reopen: $reopen) { changeSet } }';
const submit = async () => dataOf(await employee('recruitment', FEEDBACK, { ...round, skills: [{ category: 'Skills', skillId: skill, score: 4 }] }));
const set = (status: string) => recruiter('recruitment', `mutation { updateInterviewRoundStatus(candidateId: ${round.candidateId}, roundId: ${round.roundId}, status: ${status}) { changeSet } }`);
const move = async (more: object) => {
  const [{ version }] = (await rows<{ version: number }>(server, 'select version from scheduled_round where org_code = $1 and id = $2', [round.roundId])) as [{ version: number }];
  const [{ starts }] = (await rows<{ starts: string }>(server, 'select starts_at as starts from scheduled_round where org_code = $1 and id = $2', [round.roundId])) as [{ starts: string }];
  return recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $startsAt: DateTime!, $arrangement: RoundArrangement!) { rescheduleInterviewRound(roundId: $id, version: $version, startsAt: $startsAt, arrangement: $arrangement) { changeSet } }', { id: String(round.roundId), version, startsAt: new Date(starts).toISOString(), arrangement: arranged(panel, { despiteConflicts: true }), ...more });
};
const statusNow = async () => (await rows<{ status: string }>(server, 'select status from scheduled_round where org_code = $1 and id = $2', [round.roundId]))[0]!.status;
const why = 'Kavitha Selvam has submitted a scorecard, so the interview took place. It is reopened first.';

it('is not called off, nobody is taken for absent, and it is not moved', async () => {
  await submit();
  for (const status of ['CANCELLED', 'NO_SHOW']) expect((await set(status)).errors[0]?.extensions.validationError).toEqual([{ field: 'status', message: why }]);
  expect((await move({ startsAt: tuesday(weeks + 1) })).errors[0]?.extensions.validationError).toEqual([{ field: 'startsAt', message: why }]);
  expect((await set('COMPLETED')).errors).toEqual([]);
});

it('is again, once the only scorecard was reopened', async () => {
  await submit();
  dataOf(await employee('recruitment', FEEDBACK, { ...round, skills: [], reopen: true }));
  expect((await set('NO_SHOW')).errors).toEqual([]);
});

it('stays, and nobody is told the contrary, where its candidate is put away before it would have ended', async () => {
  await submit();
  await rows(server, `delete from outbox_message where org_code = $1 and candidate_id = $2`, [round.candidateId]);
  await done(recruiter, `archiveCandidateDetails(candidateId: [${round.candidateId}], archiveReasonId: ${await named(server, 'archive_reason', 'No answer')}, action: "archive", cancelInterviews: true)`);
  expect(await statusNow()).toBe('SCHEDULED');
  expect(await rows(server, 'select template from outbox_message where org_code = $1 and candidate_id = $2', [round.candidateId])).toEqual([]);
});
