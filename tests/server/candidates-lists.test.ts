/** Candidates under the specified names: lists, search, the whole of one, and what is added, changed and deleted by these operations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { act, addCandidate, addPost, candidate, done, employeeOf, named, rows, statusNamed, undo, type Row } from './candidates.ts';

let server: DemoServer;
let admin: Client;
let recruiter: Client;
let post: string;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  post = await addPost(server, recruiter, 'Quality inspector');
}, 60_000);
afterAll(() => server.stop());

type Page = { totalRecords: number; candidates: Row[] };
const LINE = 'Candidate_Id First_Name Last_Name Mobile_No Mobile_No_Country_Code Job_Post_Id Job_Post_Name Candidate_Status Hiring_Stage Last_Stage Personal_Email Recruiter_Id Source Source_Type Skill_Set Expected_CTC Total_Experience_In_Years Gender DOB Is_Duplicate Duplicate_Count Archived Blacklisted Talent_Pool_Name Portal_Access_Enabeld Salary_Exists Other_Attachments { Document_Name }';
const list = async (ask: Client, told = '', kind: 'query' | 'mutation' = 'query'): Promise<Page> => dataOf(await ask<{ answer: Page }>('recruitment', `${kind} { answer: listJobCandidates${told} { totalRecords candidates { ${LINE} } } }`)).answer;
const found = async (ask: Client, text: string, more = ''): Promise<number[]> =>
  dataOf(await ask<{ answer: Page }>('recruitment', `query ($text: String!) { answer: getCandidateGlobalSearchList(searchValue: $text${more}) { candidates { Candidate_Id } } }`, { text })).answer.candidates.map((row) => Number(row['Candidate_Id']));
const skill = async (name: string): Promise<string> =>
  dataOf(await admin<{ a: { row: { id: string } } }>('core-hr', 'mutation ($input: SkillInput!) { a: addSkill(input: $input) { row { id } } }', { input: { name } })).a.row.id;

describe('candidates under the specified names', () => {
  it('carry what a list shows, under both root types', async () => {
    const java = await skill('Colour matching');
    const id = await addCandidate(recruiter, { firstName: 'Meera', jobPostId: post, gender: 'FEMALE', dateOfBirth: '1994-05-06', expectedCtc: '900000', currency: 'INR', experienceYears: 4, sourceId: await named(server, 'candidate_source', 'Job board'), skills: [{ skillId: java }] });
    await addCandidate(recruiter, { firstName: 'Mira', email: String((await candidate(server, id))['email']), phone: null });
    await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${await statusNamed(server, 'Interview')})`);
    const expected = { Candidate_Id: id, First_Name: 'Meera', Mobile_No: '9876543210', Mobile_No_Country_Code: '+91', Job_Post_Id: Number(post), Job_Post_Name: 'Quality inspector', Candidate_Status: 'Interview', Hiring_Stage: 'Interview', Last_Stage: 'Applied', Source: 'Job board', Source_Type: 'JOB_BOARD', Skill_Set: ['Colour matching'], Expected_CTC: 900000, Total_Experience_In_Years: 4, Gender: 'FEMALE', DOB: '1994-05-06', Is_Duplicate: true, Archived: false, Blacklisted: false, Portal_Access_Enabeld: true, Salary_Exists: false, Other_Attachments: [] };
    for (const kind of ['query', 'mutation'] as const) {
      const { totalRecords, candidates } = await list(recruiter, `(candidateId: [${id}])`, kind);
      expect(totalRecords).toBe(1);
      expect(candidates[0]).toMatchObject({ ...expected, Recruiter_Id: Number(await employeeOf(server, 'recruiter@demo.example')) });
    }
    for (const told of [`jobPostId: [${post}]`, 'gender: ["female"]', `skillId: [${java}]`, 'experienceFrom: 3, experienceTo: 5', 'expectedCtcFrom: "800000"', 'searchString: "meera"'])
      expect((await list(recruiter, `(${told})`)).candidates.map((row) => row['Candidate_Id']), told).toContain(id);
    for (const told of ['gender: ["male"]', 'experienceFrom: 9', 'expectedCtcTo: "100"', 'screenTab: "archived"', `skillId: [${java}, 99999999]`])
      expect((await list(recruiter, `(${told})`)).candidates.map((row) => row['Candidate_Id']), told).not.toContain(id);
  });

  it('are found by name, skill and employer, every word of them, wherever they stand', async () => {
    const id = await addCandidate(recruiter, { firstName: 'Tomás', lastName: 'Ibarra', currentEmployer: 'Harbour Textiles', skills: [{ skillId: await skill('Weft knitting') }] });
    for (const text of ['tomas', 'IBARRA', 'knitting', 'harbour weft', 'asha tomas knitting'.slice(5)]) expect(await found(recruiter, text), text).toContain(id);
    for (const text of ['tomas welding', 'zzzz', ' ', "' or 1=1 --", '%']) expect(await found(recruiter, text), text).not.toContain(id);
    await done(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${await named(server, 'archive_reason', 'No answer')}, action: "archive")`);
    expect(await found(recruiter, 'ibarra')).toContain(id);
    expect(await found(recruiter, 'ibarra', ', screenTab: "candidates"')).not.toContain(id);
  });

  it('are shown whole, with what belongs to a company beside it', async () => {
    const input = { experience: [{ company: 'Loom Works', designation: 'Checker', startedOn: '2020-01-01', endedOn: '2022-04-01' }], references: [{ name: 'Ana Diaz', company: 'loom works', email: 'ana@loom.example' }], disability: 'NO', address: { street1: '4 B', street2: 'Mill Road', city: 'Pune', country: 'IN', pincode: '411001' } };
    const { disability: _equal, ...plain } = input;
    const id = await addCandidate(recruiter, plain);
    const asked = `{ a: retrieveJobCandidates(candidateId: ${id}, action: "view") { candidateDetails { Candidate_Id Apartment_Name Street_Name City Pincode Physically_Challenged Resume_File_Size Experience { Company Duration References { Reference_Name Reference_Email } } } } }`;
    const { candidateDetails } = dataOf(await recruiter<{ a: { candidateDetails: Row } }>('recruitment', asked)).a;
    expect(candidateDetails).toMatchObject({ Candidate_Id: id, Apartment_Name: '4 B', Street_Name: 'Mill Road', City: 'Pune', Pincode: '411001', Physically_Challenged: null, Resume_File_Size: null, Experience: [{ Company: 'Loom Works', Duration: '2 years, 3 months', References: [{ Reference_Name: 'Ana Diaz', Reference_Email: 'ana@loom.example' }] }] });
  });

  it('tell how far they have come, and what they bring along to be employed', async () => {
    const [permit] = await rows<{ id: string; name: string }>(server, 'select id::text as id, name from work_authorization where org_code = $1 order by id limit 1');
    const id = await addCandidate(recruiter, { jobPostId: post, experience: [{ company: 'Loom Works', startedOn: '2020-01-01' }], workPermits: [{ workAuthorizationId: permit!.id }], otherWorkPermit: 'Seaman book' });
    await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${await statusNamed(server, 'Screening')})`);
    const { applicationStatus } = dataOf(await recruiter<{ a: { applicationStatus: Row[] } }>('recruitment', `{ a: retrieveCandidateApplicationStatus(candidateId: ${id}) { applicationStatus { Job_Post_Id Candidate_Status Is_Current Steps { From_Status To_Status } } } }`)).a;
    expect(applicationStatus).toEqual([{ Job_Post_Id: Number(post), Candidate_Status: 'Screening', Is_Current: true, Steps: [{ From_Status: 'Applied', To_Status: 'Screening' }, { From_Status: null, To_Status: 'Applied' }] }]);
    const individual = dataOf(await recruiter<{ a: { candidateIndividual: Row } }>('recruitment', `{ a: retrieveCandidateIndividualsDetail(candidateId: ${id}) { candidateIndividual { Candidate_Id Job_Post_Name Designation_Id Designation_Name Work_Authorization_Id Work_Authorization_Name Other_Work_Permit Employee_Id } } }`)).a.candidateIndividual;
    expect(individual).toMatchObject({ Candidate_Id: id, Job_Post_Name: 'Quality inspector', Work_Authorization_Id: Number(permit!.id), Work_Authorization_Name: permit!.name, Other_Work_Permit: 'Seaman book', Employee_Id: null });
    expect(individual['Designation_Id']).toBeTypeOf('number');
  });
});

describe('candidates by the specified operations', () => {
  const upload = async (text = 'A resume.'): Promise<{ key: string; size: number }> =>
    dataOf(await recruiter<{ a: { s3DocumentDetails: { key: string; size: number } } }>('core-hr', 'mutation ($data: String!) { a: getPresignedUrl(fileName: "resume.txt", action: "upload", type: "candidate.resume", data: $data) { s3DocumentDetails } }', { data: Buffer.from(text).toString('base64') })).a.s3DocumentDetails;
  const ARGUMENTS = '$firstName: String!, $lastName: String!, $gender: String!, $dob: LocalDate!, $emailId: String!, $mobileNo: String!, $resume: String!, $resumeFileSize: Int!, $status: Int!';
  const GIVEN = 'firstName: $firstName, lastName: $lastName, gender: $gender, dob: $dob, emailId: $emailId, mobileNo: $mobileNo, resume: $resume, resumeFileSize: $resumeFileSize, status: $status';
  type Saved = { candidateId: number; changeSet: string };
  const insert = (variables: object) => recruiter<{ a: Saved }>('recruitment', `mutation (${ARGUMENTS}) { a: insertJobCandidates(${GIVEN}) { candidateId changeSet } }`, { ...variables });
  const valid = async () => {
    const { key, size } = await upload();
    return { firstName: 'Noor', lastName: 'Haddad', gender: 'not stated', dob: '1991-02-03', emailId: 'Noor@mail.example', mobileNo: '+33 6 12 34 56 78', resume: key, resumeFileSize: size, status: Number(await statusNamed(server, 'Applied')) };
  };

  it('are added with all that is required, changed, and deleted with one undo', async () => {
    const given = await valid();
    const { candidateId } = dataOf(await insert(given)).a;
    expect(await candidate(server, candidateId)).toMatchObject({ gender: 'NOT_STATED', email: 'noor@mail.example', resume: given.resume });
    dataOf(await recruiter('recruitment', `mutation (${ARGUMENTS}) { a: updateJobCandidates(candidateId: ${candidateId}, ${GIVEN}) { candidateId } }`, { ...given, lastName: 'Haddad-Blanc', gender: 'Non-binary' }));
    expect(await candidate(server, candidateId)).toMatchObject({ last_name: 'Haddad-Blanc', gender: 'NON_BINARY' });
    const gone = await done(recruiter, `deleteJobCandidates(candidateId: [${candidateId}])`);
    expect(gone.candidateCount).toBe(1);
    await undo(recruiter, gone.changeSet);
    expect(await candidate(server, candidateId)).toMatchObject({ last_name: 'Haddad-Blanc' });
  });

  it('say beside each argument what is wrong with it', async () => {
    const given = await valid();
    const wrong = async (more: object) => (await insert({ ...given, ...more })).errors[0]!.extensions.validationError.map(({ field }) => field).sort();
    expect(await wrong({ firstName: ' ', emailId: '', resume: '' })).toEqual(['emailId', 'firstName', 'resume']);
    expect(await wrong({ gender: 'unknown' })).toEqual(['gender']);
    expect(await wrong({ mobileNo: '12', emailId: 'nobody' })).toEqual(['emailId', 'mobileNo']);
    expect(await wrong({ resumeFileSize: 7 })).toEqual(['resumeFileSize']);
    expect(await wrong({ status: 99999999 })).toEqual(['status']);
    expect(await wrong({ resume: 'demo/2026-01/00000000-0000-4000-8000-000000000000.pdf' })).toEqual(['resume']);
  });

  it('say all that is wrong at once, whichever check finds it', async () => {
    const given = await valid();
    const { candidateId } = dataOf(await insert(given)).a;
    await rows(server, 'update recruitment_general_setting set enforce_candidate_salary = true where org_code = $1');
    const closed = await addPost(server, recruiter, 'Loom fitter');
    await rows(server, `update job_post set status = 'CLOSED' where org_code = $1 and id = $2`, [closed]);
    const wrong = { ...given, firstName: ' ', gender: 'unknown', dob: '2999-01-01', mobileNo: '12', emailId: 'nobody', resume: 'demo/2026-01/00000000-0000-4000-8000-000000000000.pdf', resumeFileSize: 0, status: 99999999, jobPostId: Number(closed), sourceId: 99999999 };
    const operation = (name: string, more = '') => `mutation (${ARGUMENTS}, $jobPostId: Int, $sourceId: Int) { a: ${name}(${more}${GIVEN}, jobPostId: $jobPostId, sourceId: $sourceId) { candidateId } }`;
    const told = async (text: string): Promise<string[]> => (await recruiter('recruitment', text, wrong)).errors[0]!.extensions.validationError.map(({ field }) => field);
    const both = ['dob', 'emailId', 'firstName', 'gender', 'jobPostId', 'mobileNo', 'resume', 'resumeFileSize', 'sourceId', 'status'];
    try {
      expect((await told(operation('insertJobCandidates'))).sort()).toEqual([...both, 'currentCtc', 'expectedCtc'].sort());
      expect((await told(operation('updateJobCandidates', `candidateId: ${candidateId}, `))).sort()).toEqual(both);
      expect(await candidate(server, candidateId)).toMatchObject({ first_name: 'Noor', resume: given.resume });
    } finally {
      await rows(server, 'update recruitment_general_setting set enforce_candidate_salary = false where org_code = $1');
    }
  });

  it('say of a status or a post that is not there nothing that follows from another one', async () => {
    await rows(server, `update candidate_status set requires = array['NOTICE_PERIOD'] where org_code = $1 and name = 'Applied'`);
    try {
      const { errors } = await recruiter('recruitment', 'mutation ($input: CandidateInput!) { addCandidate(input: $input) { errorCode } }', { input: { firstName: 'Noor', lastName: 'Haddad', email: 'noor.follows@mail.example', phone: '+91 98765 43210', statusId: '99999999' } });
      expect(errors[0]!.extensions.validationError.map(({ field }) => field)).toEqual(['statusId']);
      expect(errors[0]!.extensions.validationError[0]!.message).not.toContain('needs');
    } finally {
      await rows(server, `update candidate_status set requires = null where org_code = $1 and name = 'Applied'`);
    }
  });

  it('come from a sheet all or none, told line by line', async () => {
    const before = (await rows(server, 'select count(*)::text as id from candidate where org_code = $1', []))[0]!.id;
    const sheet = [{ firstName: 'Good', lastName: 'Line', personalEmail: 'good@mail.example', jobTitle: 'QUALITY INSPECTOR' }, { firstName: 'Bad', lastName: '', personalEmail: 'bad', mobileNumberWithCountryCode: '5' }, { firstName: 'No', lastName: 'Post', jobTitle: 'Astronaut' }];
    const { errors } = await recruiter('recruitment', 'mutation ($candidates: [CandidateImportRow!]!) { uploadBulkCandidateDetails(candidates: $candidates) { candidateCount } }', { candidates: sheet });
    const told = (errors[0]!.extensions.validationError as unknown as { row: string; field: string }[]).map(({ row, field }) => `${row} ${field}`).sort();
    expect(told).toEqual(['2 lastName', '2 mobileNumberWithCountryCode', '2 personalEmail', '3 jobTitle']);
    expect((await rows(server, 'select count(*)::text as id from candidate where org_code = $1', []))[0]!.id).toBe(before);
  });
});

describe('what recruiters choose from', () => {
  const ask = async (text: string): Promise<Record<string, Row[]>> => dataOf(await recruiter<{ a: Record<string, Row[]> }>('recruitment', `{ a: ${text} }`)).a;

  it('is in use, by its specified names', async () => {
    expect((await ask('getAtsStatusList(conditions: [{ key: "Stage", value: "interview" }]) { atsStatus { Status Stage Form_Id Is_Default } }'))['atsStatus']).toEqual([{ Status: 'Interview', Stage: 'Interview', Form_Id: 136, Is_Default: false }]);
    expect((await ask('retrieveSourceMasterList { sources { Source_Title } }'))['sources']!.map((row) => row['Source_Title'])).toContain('Career page');
    expect((await ask('getArchiveReasonsList(stageId: 1) { archiveReasons { Reason Stage } }'))['archiveReasons']!.map((row) => row['Reason'])).toContain('Position filled');
    const bundle = dataOf(await recruiter<{ a: { clients: Row[]; rounds: Row[] } }>('core-hr', '{ a: getDropDownBoxDetails { clients { Client_Name } rounds { Round_Name } } }')).a;
    expect([bundle.clients.length > 0, bundle.rounds.some((row) => row['Round_Name'] === 'Recruiter call')]).toEqual([true, true]);
    const { dropdownDetails } = dataOf(await recruiter<{ a: { dropdownDetails: string } }>('core-hr', '{ a: retrieveDropdownDetails(key: ["candidate_statuses", "clients"]) { dropdownDetails } }')).a;
    expect((JSON.parse(dropdownDetails) as { data: { name: string }[] }[])[0]!.data[0]!.name).toBe('Applied');
    const outside = await clientOf(server)('core-hr', '{ retrieveDropdownDetails(key: ["clients"]) { errorCode } }');
    expect(outside.errors[0]!.extensions.errorCode).toBe('UNAUTHENTICATED');
  });

  it('are pools that are named, renamed, counted, and deleted when nobody is in them', async () => {
    const save = async (told: string) => dataOf(await recruiter<{ a: { talentPoolId: number } }>('recruitment', `mutation { a: addUpdateTalentPool(${told}) { talentPoolId } }`)).a.talentPoolId;
    const [pool, other] = [await save('talentPool: "Weavers"'), await save('talentPool: "Spinners", description: "Ring and rotor."')];
    await save(`talentPoolId: ${pool}, talentPool: "Weavers of silk"`);
    const id = await addCandidate(recruiter);
    await done(recruiter, `addCandidateToTalentPool(candidateId: [${id}], talentPoolId: ${pool}, archiveStatusId: ${await statusNamed(server, 'Rejected')}, archiveReasonId: ${await named(server, 'archive_reason', 'Position filled')})`);
    const counts = async () => new Map((await ask('getTalentPoolList { talentPools { talentPoolId talentPool candidateCount addedBy } }'))['talentPools']!.map((row) => [row['talentPool'], row['candidateCount']]));
    expect((await counts()).get('Weavers of silk')).toBe(1);
    expect((await ask(`getTalentPoolCandidateList(talentPoolId: ${pool}) { candidates { Candidate_Id Talent_Pool_Name } }`))['candidates']).toEqual([{ Candidate_Id: id, Talent_Pool_Name: 'Weavers of silk' }]);
    const refused = await recruiter('recruitment', `mutation { deleteTalentPoolDetails(talentPoolId: ${pool}) { deleted } }`);
    expect(refused.errors[0]!.message).toContain('1 candidate');
    expect(dataOf(await recruiter<{ a: object }>('recruitment', `mutation { a: deleteTalentPoolDetails(talentPoolId: ${pool}, moveTo: ${other}) { deleted moved } }`)).a).toEqual({ deleted: 1, moved: 1 });
    expect(await candidate(server, id)).toMatchObject({ talent_pool_id: String(other) });
    expect((await act(recruiter, `addCandidateToTalentPool(candidateId: [${id}], talentPoolId: ${pool}, archiveStatusId: 1, archiveReasonId: 1)`)).errors).not.toEqual([]);
  });
});
