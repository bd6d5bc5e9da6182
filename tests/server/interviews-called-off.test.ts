/** Interviews ahead of candidates who are archived, blacklisted, kept, rejected or deleted, and for posts that close: called off where that is asked for, and held again when it is undone. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { act, addCandidate, addPost, done, employeeOf, named, rows, statusNamed, undo } from './candidates.ts';
import { arranged, begin, eventOf, mailsAbout, roundNamed, scheduled, tuesday, type Scheduled } from './interviewing.ts';

let server: DemoServer;
let recruiter: Client;
let panel: string;
let post: string;
let [skills, team]: string[] = [];
let [reason, blacklisting]: string[] = [];
let pool: string;
let weeks = 1;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  panel = await employeeOf(server, 'employee@demo.example');
  post = await addPost(server, recruiter, 'Ring spinner');
  [skills, team] = [await roundNamed(server, 'Skills interview'), await roundNamed(server, 'Team interview')];
  [reason, blacklisting] = [await named(server, 'archive_reason', 'Position filled'), String((await rows(server, 'select id from blacklist_reason where org_code = $1 order by id limit 1'))[0]!.id)];
  pool = String((await rows(server, 'select id from talent_pool where org_code = $1 order by id limit 1'))[0]!.id);
}, 60_000);
afterAll(() => server.stop());

const planned = async (candidateId: number, round: string): Promise<Scheduled> => scheduled(recruiter, round, [{ candidateId, startsAt: tuesday((weeks += 1)) }], arranged([panel]));
const statusOf = async (round: string) => (await rows<{ status: string }>(server, 'select status from scheduled_round where org_code = $1 and id = $2', [round]))[0]?.status;
const ahead = async (...ids: readonly number[]) => dataOf(await recruiter<{ answer: { rounds: number; candidates: number } }>('recruitment', 'query ($ids: [Int!]!) { answer: interviewsAhead(candidateId: $ids) { rounds candidates } }', { ids })).answer;
/** As if the mails had left. */
const send = (round: string) => rows(server, `update outbox_message set status = 'SENT', tries = 1, created_at = created_at - interval '1 minute' where org_code = $1 and about = $2`, [`scheduledRound ${round}`]);
const waiting = async (round: string) => (await mailsAbout(server, round)).filter(({ status }) => status === 'QUEUED');

it('cancels the interviews ahead of who is archived, tells everybody once, and invites anew when that is undone', async () => {
  const id = await addCandidate(recruiter, { jobPostId: post });
  const other = await addCandidate(recruiter, { jobPostId: post });
  const { roundIds: [first] } = await planned(id, skills!);
  const { roundIds: [second] } = await planned(id, team!);
  await begin(server, second!);
  expect(await ahead(id, other)).toEqual({ rounds: 1, candidates: 1 });
  await send(first!);
  const { changeSet } = await done(recruiter, `archiveCandidateDetails(candidateId: [${id}, ${other}], archiveReasonId: ${reason}, action: "archive", cancelInterviews: true)`);
  expect([await statusOf(first!), await statusOf(second!)]).toEqual(['CANCELLED', 'SCHEDULED']);
  const told = await waiting(first!);
  expect(told.map(({ template, calendar }) => [template, eventOf(calendar)['METHOD']![0]])).toEqual(expect.arrayContaining([['interviewCancelled', 'CANCEL'], ['panelCancelled', 'CANCEL']]));
  expect(told).toHaveLength(2);
  const ofCandidate = told.find(({ template }) => template === 'interviewCancelled')!;
  expect(ofCandidate.body).not.toContain('We will write to you');
  expect(told.find(({ template }) => template === 'panelCancelled')!.body).toContain('The candidate is no longer considered.');
  await send(first!);
  await undo(recruiter, changeSet);
  expect(await statusOf(first!)).toBe('SCHEDULED');
  expect((await waiting(first!)).map(({ template }) => template).sort()).toEqual(['interviewInvited', 'panelInvited']);
});

it('leaves them where that is not asked for, and cancels those of who is blacklisted', async () => {
  const id = await addCandidate(recruiter, { jobPostId: post });
  const { roundIds: [round] } = await planned(id, skills!);
  await done(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive")`);
  expect(await statusOf(round!)).toBe('SCHEDULED');
  expect(await ahead(id)).toEqual({ rounds: 1, candidates: 1 });
  await done(recruiter, `moveCandidateToBlackedList(candidateId: [${id}], blackedReasonId: ${blacklisting}, cancelInterviews: true)`);
  expect(await statusOf(round!)).toBe('CANCELLED');
  expect(await ahead(id)).toEqual({ rounds: 0, candidates: 0 });
});

it('tells nobody how many interviews candidates have whom they may not change', async () => {
  const id = await addCandidate(recruiter, { jobPostId: post });
  await planned(id, skills!);
  const employee = clientOf(server, await server.signIn('employee@demo.example'));
  expect((await employee('recruitment', `{ answer: interviewsAhead(candidateId: [${id}]) { rounds } }`)).errors[0]?.extensions.errorCode).toBeTruthy();
  expect((await act(employee, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive", cancelInterviews: true)`)).errors).not.toEqual([]);
});

it('invites the panel anew when the deletion of a candidate is undone, and not the candidate, who never heard of it', async () => {
  const id = await addCandidate(recruiter, { jobPostId: post });
  const { roundIds: [round] } = await planned(id, skills!);
  await send(round!);
  const { changeSet } = await done(recruiter, `deleteJobCandidates(candidateId: [${id}])`);
  await send(round!);
  const [ended] = (await mailsAbout(server, round!)).filter(({ template }) => template === 'panelCancelled');
  await undo(recruiter, changeSet);
  const again = await waiting(round!);
  expect(again.map(({ template }) => template)).toEqual(['panelInvited']);
  const sequence = ({ calendar }: { calendar: string }) => Number(eventOf(calendar)['SEQUENCE']![0]);
  expect(eventOf(again[0]!.calendar)).toMatchObject({ METHOD: ['REQUEST'], UID: eventOf(ended!.calendar)['UID'] });
  expect(sequence(again[0]!)).toBeGreaterThan(sequence(ended!));
});

it('invites everybody anew when a round that was taken back is scheduled again by undoing that', async () => {
  const id = await addCandidate(recruiter, { jobPostId: post });
  const { changeSet, roundIds: [round] } = await planned(id, skills!);
  await undo(recruiter, changeSet);
  expect(await mailsAbout(server, round!)).toEqual([]);
  const [{ id: undoing }] = (await rows(server, 'select undone_by::text as id from change_set where org_code = $1 and id = $2', [changeSet])) as [{ id: string }];
  await undo(recruiter, undoing);
  expect((await waiting(round!)).map(({ template }) => template).sort()).toEqual(['interviewInvited', 'panelInvited']);
});

it('cancels those for the post of whoever is rejected for it, where that is asked for, and those of who is kept in a pool', async () => {
  const other = await addPost(server, recruiter, 'Warp tier');
  const id = await addCandidate(recruiter, { jobPostId: other });
  const { roundIds: [elsewhere] } = await planned(id, skills!);
  await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${post})`);
  const { roundIds: [round] } = await planned(id, skills!);
  const rejected = await statusNamed(server, 'Rejected');
  expect((await ahead(id)).rounds).toBe(2);
  expect(dataOf(await recruiter<{ answer: { rounds: number } }>('recruitment', `{ answer: interviewsAhead(candidateId: [${id}], ofPost: true) { rounds } }`)).answer.rounds).toBe(1);
  const told = await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${rejected})`);
  expect([told.message, await statusOf(round!)]).toEqual(['1 interview for this post is still ahead.', 'SCHEDULED']);
  await undo(recruiter, told.changeSet);
  const { changeSet } = await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${rejected}, cancelInterviews: true)`);
  expect([await statusOf(round!), await statusOf(elsewhere!)]).toEqual(['CANCELLED', 'SCHEDULED']);
  await undo(recruiter, changeSet);
  expect(await statusOf(round!)).toBe('SCHEDULED');
  await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${rejected}, jobPostId: ${other}, cancelInterviews: true)`);
  expect([await statusOf(round!), await statusOf(elsewhere!)]).toEqual(['SCHEDULED', 'CANCELLED']);
  await done(recruiter, `addCandidateToTalentPool(candidateId: [${id}], talentPoolId: ${pool}, archiveStatusId: ${rejected}, archiveReasonId: ${reason}, cancelInterviews: true)`);
  expect(await statusOf(round!)).toBe('CANCELLED');
});

it('cancels those for a post that closes, with one undo, and leaves those for others', async () => {
  const closing = await addPost(server, recruiter, 'Doffer', [{ employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' }]);
  const [first, second] = [await addCandidate(recruiter, { jobPostId: closing }), await addCandidate(recruiter, { jobPostId: post })];
  const [{ roundIds: [round] }, { roundIds: [kept] }] = [await planned(first, skills!), await planned(second, skills!)];
  const standing = async () => dataOf(await recruiter<{ answer: { interviewsAhead: number } }>('recruitment', `{ answer: jobPostStanding(jobPostId: "${closing}") { interviewsAhead } }`)).answer.interviewsAhead;
  expect(await standing()).toBe(1);
  const { changeSet } = dataOf(await recruiter<{ answer: { changeSet: string } }>('recruitment', `mutation { answer: closeJobPost(jobPostId: "${closing}", candidatesStatusId: "${await statusNamed(server, 'Rejected')}", cancelInterviews: true) { changeSet } }`)).answer;
  expect([await statusOf(round!), await statusOf(kept!), await standing()]).toEqual(['CANCELLED', 'SCHEDULED', 0]);
  await undo(recruiter, changeSet);
  expect([await statusOf(round!), await standing()]).toEqual(['SCHEDULED', 1]);
});

describe('whoever is rejected in a form, a cell or by one change for many', () => {
  const updates = async (type: string, ids: readonly number[], values: object) =>
    (await rows(server, `select id::text as id, version from ${type === 'Candidate' ? 'candidate' : 'job_application'} where org_code = $1 and id = any($2)`, [ids])).map((row) => ({ ...row, values }));
  const offered = async (type: string, of: readonly object[], ask = recruiter) =>
    (await ask<{ answer: { count: number } }>('batch-processing', 'query ($type: String!, $of: [RecordUpdateInput!]!) { answer: recordUpdatesAlong(type: $type, updates: $of) { count } }', { type, of })).data?.answer.count;
  const save = async (type: string, of: readonly object[], along: boolean) =>
    dataOf(await recruiter<{ answer: { changeSet: string } }>('batch-processing', 'mutation ($type: String!, $of: [RecordUpdateInput!]!, $along: Boolean) { answer: updateRecords(type: $type, updates: $of, along: $along) { changeSet } }', { type, of, along })).answer;

  it('has the interviews for that post counted, and cancelled along where that is wanted, with one undo', async () => {
    const [rejected, screening] = [await statusNamed(server, 'Rejected'), await statusNamed(server, 'Screening')];
    const id = await addCandidate(recruiter, { jobPostId: post });
    const { roundIds: [round] } = await planned(id, skills!);
    expect(await offered('Candidate', await updates('Candidate', [id], { statusId: screening }))).toBe(0);
    const asked = await updates('Candidate', [id], { statusId: rejected });
    expect(await offered('Candidate', asked)).toBe(1);
    const left = await save('Candidate', asked, false);
    expect(await statusOf(round!)).toBe('SCHEDULED');
    await undo(recruiter, left.changeSet);
    const { changeSet } = await save('Candidate', await updates('Candidate', [id], { statusId: rejected }), true);
    expect(await statusOf(round!)).toBe('CANCELLED');
    await undo(recruiter, changeSet);
    expect(await statusOf(round!)).toBe('SCHEDULED');
    const [{ application }] = (await rows<{ application: number }>(server, 'select id::int as application from job_application where org_code = $1 and candidate_id = $2', [id])) as [{ application: number }];
    const ofApplication = await updates('JobApplication', [application], { statusId: rejected });
    expect(await offered('JobApplication', ofApplication)).toBe(1);
    await save('JobApplication', ofApplication, true);
    expect(await statusOf(round!)).toBe('CANCELLED');
  });

  it('counts nothing that others arrange, and nothing of who is rejected already', async () => {
    const rejected = await statusNamed(server, 'Rejected');
    const id = await addCandidate(recruiter, { jobPostId: post });
    await planned(id, skills!);
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    expect(await offered('Candidate', await updates('Candidate', [id], { statusId: rejected }), employee)).toBeFalsy();
    await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${rejected})`);
    expect(await offered('Candidate', await updates('Candidate', [id], { statusId: rejected }))).toBe(0);
  });

  it('has all that one change for many matches counted and cancelled', async () => {
    const rejected = await statusNamed(server, 'Rejected');
    const other = await addPost(server, recruiter, 'Beam setter');
    const [first, second] = [await addCandidate(recruiter, { jobPostId: other }), await addCandidate(recruiter, { jobPostId: other })];
    const [{ roundIds: [one] }, { roundIds: [two] }] = [await planned(first, skills!), await planned(second, team!)];
    const input = { type: 'Candidate', filter: { jobPostId: { equals: other } }, values: { statusId: rejected } };
    expect(dataOf(await recruiter<{ answer: { count: number } }>('batch-processing', 'query ($input: BulkEditInput!) { answer: bulkEditAlong(input: $input) { count } }', { input })).answer.count).toBe(2);
    const { job } = dataOf(await recruiter<{ answer: { job: { id: string } } }>('batch-processing', 'mutation ($input: BulkEditInput!) { answer: startBulkEdit(input: $input) { job { id } } }', { input: { ...input, along: true } })).answer;
    const state = async () => dataOf(await recruiter<{ answer: { job: { state: string; changeSet: string } } }>('batch-processing', 'query ($id: ID!) { answer: bulkEdit(id: $id) { job { state changeSet } } }', { id: job.id })).answer.job;
    await vi.waitFor(async () => expect((await state()).state).toBe('DONE'), { timeout: 20_000 });
    expect([await statusOf(one!), await statusOf(two!)]).toEqual(['CANCELLED', 'CANCELLED']);
    await undo(recruiter, (await state()).changeSet);
    expect([await statusOf(one!), await statusOf(two!)]).toEqual(['SCHEDULED', 'SCHEDULED']);
  });
});
