/** The life of a job post: approval by somebody else, opening, holding, closing with its candidates, reopening, each with its undo. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { createLog } from '../../src/server/log.ts';
import { closeOverduePosts } from '../../src/server/recruitment/posts/close-overdue.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, employeeOf, mailsTo, rows, statusNamed, undo, type Row } from './candidates.ts';

let server: DemoServer;
let admin: Client;
let recruiter: Client;
let employee: Client;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, recruiter, employee] = await Promise.all(['admin', 'recruiter', 'employee'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`)))) as [Client, Client, Client];
}, 60_000);
afterAll(() => server.stop());

type Done = { changeSet: string | null; status: string; candidateCount: number };
const step = (ask: Client, text: string) => ask<{ answer: Done }>('recruitment', `mutation { answer: ${text} { changeSet status candidateCount } }`);
const did = async (ask: Client, text: string): Promise<Done> => dataOf(await step(ask, text)).answer;
const refused = async (ask: Client, text: string) => (await step(ask, text)).errors[0]?.extensions;
const post = async (id: string): Promise<Row> => (await rows(server, 'select *, opened_on::text as opened, closed_on::text as closed from job_post where org_code = $1 and id = $2', [id]))[0]!;
const versionOf = async (id: string): Promise<number> => (await post(id))['version'] as number;
const today = async (): Promise<string> => (await rows<{ day: string }>(server, `select (now() at time zone time_zone)::date::text as day from organisation where org_code = $1`))[0]!.day;
const toldOf = (title: string, email: string) =>
  rows<{ kind: string }>(server, `select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and u.email = $3 and n.words->>'title' = $2 order by n.id`, [title, email]).then((all) => all.map(({ kind }) => kind));

const draft = async (title: string, more: Record<string, unknown> = {}): Promise<string> => {
  const [designation] = await rows(server, 'select id from designation where org_code = $1 order by id limit 1');
  const input = { title, designationId: designation!.id, description: 'What the work is.', ...more };
  return dataOf(await recruiter<{ addJobPost: { row: { id: string } } }>('recruitment', 'mutation ($input: JobPostInput!) { addJobPost(input: $input) { row { id } } }', { input })).addJobPost.row.id;
};

describe('approval', () => {
  it('is asked for, told to whoever may decide, and opens the post', async () => {
    const id = await draft('Loom mechanic');
    await did(recruiter, `askJobPostApproval(jobPostId: "${id}", note: "Two have left.")`);
    expect(await toldOf('Loom mechanic', 'admin@demo.example')).toEqual(['jobPostAsked']);
    expect(await toldOf('Loom mechanic', 'recruiter@demo.example')).toEqual([]);
    await did(admin, `approveJobPost(jobPostId: "${id}", version: ${await versionOf(id)})`);
    expect(await post(id)).toMatchObject({ status: 'OPEN', opened: await today() });
    expect(await toldOf('Loom mechanic', 'recruiter@demo.example')).toEqual(['jobPostApproved']);
  });

  it('is not given by whoever asked, not even by redoing that of somebody else', async () => {
    const id = await draft('Knitter');
    await did(recruiter, `askJobPostApproval(jobPostId: "${id}")`);
    expect((await refused(recruiter, `approveJobPost(jobPostId: "${id}", version: ${await versionOf(id)})`))?.errorCode).toBe('OWN_REQUEST');
    const { changeSet } = await did(admin, `approveJobPost(jobPostId: "${id}", version: ${await versionOf(id)})`);
    const undone = dataOf(await recruiter<{ undoChangeSet: { changeSet: string } }>('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet })).undoChangeSet;
    expect((await post(id))['status']).toBe('PENDING_APPROVAL');
    const { errors } = await recruiter('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: undone.changeSet });
    expect(errors[0]?.extensions.errorCode).toBe('OWN_REQUEST');
    expect((await post(id))['status']).toBe('PENDING_APPROVAL');
  });

  it('is given to what the approver saw, not to what it became meanwhile', async () => {
    const id = await draft('Spinner');
    await did(recruiter, `askJobPostApproval(jobPostId: "${id}")`);
    const seen = await versionOf(id);
    dataOf(await recruiter('recruitment', `mutation { updateJobPost(id: "${id}", version: ${seen}, input: { vacancies: 40 }) { errorCode } }`));
    expect((await refused(admin, `approveJobPost(jobPostId: "${id}", version: ${seen})`))?.errorCode).toBe('CONFLICT');
    expect((await post(id))['status']).toBe('PENDING_APPROVAL');
  });

  it('is rejected with a reason, after which the post may be revised', async () => {
    const id = await draft('Weaver');
    await did(recruiter, `askJobPostApproval(jobPostId: "${id}")`);
    expect((await refused(admin, `rejectJobPost(jobPostId: "${id}", version: ${await versionOf(id)}, reason: " ")`))?.validationError.map(({ field }) => field)).toEqual(['reason']);
    await did(admin, `rejectJobPost(jobPostId: "${id}", version: ${await versionOf(id)}, reason: "Not this year.")`);
    expect(await post(id)).toMatchObject({ status: 'REJECTED', approval_note: 'Not this year.' });
    const { standing } = dataOf(await recruiter<{ standing: Row }>('recruitment', `{ standing: jobPostStanding(jobPostId: "${id}") { mayRevise requestedBy requestedAt note } }`));
    expect(standing).toMatchObject({ mayRevise: true, requestedBy: 'Vikram Nair', requestedAt: expect.any(String), note: 'Not this year.' });
    // Who may only read the post reads nothing of that.
    const before = await rows(server, `select id, "update", optional_choice from role_right where org_code = $1 and form = 'JOB_POSTS'`);
    await rows(server, `update role_right set "update" = false, optional_choice = false where org_code = $1 and form = 'JOB_POSTS'`);
    const reader = clientOf(server, await server.signIn('recruiter@demo.example'));
    const read = dataOf(await reader<{ standing: Row }>('recruitment', `{ standing: jobPostStanding(jobPostId: "${id}") { mayRevise requestedBy requestedAt note } }`)).standing;
    expect(read).toMatchObject({ mayRevise: false, requestedBy: null, requestedAt: null, note: null });
    for (const right of before) await rows(server, 'update role_right set "update" = $3, optional_choice = $4 where org_code = $1 and id = $2', [right.id, right['update'], right['optional_choice']]);
    expect(await did(recruiter, `reviseJobPost(jobPostId: "${id}")`)).toMatchObject({ status: 'DRAFT' });
  });

  it.each([
    ['a form', 'OPEN', (id: string, version: number) => `updateJobPost(id: "${id}", version: ${version}, input: { status: PENDING_APPROVAL }) { errorCode }`],
    ['who asked for it, told by hand', 'x', (id: string, version: number) => `updateJobPost(id: "${id}", version: ${version}, input: { requestedById: 1, requestedBy: "Somebody" }) { errorCode }`],
  ])('is not passed over by %s', async (_by, _to, text) => {
    const id = await draft(`Passed over by ${_to}`);
    const { errors } = await recruiter('recruitment', `mutation { ${text(id, await versionOf(id))} }`);
    expect(errors[0]?.message).not.toBe('');
    expect(await post(id)).toMatchObject({ status: 'DRAFT', requested_by_id: null });
  });

  it('is not passed over by a new post that says it is open', async () => {
    const [designation] = await rows(server, 'select id from designation where org_code = $1 order by id limit 1');
    const { errors } = await recruiter('recruitment', 'mutation ($input: JobPostInput!) { addJobPost(input: $input) { errorCode } }', { input: { title: 'At once', designationId: designation!.id, description: 'What the work is.', status: 'OPEN' } });
    expect(errors[0]?.extensions.validationError.map(({ field }) => field)).toEqual(['status']);
  });

  it('names no place, skill or round twice', async () => {
    const [place] = await rows(server, 'select id from location where org_code = $1 limit 1');
    const [skill] = await rows(server, 'select id from skill where org_code = $1 limit 1');
    const [round] = await rows(server, 'select id from interview_round where org_code = $1 limit 1');
    const id = await draft('Twice told');
    const input = { locations: [{ locationId: place!.id }, { locationId: place!.id }], skills: [{ skillId: skill!.id }, { skillId: skill!.id }], rounds: [{ roundId: round!.id }, { roundId: round!.id }] };
    const { errors } = await recruiter('recruitment', `mutation ($input: JobPostPatch!) { updateJobPost(id: "${id}", version: ${await versionOf(id)}, input: $input) { errorCode } }`, { input });
    expect(errors[0]?.extensions.validationError.map(({ field }) => field)).toEqual(['locations.1.locationId', 'skills.1.skillId', 'rounds.1.roundId']);
  });

  it('is neither asked for a template nor for a post whose last day is over', async () => {
    const template = await draft('Pattern for all', { isTemplate: true });
    expect((await refused(recruiter, `askJobPostApproval(jobPostId: "${template}")`))?.errorCode).toBe('JOB_POST_TEMPLATE');
    const over = await draft('Too late', { closingDate: '2020-01-01' });
    expect((await refused(recruiter, `askJobPostApproval(jobPostId: "${over}")`))?.validationError.map(({ field }) => field)).toEqual(['closingDate']);
  });
});

describe('an open post', () => {
  it('is held, resumed, closed and reopened, and each step goes back by one undo', async () => {
    const id = await addPost(server, recruiter, 'Dyer');
    for (const [text, status, before] of [
      ['holdJobPost', 'ON_HOLD', 'OPEN'],
      ['resumeJobPost', 'OPEN', 'ON_HOLD'],
      ['closeJobPost', 'CLOSED', 'OPEN'],
      ['reopenJobPost', 'OPEN', 'CLOSED'],
    ] as const) {
      const { changeSet } = await did(recruiter, `${text}(jobPostId: "${id}")`);
      expect((await post(id))['status']).toBe(status);
      await undo(recruiter, changeSet);
      expect((await post(id))['status']).toBe(before);
      await did(recruiter, `${text}(jobPostId: "${id}")`);
    }
    expect((await refused(recruiter, `resumeJobPost(jobPostId: "${id}")`))?.errorCode).toBe('STATUS_MOVED_ON');
  });

  it('lets its candidates stand where they stand when it closes', async () => {
    const id = await addPost(server, recruiter, 'Sampler');
    const applicant = await addCandidate(recruiter, { jobPostId: id });
    expect(await did(recruiter, `closeJobPost(jobPostId: "${id}")`)).toMatchObject({ candidateCount: 0 });
    expect((await candidate(server, applicant))['status_id']).toBe(await statusNamed(server, 'Applied'));
    expect(await post(id)).toMatchObject({ closed: await today() });
  });

  it('brings those who remain to a status with its mail when it closes, and all back by one undo', async () => {
    const id = await addPost(server, recruiter, 'Cutter');
    const [rejected, hired, applied] = [await statusNamed(server, 'Rejected'), await statusNamed(server, 'Hired'), await statusNamed(server, 'Applied')];
    const [version] = await rows<{ version: number }>(server, 'select version from candidate_status where org_code = $1 and id = $2', [rejected]);
    dataOf(await admin('recruitment', `mutation { updateHiringStatus(id: "${rejected}", version: ${version!.version}, input: { sendsMail: true, mailSubject: "About {{jobPost}}", mailBody: "Dear {{name}}, the post is filled." }) { errorCode } }`));
    const [remains, won] = [await addCandidate(recruiter, { jobPostId: id }), await addCandidate(recruiter, { jobPostId: id })];
    dataOf(await recruiter('recruitment', `mutation { updateCandidateStatus(candidateId: [${won}], statusId: ${hired}) { errorCode } }`));
    // Said before, of those alone who remain.
    const ahead = dataOf(await recruiter<{ mailsAhead: { mails: { count: number; subject: string }[] } }>('recruitment', `{ mailsAhead(candidateId: [], statusId: ${rejected}, remainingOf: "${id}") { mails { count subject } } }`)).mailsAhead.mails;
    expect(ahead).toEqual([{ count: 1, subject: 'About Cutter' }]);
    const { changeSet, candidateCount } = await did(recruiter, `closeJobPost(jobPostId: "${id}", candidatesStatusId: "${rejected}")`);
    expect(candidateCount).toBe(1);
    expect((await candidate(server, remains))['status_id']).toBe(rejected);
    expect((await candidate(server, won))['status_id']).toBe(hired);
    expect((await mailsTo(server, remains)).map(({ subject }) => subject)).toContain('About Cutter');
    await undo(recruiter, changeSet);
    expect((await candidate(server, remains))['status_id']).toBe(applied);
    expect((await post(id))['status']).toBe('OPEN');
    const sent = await mailsTo(server, remains);
    await did(recruiter, `closeJobPost(jobPostId: "${id}", candidatesStatusId: "${rejected}", mails: false)`);
    expect([(await candidate(server, remains))['status_id'], await mailsTo(server, remains)]).toEqual([rejected, sent]);
  });

  it('brings nobody to a status whom the person does not reach, and says nothing of them', async () => {
    const [boss, rejected] = [String(await employeeOf(server, 'manager@demo.example')), await statusNamed(server, 'Rejected')];
    const id = await addPost(server, admin, 'Warper', [{ employeeId: boss, role: 'HIRING_MANAGER' }]);
    const remain = [await addCandidate(admin, { jobPostId: id }), await addCandidate(admin, { jobPostId: id })];
    const ofRecruiters = `org_code = $1 and form in ('JOB_POSTS', 'JOB_CANDIDATES') and role_id in (select m.role_id from user_role m join user_account u on u.org_code = m.org_code and u.id = m.user_account_id where m.org_code = $1 and u.email = 'recruiter@demo.example')`;
    const before = await rows<{ id: string; scope: string }>(server, `select id::text as id, scope from role_right where ${ofRecruiters}`);
    await rows(server, `update role_right set scope = case form when 'JOB_POSTS' then 'ALL' else 'SELF' end where ${ofRecruiters}`);
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
    const narrow = clientOf(server, await server.signIn('recruiter@demo.example'));
    const told = await refused(narrow, `closeJobPost(jobPostId: "${id}", candidatesStatusId: "${rejected}")`);
    for (const { id: right, scope } of before) await rows(server, 'update role_right set scope = $3 where org_code = $1 and id = $2::bigint', [right, scope]);
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = true where org_code = $1');
    expect(told).toMatchObject({ validationError: remain.map((one) => ({ row: String(one), field: '' })) });
    expect(JSON.stringify(told)).not.toContain('Asha');
    expect((await post(id))['status']).toBe('OPEN');
  });

  it('closes by itself when its last day is over, tells those who work on it, and is left alone once somebody undid that', async () => {
    const id = await addPost(server, recruiter, 'Printer');
    await rows(server, `update job_post set closing_date = $3::date where org_code = $1 and id = $2`, [id, addDays(await today(), -1)]);
    expect(await closeOverduePosts(server.db, createLog('silent'))).toBe(1);
    expect(await post(id)).toMatchObject({ status: 'CLOSED', closed: await today() });
    expect(await toldOf('Printer', 'recruiter@demo.example')).toEqual(['jobPostOverdue']);
    const [set] = await rows<{ id: string }>(server, `select c.change_set_id as id from change c where c.org_code = $1 and c.entity = 'JobPost' and c.row_id = $2 order by c.change_set_id desc limit 1`, [id]);
    const speak = (language: string) => rows(server, `update user_account set language = '${language}' where org_code = $1 and email = 'admin@demo.example'`);
    await speak('FR');
    const inFrench = clientOf(server, await server.signIn('admin@demo.example'));
    const why = async (endpoint: string, asked: string) => dataOf(await inFrench<{ told: { rows: { reason: string }[] } }>(endpoint, `{ told: ${asked} { rows { reason } } }`)).told.rows[0]?.reason;
    expect([await why('recruitment', `jobPostHistory(id: "${id}")`), await why('monitoring', `listChangeSets(all: true, id: "${set!.id}")`)]).toEqual(['La date limite est passée.', 'La date limite est passée.']);
    await speak('EN');
    await undo(recruiter, set!.id);
    expect(await closeOverduePosts(server.db, createLog('silent'))).toBe(0);
    expect((await post(id))['status']).toBe('OPEN');
  });

  it('does not go by a last day that is over, which only a draft may have', async () => {
    const id = await addPost(server, admin, 'Slip of the pen');
    const change = async (closingDate: string) => (await recruiter('recruitment', `mutation { updateJobPost(id: "${id}", version: ${await versionOf(id)}, input: { closingDate: "${closingDate}" }) { errorCode } }`)).errors[0]?.extensions.validationError;
    expect(await change('2020-01-01')).toEqual([{ field: 'closingDate', message: 'The closing date is over. Choose today or a later day.' }]);
    expect(await change(await today())).toBeUndefined();
  });

  it('does not open again with a last day that is over', async () => {
    const id = await addPost(server, recruiter, 'Winder');
    await did(recruiter, `closeJobPost(jobPostId: "${id}")`);
    expect((await refused(recruiter, `reopenJobPost(jobPostId: "${id}", closingDate: "2020-01-01")`))?.validationError.map(({ field }) => field)).toEqual(['closingDate']);
    await did(recruiter, `reopenJobPost(jobPostId: "${id}", closingDate: "${addDays(await today(), 10)}")`);
  });
});

describe('the specified operations', () => {
  it('list posts by their filters with what was counted, and only within reach', async () => {
    const id = await addPost(server, recruiter, 'Quilter');
    await addCandidate(recruiter, { jobPostId: id });
    const list = (ask: Client, args: string) => ask<{ listJobPost: { totalRecords: number; jobPosts: Record<string, unknown>[] } }>('recruitment', `{ listJobPost(${args}) { totalRecords jobPosts { Job_Post_Id Job_Post_Name No_Of_Vacancies Applicants Status Candidate_Count Interview_Status } } }`);
    const { totalRecords, jobPosts } = dataOf(await list(recruiter, 'searchString: "Quilter", status: ["open"], jobType: "Full time"')).listJobPost;
    expect([totalRecords, jobPosts[0]]).toEqual([1, { Job_Post_Id: Number(id), Job_Post_Name: 'Quilter', No_Of_Vacancies: 1, Applicants: 1, Status: 'Open', Candidate_Count: 1, Interview_Status: null }]);
    expect(dataOf(await list(recruiter, 'searchString: "Quilter", status: ["closed"]')).listJobPost.totalRecords).toBe(0);
    expect(dataOf(await list(recruiter, 'searchString: "Quilter", stageId: 999999')).listJobPost.totalRecords).toBe(0);
    expect((await list(recruiter, 'status: ["lost"]')).errors[0]?.extensions.validationError.map(({ field }) => field)).toEqual(['status']);
    expect((await list(employee, 'limit: 5')).errors[0]?.extensions.errorCode).toBe('_DB0100');
  });

  it('count only the candidates whom the person sees, and none without the right to see any', async () => {
    const id = await addPost(server, recruiter, 'Plaiter');
    await rows(server, `update job_post set visibility = 'EVERYONE' where org_code = $1 and id = $2`, [id]);
    await addCandidate(recruiter, { jobPostId: id });
    const [stage] = await rows(server, 'select s.stage_id as id from job_application a join candidate_status s on s.org_code = a.org_code and s.id = a.status_id where a.org_code = $1 and a.job_post_id = $2', [id]);
    const figures = async (ask: Client) => {
      type Posts = { totalRecords: number; jobPosts: Record<string, unknown>[] };
      const fields = 'totalRecords jobPosts { Applicants Candidate_Count }';
      const { standing, posts, inStage } = dataOf(await ask<{ standing: Record<string, unknown>; posts: Posts; inStage: Posts }>('recruitment', `{ standing: jobPostStanding(jobPostId: "${id}") { applicants filled remaining } posts: listJobPost(searchString: "Plaiter") { ${fields} } inStage: listJobPost(searchString: "Plaiter", stageId: ${String(stage!.id)}) { ${fields} } }`));
      return { ...standing, ...posts.jobPosts[0], inStage: inStage.totalRecords };
    };
    const one = { applicants: 1, filled: 0, remaining: 1, Applicants: 1, Candidate_Count: 1, inStage: 1 };
    expect(await figures(recruiter)).toEqual(one);
    // Whoever took the application back is neither an applicant nor an active candidate, in the figure of the post and in the list behind it.
    const counted = async () => dataOf(await recruiter<{ jobPost: { row: { candidates: number } } }>('recruitment', `{ jobPost(id: "${id}") { row { candidates } } }`)).jobPost.row.candidates;
    const withdrawn = (day: string) => rows(server, `update job_application set withdrawn_on = ${day} where org_code = $1 and job_post_id = $2`, [id]);
    await withdrawn('current_date');
    expect([await figures(recruiter), await counted()]).toEqual([{ applicants: 0, filled: 0, remaining: 0, Applicants: 0, Candidate_Count: 0, inStage: 0 }, 0]);
    await withdrawn('null');
    expect([await figures(recruiter), await counted()]).toEqual([one, 1]);
    await rows(server, `update role_right r set "view" = true, scope = 'TEAM' from role o where o.org_code = r.org_code and o.id = r.role_id and r.org_code = $1 and r.form in ('JOB_POSTS', 'JOB_CANDIDATES') and r.role_id in (select ur.role_id from user_role ur join user_account u on u.org_code = ur.org_code and u.id = ur.user_account_id where ur.org_code = $1 and u.email = 'manager@demo.example')`);
    const manager = async (): Promise<Client> => clientOf(server, await server.signIn('manager@demo.example'));
    expect(await figures(await manager())).toEqual({ applicants: 0, filled: 0, remaining: 0, Applicants: 0, Candidate_Count: 0, inStage: 0 });
    await rows(server, `update role_right set "view" = false where org_code = $1 and form = 'JOB_CANDIDATES' and role_id in (select ur.role_id from user_role ur join user_account u on u.org_code = ur.org_code and u.id = ur.user_account_id where ur.org_code = $1 and u.email = 'manager@demo.example')`);
    expect(await figures(await manager())).toEqual({ applicants: null, filled: null, remaining: null, Applicants: null, Candidate_Count: null, inStage: 0 });
  });

  it('name the members by role, and change only the roles that are named', async () => {
    const id = await addPost(server, recruiter, 'Trimmer');
    const [me, boss] = [Number(await employeeOf(server, 'recruiter@demo.example')), Number(await employeeOf(server, 'manager@demo.example'))];
    const { changeSet } = dataOf(await recruiter<{ answer: { changeSet: string } }>('recruitment', `mutation { answer: updateRoleBasedJobPostMembers(jobPostId: ${id}, hiringManager: [${boss}], panelMembers: [${me}, ${boss}]) { changeSet } }`)).answer;
    const read = async () => dataOf(await recruiter<{ members: Record<string, { employeeId: number }[]> }>('recruitment', `{ members: getRoleBasedJobPostMember(jobPostId: ${id}) { panelMembers { employeeId employeeName userDefinedEmpId emailId mobileNo microsoftEmail } recruiters { employeeId } hiringManager { employeeId } onboardSpecialist { employeeId } } }`)).members;
    const ids = async () => Object.fromEntries(Object.entries(await read()).map(([role, members]) => [role, members.map(({ employeeId }) => employeeId)]));
    expect(await ids()).toEqual({ panelMembers: [me, boss], recruiters: [me], hiringManager: [boss], onboardSpecialist: [] });
    const again = (roles: string) => recruiter<{ answer: { changeSet: string | null } }>('recruitment', `mutation { answer: updateRoleBasedJobPostMembers(jobPostId: ${id}${roles}) { changeSet } }`);
    for (const same of ['', `, panelMembers: [${me}, ${boss}]`]) expect(dataOf(await again(same)).answer.changeSet).toBeNull();
    expect((await again(', onboardSpecialist: [999999]')).errors[0]?.extensions.validationError[0]?.message).toBe('What was chosen for Employee does not exist any more or is not open to you. Choose another one from the list.');
    await undo(recruiter, changeSet);
    expect(await ids()).toEqual({ panelMembers: [], recruiters: [me], hiringManager: [], onboardSpecialist: [] });
  });

  it('tell which onboarding specialists may not open Onboarding, and nothing of people elsewhere', async () => {
    const [boss, admin] = [Number(await employeeOf(server, 'manager@demo.example')), Number(await employeeOf(server, 'admin@demo.example'))];
    const without = (ids: readonly number[]) => recruiter<{ answer: { employeeIds: number[]; names: string[] } }>('recruitment', 'query ($ids: [Int!]!) { answer: specialistsWithoutOnboarding(employeeIds: $ids) { employeeIds names } }', { ids });
    expect(dataOf(await without([admin, boss, boss])).answer).toEqual({ employeeIds: [boss], names: [expect.stringMatching(/\w+ \w+/)] });
    expect(dataOf(await without([])).answer.employeeIds).toEqual([]);
    await rows(server, `update user_account set status = 'INACTIVE' where org_code = $1 and email = 'admin@demo.example'`);
    expect(dataOf(await without([admin])).answer.employeeIds).toEqual([admin]);
    await rows(server, `update user_account set status = 'ACTIVE' where org_code = $1 and email = 'admin@demo.example'`);
    expect((await without([boss, 999_999_999])).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
  });

  it('tell it of a post to those who may only look at it, of whom it names alone', async () => {
    const [boss, staff] = [Number(await employeeOf(server, 'manager@demo.example')), Number(await employeeOf(server, 'employee@demo.example'))];
    const id = await addPost(server, recruiter, 'Beamer', [{ employeeId: String(await employeeOf(server, 'recruiter@demo.example')), role: 'RECRUITER' }, { employeeId: String(boss), role: 'HIRING_MANAGER' }, { employeeId: String(staff), role: 'ONBOARDING_SPECIALIST' }]);
    const looks = clientOf(server, await server.signIn('manager@demo.example'));
    const asked = async (employeeIds: readonly number[], jobPostId: string | null) => looks<{ answer: { employeeIds: number[] } }>('recruitment', 'query ($ids: [Int!]!, $id: ID) { answer: specialistsWithoutOnboarding(employeeIds: $ids, jobPostId: $id) { employeeIds } }', { ids: employeeIds, id: jobPostId });
    const codes = async (...given: Parameters<typeof asked>) => (await asked(...given)).errors[0]?.extensions.errorCode;
    expect(dataOf(await asked([staff], id)).answer.employeeIds).toEqual([staff]);
    expect([await codes([boss], id), await codes([staff], null), await codes([staff], '999999999')]).toEqual(['NOT_FOUND', 'ACCESS_DENIED', 'NOT_FOUND']);
  });

  it('name the places of work in their order', async () => {
    const places = await rows<{ id: string; name: string }>(server, 'select id, name from location where org_code = $1 order by id desc limit 2');
    const id = await draft('Traveller', { locations: places.map(({ id: locationId }) => ({ locationId })) });
    const answer = dataOf(await recruiter<{ answer: { locations: { Location_Name: string }[] } }>('recruitment', `{ answer: listJobPostLocations(jobpostId: ${id}) { locations { Location_Id Location_Name City } } }`)).answer;
    expect(answer.locations.map(({ Location_Name }) => Location_Name)).toEqual(places.map(({ name }) => name));
  });

  it('copy a post as a draft without its way, and as a template', async () => {
    const id = await addPost(server, recruiter, 'Hemmer');
    const copied = async (asTemplate: boolean) => post(dataOf(await recruiter<{ answer: { id: string } }>('recruitment', `mutation { answer: copyJobPost(jobPostId: "${id}", asTemplate: ${asTemplate}) { id } }`)).answer.id);
    const source = await post(id);
    const plain = await copied(false);
    expect(plain).toMatchObject({ title: 'Hemmer', status: 'DRAFT', is_template: false, description: source['description'] });
    expect(plain['code']).not.toBe(source['code']);
    expect(await copied(true)).toMatchObject({ status: 'DRAFT', is_template: true });
  });
});

describe('who works on a post', () => {
  it('leaves it a recruiter as long as it is not over, by the form and by the specified operation', async () => {
    const id = await draft('Carder');
    const [first, other] = [await employeeOf(server, 'recruiter@demo.example'), await employeeOf(server, 'manager@demo.example')];
    const write = async (members: object[]) =>
      (await recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $input: JobPostPatch!) { updateJobPost(id: $id, version: $version, input: $input) { changeSet } }', { id, version: await versionOf(id), input: { members } })).errors[0]?.extensions.validationError;
    const needed = [expect.objectContaining({ field: 'members', message: expect.stringContaining('at least one recruiter') })];
    expect(await write([])).toEqual(needed);
    expect(await write([{ employeeId: other, role: 'HIRING_MANAGER' }])).toEqual(needed);
    expect((await admin('recruitment', `mutation { updateRoleBasedJobPostMembers(jobPostId: ${id}, recruiters: []) { changeSet } }`)).errors[0]?.extensions.validationError).toEqual(needed);
    expect(await write([{ employeeId: other, role: 'RECRUITER' }, { employeeId: first, role: 'PANEL_MEMBER' }])).toBeUndefined();
  });
});
