/** From a hired candidate to an employee: nothing is typed twice, everything is taken back by one undo, and nobody reaches those of others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { act as onCandidate, addCandidate, addPost, candidate, done as onCandidates, employeeOf, named, rows, statusNamed, undo } from './candidates.ts';

type Change = { readonly changeSet: string; readonly individualId: number[]; readonly individualCount: number };

let server: DemoServer;
let admin: Client;
let recruiter: Client;
let hr: Client;
let payroll: Client;
let post: string;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, recruiter, hr, payroll] = await Promise.all(['admin', 'recruiter', 'hr', 'payroll'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`)))) as [Client, Client, Client, Client];
  post = await addPost(server, recruiter, 'Loom fitter', [{ employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' }, { employeeId: await employeeOf(server, 'hr@demo.example'), role: 'ONBOARDING_SPECIALIST' }]);
  // Each test says what is enforced.
  await rows(server, 'update document_subtype set enforced_in_self_onboarding = false, enforce_during_onboarding = false where org_code = $1');
  await rows(server, 'update accreditation_type set mandatory_during_self_onboarding = false where org_code = $1');
}, 60_000);
afterAll(() => server.stop());

const act = (ask: Client, text: string) => ask<{ answer: Change }>('onboarding', `mutation { answer: ${text} { changeSet individualId individualCount } }`);
const done = async (ask: Client, text: string): Promise<Change> => dataOf(await act(ask, text)).answer;
const make = (ask: Client, id: number) => ask<{ answer: { changeSet: string; employeeId: number; employeeNumber: string } }>('onboarding', 'mutation ($id: Int!) { answer: makeEmployee(individualId: $id) { changeSet employeeId employeeNumber } }', { id });
const undoing = (ask: Client, changeSet: string) => ask('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet });
const codeOf = (answer: { errors: readonly { extensions: { errorCode?: unknown } }[] }): unknown => answer.errors[0]?.extensions.errorCode;
const person = async (id: number) => (await rows<Record<string, unknown>>(server, 'select * from onboarding_individual where org_code = $1 and id = $2', [id]))[0]!;
const mails = (id: number) => rows<{ body: string; template: string; recipient: string }>(server, 'select body, template, recipient from outbox_message where org_code = $1 and about = $2 order by created_at', [`onboardingIndividual ${id}`]);

const hired = async (ask: Client = recruiter, more: Record<string, unknown> = {}): Promise<number> => {
  const id = await addCandidate(ask, { jobPostId: post, ...more });
  await rows(server, 'update candidate set status_id = $3, version = version + 1 where org_code = $1 and id = $2', [id, await statusNamed(server, 'Hired')]);
  return id;
};
const place = async () => {
  const [found] = await rows<{ department: string; location: string }>(server, 'select (select min(id) from department where org_code = $1)::text as department, (select min(id) from location where org_code = $1)::text as location');
  return found!;
};
/** Somebody of whom nothing is wanting. */
const ready = async (more: Record<string, unknown> = {}): Promise<number> => {
  const { individualId } = await done(recruiter, `startOnboarding(candidateId: [${await hired(recruiter, more)}], joiningDate: "2099-03-01", invite: false)`);
  const { department, location } = await place();
  await rows(server, 'update onboarding_individual set department_id = $3, location_id = $4, version = version + 1 where org_code = $1 and id = $2', [individualId[0], department, location]);
  return individualId[0]!;
};

describe('a hired candidate', () => {
  it('joins with all that is known, looked after by the specialist of the post, and is mailed a link of which only the digest is kept', async () => {
    const id = await hired(recruiter, { dateOfBirth: '1994-05-06', gender: 'FEMALE', languages: [{ language: 'ja', spoken: true, readWrite: false }], experience: [{ company: 'Aoba Mills', designation: 'Fitter' }], education: [{ institute: 'Osaka College', qualification: 'Diploma', yearOfPassing: 2015 }], dependents: [{ firstName: 'Mia' }], emergencyContactName: 'Ken Mori' });
    const { individualId: [made] } = await done(recruiter, `startOnboarding(candidateId: [${id}], joiningDate: "2099-03-01")`);
    const found = await person(made!);
    expect(found).toMatchObject({ status: 'INVITED', first_name: 'Asha', gender: 'FEMALE', candidate_id: String(id), specialist_id: await employeeOf(server, 'hr@demo.example') });
    const [lists] = await rows(server, `select (select company from individual_experience where org_code = $1 and onboarding_individual_id = $2) as company, (select name || is_dependent from individual_family_member where org_code = $1 and onboarding_individual_id = $2) as family,
      (select name from individual_emergency_contact where org_code = $1 and onboarding_individual_id = $2) as contact, (select institution || ' until ' || completed_on from individual_education where org_code = $1 and onboarding_individual_id = $2) as school`, [made]);
    expect(lists).toEqual({ company: 'Aoba Mills', family: 'Miatrue', contact: 'Ken Mori', school: 'Osaka College until 2015-12-31' });
    const [mail] = await mails(made!);
    expect(mail!.body).toMatch(/^\/v3\/join\/demo\.join\.[\w-]{43}$/m);
    expect(mail!.body).not.toContain(String(found['token_hash']));
  });

  it('is asked for where nobody was chosen, as are people who join', async () => {
    for (const [ask, text, field] of [[recruiter, 'startOnboarding(candidateId: [])', 'candidateId'], [hr, 'inviteIndividuals(individualId: [])', 'individualId'], [hr, 'cancelOnboarding(individualId: [])', 'individualId'], [hr, 'resumeOnboarding(individualId: [])', 'individualId']] as const)
      expect((await act(ask, text)).errors[0]?.extensions, text).toMatchObject({ code: 'BAD_USER_INPUT', validationError: [{ field, message: 'Nobody is chosen. Choose at least one person.' }] });
  });

  it('is looked after by whoever starts it where the post names nobody, unless they could not review it', async () => {
    const bare = await addPost(server, recruiter, 'Loom helper', [{ employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' }]);
    const specialist = async (ask: Client) => (await person((await done(ask, `startOnboarding(candidateId: [${await hired(recruiter, { jobPostId: bare })}], joiningDate: "2099-03-01", invite: false)`)).individualId[0]!))['specialist_id'];
    expect([await specialist(recruiter), await specialist(admin)]).toEqual([null, await employeeOf(server, 'admin@demo.example')]);
  });

  it('is onboarded once, also by two at once, and again after it was cancelled', async () => {
    const id = await hired();
    const start = `startOnboarding(candidateId: [${id}], joiningDate: "2099-03-01", invite: false)`;
    const two = await Promise.all([act(recruiter, start), act(admin, start)]);
    expect(new Set(two.map(codeOf))).toEqual(new Set(['ONBOARDING_STARTED', undefined]));
    const [{ id: first }] = (await rows<{ id: string }>(server, 'select id from onboarding_individual where org_code = $1 and candidate_id = $2', [id])) as [{ id: string }];
    await done(hr, `cancelOnboarding(individualId: [${first}], comment: "Joins elsewhere")`);
    await done(recruiter, start);
    expect(codeOf(await act(hr, `resumeOnboarding(individualId: [${first}])`))).toBe('ONBOARDING_STARTED');
  });

  it('is neither put away nor moved on while the onboarding goes on, also by an undo, and it does not go on again for whoever was', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post });
    const { changeSet: hire } = await onCandidates(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${await statusNamed(server, 'Hired')})`);
    const { individualId: [made] } = await done(recruiter, `startOnboarding(candidateId: [${id}], joiningDate: "2099-03-01")`);
    const archive = `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${await named(server, 'archive_reason', 'No answer')}, action: "archive")`;
    const goesOn = 'This candidate is being onboarded. Cancel the onboarding first.';
    const told = ({ errors }: { errors: readonly { extensions: { validationError?: readonly { message: string }[] } }[] }) => errors[0]?.extensions.validationError?.map(({ message }) => message);
    for (const text of [archive, `moveCandidateToBlackedList(candidateId: [${id}], blackedReasonId: ${(await rows(server, 'select id from blacklist_reason where org_code = $1 limit 1'))[0]!.id})`, `updateCandidateStatus(candidateId: [${id}], statusId: ${await statusNamed(server, 'Rejected')})`, `updateCandidateStatus(candidateId: [${id}], statusId: ${await statusNamed(server, 'Screening')})`])
      expect(told(await onCandidate(recruiter, text))).toEqual([goesOn]);
    // Among several, it is said of whom.
    const other = await addCandidate(recruiter, { jobPostId: post });
    expect(told(await onCandidate(recruiter, archive.replace(`[${id}]`, `[${id}, ${other}]`)))).toEqual([expect.stringMatching(/^Asha \w+: This candidate is being onboarded\./)]);
    const [application] = await rows(server, 'select id, version from job_application where org_code = $1 and candidate_id = $2', [id]);
    const APPLICATION = 'mutation ($id: ID!, $version: Int!, $status: ID!) { updateJobApplication(id: $id, version: $version, input: { statusId: $status }) { errorCode } }';
    expect(told(await recruiter('recruitment', APPLICATION, { ...application, status: await statusNamed(server, 'Rejected') }))).toEqual([goesOn]);
    expect((await undoing(recruiter, hire!)).errors).toHaveLength(1);
    expect(await candidate(server, id)).toMatchObject({ standing: 'ACTIVE', status_id: await statusNamed(server, 'Hired') });
    const { changeSet: cancelled } = await done(hr, `cancelOnboarding(individualId: [${made}])`);
    const { changeSet: archived } = await onCandidates(recruiter, archive);
    expect(codeOf(await act(hr, `resumeOnboarding(individualId: [${made}])`))).toBe('ONBOARDING_NOT_HIRED');
    expect(codeOf(await undoing(hr, cancelled))).toBe('ONBOARDING_NOT_HIRED');
    expect((await person(made!))['status']).toBe('CANCELLED');
    await undo(recruiter, archived);
    await done(hr, `resumeOnboarding(individualId: [${made}])`);
  });

  it('of whom it was started is as before when whoever started it takes it back, and nobody else without a right on those who join', async () => {
    const id = await hired();
    const { changeSet, individualId } = await done(recruiter, `startOnboarding(candidateId: [${id}], joiningDate: "2099-03-01", invite: false)`);
    expect(codeOf(await undoing(payroll, changeSet))).toBe('_DB0103');
    await undo(recruiter, changeSet);
    expect(await person(individualId[0]!)).toBeUndefined();
    const of = await done(admin, `startOnboarding(candidateId: [${id}], joiningDate: "2099-03-01", invite: false)`);
    expect(codeOf(await undoing(recruiter, of.changeSet))).toBe('_DB0103');
    await done(hr, `inviteIndividuals(individualId: [${of.individualId[0]}])`);
    expect(codeOf(await undoing(admin, of.changeSet))).toBe('UNDO_CHANGED_SINCE');
  });

  it('is onboarded together with others in one change-set, which one undo takes back whole', async () => {
    const ids = [await hired(), await hired(), await hired()];
    const { changeSet, individualId, individualCount } = await done(recruiter, `startOnboarding(candidateId: [${ids.join(', ')}], joiningDate: "2099-03-01")`);
    expect([individualCount, new Set(individualId).size]).toEqual([3, 3]);
    const links = (await Promise.all(individualId.map(async (id) => (await mails(id)).map(({ body }) => /\/v3\/join\/(\S+)/.exec(body)?.[1])))).flat();
    expect(new Set(links).size).toBe(3);
    await undo(recruiter, changeSet);
    expect(await Promise.all(individualId.map((id) => person(id)))).toEqual([undefined, undefined, undefined]);
  });

  it('stands apart where the hire is more than 90 days old and nobody is to join since', async () => {
    const asked = async (filter: string) => dataOf(await recruiter<{ answer: { earlier: number; candidates: { candidateId: number }[] } }>('onboarding', `{ answer: onboardingCandidates(${filter}, limit: 200) { earlier candidates { candidateId } } }`)).answer;
    const [lately, long, started] = [await hired(), await hired(), await hired()];
    const { earlier } = await asked('isEarlier: true');
    await rows(server, `update candidate set hired_on = current_date - 89, version = version + 1 where org_code = $1 and id = $2`, [lately]);
    await rows(server, `update candidate set hired_on = current_date - 92, version = version + 1 where org_code = $1 and id = any($2::bigint[])`, [[long, started]]);
    await done(recruiter, `startOnboarding(candidateId: [${started}], joiningDate: "2099-03-01", invite: false)`);
    const [apart, others] = [await asked('isEarlier: true, isStarted: false'), await asked('isEarlier: false')];
    expect(apart.earlier).toBe(earlier + 1);
    const [first, rest] = [apart, others].map(({ candidates }) => candidates.map(({ candidateId }) => candidateId).filter((id) => [lately, long, started].includes(id)).toSorted((one, other) => one - other));
    expect([first, rest]).toEqual([[long], [lately, started]]);
  });

  it('is refused in words: not hired, without a day, without an address', async () => {
    const applied = await addCandidate(recruiter, { jobPostId: post });
    expect(codeOf(await act(recruiter, `startOnboarding(candidateId: [${applied}])`))).toBe('ONBOARDING_NOT_HIRED');
    expect((await act(recruiter, `startOnboarding(candidateId: [${await hired()}])`)).errors[0]?.extensions).toMatchObject({ errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'joiningDate' }] });
    expect(codeOf(await act(recruiter, `startOnboarding(candidateId: [${await hired(recruiter, { email: null })}], joiningDate: "2099-03-01")`))).toBe('ONBOARDING_NO_MAIL');
  });

  it('joins on the day of their own offer when several start at once, and who has none is named', async () => {
    const [agreed, open] = [await hired(recruiter, { firstName: 'Mina', lastName: 'Sato' }), await hired(recruiter, { firstName: 'Jon', lastName: 'Okafor' })];
    await rows(server, `insert into offer (org_code, id, name, candidate_id, annual_ctc, currency, joining_date, expires_on, sent_on, letter_digest, content, token_hash, answer, responded_on, created_by, updated_by) values ($1, 900001, 'Offer', $2, 1, 'INR', '2099-05-05', '2099-01-15', now(), '', '{}', '', 'ACCEPTED', now(), 'Test', 'Test')`, [agreed]);
    const refused = await act(recruiter, `startOnboarding(candidateId: [${agreed}, ${open}], invite: false)`);
    expect(refused.errors[0]?.extensions).toMatchObject({ errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'joiningDate', message: 'Jon Okafor: no accepted offer names a joining date. Choose one.' }] });
    await done(recruiter, `startOnboarding(candidateId: [${agreed}, ${open}], joiningDate: "2099-03-01", invite: false)`);
    const days = await rows(server, 'select candidate_id::int as id, joining_date::text as day from onboarding_individual where org_code = $1 and candidate_id = any($2::bigint[]) order by day', [[agreed, open]]);
    expect(days).toEqual([{ id: open, day: '2099-03-01' }, { id: agreed, day: '2099-05-05' }]);
  });

  it('of others is not found, and takes the right to onboard', async () => {
    const [own, others] = [await hired(), await hired(admin, { jobPostId: null })];
    await rows(server, `update candidate set recruiter_id = null where org_code = $1 and id = $2`, [others]);
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
    expect(codeOf(await act(recruiter, `startOnboarding(candidateId: [${own}, ${others}], joiningDate: "2099-03-01")`))).toBe('NOT_FOUND');
    expect(codeOf(await act(hr, `startOnboarding(candidateId: [${own}], joiningDate: "2099-03-01")`))).toBe('_DB0101');
    const { answer } = dataOf(await recruiter<{ answer: { candidates: { candidateId: number; due: string; joiningDate: string | null }[] } }>('onboarding', '{ answer: onboardingCandidates(isStarted: false, limit: 200) { candidates { candidateId due joiningDate } } }'));
    expect(answer.candidates.find(({ candidateId }) => candidateId === own)).toMatchObject({ due: 'START' });
    expect(answer.candidates.map(({ candidateId }) => candidateId)).not.toContain(others);
  });
});

describe('a date of birth', () => {
  const save = async (id: number, dateOfBirth: string) => hr('onboarding', 'mutation ($id: ID!, $version: Int!, $input: OnboardingIndividualPatch!) { updateOnboardingIndividual(id: $id, version: $version, input: $input) { errorCode } }', { id: String(id), version: (await person(id))['version'], input: { dateOfBirth } });
  it('is none in the future, of a child, or of somebody who would be older than a hundred, as with employees', async () => {
    const id = await ready();
    await rows(server, `update onboarding_individual set joining_date = current_date + 20, version = version + 1 where org_code = $1 and id = $2`, [id]);
    const year = new Date().getUTCFullYear();
    const told = [];
    for (const born of [`${year + 1}-01-01`, `${year - 5}-01-01`, `${year - 101}-01-01`]) told.push((await save(id, born)).errors[0]?.extensions['validationError']);
    expect(told).toMatchObject([[{ field: 'dateOfBirth', message: /future/ }], [{ field: 'dateOfBirth', message: /takes people from 14/ }], [{ field: 'dateOfBirth', message: /more than 100/ }]].map(([one]) => [{ ...one, message: expect.stringMatching(one!.message) as unknown }]));
    expect((await save(id, `${year - 30}-01-01`)).errors).toEqual([]);
  });
});

describe('an invitation', () => {
  it('closes the link before it, answers without a session by its key alone, and closes when it is cancelled', async () => {
    const id = await ready();
    await done(hr, `inviteIndividuals(individualId: [${id}])`);
    const keyIn = (body: string): string => /\/v3\/join\/(\S+)/.exec(body)![1]!;
    const first = keyIn((await mails(id))[0]!.body);
    await done(hr, `inviteIndividuals(individualId: [${id}])`);
    const sent = await mails(id);
    const second = keyIn(sent.at(-1)!.body);
    const nobody = clientOf(server);
    const ask = (key?: string) => nobody<{ retrieveAccreditationAndType: { totalRecords: number } }>('onboarding', 'query ($key: String) { retrieveAccreditationAndType(urlHash: $key) { totalRecords } }', { key });
    const statuses = (key: string) => nobody('onboarding', 'query ($key: String) { listMartialStatus(Url_Hash: $key) { maritalStatus { Marital_Status_Code } } }', { key });
    expect([codeOf(await ask(first)), codeOf(await ask()), codeOf(await ask(second)), codeOf(await statuses(second)), codeOf(await statuses(first))]).toEqual(['JOIN_LINK', 'UNAUTHENTICATED', undefined, undefined, 'JOIN_LINK']);
    await done(hr, `cancelOnboarding(individualId: [${id}])`);
    expect(codeOf(await ask(second))).toBe('JOIN_LINK');
  });

  it('to mend something names it and brings a new link', async () => {
    const id = await ready();
    expect(codeOf(await act(hr, `returnIndividual(individualId: ${id}, comment: "The passport")`))).toBe('ONBOARDING_MOVED');
    await rows(server, `update onboarding_individual set status = 'SUBMITTED', submitted_on = now(), version = version + 1 where org_code = $1 and id = $2`, [id]);
    expect(codeOf(await act(hr, `returnIndividual(individualId: ${id}, comment: "  ")`))).toBe('BAD_USER_INPUT');
    await done(hr, `returnIndividual(individualId: ${id}, comment: "The passport is cut off.")`);
    expect((await mails(id))[0]).toMatchObject({ template: 'onboardingReturned', body: expect.stringContaining('The passport is cut off.') as string });
    expect(await person(id)).toMatchObject({ status: 'RETURNED', comment: 'The passport is cut off.' });
  });

  it('and its status are never written by the form', async () => {
    const id = await ready();
    const { version } = await person(id) as { version: number };
    const answer = await hr('onboarding', 'mutation ($id: ID!, $v: Int!) { updateOnboardingIndividual(id: $id, version: $v, input: { status: ONBOARDED }) { changeSet } }', { id, v: version });
    expect(answer.errors[0]?.extensions).toMatchObject({ errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'status' }] });
  });
});

describe('making an employee', () => {
  it('writes everything with the next number, names it on the candidate, and is taken back whole by one undo', async () => {
    const id = await ready({ education: [{ institute: 'Osaka College', qualification: 'Diploma' }], experience: [{ company: 'Aoba Mills', designation: 'Fitter', startedOn: '2019-01-01' }] });
    const { employeeId, employeeNumber, changeSet } = dataOf(await make(admin, id)).answer;
    const belongings = () => rows(server, 'select (select count(*)::int from education where org_code = $1 and employee_id = $2) as education, (select count(*)::int from experience where org_code = $1 and employee_id = $2) as experience, (select employee_number from employee where org_code = $1 and id = $2) as number', [employeeId]);
    expect(await belongings()).toEqual([{ education: 1, experience: 1, number: employeeNumber }]);
    const joined = await person(id);
    expect(joined).toMatchObject({ status: 'ONBOARDED', employee_id: String(employeeId) });
    expect((await candidate(server, Number(joined['candidate_id'])))['employee_id']).toBe(String(employeeId));
    await undo(admin, changeSet);
    expect([await belongings(), (await person(id))['status'], (await candidate(server, Number(joined['candidate_id'])))['employee_id']]).toEqual([[{ education: 0, experience: 0, number: null }], 'DRAFT', null]);
  });

  it('takes the work permit of the candidate along, also one out of use since, and none where several leave it open', async () => {
    const told = (await rows<{ id: string }>(server, 'select id::text as id from work_authorization where org_code = $1 order by id limit 2')).map(({ id }) => ({ workAuthorizationId: id }));
    const ids = await Promise.all([[told[0]!], told, []].map((workPermits) => ready({ workPermits })));
    await rows(server, `update work_authorization set status = 'INACTIVE' where org_code = $1 and id = $2`, [told[0]!.workAuthorizationId]);
    const held: unknown[] = [];
    for (const id of ids) {
      const { employeeId } = dataOf(await make(hr, id)).answer;
      held.push((await rows<{ held: string | null }>(server, 'select work_authorization_id::text as held from employee where org_code = $1 and id = $2', [employeeId]))[0]!.held);
    }
    await rows(server, `update work_authorization set status = 'ACTIVE' where org_code = $1 and id = $2`, [told[0]!.workAuthorizationId]);
    expect(held).toEqual([told[0]!.workAuthorizationId, null, null]);
  });

  it('is taken back and done again by whoever may do it, without a right on candidates or accounts, and not by whoever may not', async () => {
    const id = await ready();
    const [bank] = await rows(server, 'select id from bank where org_code = $1 order by id limit 1');
    await rows(server, `update onboarding_individual set bank_id = $3, bank_country = 'DE', account_number = 'DE89370400440532013000', account_holder = 'Asha', version = version + 1 where org_code = $1 and id = $2`, [id, bank!.id]);
    const candidateId = Number((await person(id))['candidate_id']);
    const { employeeId, changeSet } = dataOf(await make(hr, id)).answer;
    const standing = async () => [(await person(id))['status'], (await candidate(server, candidateId))['employee_id'], (await rows(server, 'select id from bank_account where org_code = $1 and employee_id = $2', [employeeId])).length];
    const lastOf = async (of: string) => (await rows<{ last: string }>(server, 'select undone_by::text as last from change_set where org_code = $1 and id = $2', [of]))[0]!.last;
    for (const other of [recruiter, payroll]) expect(codeOf(await undoing(other, changeSet))).toMatch(/^_DB010/);
    await undo(hr, changeSet);
    expect(await standing()).toEqual(['DRAFT', null, 0]);
    await undo(hr, await lastOf(changeSet));
    expect(await standing()).toEqual(['ONBOARDED', String(employeeId), 1]);
  });

  it('opens no other change of a candidate to whoever may take it back', async () => {
    const id = await ready();
    const { changeSet } = dataOf(await make(hr, id)).answer;
    const [reason] = await rows(server, 'select id from archive_reason where org_code = $1 order by id limit 1');
    const archived = await onCandidates(recruiter, `archiveCandidateDetails(candidateId: [${await hired()}], archiveReasonId: ${reason!.id}, action: "archive")`);
    expect(codeOf(await undoing(hr, archived.changeSet!))).toBe('_DB0102');
    // As if the act had written on a candidate whom nobody of it was.
    await rows(server, 'update onboarding_individual set candidate_id = $3 where org_code = $1 and id = $2', [id, await hired()]);
    expect(codeOf(await undoing(hr, changeSet))).toBe('_DB0102');
  });

  it('leaves what the employee was made of as it was, which only taking it back changes', async () => {
    const id = await ready();
    const { changeSet } = dataOf(await make(hr, id)).answer;
    const { version } = (await person(id)) as { version: number };
    const change = (ask: Client, to: number) => ask('onboarding', 'mutation ($id: ID!, $v: Int!) { updateOnboardingIndividual(id: $id, version: $v, input: { firstName: "Usha" }) { changeSet } }', { id, v: to });
    for (const ask of [hr, admin]) expect(codeOf(await change(ask, version))).toBe('NOT_FOUND');
    await undo(hr, changeSet);
    dataOf(await change(hr, ((await person(id)) as { version: number }).version));
  });

  it('of two clicks at once makes one', async () => {
    const id = await ready();
    const two = await Promise.all([make(admin, id), make(hr, id)]);
    expect(new Set(two.map(codeOf))).toEqual(new Set(['ONBOARDING_MOVED', undefined]));
    expect(await rows(server, 'select count(*)::int as count from employee where org_code = $1 and id = $2', [(await person(id))['employee_id']])).toEqual([{ count: 1 }]);
  });

  it('lists what is wanting: fields, and of a group of documents as many as it says', async () => {
    const id = await ready();
    const [subtype] = await rows(server, 'select id from document_subtype where org_code = $1 order by id limit 1');
    await rows(server, `update document_subtype set enforce_during_onboarding = true, enforcement_group_id = null where org_code = $1 and id = $2`, [subtype!.id]);
    await rows(server, 'update onboarding_individual set department_id = null, version = version + 1 where org_code = $1 and id = $2', [id]);
    const answer = await make(hr, id);
    expect(answer.errors[0]?.extensions).toMatchObject({ errorCode: 'ONBOARDING_INCOMPLETE', validationError: [{ field: 'department', message: 'Department is missing.' }, { field: 'documents' }] });
    await rows(server, 'update document_subtype set enforce_during_onboarding = false where org_code = $1');
  });

  it('takes the right to add what is written, and carries along what the caller does not see', async () => {
    const id = await ready({ experience: [{ company: 'Aoba Mills', designation: 'Fitter', startedOn: '2019-01-01' }] });
    const [bank] = await rows(server, 'select id from bank where org_code = $1 order by id limit 1');
    await rows(server, `update onboarding_individual set bank_id = $3, bank_country = 'DE', account_number = 'DE89370400440532013000', account_holder = 'Asha', version = version + 1 where org_code = $1 and id = $2`, [id, bank!.id]);
    const { employeeId } = dataOf(await make(hr, id)).answer;
    expect(await rows(server, 'select account_number, is_primary from bank_account where org_code = $1 and employee_id = $2', [employeeId])).toEqual([{ account_number: 'DE89370400440532013000', is_primary: true }]);
    expect(codeOf(await make(recruiter, id))).toBe('_DB0102');
  });
});

describe('what people write about somebody who joins', () => {
  it('is not of the specialist who looks after them, and of the employee whom they became', async () => {
    const id = await ready();
    const comment = async (): Promise<unknown> => dataOf(await hr('batch-processing', 'mutation ($id: ID!) { addRecordComment(type: "OnboardingIndividual", id: $id, text: "Called.") { comment { id } } }', { id: String(id) }));
    await comment();
    dataOf(await make(admin, id));
    await comment();
    expect((await rows<{ person: string | null }>(server, `select person_id::text as person from record_comment where org_code = $1 and entity = 'OnboardingIndividual' and row_id = $2 order by id`, [id])).map(({ person: whose }) => whose)).toEqual([null, (await person(id))['employee_id']]);
  });
});

describe('erasing a candidate', () => {
  it('takes along what they told before a first day that never came, and leaves who became an employee', async () => {
    const erase = (id: unknown) => admin<{ answer: { keys: number } }>('recruitment', 'mutation ($id: ID!) { answer: eraseCandidate(candidateId: $id, reason: "Asked by letter") { keys } }', { id: String(id) });
    const [never, joined] = [await ready(), await ready()];
    dataOf(await make(admin, joined));
    const [first, second] = [(await person(never))['candidate_id'], (await person(joined))['candidate_id']];
    expect(dataOf(await erase(first)).answer.keys).toBeGreaterThan(0);
    expect([await person(never), await candidate(server, Number(first))]).toEqual([undefined, undefined]);
    await erase(second);
    expect(await person(joined)).toMatchObject({ status: 'ONBOARDED' });
  });
});
