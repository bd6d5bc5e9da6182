/** Candidates who are added to a status that sends a mail: the mail is shown first, in the words that leave, and is kept back where it is not wanted. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { readDueResumes } from '../../src/server/recruitment/resumes/worker.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { startProbe, type Probe } from '../support/probe.ts';
import { resumeBytes } from '../support/resume-truth.ts';
import { addCandidate, addPost, mailsTo, rows, statusNamed, undo } from './candidates.ts';

type Ahead = { of: string; count: number; names: string[]; recipient: string | null; subject: string; body: string; unreached: number; unreachedNames: string[]; failingNames: string[] };
const FIELDS = 'mails { of count names recipient subject body unreached unreachedNames failingNames }';
const SUBJECT = 'Thank you, {{name}}';

let server: DemoServer;
let recruiter: Client;
let admin: Client;
let probe: Probe;
let applied: string;
let shortlisted: string;
let post: string;

const sending = (id: string, sends: boolean) => rows(server, `update candidate_status set sends_mail = $3, mail_subject = $4, mail_body = 'Dear {{name}}, we have your application for {{jobPost}} at {{organisation}}. See {{portal}} for more.' where org_code = $1 and id = $2`, [id, sends, SUBJECT]);

beforeAll(async () => {
  server = await startDemoServer();
  [recruiter, admin] = [clientOf(server, await server.signIn('recruiter@demo.example')), clientOf(server, await server.signIn('admin@demo.example'))];
  probe = await startProbe(server, admin);
  [applied, shortlisted, post] = [await statusNamed(server, 'Applied'), await statusNamed(server, 'Shortlisted'), await addPost(server, recruiter, 'Pattern cutter')];
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  await sending(applied, true);
  await sending(shortlisted, true);
});

const asked = (values: object, ask: Client) => ask<{ newRecordAlong: { count: number; mails: Ahead[] } }>('batch-processing', `query ($values: JSON!) { newRecordAlong(type: "Candidate", values: $values) { count ${FIELDS} } }`, { values });
const ahead = async (values: object, ask = recruiter): Promise<Ahead[]> => dataOf(await asked(values, ask)).newRecordAlong.mails;
const letters = async (id: number) => (await mailsTo(server, id)).map(({ subject, body }) => ({ subject, body }));
const shownOf = (mails: readonly Ahead[]) => mails.map(({ subject, body }) => ({ subject, body }));
let count = 0;
/** Somebody of whom nobody else has the address. */
const person = (more: object = {}) => ({ firstName: 'Noor', middleName: 'Amal', lastName: 'Haddad', email: `noor.${(count += 1)}@mail.example`, phone: '+91 98765 43210', ...more });
const add = async (input: object, more = ''): Promise<{ id: number; changeSet: string }> => {
  const { row, changeSet } = dataOf(await recruiter<{ addCandidate: { row: { id: string }; changeSet: string } }>('recruitment', `mutation ($input: CandidateInput!) { addCandidate(input: $input${more}) { row { id } changeSet } }`, { input })).addCandidate;
  return { id: Number(row.id), changeSet };
};

describe('the mail to a candidate who is to be added', () => {
  it('is shown word for word as it leaves, with the first status or one that is told, with a post and without', async () => {
    for (const more of [{}, { jobPostId: post }, { statusId: shortlisted, jobPostId: post }, { portalAccess: false }, { preferredLanguage: 'JA' }, { firstName: '  {{portal}} ', email: 'Mixed.Case@Mail.Example' }]) {
      const input = person(more);
      const shown = await ahead(input);
      expect(shown, JSON.stringify(more)).toMatchObject([{ of: 'statusId' in more ? 'Shortlisted' : 'Applied', count: 1, unreached: 0, unreachedNames: [], failingNames: [] }]);
      const { id } = await add(input);
      const [stored] = await rows<{ id: string; name: string; email: string }>(server, 'select id::text, name, email from candidate where org_code = $1 and id = $2', [id]);
      expect([shown[0]!.names, shown[0]!.recipient]).toEqual([[stored!.name], stored!.email]);
      expect(await letters(id)).toEqual(shownOf(shown));
    }
  });

  it('leads into the portal as the settings let new candidates in', async () => {
    expect((await ahead(person()))[0]!.body).toContain('/v3/candidate-portal');
    await rows(server, 'update recruitment_general_setting set portal_access_for_new = false where org_code = $1');
    const input = person();
    const shown = await ahead(input);
    expect(shown[0]!.body).not.toContain('/v3/candidate-portal');
    expect(await letters((await add(input)).id)).toEqual(shownOf(shown));
    await rows(server, 'update recruitment_general_setting set portal_access_for_new = true where org_code = $1');
  });

  it('is none without an address, and where the status sends none; nothing is stored by asking', async () => {
    const before = await rows(server, `select (select count(*) from candidate where org_code = $1)::text || ' ' || (select count(*) from outbox_message where org_code = $1)::text as id`);
    expect(await ahead(person({ email: null }))).toEqual([]);
    expect(await ahead({ ...person(), email: undefined })).toEqual([]);
    expect(await ahead(person({ skills: [], experience: [{ company: 'Loom Works', startedOn: '2020-01-01' }] }))).toHaveLength(1);
    await sending(applied, false);
    expect(await ahead(person())).toEqual([]);
    expect(await ahead(person({ statusId: shortlisted }))).toMatchObject([{ of: 'Shortlisted' }]);
    await sending(shortlisted, false);
    expect(await ahead(person({ statusId: shortlisted }))).toEqual([]);
    expect(await rows(server, `select (select count(*) from candidate where org_code = $1)::text || ' ' || (select count(*) from outbox_message where org_code = $1)::text as id`)).toEqual(before);
  });

  it('is kept back where that is wanted, and undoing takes the candidate back without another one', async () => {
    const quiet = await add(person(), ', mails: false');
    expect(await letters(quiet.id)).toEqual([]);
    const { id, changeSet } = await add(person());
    expect(await letters(id)).toHaveLength(1);
    await undo(recruiter, changeSet);
    expect(await rows(server, `select id from outbox_message where org_code = $1 and subject like 'Thank you%' and candidate_id = $2`, [id])).toEqual([]);
  });

  it('is kept back by an update, too, of a candidate and of an application', async () => {
    const { id } = await add(person({ jobPostId: post }), ', mails: false');
    const [{ version }] = (await rows<{ id: string; version: number }>(server, 'select id::text, version from candidate where org_code = $1 and id = $2', [id])) as [{ id: string; version: number }];
    dataOf(await recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $to: ID!) { updateCandidate(id: $id, version: $version, input: { statusId: $to }, mails: false) { errorCode } }', { id, version, to: shortlisted }));
    const [application] = await rows<{ id: string; version: number }>(server, 'select id::text, version from job_application where org_code = $1 and candidate_id = $2', [id]);
    dataOf(await recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $to: ID!) { updateJobApplication(id: $id, version: $version, input: { statusId: $to }, mails: false) { errorCode } }', { ...application, to: applied }));
    expect(await rows(server, 'select status_id::text as id from candidate where org_code = $1 and id = $2', [id])).toEqual([{ id: applied }]);
    expect(await letters(id)).toEqual([]);
  });

  it('is shown to nobody who may not add candidates, nor with fields that they may not give', async () => {
    const refusal = async (values: object, ask: Client) => (await asked(values, ask)).errors[0]?.extensions.errorCode;
    await probe.may({ JOB_CANDIDATES: { view: true, update: true }, TALENT_POOL: { view: true, add: true, update: true } });
    expect(await refusal(person(), probe.ask)).toBe('_DB0101');
    expect(await refusal(person(), clientOf(server, await server.signIn('employee@demo.example')))).toBe('_DB0101');
    await probe.may({ JOB_CANDIDATES: { view: true, add: true } });
    expect(await ahead(person(), probe.ask)).toHaveLength(1);
    expect(await refusal(person({ dateOfBirth: '1990-01-01' }), probe.ask)).toBe('_DB0101');
    expect((await asked({ ...person(), nobody: 1 }, recruiter)).errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await clientOf(server)('batch-processing', '{ newRecordAlong(type: "Candidate", values: {}) { count } }')).toMatchObject({ errors: [{ extensions: { errorCode: 'UNAUTHENTICATED' } }] });
    // What sends no mails is answered as well.
    expect(dataOf(await admin('batch-processing', '{ newRecordAlong(type: "Grade", values: { name: "Apprentice", code: "A9", rank: 900 }) { count mails { of } } }'))['newRecordAlong']).toEqual({ count: 0, mails: [] });
  });
});

describe('candidates by the specified operations', () => {
  const ARGUMENTS = '$firstName: String!, $lastName: String!, $gender: String!, $dob: LocalDate!, $emailId: String!, $mobileNo: String!, $resume: String!, $resumeFileSize: Int!, $status: Int!, $mails: Boolean';
  const GIVEN = 'firstName: $firstName, lastName: $lastName, gender: $gender, dob: $dob, emailId: $emailId, mobileNo: $mobileNo, resume: $resume, resumeFileSize: $resumeFileSize, status: $status, mails: $mails';
  const given = async (status: string, mails?: boolean) => {
    const { key, size } = await upload(`A resume of ${count += 1}.`);
    return { firstName: 'Noor', lastName: 'Haddad', gender: 'not stated', dob: '1991-02-03', emailId: `specified.${count}@mail.example`, mobileNo: '+33 6 12 34 56 78', resume: key, resumeFileSize: size, status: Number(status), ...(mails === undefined ? {} : { mails }) };
  };
  const write = async (operation: string, variables: object): Promise<number> => dataOf(await recruiter<{ a: { candidateId: number } }>('recruitment', `mutation (${ARGUMENTS}) { a: ${operation} { candidateId } }`, { ...variables })).a.candidateId;

  it('are told, or not where that is not wanted', async () => {
    const [told, quiet] = [await given(applied), await given(applied, false)];
    const [first, second] = [await write(`insertJobCandidates(${GIVEN})`, told), await write(`insertJobCandidates(${GIVEN})`, quiet)];
    expect([await letters(first), await letters(second)]).toMatchObject([[{ subject: 'Thank you, Noor Haddad' }], []]);
    await write(`updateJobCandidates(candidateId: ${second}, ${GIVEN})`, { ...quiet, status: Number(shortlisted) });
    expect(await letters(second)).toEqual([]);
    await write(`updateJobCandidates(candidateId: ${first}, ${GIVEN})`, { ...told, status: Number(shortlisted) });
    expect(await letters(first)).toHaveLength(2);
  });

  it('that a sheet brings are told nothing, as with every import', async () => {
    const candidates = [{ firstName: 'Ida', lastName: 'Ruiz', personalEmail: 'ida.ruiz@sheet.example' }, { firstName: 'Omar', lastName: 'Said', personalEmail: 'omar.said@sheet.example' }];
    expect(dataOf(await recruiter<{ answer: { candidateCount: number } }>('recruitment', 'mutation ($candidates: [CandidateImportRow!]!) { answer: uploadBulkCandidateDetails(candidates: $candidates) { candidateCount } }', { candidates })).answer.candidateCount).toBe(2);
    expect(await rows(server, `select id from candidate where org_code = $1 and email like '%@sheet.example'`)).toHaveLength(2);
    expect(await rows(server, `select id from outbox_message where org_code = $1 and recipient like '%@sheet.example'`)).toEqual([]);
  });
});

const upload = async (text: string | Buffer, name = 'resume.txt'): Promise<{ key: string; size: number }> =>
  dataOf(await recruiter<{ a: { s3DocumentDetails: { key: string; size: number } } }>('core-hr', 'mutation ($name: String!, $data: String!) { a: getPresignedUrl(fileName: $name, action: "upload", type: "candidate.resume", data: $data) { s3DocumentDetails } }', { name, data: Buffer.from(text).toString('base64') })).a.s3DocumentDetails;

describe('resumes that are added together', () => {
  const dropped = async (): Promise<{ lucia: string; yamada: string; camille: string }> => {
    const keys: string[] = [];
    for (const name of ['lucia.txt', 'yamada.txt', 'camille.txt']) keys.push((await upload(await resumeBytes(name), name)).key);
    dataOf(await recruiter('recruitment', 'mutation ($keys: [String!]!) { dropResumes(resume: $keys) { resumes { id } } }', { keys }));
    while ((await readDueResumes({ db: server.db, settings: server.settings, log: createLog('silent') })) > 0);
    const { resumes } = dataOf(await recruiter<{ a: { resumes: { id: string }[] } }>('recruitment', '{ a: droppedResumes { resumes { id } } }')).a;
    const [lucia, yamada, camille] = resumes.map(({ id }) => id);
    return { lucia: lucia!, yamada: yamada!, camille: camille! };
  };
  const shown = (candidates: readonly object[], ask = recruiter) => ask<{ a: { mails: Ahead[] } }>('recruitment', `query ($candidates: [DroppedCandidate!]!) { a: droppedMailsAhead(candidates: $candidates) { ${FIELDS} } }`, { candidates });
  const addAll = async (candidates: readonly object[], more = '') => dataOf(await recruiter<{ a: { changeSet: string; candidateCount: number } }>('recruitment', `mutation ($candidates: [DroppedCandidate!]!) { a: addDroppedResumes(candidates: $candidates${more}) { changeSet candidateCount } }`, { candidates })).a;
  const idOf = async (email: string): Promise<number> => Number((await rows(server, 'select id::text from candidate where org_code = $1 and email = $2', [email]))[0]!.id);

  it('show the mail to all of them, as they are called by then, and who gets none', async () => {
    const { lucia, yamada, camille } = await dropped();
    const lines = [
      { id: lucia, firstName: 'Lucía', lastName: 'García', email: 'lucia@drop.example', jobPostId: post },
      { id: yamada, firstName: '太郎', lastName: '山田', email: 'yamada@drop.example', jobPostId: post },
      { id: camille, firstName: 'Camille', lastName: 'Roux', email: '' },
    ];
    const mails = dataOf(await shown(lines)).a.mails;
    expect(mails).toMatchObject([{ of: 'Applied', count: 2, recipient: 'lucia@drop.example', unreached: 1, unreachedNames: ['Camille Roux'] }]);
    expect(dataOf(await shown([lines[2]!])).a.mails).toEqual([]);
    expect((await shown(lines, admin)).errors[0]?.extensions).toMatchObject({ errorCode: 'NOT_FOUND' });
    await probe.may({ JOB_CANDIDATES: { view: true, update: true } });
    expect((await shown(lines, probe.ask)).errors[0]?.extensions).toMatchObject({ errorCode: '_DB0101' });
    const { changeSet, candidateCount } = await addAll(lines);
    expect(candidateCount).toBe(3);
    const [first, second] = [await idOf('lucia@drop.example'), await idOf('yamada@drop.example')];
    expect(await letters(first)).toEqual(shownOf(mails));
    expect((await rows<{ id: string; name: string }>(server, 'select id::text, name from candidate where org_code = $1 and id = any($2) order by id', [[first, second]])).map(({ name }) => name)).toEqual(mails[0]!.names);
    expect(await letters(second)).toHaveLength(1);
    await undo(recruiter, changeSet);
  }, 60_000);

  it('are added without it where that is wanted', async () => {
    const { lucia, yamada, camille } = await dropped();
    await addAll([lucia, yamada, camille].map((id, at) => ({ id, firstName: 'Quiet', lastName: 'Person', email: `quiet.${at}@drop.example` })), ', mails: false');
    expect(await rows(server, `select id from candidate where org_code = $1 and email like 'quiet.%@drop.example'`)).toHaveLength(3);
    expect(await rows(server, `select id from outbox_message where org_code = $1 and recipient like 'quiet.%@drop.example'`)).toEqual([]);
  }, 60_000);
});

it('a candidate is still told by whoever says nothing of mails', async () => {
  expect(await letters(await addCandidate(recruiter))).toHaveLength(1);
});
