/** What recruiters do with candidates: each act with its undo, and what stands against it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyAs } from '../support/applying.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { act, addCandidate, addPost, candidate, done, named, rows, statusNamed, undo } from './candidates.ts';

let server: DemoServer;
let admin: Client;
let recruiter: Client;
let reason: string;
let pool: string;
let other: string;
let black: string;
const status: Record<string, string> = {};
let post: string;
let second: string;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  for (const name of ['Applied', 'Screening', 'Shortlisted', 'Interview', 'Offered', 'Rejected']) status[name] = await statusNamed(server, name);
  [reason, pool, other, black] = await Promise.all([named(server, 'archive_reason', 'Position filled'), named(server, 'talent_pool', 'Designers'), named(server, 'talent_pool', 'Silver medalists'), named(server, 'blacklist_reason', 'Misconduct')]);
  [post, second] = [await addPost(server, recruiter, 'Pattern cutter'), await addPost(server, recruiter, 'Sample sewer')];
}, 60_000);
afterAll(() => server.stop());

const refusal = async (ask: Client, text: string) => {
  const { errors } = await act(ask, text);
  return { code: errors[0]?.extensions.errorCode, message: errors[0]?.message ?? '', fields: errors[0]?.extensions.validationError?.map(({ field }) => field) ?? [] };
};
/** Everything of the candidates that an undo must bring back. */
const whole = (ids: readonly number[]) => rows(server, `select to_jsonb(c) - 'version' - 'updated_at' - 'updated_by' as c, (select jsonb_agg(a.job_post_id || ' ' || a.status_id order by a.id) from job_application a where a.org_code = $1 and a.candidate_id = c.id) as a, (select count(*) from stage_move m where m.org_code = $1 and m.candidate_id = c.id) as m from candidate c where c.org_code = $1 and c.id = any($2::bigint[]) order by c.id`, [ids]);

/** Does it, looks, undoes it and expects everything as it was. */
const thereAndBack = async (ids: readonly number[], text: string, expected: Record<string, unknown>): Promise<void> => {
  const before = await whole(ids);
  const { changeSet, candidateCount } = await done(recruiter, text);
  expect(candidateCount).toBe(ids.length);
  for (const id of ids) expect(await candidate(server, id)).toMatchObject(expected);
  await undo(recruiter, changeSet);
  expect(await whole(ids)).toEqual(before);
};

describe('an act on candidates', () => {
  it('moves several to a status with portal access, with one undo', async () => {
    const ids = [await addCandidate(recruiter, { jobPostId: post }), await addCandidate(recruiter)];
    await thereAndBack(ids, `updateCandidateStatus(candidateId: [${ids.join()}], statusId: ${status['Screening']}, portalAccess: false, reason: "Good fit")`, { status_id: status['Screening'], portal_access: false });
  });

  it('archives with a reason, a comment and a status, and considers again', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    const archive = `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive", comment: "Next year", archiveStatusId: ${status['Rejected']})`;
    await thereAndBack([id], archive, { standing: 'ARCHIVED', archive_reason_id: reason, archive_comment: 'Next year', status_id: status['Rejected'], portal_access: false });
    await done(recruiter, archive);
    await thereAndBack([id], `moveArchiveToCandidate(candidateId: [${id}], statusId: ${status['Screening']})`, { standing: 'ACTIVE', archive_reason_id: null, status_id: status['Screening'], portal_access: true });
  });

  it('keeps in a pool, moves to another one and from there to a post', async () => {
    const id = await addCandidate(recruiter);
    const keep = `addCandidateToTalentPool(candidateId: [${id}], talentPoolId: ${pool}, archiveStatusId: ${status['Rejected']}, archiveReasonId: ${reason}, comment: "Came second")`;
    await thereAndBack([id], keep, { standing: 'TALENT_POOL', talent_pool_id: pool, archive_reason_id: reason, archive_comment: 'Came second' });
    await done(recruiter, keep);
    await thereAndBack([id], `moveToAnotherTalentPool(candidateId: [${id}], talentPoolId: ${other})`, { standing: 'TALENT_POOL', talent_pool_id: other });
    await thereAndBack([id], `moveToJobPost(candidateId: [${id}], jobPostId: ${post}, statusId: ${status['Shortlisted']})`, { standing: 'ACTIVE', talent_pool_id: null, archive_reason_id: null, job_post_id: post, status_id: status['Shortlisted'] });
    await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
    expect(await candidate(server, id)).toMatchObject({ job_post_id: second, status_id: status['Applied'] });
  });

  it('moves to a post whose application was taken back: it counts again, with the status and the day that it had', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    const withdrawn = async (): Promise<boolean> => (await rows(server, 'select withdrawn_on is not null as id from job_application where org_code = $1 and candidate_id = $2 and job_post_id = $3', [id, post])).some((row) => Boolean(row.id));
    const takeBack = () => rows(server, 'update job_application set withdrawn_on = current_date, version = version + 1 where org_code = $1 and candidate_id = $2 and job_post_id = $3', [id, post]);
    const since = () => rows(server, 'select since as id from job_application where org_code = $1 and candidate_id = $2 and job_post_id = $3', [id, post]);
    const had = await since();
    await takeBack();
    await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${second})`);
    expect(await withdrawn()).toBe(true);
    await thereAndBack([id], `moveToJobPost(candidateId: [${id}], jobPostId: ${post})`, { job_post_id: post, status_id: status['Applied'] });
    expect(await withdrawn()).toBe(true);
    await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${post})`);
    expect([await withdrawn(), await since()]).toEqual([false, had]);
    // The post that counts now, named again.
    await takeBack();
    const { changeSet, candidateCount } = await done(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${post})`);
    expect([await withdrawn(), candidateCount]).toEqual([false, 1]);
    await undo(recruiter, changeSet);
    expect(await withdrawn()).toBe(true);
  });

  it('leaves it known of whom is rejected that they had withdrawn', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    const withdrawn = () => rows(server, 'select withdrawn_on::text as id from job_application where org_code = $1 and candidate_id = $2', [id]);
    await rows(server, "update job_application set withdrawn_on = '2026-03-04', version = version + 1 where org_code = $1 and candidate_id = $2", [id]);
    await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${status['Rejected']})`);
    expect(await withdrawn()).toEqual([{ id: '2026-03-04' }]);
    await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${status['Screening']})`);
    expect(await withdrawn()).toEqual([{ id: null }]);
  });

  it('blacklists with a comment, and restores', async () => {
    const id = await addCandidate(recruiter);
    const text = `moveCandidateToBlackedList(candidateId: [${id}], blackedReasonId: ${black}, comment: "Forged references")`;
    await thereAndBack([id], text, { standing: 'BLACKLISTED', blacklist_reason_id: black, blacklist_comment: 'Forged references', portal_access: false });
    await done(recruiter, text);
    await thereAndBack([id], `moveBlackedListToCandidate(candidateId: [${id}])`, { standing: 'ACTIVE', blacklist_reason_id: null });
    expect((await refusal(recruiter, `moveCandidateToBlackedList(candidateId: [${id}], blackedReasonId: ${black}, attachments: ["a", "b"])`)).code).toBe('CANDIDATES_MOVED');
  });

  it('applies to several posts, once each', async () => {
    const id = await addCandidate(recruiter);
    const before = await whole([id]);
    const text = `applyCandidateMultipleJobs(candidateId: ${id}, jobPostIds: [${post}, ${second}])`;
    const { changeSet } = await done(recruiter, text);
    expect((await whole([id]))[0]).toMatchObject({ a: [`${post} ${status['Applied']}`, `${second} ${status['Applied']}`] });
    expect(await candidate(server, id)).toMatchObject({ job_post_id: post });
    expect(await refusal(recruiter, text)).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['jobPostIds', 'jobPostIds'] });
    await done(recruiter, `updateCandidateStatus(candidateId: [${id}], jobPostId: ${second}, statusId: ${status['Interview']})`);
    expect((await whole([id]))[0]).toMatchObject({ a: [`${post} ${status['Applied']}`, `${second} ${status['Interview']}`] });
    const [last] = await rows(server, `select s.id from change_set s where s.org_code = $1 order by s.id desc limit 1`);
    await undo(recruiter, String(last!.id));
    await undo(recruiter, changeSet);
    expect(await whole([id])).toEqual(before);
  });

  it('applies again to posts from which they had withdrawn, beside new ones', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    const withdraw = () => rows(server, 'update job_application set withdrawn_on = current_date, version = version + 1 where org_code = $1 and candidate_id = $2', [id]);
    const open = async (): Promise<string[]> => (await rows(server, 'select job_post_id::text as id from job_application where org_code = $1 and candidate_id = $2 and withdrawn_on is null order by job_post_id', [id])).map((row) => String(row.id));
    await withdraw();
    const { changeSet } = await done(recruiter, `applyCandidateMultipleJobs(candidateId: ${id}, jobPostIds: [${post}, ${second}])`);
    expect(await open()).toEqual([post, second]);
    expect((await whole([id]))[0]).toMatchObject({ a: [`${post} ${status['Applied']}`, `${second} ${status['Applied']}`] });
    await undo(recruiter, changeSet);
    expect(await open()).toEqual([]);
  });

  it('applies to one post at a time where the organization wants that: one that ended does not count', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    const text = `applyCandidateMultipleJobs(candidateId: ${id}, jobPostIds: [${second}])`;
    await rows(server, 'update recruitment_general_setting set enable_multiple_application = false where org_code = $1');
    expect(await refusal(recruiter, text)).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['jobPostIds'] });
    await rows(server, 'update job_application set status_id = $3 where org_code = $1 and candidate_id = $2', [id, status['Rejected']]);
    await done(recruiter, text);
    await rows(server, 'update recruitment_general_setting set enable_multiple_application = true where org_code = $1');
    expect((await whole([id]))[0]).toMatchObject({ a: [`${post} ${status['Rejected']}`, `${second} ${status['Applied']}`] });
  });

  it('opens and closes the portal wherever a candidate stands', async () => {
    const [one, two] = [await addCandidate(recruiter), await addCandidate(recruiter)];
    await done(recruiter, `archiveCandidateDetails(candidateId: [${two}], archiveReasonId: ${reason}, action: "archive")`);
    await done(recruiter, `updateCandidatePortalAccess(candidateId: [${one}], portalAccess: false)`);
    const { message } = await done(recruiter, `updateCandidatePortalAccess(candidateId: [${one}, ${two}], portalAccess: true)`);
    for (const id of [one, two]) expect(await candidate(server, id)).toMatchObject({ portal_access: true });
    expect(message).toBe('1 candidate cannot sign in yet: the recruitment settings keep the portal closed to them.');
  });

  it('is done once for a key, and says nothing changed where nothing did', async () => {
    const id = await addCandidate(recruiter);
    const keyed = clientOf(server, await server.signIn('recruiter@demo.example'), { 'idempotency-key': 'drag-1' });
    const text = `updateCandidateStatus(candidateId: [${id}], statusId: ${status['Screening']})`;
    const first = await done(keyed, text);
    expect(await done(keyed, text)).toEqual(first);
    expect(await done(recruiter, text)).toMatchObject({ changeSet: null, candidateCount: 0 });
  });
});

describe('what stands against an act', () => {
  it('is that somebody else moved the candidate meanwhile', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    const move = (to: string) => `updateCandidateStatus(candidateId: [${id}], statusId: ${status[to]}, fromStatusId: ${status['Applied']})`;
    const answers = await Promise.all([act(recruiter, move('Screening')), act(admin, move('Rejected'))]);
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused.map(({ extensions }) => extensions.errorCode)).toEqual(['CANDIDATES_MOVED']);
    const winner = answers[0]!.errors.length === 0 ? 'Screening' : 'Rejected';
    expect(refused[0]!.message).toContain(winner);
    expect(refused[0]!.extensions.validationError ?? []).toEqual([]);
    expect(await candidate(server, id)).toMatchObject({ status_id: status[winner] });
    await done(admin, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive")`);
    const late = await refusal(recruiter, move('Interview'));
    expect(late.code).toBe('CANDIDATES_MOVED');
    expect(late.message).toContain('Archived');
  });

  it('is that somebody else moved the application to another post meanwhile', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    await done(recruiter, `applyCandidateMultipleJobs(candidateId: ${id}, jobPostIds: [${second}])`);
    const move = (to: string) => `updateCandidateStatus(candidateId: [${id}], statusId: ${status[to]}, jobPostId: ${second}, fromStatusId: ${status['Applied']})`;
    await done(admin, move('Rejected'));
    const late = await refusal(recruiter, move('Screening'));
    expect(late.code).toBe('CANDIDATES_MOVED');
    expect(late.message).toContain('Rejected');
    expect(late.message).toContain('Samuel Mathew');
    expect(await rows(server, 'select status_id from job_application where org_code = $1 and candidate_id = $2 and job_post_id = $3', [id, second])).toEqual([{ status_id: status['Rejected'] }]);
    // Who stands there already may be brought there again.
    await done(recruiter, move('Rejected'));
  });

  it('is a post that is closed, an action that is none, and words without a mail', async () => {
    const id = await addCandidate(recruiter);
    const closed = await addPost(server, recruiter, 'Dyer');
    await rows(server, `update job_post set status = 'CLOSED' where org_code = $1 and id = $2`, [closed]);
    expect(await refusal(recruiter, `moveToJobPost(candidateId: [${id}], jobPostId: ${closed})`)).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['jobPostId'] });
    expect(await refusal(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "burn")`)).toMatchObject({ fields: ['action'] });
    expect(await refusal(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive", mailContent: "Goodbye then")`)).toMatchObject({ fields: ['action'] });
    expect(await refusal(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "notify", mailContent: "Bye")`)).toMatchObject({ fields: ['mailContent'] });
    expect(await refusal(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: 999999, action: "archive")`)).toMatchObject({ fields: ['archiveReasonId'] });
  });

  it('is a status out of use, with candidates who stay where they are until they are moved', async () => {
    const { row } = dataOf(await admin<{ a: { row: { id: string; version: number } } }>('recruitment', 'mutation ($input: CandidateStatusInput!) { a: addCandidateStatus(input: $input) { row { id version } } }', { input: { name: 'Trial day', stageId: (await rows(server, 'select stage_id as id from candidate_status where org_code = $1 and id = $2', [status['Interview']]))[0]!.id, position: 45 } })).a;
    const id = await addCandidate(recruiter, { statusId: row.id });
    const gone = await admin<{ a: { deleted: number } }>('recruitment', 'mutation ($ids: [ID!]!) { a: deleteCandidateStatuses(ids: $ids) { deleted } }', { ids: [row.id] });
    expect(gone.errors[0]!.extensions.code).toBe('CONFLICT');
    dataOf(await admin('recruitment', 'mutation ($id: ID!, $version: Int!) { updateHiringStatus(id: $id, version: $version, input: { status: INACTIVE }) { errorCode } }', { id: row.id, version: row.version }));
    expect(await candidate(server, id)).toMatchObject({ status_id: row.id });
    const two = await addCandidate(recruiter);
    expect(await refusal(recruiter, `updateCandidateStatus(candidateId: [${two}], statusId: ${row.id})`)).toMatchObject({ fields: ['statusId'] });
    await thereAndBack([id], `updateCandidateStatus(candidateId: [${id}], statusId: ${status['Offered']})`, { status_id: status['Offered'] });
  });

  it('does not change any where one cannot be changed', async () => {
    const [one, two] = [await addCandidate(recruiter), await addCandidate(recruiter)];
    const before = await whole([one, two]);
    expect((await refusal(recruiter, `updateCandidateStatus(candidateId: [${one}, 99999999], statusId: ${status['Screening']})`)).code).toBe('NOT_FOUND');
    await rows(server, `update candidate_status set requires = '{NOTICE_PERIOD}' where org_code = $1 and id = $2`, [status['Offered']]);
    dataOf(await recruiter('recruitment', `mutation { updateCandidate(id: "${two}", version: 1, input: { noticePeriod: 30 }) { errorCode } }`));
    expect(await refusal(recruiter, `updateCandidateStatus(candidateId: [${one}, ${two}], statusId: ${status['Offered']})`)).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['noticePeriod'] });
    await rows(server, `update candidate_status set requires = null where org_code = $1 and id = $2`, [status['Offered']]);
    expect((await whole([one]))[0]).toEqual(before[0]);
  });

  it('says that nobody was chosen where nobody was', async () => {
    const acts: readonly (readonly [text: string, field: string])[] = [
      [`updateCandidateStatus(candidateId: [], statusId: ${status['Screening']})`, 'candidateId'],
      [`archiveCandidateDetails(candidateId: [], archiveReasonId: ${reason}, action: "archive")`, 'candidateId'],
      [`addCandidateToTalentPool(candidateId: [], talentPoolId: ${pool}, archiveStatusId: ${status['Rejected']}, archiveReasonId: ${reason})`, 'candidateId'],
      [`moveToAnotherTalentPool(candidateId: [], talentPoolId: ${other})`, 'candidateId'],
      ['moveArchiveToCandidate(candidateId: [])', 'candidateId'],
      [`moveToJobPost(candidateId: [], jobPostId: ${post})`, 'candidateId'],
      [`moveCandidateToBlackedList(candidateId: [], blackedReasonId: ${black})`, 'candidateId'],
      ['moveBlackedListToCandidate(candidateId: [])', 'candidateId'],
      ['updateCandidatePortalAccess(candidateId: [], portalAccess: true)', 'candidateId'],
      ['uploadBulkCandidateDetails(candidates: [])', 'candidates'],
      ['addDroppedResumes(candidates: [])', 'candidates'],
    ];
    for (const [text, field] of acts) {
      const { errors } = await act(admin, text);
      expect(errors[0]?.extensions, text).toMatchObject({ code: 'BAD_USER_INPUT', validationError: [{ field, message: 'Nobody is chosen. Choose at least one person.' }] });
    }
    const id = await addCandidate(recruiter);
    expect((await act(recruiter, `applyCandidateMultipleJobs(candidateId: ${id}, jobPostIds: [])`)).errors[0]?.extensions.validationError).toEqual([{ field: 'jobPostIds', message: 'Nothing is chosen. Choose at least one.' }]);
    for (const text of [`mergeCandidates(keep: ${id}, others: [])`, `keepCandidatesApart(candidateId: ${id}, others: [])`]) expect(await refusal(admin, text), text).toMatchObject({ fields: ['others'] });
  });

  it('is no transition of the hiring flow when a step is undone', async () => {
    const id = await addCandidate(recruiter);
    await rows(server, `insert into candidate_status_next (org_code, id, candidate_status_id, "position", status_id) values ($1, 900001, $2, 0, $3)`, [status['Screening'], status['Shortlisted']]);
    await thereAndBack([id], `updateCandidateStatus(candidateId: [${id}], statusId: ${status['Screening']})`, { status_id: status['Screening'] });
    await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${status['Screening']})`);
    expect((await refusal(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${status['Interview']})`)).fields).toEqual(['statusId']);
    await rows(server, `delete from candidate_status_next where org_code = $1 and id = $2`, [900001]);
  });
});

describe('a day of birth', () => {
  it('that is still to come is refused, of those who are added and of those who are here', async () => {
    const told = async (text: string) => (await recruiter('recruitment', text)).errors[0]?.extensions;
    const later = `${new Date().getFullYear() + 5}-01-01`;
    const refused = { errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'dateOfBirth', message: 'Nobody is born after today. Check the year.' }] };
    expect(await told(`mutation { addCandidate(input: { firstName: "Child", lastName: "Future", dateOfBirth: "${later}" }) { errorCode } }`)).toMatchObject(refused);
    const id = await addCandidate(recruiter, { dateOfBirth: '1990-05-04' });
    expect(await told(`mutation { updateCandidate(id: "${id}", version: 1, input: { dateOfBirth: "${later}" }) { errorCode } }`)).toMatchObject(refused);
  });
});

describe('what the first status asks to be known', () => {
  it('is asked of whom recruiters add; applications of new and of known addresses are taken alike', async () => {
    const ask = (requires: readonly string[] | null) => rows(server, `update candidate_status set requires = $2 where org_code = $1 and is_default`, [requires]);
    const [had] = await rows<{ requires: string[] | null }>(server, 'select requires from candidate_status where org_code = $1 and is_default');
    expect((await applyAs(server, 'J-102', { email: 'known@required.example' })).status).toBe(303);
    await ask(['EXPECTED_CTC', 'INTERVIEW', 'SALARY', 'NOTICE_PERIOD']);
    const answers = await Promise.all(['known@required.example', 'new@required.example'].map((email) => applyAs(server, 'J-101', { email })));
    expect(answers.map(({ status: code, headers }) => [code, headers.get('location')])).toEqual([[303, '/v3/job-candidates?sent=1'], [303, '/v3/job-candidates?sent=1']]);
    expect(await rows(server, `select c.status_id::text as id from candidate c where c.org_code = $1 and c.email = 'new@required.example'`)).toEqual([{ id: status['Applied'] }]);
    expect(await rows(server, `select template as id from outbox_message where org_code = $1 and recipient = 'new@required.example'`)).toEqual([{ id: 'applicationReceived' }]);
    const added = await recruiter('recruitment', 'mutation { addCandidate(input: { firstName: "Asha", lastName: "Required", email: "added@required.example", phone: "+91 98765 43210" }) { row { id } } }');
    expect(added.errors[0]?.extensions.validationError.map(({ field }) => field)).toEqual(expect.arrayContaining(['expectedCtc', 'noticePeriod']));
    await ask(had!.requires);
  });
});
