/** Whose candidates a person sees and moves, and what of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { startProbe, WHOLE, type Probe } from '../support/probe.ts';
import { act, addCandidate, addPost, candidate, done, employeeOf, named, rows, statusNamed, undo, type Row } from './candidates.ts';
import { arranged, scheduled, tuesday } from './interviewing.ts';

let server: DemoServer;
let admin: Client;
let recruiter: Client;
let manager: Client;
let employee: Client;
let theirs: number;
let others: number;
let screening: string;
let reason: string;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, recruiter, manager, employee] = (await Promise.all(['admin', 'recruiter', 'manager', 'employee'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`))))) as [Client, Client, Client, Client];
  const led = await addPost(server, recruiter, 'Line leader', [{ employeeId: await employeeOf(server, 'manager@demo.example'), role: 'HIRING_MANAGER' }]);
  [theirs, others] = [await addCandidate(recruiter, { jobPostId: led, gender: 'MALE', expectedCtc: '500000', currency: 'INR' }), await addCandidate(admin, { recruiterId: null })];
  [screening, reason] = [await statusNamed(server, 'Screening'), await named(server, 'archive_reason', 'No answer')];
}, 60_000);
afterAll(() => server.stop());

const seen = async (ask: Client): Promise<number[]> => dataOf(await ask<{ a: { candidates: Row[] } }>('recruitment', '{ a: listJobCandidates(limit: 500) { candidates { Candidate_Id } } }')).a.candidates.map((row) => Number(row['Candidate_Id']));
const code = async (ask: Client, text: string) => (await act(ask, text)).errors[0]?.extensions.errorCode;
const move = (id: number) => `updateCandidateStatus(candidateId: [${id}], statusId: ${screening})`;
const centralise = (all: boolean) => rows(server, 'update recruitment_general_setting set centralised_recruitment = $2 where org_code = $1', [all]);

describe('the mark of a status', () => {
  const ask = (what: string) => admin<{ a: { rows: { status: object }[] } }>('recruitment', `{ a: listCandidates(filter: { ids: ["${theirs}"] }) { rows { status { ${what} } } } }`);

  it('goes with the candidate, and the rest of the stage with the right to the hiring flow', async () => {
    expect(dataOf(await ask('title: name tone: stage { name kind }')).a.rows[0]!.status).toEqual({ title: 'Applied', tone: { name: 'Applied', kind: 'APPLIED' } });
    await rows(server, `update role_right set "view" = false where org_code = $1 and form = 'HIRING_FLOW'`);
    admin = clientOf(server, await server.signIn('admin@demo.example'));
    expect(dataOf(await ask('title: name tone: stage { kind }')).a.rows[0]!.status).toEqual({ title: 'Applied', tone: { kind: 'APPLIED' } });
    expect((await ask('tone: stage { name kind }')).errors[0]!.extensions.errorCode).toBe('_DB0100');
    await rows(server, `update role_right set "view" = true where org_code = $1 and form = 'HIRING_FLOW'`);
    admin = clientOf(server, await server.signIn('admin@demo.example'));
  });
});

describe('a recruiter', () => {
  it('has everybody where recruitment is centralised, else the own candidates alone', async () => {
    await centralise(true);
    expect(await seen(recruiter)).toEqual(expect.arrayContaining([theirs, others]));
    await centralise(false);
    expect(await seen(recruiter)).toContain(theirs);
    expect(await seen(recruiter)).not.toContain(others);
    expect(await code(recruiter, move(others))).toBe('NOT_FOUND');
    expect((await recruiter('recruitment', `{ retrieveJobCandidates(candidateId: ${others}) { errorCode } }`)).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    await undo(recruiter, (await done(recruiter, move(theirs))).changeSet);
  });

  it('is not told that a candidate of others was moved', async () => {
    await centralise(false);
    await done(admin, `archiveCandidateDetails(candidateId: [${others}], archiveReasonId: ${reason}, action: "archive")`);
    expect(await code(recruiter, move(others))).toBe('NOT_FOUND');
    expect(await code(admin, move(others))).toBe('CANDIDATES_MOVED');
    await done(admin, `moveArchiveToCandidate(candidateId: [${others}])`);
    await centralise(true);
  });
});

describe('a recruiter on the panel of somebody else\'s candidate', () => {
  beforeAll(async () => {
    await centralise(false);
    const round = String((await rows(server, 'select id from interview_round where org_code = $1 order by id limit 1'))[0]!['id']);
    await scheduled(admin, round, [{ candidateId: others, startsAt: tuesday(2) }], arranged([String(await employeeOf(server, 'recruiter@demo.example'))]));
  });
  afterAll(() => centralise(true));

  it('reads that candidate and changes nothing, by no way', async () => {
    expect(await seen(recruiter)).toContain(others);
    const before = await candidate(server, others);
    for (const text of [move(others), `archiveCandidateDetails(candidateId: [${others}], archiveReasonId: ${reason}, action: "archive")`]) expect(await code(recruiter, text), text).toBe('NOT_FOUND');
    for (const text of [`updateCandidate(id: "${others}", version: ${String(before['version'])}, input: { currentEmployer: "Elsewhere" }) { row { id } }`, `deleteCandidates(ids: ["${others}"]) { errorCode }`])
      expect((await recruiter('recruitment', `mutation { ${text} }`)).errors[0]?.extensions.errorCode, text).toBe('NOT_FOUND');
    expect(await candidate(server, others)).toMatchObject({ version: before['version'], standing: 'ACTIVE' });
  });

  it('neither reads nor changes what that candidate is offered', async () => {
    const [[template], [letter]] = [await rows<{ id: string }>(server, `select id from salary_template where org_code = $1 and status = 'ACTIVE' and annual_ctc is not null order by id limit 1`), await rows<{ id: string }>(server, `select id from offer_letter_template where org_code = $1 and status = 'ACTIVE' order by id limit 1`)];
    await rows(server, `insert into offer (org_code, id, name, candidate_id, annual_ctc, currency, joining_date, expires_on, sent_on, letter_digest, content, token_hash, answer, created_by, updated_by) values ($1, 900100, 'Offer', $2, 900000, 'INR', '2099-05-05', '2099-01-15', now(), '', '{}', '', 'PENDING', 'Test', 'Test')`, [others]);
    const asked = [
      `query { a: calculateCandidateSalary(candidateId: ${others}, templateId: ${template!.id}, annualCTC: 900000) { salaryDetails } }`,
      `query { a: previewOffer(candidateId: ${others}, templateId: ${letter!.id}) { subject } }`,
      `query { a: offerWithdrawalMail(offerId: 900100) { subject } }`,
      `mutation { a: addCandidateSalary(input: { candidateId: "${others}", templateId: "${template!.id}", annualCTC: 900000 }) { row { id } } }`,
      `mutation { a: sendOffer(candidateId: ${others}, templateId: ${letter!.id}, joiningDate: "2099-02-01", expiresOn: "2099-01-15") { offerId } }`,
      `mutation { a: withdrawOffer(offerId: 900100) { offerId } }`,
    ];
    for (const text of asked) expect((await recruiter('recruitment', text)).errors[0]?.extensions.errorCode, text).toBe('NOT_FOUND');
    expect(await rows(server, 'select answer from offer where org_code = $1 and id = 900100')).toEqual([{ answer: 'PENDING' }]);
    await rows(server, 'delete from offer where org_code = $1 and id = 900100');
  });
});

describe('a hiring manager', () => {
  it('reads the open posts that everybody may see, changes none of them, and has only the own ones besides', async () => {
    const posts = async (): Promise<string[]> => dataOf(await manager<{ a: { rows: Row[] } }>('recruitment', '{ a: listJobPosts(limit: 500) { rows { id title status visibility } } }')).a.rows.map(({ id }) => id);
    const [shown, hidden, held] = [await addPost(server, admin, 'Open to all'), await addPost(server, admin, 'For recruiters'), await addPost(server, admin, 'Held')];
    await rows(server, `update job_post set visibility = case when id = $2::bigint then 'RECRUITERS' else 'EVERYONE' end, status = case when id = $3::bigint then 'ON_HOLD' else 'OPEN' end where org_code = $1 and id in ($2::bigint, $3::bigint, $4::bigint)`, [hidden, held, shown]);
    expect(await posts()).toContain(shown);
    expect(await posts()).not.toContain(hidden);
    expect(await posts()).not.toContain(held);
    expect((await manager('recruitment', `mutation { updateJobPost(id: "${shown}", version: 1, input: { vacancies: 2 }) { row { id } } }`)).errors[0]!.extensions.code).toBe('FORBIDDEN');
  });


  it('reads the candidates of the own posts, without pay and personal data, and moves nobody', async () => {
    expect(await seen(manager)).toContain(theirs);
    expect(await seen(manager)).not.toContain(others);
    const { candidateDetails } = dataOf(await manager<{ a: { candidateDetails: Row } }>('recruitment', `{ a: retrieveJobCandidates(candidateId: ${theirs}) { candidateDetails { First_Name Gender DOB Expected_CTC Salary_Exists Passport_Number Dependents { First_Name } } } }`)).a;
    expect(candidateDetails).toMatchObject({ First_Name: 'Asha', Gender: null, DOB: null, Expected_CTC: null, Salary_Exists: false, Passport_Number: null, Dependents: [] });
    expect(await code(manager, move(theirs))).toBe('_DB0102');
    expect(await code(manager, `archiveCandidateDetails(candidateId: [${theirs}], archiveReasonId: ${reason}, action: "archive")`)).toBe('_DB0102');
    expect((await manager('recruitment', `{ retrieveJobCandidates(candidateId: ${theirs}, action: "edit") { errorCode } }`)).errors[0]!.extensions.errorCode).toBe('_DB0102');
    expect((await manager('recruitment', '{ listJobCandidates(gender: ["MALE"]) { totalRecords } }')).errors).not.toEqual([]);
  });
});

describe('an employee', () => {
  it('has nothing of it', async () => {
    for (const text of ['listJobCandidates { errorCode }', 'getCandidateGlobalSearchList(searchValue: "asha") { errorCode }', 'getTalentPoolList { errorCode }', 'getAtsStatusList { errorCode }', `retrieveCandidateApplicationStatus(candidateId: ${theirs}) { errorCode }`])
      expect((await employee('recruitment', `{ ${text} }`)).errors[0]!.extensions.errorCode, text).toBe('_DB0100');
    expect(await code(employee, move(theirs))).toBe('_DB0102');
    expect(await candidate(server, theirs)).toMatchObject({ standing: 'ACTIVE' });
  });
});

describe('a right on one screen', () => {
  let probe: Probe;
  beforeAll(async () => { probe = await startProbe(server, admin); });

  it('archives active candidates without seeing the archive, and brings nobody back', async () => {
    await probe.may({ JOB_CANDIDATES: WHOLE });
    const id = await addCandidate(admin);
    expect((await done(probe.ask, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive")`)).candidateCount).toBe(1);
    expect(await code(probe.ask, move(id))).toBe('NOT_FOUND');
    expect(await code(probe.ask, `moveArchiveToCandidate(candidateId: [${id}])`)).toBe('_DB0102');
    await probe.may({ ARCHIVED_CANDIDATES: WHOLE });
    expect((await done(probe.ask, `moveArchiveToCandidate(candidateId: [${id}])`)).candidateCount).toBe(1);
  });
});
