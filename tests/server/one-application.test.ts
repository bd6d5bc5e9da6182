/** Where each candidate has one application at a time: moved to another post, the one before ends, whichever way they were moved. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { act, addCandidate, addPost, done, employeeOf, mailsTo, rows, statusNamed, undo } from './candidates.ts';
import { arranged, roundNamed, scheduled, tuesday } from './interviewing.ts';

let server: DemoServer;
let recruiter: Client;
let [first, second]: string[] = [];

const adminOf = async (): Promise<Client> => clientOf(server, await server.signIn('admin@demo.example'));
const allowSeveral = (several: boolean) => rows(server, 'update recruitment_general_setting set enable_multiple_application = $2 where org_code = $1', [several]);
/** The applications of a candidate with whether each has ended by a move, the earliest first. */
const applications = (id: number) => rows<{ post: string; moved: boolean }>(server, 'select job_post_id::text as post, moved_on is not null as moved from job_application where org_code = $1 and candidate_id = $2 order by id', [id]);
const update = async (id: number, input: Record<string, unknown>): Promise<string> => {
  const [{ version }] = (await rows(server, 'select version from candidate where org_code = $1 and id = $2', [id])) as [{ id: string; version: number }];
  return dataOf(await recruiter<{ answer: { changeSet: string } }>('recruitment', 'mutation ($id: ID!, $version: Int!, $input: CandidatePatch!) { answer: updateCandidate(id: $id, version: $version, input: $input) { changeSet } }', { id: String(id), version, input })).answer.changeSet;
};

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  [first, second] = [await addPost(server, recruiter, 'Ring spinner'), await addPost(server, recruiter, 'Doffer')];
}, 60_000);
afterAll(() => server.stop());
beforeEach(() => allowSeveral(false));

it('ends the application to the post before, and one undo lets it run again', async () => {
  const id = await addCandidate(recruiter, { jobPostId: first });
  const { changeSet } = await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
  expect(await applications(id)).toEqual([{ post: first, moved: true }, { post: second, moved: false }]);
  const told = dataOf(await recruiter<{ answer: { applicationStatus: { Job_Post_Id: number; Moved_On: string | null; Is_Current: boolean }[] } }>('recruitment', `{ answer: retrieveCandidateApplicationStatus(candidateId: ${id}) { applicationStatus { Job_Post_Id Moved_On Is_Current } } }`)).answer.applicationStatus;
  expect(told).toEqual([{ Job_Post_Id: Number(second), Moved_On: null, Is_Current: true }, { Job_Post_Id: Number(first), Moved_On: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), Is_Current: false }]);
  await undo(recruiter, changeSet);
  expect(await applications(id)).toEqual([{ post: first, moved: false }]);
});

it('counts again for whoever is moved back, where they stood', async () => {
  const id = await addCandidate(recruiter, { jobPostId: first });
  const screening = await statusNamed(server, 'Screening');
  await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${screening})`);
  await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
  await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${first})`);
  expect(await applications(id)).toEqual([{ post: first, moved: false }, { post: second, moved: true }]);
  expect((await rows<{ status: string }>(server, 'select status_id::text as status from candidate where org_code = $1 and id = $2', [id]))[0]!.status).toBe(screening);
});

it('ends it for whoever is moved in a form or a cell, and runs on where a candidate may have several', async () => {
  const [one, other] = [await addCandidate(recruiter, { jobPostId: first }), await addCandidate(recruiter, { jobPostId: first })];
  await update(one, { jobPostId: second });
  expect(await applications(one)).toEqual([{ post: first, moved: true }, { post: second, moved: false }]);
  await allowSeveral(true);
  await done(recruiter, `moveToJobPost(candidateId: [${other}], jobPostId: ${second})`);
  expect(await applications(other)).toEqual([{ post: first, moved: false }, { post: second, moved: false }]);
});

it('ends it also for whoever came by no post at all, and all others from a time when several were allowed', async () => {
  const id = await addCandidate(recruiter, { jobPostId: first });
  await update(id, { jobPostId: null });
  expect(await applications(id)).toEqual([{ post: first, moved: false }]);
  await update(id, { jobPostId: second });
  expect(await applications(id)).toEqual([{ post: first, moved: true }, { post: second, moved: false }]);
  const other = await addCandidate(recruiter, { jobPostId: first });
  const third = await addPost(server, recruiter, 'Carder');
  await allowSeveral(true);
  await done(recruiter, `applyCandidateMultipleJobs(candidateId: ${other}, jobPostIds: [${second}])`);
  await allowSeveral(false);
  await done(recruiter, `moveToJobPost(candidateId: [${other}], jobPostId: ${third})`);
  expect(await applications(other)).toEqual([{ post: first, moved: true }, { post: second, moved: true }, { post: third, moved: false }]);
});

it('leaves one that has ended otherwise as it is', async () => {
  const id = await addCandidate(recruiter, { jobPostId: first });
  await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${await statusNamed(server, 'Rejected')})`);
  await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
  expect(await applications(id)).toEqual([{ post: first, moved: false }, { post: second, moved: false }]);
});

it('brings no application further that the candidate took back, unless they are considered for its post again', async () => {
  await allowSeveral(true);
  const id = await addCandidate(recruiter, { jobPostId: first });
  await done(recruiter, `applyCandidateMultipleJobs(candidateId: ${id}, jobPostIds: [${second}])`);
  await rows(server, 'update job_application set withdrawn_on = current_date where org_code = $1 and candidate_id = $2', [id]);
  const [screening, rejected] = [await statusNamed(server, 'Screening'), await statusNamed(server, 'Rejected')];
  const bring = async (post: string, statusId: string, more: object = {}) => {
    const [application] = await rows<{ version: number }>(server, 'select id::text as id, version from job_application where org_code = $1 and candidate_id = $2 and job_post_id = $3', [id, post]);
    return recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $input: JobApplicationPatch!) { answer: updateJobApplication(id: $id, version: $version, input: $input) { row { id } } }', { ...application, input: { statusId, ...more } });
  };
  const withdrawn = async (post: string) => (await rows<{ away: boolean }>(server, 'select withdrawn_on is not null as away from job_application where org_code = $1 and candidate_id = $2 and job_post_id = $3', [id, post]))[0]!.away;
  const [there, elsewhere] = (await rows<{ at: string }>(server, 'select job_post_id::text as at from candidate where org_code = $1 and id = $2', [id]))[0]!.at === first ? [first!, second!] as const : [second!, first!] as const;
  for (const status of [screening, rejected]) expect((await bring(elsewhere, status)).errors[0]?.extensions.validationError).toEqual([{ field: 'statusId', message: 'The candidate withdrew the application to this post. Move them back to it first.' }]);
  expect(await withdrawn(elsewhere)).toBe(true);
  dataOf(await bring(there, rejected));
  expect(await withdrawn(there)).toBe(true);
  dataOf(await bring(there, screening));
  expect(await withdrawn(there)).toBe(false);
  // Who writes down or takes away that they took it back says so themselves.
  dataOf(await bring(elsewhere, screening, { withdrawnOn: null }));
  expect(await withdrawn(elsewhere)).toBe(false);
  dataOf(await bring(elsewhere, rejected, { withdrawnOn: '2026-01-05' }));
  expect(await withdrawn(elsewhere)).toBe(true);
});

it('does not stand in the way of an application to another post, and counts among who remains no more', async () => {
  const id = await addCandidate(recruiter, { jobPostId: first });
  const remaining = async () => dataOf(await recruiter<{ answer: { remaining: number } }>('recruitment', `{ answer: jobPostStanding(jobPostId: "${first}") { remaining } }`)).answer.remaining;
  const before = await remaining();
  await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
  expect(await remaining()).toBe(before - 1);
  await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${await statusNamed(server, 'Rejected')})`);
  await done(recruiter, `applyCandidateMultipleJobs(candidateId: ${id}, jobPostIds: [${first}])`);
  expect(await applications(id)).toEqual([{ post: first, moved: false }, { post: second, moved: false }]);
});

it('cancels the interviews ahead for the post before where that is asked for, and says why', async () => {
  const [one, other] = [await addCandidate(recruiter, { jobPostId: first }), await addCandidate(recruiter, { jobPostId: first })];
  const [round, panel] = [await roundNamed(server, 'Skills interview'), await employeeOf(server, 'employee@demo.example')];
  const statusOf = async (id: string) => (await rows<{ status: string }>(server, 'select status from scheduled_round where org_code = $1 and id = $2', [id]))[0]!.status;
  const planned = async (candidateId: number, weeks: number) => (await scheduled(recruiter, round, [{ candidateId, startsAt: tuesday(weeks) }], arranged([panel]))).roundIds[0]!;
  const [kept, dropped] = [await planned(one, 2), await planned(other, 3)];
  await done(recruiter, `moveToJobPost(candidateId: [${one}], jobPostId: ${second})`);
  expect(await statusOf(kept)).toBe('SCHEDULED');
  const { changeSet } = await done(recruiter, `moveToJobPost(candidateId: [${other}], jobPostId: ${second}, cancelInterviews: true)`);
  expect((await rows(server, 'select status, cancel_reason as reason from scheduled_round where org_code = $1 and id = $2', [dropped]))[0]).toMatchObject({ status: 'CANCELLED', reason: 'The candidate is considered for another post.' });
  expect((await mailsTo(server, other)).some(({ subject }) => subject.startsWith('Your interview is canceled'))).toBe(true);
  await undo(recruiter, changeSet);
  expect(await statusOf(dropped)).toBe('SCHEDULED');
  // A form and a cell offer the same.
  const along = async (): Promise<number> => dataOf(await recruiter<{ recordUpdatesAlong: { count: number } }>('batch-processing', 'query ($updates: [RecordUpdateInput!]!) { recordUpdatesAlong(type: "Candidate", updates: $updates) { count } }', { updates: [{ id: String(other), version: 1, values: { jobPostId: second } }] })).recordUpdatesAlong.count;
  expect(await along()).toBe(1);
  await allowSeveral(true);
  expect(await along()).toBe(0);
});

it('leaves one of those that a merge brings together, with its undo', async () => {
  const [keep, other] = [await addCandidate(recruiter, { jobPostId: first }), await addCandidate(recruiter, { jobPostId: second })];
  const { changeSet } = await done(await adminOf(), `mergeCandidates(keep: ${keep}, others: [${other}])`);
  expect((await applications(keep)).toSorted((one, next) => Number(one.moved) - Number(next.moved))).toEqual([{ post: first, moved: false }, { post: second, moved: true }]);
  await undo(await adminOf(), changeSet);
  expect([await applications(keep), await applications(other)]).toEqual([[{ post: first, moved: false }], [{ post: second, moved: false }]]);
});

it('brings no application further that a move ended, and lets nobody but moves end one', async () => {
  const id = await addCandidate(recruiter, { jobPostId: first });
  await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
  const change = async (post: string, input: Record<string, unknown>): Promise<string[]> => {
    const [{ id: application, version }] = (await rows(server, 'select id::text as id, version from job_application where org_code = $1 and candidate_id = $2 and job_post_id = $3', [id, post])) as [{ id: string; version: number }];
    const { errors } = await recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $input: JobApplicationPatch!) { updateJobApplication(id: $id, version: $version, input: $input) { errorCode } }', { id: application, version, input });
    return errors.flatMap(({ extensions }) => extensions.validationError.map(({ field }) => field));
  };
  expect(await change(first!, { statusId: await statusNamed(server, 'Screening') })).toEqual(['statusId']);
  const moved = () => rows(server, 'select id, moved_on from job_application where org_code = $1 and candidate_id = $2 order by id', [id]);
  const before = await moved();
  expect(await change(first!, { movedOn: null })).toEqual([]);
  expect(await change(second!, { movedOn: '2026-01-01' })).toEqual([]);
  expect(await moved()).toEqual(before);
  expect(await applications(id)).toEqual([{ post: first, moved: true }, { post: second, moved: false }]);
});

it('moves nobody away from a post whose offer waits for the answer', async () => {
  const id = await addCandidate(recruiter, { jobPostId: first });
  await rows(server, `insert into offer (org_code, id, name, candidate_id, job_post_id, annual_ctc, currency, joining_date, expires_on, sent_on, letter_digest, content, token_hash, answer, created_by, updated_by) values ($1, 900001, 'Offer', $2, $3, 1, 'INR', '2099-05-05', '2099-01-15', now(), '', '{}', '', 'PENDING', 'Test', 'Test')`, [id, first]);
  const { errors } = await act(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
  expect(errors[0]?.extensions.validationError?.map(({ field }) => field)).toEqual(['jobPostId']);
  // Nor by way of no post.
  await update(id, { jobPostId: null });
  expect((await act(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`)).errors[0]?.extensions.validationError?.map(({ field }) => field)).toEqual(['jobPostId']);
  await update(id, { jobPostId: first });
  await allowSeveral(true);
  await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
});

it('does not end it by an undo either', async () => {
  const id = await addCandidate(recruiter, { jobPostId: first });
  await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
  const { changeSet } = await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${first})`);
  await rows(server, `insert into offer (org_code, id, name, candidate_id, job_post_id, annual_ctc, currency, joining_date, expires_on, sent_on, letter_digest, content, token_hash, answer, created_by, updated_by) values ($1, 900002, 'Offer', $2, $3, 1, 'INR', '2099-05-05', '2099-01-15', now(), '', '{}', '', 'PENDING', 'Test', 'Test')`, [id, first]);
  const { errors } = await recruiter('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet });
  expect(errors).toHaveLength(1);
  expect(await applications(id)).toEqual([{ post: first, moved: false }, { post: second, moved: true }]);
});
