/** Candidates who are one person become one record, and are two again after one undo. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, done, employeeOf, named, rows, statusNamed, undo } from './candidates.ts';
import { arranged, roundNamed, scheduled, tuesday } from './interviewing.ts';
import { everything, merge, merged, refusedMerge } from './merging.ts';

let server: DemoServer;
let admin: Client;
let recruiter: Client;
let employee: Client;
let [driver, welder] = ['', ''];
let skills: string[] = [];

beforeAll(async () => {
  server = await startDemoServer();
  [admin, recruiter, employee] = (await Promise.all(['admin', 'recruiter', 'employee'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`))))) as [Client, Client, Client];
  [driver, welder] = [await addPost(server, admin, 'Driver'), await addPost(server, admin, 'Welder')];
  skills = (await rows(server, 'select id from skill where org_code = $1 order by id limit 3')).map(({ id }) => String(id));
}, 60_000);
afterAll(() => server.stop());

const upload = async (type: string, text: string): Promise<string> =>
  dataOf(await admin<{ a: { s3DocumentDetails: { key: string } } }>('core-hr', 'mutation ($type: String!, $data: String!) { a: getPresignedUrl(fileName: "resume.txt", action: "upload", type: $type, data: $data) { s3DocumentDetails } }', { type, data: Buffer.from(text).toString('base64') })).a.s3DocumentDetails.key;
const comment = async (id: number, text: string) => dataOf(await admin('batch-processing', 'mutation ($id: ID!, $text: String!) { addRecordComment(type: "Candidate", id: $id, text: $text) { comment { id } } }', { id: String(id), text }));
const salary = async (candidateId: number, annualCTC = '900000'): Promise<void> => {
  const [template] = await rows(server, `select id from salary_template where org_code = $1 and status = 'ACTIVE' order by id limit 1`);
  dataOf(await admin('recruitment', 'mutation ($input: CandidateSalaryInput!) { addCandidateSalary(input: $input) { row { id } } }', { input: { candidateId: String(candidateId), templateId: String(template!.id), annualCTC } }));
};

describe('merging', () => {
  it('takes what is chosen, unites lists, moves what belongs to the others, and one undo puts everything back', async () => {
    const [first, second] = [await upload('candidate.resume', 'The first resume of Ravi.'), await upload('candidate.resume', 'The second resume of Ravi.')];
    const keep = await addCandidate(admin, { firstName: 'Ravi', lastName: 'Menon', email: 'ravi.menon@mail.example', phone: '+919811100001', jobPostId: driver, resume: first, gender: 'MALE', skills: [{ skillId: skills[0] }, { skillId: skills[1] }] });
    const other = await addCandidate(admin, { firstName: 'Ravindra', lastName: 'Menon', email: 'r.menon@work.example', phone: '+919811100001', jobPostId: driver, resume: second, currentLocation: 'Kochi', dateOfBirth: '1990-05-04', skills: [{ skillId: skills[1], proficiency: 'ADVANCED' }, { skillId: skills[2] }] });
    await done(admin, `applyCandidateMultipleJobs(candidateId: ${other}, jobPostIds: [${welder}])`);
    await done(admin, `updateCandidateStatus(candidateId: [${other}], statusId: ${await statusNamed(server, 'Screening')})`);
    await scheduled(admin, await roundNamed(server, String((await rows(server, 'select name from interview_round where org_code = $1 order by id limit 1'))[0]!['name'])), [{ candidateId: other, startsAt: tuesday(3) }], arranged([await employeeOf(server, 'manager@demo.example')]));
    await salary(other);
    await comment(other, 'Speaks Malayalam and Tamil.');
    const before = await everything(server, [keep, other]);

    const { changeSet, candidateCount } = await merged(admin, keep, [other], { values: [{ field: 'email', candidateId: other }, { field: 'status', candidateId: other }, { field: 'resume', candidateId: other }] });
    expect(candidateCount).toBe(2);
    expect(await candidate(server, other)).toBeUndefined();
    const now = await candidate(server, keep);
    expect(now).toMatchObject({ name: 'Ravi Menon', email: 'r.menon@work.example', current_location: 'Kochi', gender: 'MALE', status_id: String(await statusNamed(server, 'Screening')) });
    expect((await rows(server, 'select skill_id, proficiency from candidate_skill where org_code = $1 and candidate_id = $2 order by skill_id', [keep])).map((row) => [String(row['skill_id']), row['proficiency']])).toEqual([[skills[0], null], [skills[1], 'ADVANCED'], [skills[2], null]]);
    expect((await rows(server, 'select job_post_id, status_id from job_application where org_code = $1 and candidate_id = $2 order by job_post_id', [keep])).map((row) => String(row['job_post_id']))).toEqual([driver, welder]);
    for (const table of ['interview', 'scheduled_round', 'scorecard', 'candidate_salary', 'outbox_message']) expect([table, (await rows(server, `select 1 from ${table} where org_code = $1 and candidate_id = $2`, [keep])).length > 0]).toEqual([table, true]);
    expect((await rows(server, `select body from record_comment where org_code = $1 and entity = 'Candidate' and row_id = $2`, [keep])).map((row) => row['body'])).toEqual(['Speaks Malayalam and Tamil.']);
    // The resume that was not chosen is a file of the candidate.
    expect((await rows(server, `select 1 from record_file where org_code = $1 and entity = 'Candidate' and row_id = $2 and deleted_at is null`, [keep])).length).toBe(1);

    await undo(admin, changeSet);
    expect(await everything(server, [keep, other])).toEqual(before);
  });

  it('can be done again after its undo, and undone again, with notes and mails', async () => {
    const [keep, other] = [await addCandidate(admin, { firstName: 'Nila', lastName: 'Das' }), await addCandidate(admin, { firstName: 'Nila', lastName: 'Dass' })];
    await comment(other, 'Called back.');
    await done(admin, `archiveCandidateDetails(candidateId: [${other}], archiveReasonId: ${await named(server, 'archive_reason', 'No answer')}, action: "notify")`);
    const before = await everything(server, [keep, other]);
    const { changeSet } = await merged(admin, keep, [other]);
    const after = await everything(server, [keep, other]);
    const undone = async (id: string | null): Promise<string> => dataOf(await admin<{ a: { changeSet: string } }>('recruitment', 'mutation ($id: ID!) { a: undoChangeSet(id: $id) { changeSet } }', { id })).a.changeSet;
    const back = await undone(changeSet);
    expect(await everything(server, [keep, other])).toEqual(before);
    const again = await undone(back);
    expect(await everything(server, [keep, other])).toEqual(after);
    await undone(again);
    expect(await everything(server, [keep, other])).toEqual(before);
  });

  it('is told to whoever is second, and to whom sees an older record', async () => {
    const ids = [await addCandidate(admin, { firstName: 'Omar', lastName: 'Ali' }), await addCandidate(admin, { firstName: 'Omar', lastName: 'Aly' })] as const;
    const version = Number((await candidate(server, ids[1]))['version']);
    await done(recruiter, `updateCandidateStatus(candidateId: [${ids[1]}], statusId: ${await statusNamed(server, 'Screening')})`);
    expect(await refusedMerge(admin, ids[0], [ids[1]], { seen: [{ candidateId: ids[1], version }] })).toBe('MERGE_CHANGED');
    const both = await Promise.all([merge(admin, ids[0], [ids[1]]), merge(recruiter, ids[0], [ids[1]])]);
    expect(both.map(({ errors }) => errors[0]?.extensions.errorCode ?? 'merged').sort()).toEqual(['MERGE_DONE', 'merged']);
  });

  it('is refused for two employees, two who are hired and two binding offers, in words', async () => {
    const pair = async (): Promise<[number, number]> => [await addCandidate(admin, { firstName: 'Tara', lastName: 'Sen' }), await addCandidate(admin, { firstName: 'Tara', lastName: 'Senn' })];
    const preview = async (ids: readonly [number, number], ask = admin) => dataOf(await ask<{ a: { conflicts: string[] } }>('recruitment', `{ a: candidateMergePreview(keep: ${ids[0]}, others: [${ids[1]}]) { conflicts } }`)).a.conflicts.join();
    const hired = await pair();
    await rows(server, `update candidate set status_id = (select s.id from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1 and g.kind = 'HIRED' limit 1) where org_code = $1 and id = any($2::bigint[])`, [hired]);
    expect([await refusedMerge(admin, hired[0], [hired[1]]), await preview(hired)]).toEqual(['MERGE_HIRED', expect.stringContaining('Tara Senn')]);
    const [one, other] = await rows(server, 'select id from employee where org_code = $1 order by id limit 2');
    const employed = await pair();
    for (const [at, id] of employed.entries()) await rows(server, 'update candidate set employee_id = $3 where org_code = $1 and id = $2', [id, [one!.id, other!.id][at]]);
    expect(await refusedMerge(admin, employed[0], [employed[1]])).toBe('MERGE_EMPLOYEES');
    const paid = await pair();
    for (const id of paid) await salary(id);
    await rows(server, `update candidate_salary set status = 'OFFERED' where org_code = $1 and candidate_id = any($2::bigint[])`, [paid]);
    expect(await refusedMerge(admin, paid[0], [paid[1]])).toBe('MERGE_OFFERS');
  });

  it('keeps one application to a post and the salary that stands most, and takes nobody off the blacklist', async () => {
    const keep = await addCandidate(admin, { firstName: 'Uma', lastName: 'Roy', jobPostId: driver });
    const other = await addCandidate(admin, { firstName: 'Uma', lastName: 'Rai', jobPostId: driver });
    for (const id of [keep, other]) await salary(id, id === keep ? '500000' : '700000');
    await rows(server, `update candidate_salary set status = 'ACCEPTED' where org_code = $1 and candidate_id = $2`, [other]);
    await done(admin, `moveCandidateToBlackedList(candidateId: [${other}], blackedReasonId: ${await named(server, 'blacklist_reason', String((await rows(server, 'select name from blacklist_reason where org_code = $1 order by id limit 1'))[0]!['name']))})`);
    const before = await everything(server, [keep, other]);
    expect(await refusedMerge(admin, keep, [other], { values: [{ field: 'standing', candidateId: keep }] })).toBe('BAD_USER_INPUT');
    const { changeSet } = await merged(admin, keep, [other]);
    expect(await candidate(server, keep)).toMatchObject({ standing: 'BLACKLISTED' });
    expect(await rows(server, 'select status, trim_scale(annual_ctc)::text as ctc from candidate_salary where org_code = $1 and candidate_id = $2', [keep])).toEqual([{ status: 'ACCEPTED', ctc: '700000' }]);
    expect(await rows(server, 'select 1 as one from job_application where org_code = $1 and candidate_id = $2', [keep])).toEqual([{ one: 1 }]);
    await undo(admin, changeSet);
    expect(await everything(server, [keep, other])).toEqual(before);
  });

  it('takes no hire away: the post, the status and the application of whoever is hired stay, whoever stays and whatever is chosen', async () => {
    const keep = await addCandidate(admin, { firstName: 'Zara', lastName: 'Khan', jobPostId: driver });
    const other = await addCandidate(admin, { firstName: 'Zarah', lastName: 'Khan', jobPostId: driver });
    await done(admin, `applyCandidateMultipleJobs(candidateId: ${other}, jobPostIds: [${welder}])`);
    const [hired] = await rows(server, `select s.id from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1 and g.kind = 'HIRED' order by s.id limit 1`);
    await rows(server, 'update candidate set status_id = $3, job_post_id = $4 where org_code = $1 and id = $2', [other, hired!.id, welder]);
    // Hired for the one post before, and for the other now.
    await rows(server, 'update job_application set status_id = $3 where org_code = $1 and candidate_id = $2', [other, hired!.id]);
    const preview = async (one: number, two: number) => dataOf(await admin<{ a: { conflicts: string[]; hired: number | null } }>('recruitment', `{ a: candidateMergePreview(keep: ${one}, others: [${two}]) { conflicts hired } }`)).a;
    expect([await preview(keep, other), await preview(other, keep)]).toEqual([{ conflicts: [], hired: other }, { conflicts: [], hired: other }]);
    expect(await refusedMerge(admin, keep, [other], { values: [{ field: 'status', candidateId: keep }] })).toBe('BAD_USER_INPUT');
    const before = await everything(server, [keep, other]);
    const statuses = async (id: number) => (await rows(server, 'select status_id from job_application where org_code = $1 and candidate_id = $2', [id])).map((row) => row['status_id']);
    for (const [one, two] of [[keep, other], [other, keep]] as const) {
      const { changeSet } = await merged(admin, one, [two]);
      expect([await candidate(server, one), await statuses(one)]).toEqual([expect.objectContaining({ status_id: hired!.id, job_post_id: welder }), [hired!.id, hired!.id]]);
      await undo(admin, changeSet);
      expect(await everything(server, [keep, other])).toEqual(before);
    }
    // A candidate whose application is a hire, though another post is looked at now.
    await rows(server, 'update candidate set status_id = (select status_id from candidate where org_code = $1 and id = $2), job_post_id = null where org_code = $1 and id = $3', [keep, other]);
    await merged(admin, keep, [other]);
    expect(await statuses(keep)).toEqual([hired!.id, hired!.id]);
  });

  it('leaves nothing of a merged record behind when the candidate is erased', async () => {
    const [keep, other] = [await addCandidate(admin, { firstName: 'Wira', lastName: 'Sari' }), await addCandidate(admin, { firstName: 'Wira', lastName: 'Sarie', resume: await upload('candidate.resume', 'Of Wira.') })];
    const { changeSet } = await merged(admin, keep, [other]);
    dataOf(await admin('recruitment', 'mutation ($id: ID!) { eraseCandidate(candidateId: $id, reason: "Asked for it") { errorCode } }', { id: String(keep) }));
    expect(await rows(server, `select 1 from journal_key where org_code = $1 and person_id = any($2::bigint[]) and destroyed_at is null`, [[-keep, -other]])).toEqual([]);
    expect(await rows(server, `select 1 from stored_file where org_code = $1 and row_id = any($2::bigint[]) and status = 'STORED' and entity in ('candidate', 'recordFile')`, [[keep, other]])).toEqual([]);
    expect((await admin('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet })).errors[0]?.extensions.errorCode).toBe('UNDO_ERASED');
  });

  it('leaves nothing of a merged record behind when the past of the employee whom they became is erased, and what was parted again stays', async () => {
    const [joined, elsewhere] = (await rows(server, 'select id from employee where org_code = $1 and id not in (select employee_id from candidate where org_code = $1 and employee_id is not null) order by id desc limit 2')).map(({ id }) => String(id)) as [string, string];
    const add = async (lastName: string): Promise<number> => addCandidate(admin, { firstName: 'Xenia', lastName, resume: await upload('candidate.resume', `Of Xenia ${lastName}.`) });
    const [keep, other, first, parted] = [await add('Popa'), await add('Poppa'), await add('Popah'), await add('Popescu')];
    await merged(admin, other, [first]);
    await merged(admin, keep, [other]);
    await undo(admin, (await merged(admin, keep, [parted])).changeSet);
    await rows(server, 'update candidate set employee_id = $3 where org_code = $1 and id = $2', [keep, joined]);
    const keysOf = async (ids: readonly number[]) => (await rows(server, `select distinct person_id::int as id from journal_key where org_code = $1 and person_id = any($2::bigint[]) and destroyed_at is null order by 1 desc`, [ids.map((id) => -id)])).map(({ id }) => -Number(id));
    const filesOf = (ids: readonly number[]) => rows(server, `select 1 from stored_file where org_code = $1 and row_id = any($2::bigint[]) and status = 'STORED' and entity in ('candidate', 'recordFile')`, [ids]);
    const erase = async (id: string): Promise<void> => void dataOf(await admin('core-hr', 'mutation ($id: ID!) { eraseEmployeeHistory(employeeId: $id, reason: "Asked for it") { keys } }', { id }));
    await erase(elsewhere);
    expect(await keysOf([keep, other, first, parted])).toEqual([keep, other, first, parted]);
    await erase(joined);
    expect(await keysOf([keep, other, first, parted])).toEqual([parted]);
    expect([(await filesOf([other, first])).length, (await filesOf([parted])).length]).toEqual([0, 1]);
    expect(await rows(server, 'select 1 from candidate_merge where org_code = $1 and undone_by is null and keep_id = any($2::bigint[])', [[keep, other]])).toEqual([]);
    expect(await candidate(server, keep)).toMatchObject({ name: 'Xenia Popa' });
  });

  it('deletes nobody whom the person may not delete where they stand', async () => {
    const [keep, active, pooled, archived] = [await addCandidate(admin, { firstName: 'Yara', lastName: 'Haddad' }), await addCandidate(admin, { firstName: 'Yara', lastName: 'Hadad' }), await addCandidate(admin, { firstName: 'Yara', lastName: 'Hadda' }), await addCandidate(admin, { firstName: 'Yara', lastName: 'Haddar' })];
    await rows(server, `update candidate set standing = case id when $2 then 'TALENT_POOL' else 'ARCHIVED' end where org_code = $1 and id = any($3::bigint[])`, [pooled, [pooled, archived]]);
    const against = async (ask: Client, other: number) => dataOf(await ask<{ a: { conflicts: string[] } }>('recruitment', `{ a: candidateMergePreview(keep: ${keep}, others: [${other}]) { conflicts } }`)).a.conflicts.length;
    const taken = await rows(server, `update role_right set "delete" = false where org_code = $1 and form = 'JOB_CANDIDATES' and "delete" returning id`);
    try {
      const some = clientOf(server, await server.signIn('recruiter@demo.example'));
      expect([await refusedMerge(some, keep, [active]), await against(some, active)]).toEqual(['MERGE_RIGHTS', 1]);
      expect([await against(some, pooled), await against(some, archived)]).toEqual([0, 0]);
      expect((await merged(some, keep, [pooled, archived])).candidateCount).toBe(3);
      expect(await candidate(server, active)).toBeDefined();
    } finally {
      await rows(server, 'update role_right set "delete" = true where org_code = $1 and id = any($2::bigint[])', [taken.map(({ id }) => id)]);
    }
  });

  it('is for who may change all and delete the others; nobody else finds out that they are there', async () => {
    const ids = [await addCandidate(admin, { firstName: 'Vera', lastName: 'Lim' }), await addCandidate(admin, { firstName: 'Vera', lastName: 'Limm' })] as const;
    expect(await refusedMerge(employee, ids[0], [ids[1]])).toBe('_DB0103');
    expect(await refusedMerge(admin, ids[0], [ids[0]])).toBe('NOT_FOUND');
    expect(await refusedMerge(admin, ids[0], [999_999_999])).toBe('NOT_FOUND');
    const other = clientOf(server, await server.signIn('admin@other.example'));
    expect(await refusedMerge(other, ids[0], [ids[1]])).toBe('NOT_FOUND');
  });
});
