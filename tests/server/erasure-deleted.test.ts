/** Erasing finds what is left of records that somebody deleted in the ordinary way before: mails, ways in, notifications and the journal. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpAccounts } from '../../src/server/auth/clean-up.ts';
import { eraseOutdated } from '../../src/server/careers/erase-outdated.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { eraseOutdatedIndividuals } from '../../src/server/onboarding/erase-outdated.ts';
import { applyAs } from '../support/applying.ts';
import { asAdministrator } from '../support/database.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, employeeOf, rows } from './candidates.ts';
import { importerOf } from './importing.ts';
import { arranged, roundNamed, scheduled, tuesday } from './interviewing.ts';

let server: DemoServer;
let admin: Client;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

const joins = async (lastName: string): Promise<string> =>
  dataOf(await admin<{ answer: { row: { id: string } } }>('onboarding', 'mutation ($input: OnboardingIndividualInput!) { answer: addOnboardingIndividual(input: $input) { row { id } } }', { input: { firstName: 'Ilse', lastName, email: `${lastName.toLowerCase()}@private.example`, mailLanguage: 'EN', joiningDate: '2099-03-01' } })).answer.row.id;
const remove = async (id: string) => dataOf(await admin('onboarding', 'mutation ($ids: [ID!]!) { deleteOnboardingIndividuals(ids: $ids) { errorCode } }', { ids: [id] }));
/** Somebody became an employee, of whom a record from before is told. */
const employed = async (table: 'candidate' | 'onboarding_individual', id: string | number): Promise<string> => {
  const [{ employee } = { employee: '' }] = await rows<{ employee: string }>(server, 'select max(e.id)::text as employee from employee e where e.org_code = $1 and not exists (select from person_before b where b.org_code = $1 and b.employee_id = e.id) and not exists (select from user_account u where u.org_code = $1 and u.employee_id = e.id)');
  await rows(server, `update ${table} set employee_id = $3::bigint where org_code = $1 and id = $2`, [id, employee]);
  return employee;
};
const eraseEmployee = async (id: string): Promise<number> => dataOf(await admin<{ answer: { keys: number } }>('core-hr', 'mutation ($id: ID!) { answer: eraseEmployeeHistory(employeeId: $id, reason: "Asked for by letter") { keys } }', { id })).answer.keys;
const someone = `(select min(id) from user_account where org_code = $1)`;
const tell = (path: string) => rows(server, `insert into notification (org_code, user_account_id, kind, path) values ($1, ${someone}, 'mentioned', $2)`, [path]);
const mail = (to: string, about: string | null) => rows(server, `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status, about) values ($1, gen_random_uuid()::text, $2, 'passwordReset', 'en', 'For you', 'Yours', 'KEPT', $3)`, [to, about]);
const told = async (path: string): Promise<number> => (await rows(server, 'select id from notification where org_code = $1 and path = $2', [path])).length;
const mailed = async (to: string): Promise<number> => (await rows(server, 'select id from outbox_message where org_code = $1 and recipient = $2', [to])).length;

it('takes the mails, the ways in and the notifications of somebody who joined and was deleted, and no others', async () => {
  const id = await joins('Brandt');
  const employee = await employed('onboarding_individual', id);
  await remove(id);
  const paths = [`/onboarding/onboarded-individuals/${id}`, `/onboarding/individuals/${id}?tab=talk`];
  for (const path of [...paths, '/onboarding/individuals', '/onboarding/individuals/999999']) await tell(path);
  await mail('brandt@private.example', `onboardingIndividual ${id}`);
  await rows(server, `insert into joining_session (org_code, token_hash, individual_id, invitation_hash, expires_at) values ($1, 'a token', $2, 'an invitation', now() + interval '1 day')`, [id]);
  await eraseEmployee(employee);
  expect(await Promise.all(paths.map(told))).toEqual([0, 0]);
  expect(await mailed('brandt@private.example')).toBe(0);
  expect(await rows(server, 'select token_hash as id from joining_session where org_code = $1 and individual_id = $2', [id])).toEqual([]);
  expect(await Promise.all(['/onboarding/individuals', '/onboarding/individuals/999999'].map(told))).toEqual([1, 1]);
});

it('leaves the notifications of the lists alone where nobody joined', async () => {
  await tell('/onboarding/individuals/');
  await eraseEmployee(await rows<{ id: string }>(server, 'select max(e.id)::text as id from employee e where e.org_code = $1 and not exists (select from person_before b where b.org_code = $1 and b.employee_id = e.id)').then(([row]) => row!.id));
  expect(await told('/onboarding/individuals/')).toBe(1);
});

it('takes the mails, the way into the portal and the notifications of a candidate who was deleted', async () => {
  const id = await addCandidate(admin, { email: 'Castel@private.example' });
  const employee = await employed('candidate', id);
  dataOf(await admin('recruitment', 'mutation ($ids: [ID!]!) { deleteCandidates(ids: $ids) { errorCode } }', { ids: [String(id)] }));
  await tell(`/recruitment/job-candidates/${id}`);
  await mail('castel@private.example', null);
  await rows(server, `insert into portal_session (org_code, token_hash, candidate_id, expires_at) values ($1, 'a token', $2, now() + interval '1 day')`, [id]);
  await rows(server, `insert into portal_passcode (org_code, id, email, code_hash, expires_at) values ($1, 'a code', 'portal:castel@private.example', 'hash', now() + interval '1 day')`);
  await eraseEmployee(employee);
  expect(await told(`/recruitment/job-candidates/${id}`)).toBe(0);
  expect(await mailed('castel@private.example')).toBe(0);
  expect(await rows(server, 'select token_hash as id from portal_session where org_code = $1 and candidate_id = $2', [id])).toEqual([]);
  expect(await rows(server, `select id from portal_passcode where org_code = $1 and email = 'portal:castel@private.example'`)).toEqual([]);
});

it('takes what panels were notified of about the interviews of a candidate who was deleted, and of nobody else', async () => {
  const [id, other] = [await addCandidate(admin, { jobPostId: await addPost(server, admin, 'Carder') }), await addCandidate(admin, { jobPostId: await addPost(server, admin, 'Comber') })];
  const [panel, round] = [await employeeOf(server, 'employee@demo.example'), await roundNamed(server, 'Skills interview')];
  const [gone, stays] = [(await scheduled(admin, round, [{ candidateId: id, startsAt: tuesday(7) }], arranged([panel], { despiteConflicts: true }))).roundIds[0]!, (await scheduled(admin, round, [{ candidateId: other, startsAt: tuesday(8) }], arranged([panel], { despiteConflicts: true }))).roundIds[0]!];
  const employee = await employed('candidate', id);
  dataOf(await admin('recruitment', 'mutation ($ids: [ID!]!) { deleteCandidates(ids: $ids) { errorCode } }', { ids: [String(id)] }));
  const pages = [gone, stays].map((one) => `/recruitment/upcoming-interviews?scheduledRound=${one}`);
  expect(await Promise.all(pages.map(told))).toEqual([1, 1]);
  await eraseEmployee(employee);
  expect(await Promise.all(pages.map(told))).toEqual([0, 1]);
});

it('takes what leads to an employee who is gone, and leaves what leads to one who is there', async () => {
  const [gone, there] = ['7999999', await rows<{ id: string }>(server, 'select max(id)::text as id from employee where org_code = $1').then(([row]) => row!.id)];
  const starred = [gone, there].map((id) => ({ path: `/core-hr/employees/${id}`, label: 'Somebody' }));
  dataOf(await admin('organisation-data', 'mutation ($value: JSON) { updateMyPreference(key: "shell.favourites", value: $value) { errorCode } }', { value: starred }));
  for (const { path } of starred) await tell(path);
  for (const id of [gone, there]) await eraseEmployee(id);
  expect(await Promise.all(starred.map(({ path }) => told(path)))).toEqual([0, 1]);
  expect(await rows(server, `select value from preference where org_code = $1 and key = 'shell.favourites'`)).toEqual([{ value: [starred[1]] }]);
});

/** A candidate is renamed by a file; answers the import. */
const imported = async (id: number, firstName: string): Promise<string> => {
  const importer = await importerOf(server, 'admin@demo.example');
  const { id: job } = await importer.start('Candidate', 'UPDATE', 'people.csv', `id,firstName,currentLocation\n${id},${firstName},Lyon\n`);
  await importer.map(job, { columns: ['id', 'firstName', 'currentLocation'] });
  expect((await importer.commit(job, 'REFUSE')).updated).toBe(1);
  return job;
};

it('does not wait for another import, or change of many, before what one held is deleted', async () => {
  const job = await imported(await addCandidate(admin), 'Quentin');
  const edit = '8000001';
  await rows(server, `insert into bulk_edit (org_code, id, type, kind, state, user_id, patch) values ($1, $2, 'Candidate', 'EDIT', 'DONE', 1, '{"currentLocation":"Paris"}')`, [edit]);
  await rows(server, 'insert into bulk_edit_run (org_code, job_id) values ($1, $2)', [edit]);
  const held = async (): Promise<number> => (await rows(server, 'select job_id as id from import_block where org_code = $1 and job_id = $2 union all select id from bulk_edit where org_code = $1 and id = $3 union all select job_id from bulk_edit_run where org_code = $1 and job_id = $3', [job, edit])).length;
  await rows(server, `update import_job set updated_at = now() - interval '13 days' where org_code = $1 and id = $2`, [job]);
  await cleanUpAccounts(server.db);
  expect(await held()).toBe(3);
  for (const [table, id] of [['import_job', job], ['bulk_edit', edit]]) await rows(server, `update ${table} set updated_at = now() - interval '15 days' where org_code = $1 and id = $2`, [id]);
  await cleanUpAccounts(server.db);
  expect(await held()).toBe(0);
  expect(await rows(server, 'select updated as id from import_job where org_code = $1 and id = $2', [job])).toEqual([{ id: 1 }]);
});

it('leaves no name of a candidate in what followers were told, in favourites, in rows of imports and in answers that are kept', async () => {
  const id = await addCandidate(admin, { firstName: 'Quillan', lastName: 'Quince' });
  const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  dataOf(await admin('batch-processing', 'mutation ($id: ID!) { followRecord(type: "Candidate", id: $id) { errorCode } }', { id: String(id) }));
  dataOf(await recruiter('batch-processing', 'mutation ($id: ID!) { addRecordComment(type: "Candidate", id: $id, text: "Promising.") { errorCode } }', { id: String(id) }));
  await rows(server, `insert into notification (org_code, user_account_id, kind, words) values ($1, ${someone}, 'recordGone', jsonb_build_object('title', 'Quillan Quince', 'entity$', 'candidate', 'record', $2::text)), ($1, ${someone}, 'recordGone', jsonb_build_object('title', 'Other', 'entity$', 'grade', 'record', $2::text))`, [id]);
  const starred = [{ path: `/recruitment/job-candidates/${id}`, label: 'Quillan Quince' }, { path: `/recruitment/job-candidates/${id}9`, label: 'Other' }, { path: `/recruitment/talent-pool?record=${id}&tab=files`, label: 'Quillan' }, { path: '/core-hr/grades', label: '' }];
  dataOf(await admin('organisation-data', 'mutation ($value: JSON) { updateMyPreference(key: "shell.favourites", value: $value) { errorCode } }', { value: starred }));
  const named = clientOf(server, await server.signIn('admin@demo.example'), { 'idempotency-key': 'to-quillan' });
  dataOf(await named('recruitment', 'mutation ($id: Int!) { sendCandidateMail(candidateId: $id, subject: "Hello", body: "Hello there") { message } }', { id }));
  await imported(id, 'Quillan');
  const held = (table: string): Promise<unknown[]> => rows(server, `select from ${table} t where t.org_code = $1 and t::text ilike '%quillan%'`);
  for (const table of ['notification', 'preference', 'import_block']) expect(await held(table), table).not.toHaveLength(0);
  dataOf(await admin('recruitment', 'mutation ($id: ID!) { eraseCandidate(candidateId: $id, reason: "Asked for by letter") { errorCode } }', { id: String(id) }));
  for (const table of ['notification', 'preference', 'import_block', 'outbox_message', 'stored_file']) expect(await held(table), table).toHaveLength(0);
  expect(await rows(server, `select from idempotency_key where org_code = $1 and answer::text ilike '%quillan%'`)).toHaveLength(0);
  expect(await rows(server, `select value from preference where org_code = $1 and key = 'shell.favourites'`)).toEqual([{ value: [starred[1], starred[3]] }]);
  expect(await rows(server, `select from notification where org_code = $1 and words->>'title' = 'Other'`)).toHaveLength(1);
});

it('ends imports that were not carried out and would bring the candidate back', async () => {
  const id = await addCandidate(admin, { email: 'quiana@applicants.example' });
  const importer = await importerOf(server, 'admin@demo.example');
  const waiting = async (email: string): Promise<string> => (await importer.start('Candidate', 'IMPORT', 'people.csv', `firstName,lastName,email\nQuiana,Quill,${email}\n`)).id;
  const [named, other] = [await waiting('Quiana@Applicants.example'), await waiting('quincy@applicants.example')];
  dataOf(await admin('recruitment', 'mutation ($id: ID!) { eraseCandidate(candidateId: $id, reason: "Asked for by letter") { errorCode } }', { id: String(id) }));
  const left = (): Promise<unknown[]> => rows(server, `select id::text as id, state, failure->>'code' as code, (select count(*)::int from import_block b where b.job_id = j.id) as blocks from import_job j where org_code = $1 and id = any($2::bigint[]) order by id`, [[named, other]]);
  expect(await left()).toEqual([{ id: named, state: 'FAILED', code: 'IMPORT_EXPIRED', blocks: 0 }, { id: other, state: 'MAPPING', code: null, blocks: 1 }]);
  await rows(server, `update import_job set updated_at = now() - interval '15 days' where org_code = $1 and id = $2`, [other]);
  await cleanUpAccounts(server.db);
  expect(await left()).toMatchObject([{}, { state: 'FAILED', code: 'IMPORT_EXPIRED', blocks: 0 }]);
});

const erase = (id: string) => admin<{ answer: { changeSet: string; keys: number } }>('onboarding', 'mutation ($id: ID!) { answer: eraseIndividual(individualId: $id, reason: "Asked for by letter") { changeSet keys } }', { id });

it('erases whoever was to join and was deleted before, once; the deletion is not taken back any more', async () => {
  const id = await joins('Dorn');
  const removed = dataOf(await admin<{ answer: { changeSet: string } }>('onboarding', 'mutation ($ids: [ID!]!) { answer: deleteOnboardingIndividuals(ids: $ids) { changeSet } }', { ids: [id] })).answer.changeSet;
  await mail('dorn@private.example', `onboardingIndividual ${id}`);
  const { keys, changeSet } = dataOf(await erase(id)).answer;
  expect(keys).toBeGreaterThan(0);
  expect(await mailed('dorn@private.example')).toBe(0);
  expect(await rows(server, 'select reason as id from change_set where org_code = $1 and id = $2', [changeSet])).toEqual([{ id: 'Asked for by letter' }]);
  const logs = '{ answer: getSystemActivityLogs(kind: ERASE) { activityLogs { userAction entity uniqueId description reason } } }';
  expect(dataOf(await admin<{ answer: { activityLogs: object[] } }>('monitoring', logs)).answer.activityLogs).toContainEqual({ userAction: 'Erased', entity: 'OnboardingIndividual', uniqueId: Number(id), description: expect.stringContaining(`${id}: earlier values`), reason: 'Asked for by letter' });
  expect((await admin('onboarding', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: removed })).errors[0]?.extensions.errorCode).toBe('UNDO_ERASED');
  expect((await erase(id)).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
});

it('sends whoever became an employee to the erasure of the employee, also after they were deleted', async () => {
  const id = await joins('Eck');
  await employed('onboarding_individual', id);
  await remove(id);
  expect(JSON.stringify(await erase(id))).toContain('Erase the history of the employee');
});

describe('a candidate who was deleted', () => {
  const context = () => ({ db: server.db, settings: server.settings, log: createLog('silent') });
  const applied = async (email: string): Promise<number> => {
    expect((await applyAs(server, 'J-101', { email })).status).toBe(303);
    const [found] = await rows<{ id: string }>(server, 'select id::text as id from candidate where org_code = $1 and email = $2', [email]);
    return Number(found!.id);
  };
  const removed = async (id: number): Promise<string> => dataOf(await admin<{ answer: { changeSet: string } }>('recruitment', 'mutation ($ids: [ID!]!) { answer: deleteCandidates(ids: $ids) { changeSet } }', { ids: [String(id)] })).answer.changeSet;
  const keepUntil = (id: number, day: string) => rows(server, `update candidate set retain_until = ${day}, version = version + 1 where org_code = $1 and id = $2`, [id]);
  const keys = async (id: number): Promise<number> => (await rows(server, 'select number as id from journal_key where org_code = $1 and person_id = $2 and destroyed_at is null', [-id])).length;
  const files = async (id: number): Promise<number> => (await rows(server, `select key as id from stored_file where org_code = $1 and entity = 'candidate' and row_id = $2 and status = 'STORED'`, [id])).length;
  const left = async (id: number) => ({ keys: (await keys(id)) > 0, files: await files(id), told: await told(`/recruitment/job-candidates/${id}`) });
  const undone = async (changeSet: string): Promise<string | undefined> => (await admin('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet })).errors[0]?.extensions.errorCode;
  const byHand = (id: number) => admin<{ answer: { changeSet: string; keys: number } }>('recruitment', 'mutation ($id: ID!) { answer: eraseCandidate(candidateId: $id, reason: "Asked for by letter") { changeSet keys } }', { id: String(id) });

  it('is erased once the promised day is over, with the resume and what people were told; not before, and not who came back', async () => {
    const [due, later, back] = [await applied('due@private.example'), await applied('later@private.example'), await applied('back@private.example')];
    for (const id of [due, back]) await keepUntil(id, 'current_date - 2');
    for (const id of [due, later]) await tell(`/recruitment/job-candidates/${id}`);
    const before = { keys: true, files: 1, told: (await left(later)).told };
    const [gone, , returned] = [await removed(due), await removed(later), await removed(back)];
    expect(await undone(returned)).toBeUndefined();
    await keepUntil(back, 'current_date + 9');
    await mail('Due@private.example', null);
    expect(await eraseOutdated(context())).toBe(1);
    expect(await left(due)).toEqual({ keys: false, files: 0, told: 0 });
    expect(await mailed('Due@private.example')).toBe(0);
    expect(await left(later)).toEqual(before);
    expect(await keys(back)).toBeGreaterThan(0);
    expect(await undone(gone)).toBe('UNDO_ERASED');
    expect(await eraseOutdated(context())).toBe(0);
  });

  it('is erased though nobody noted the day when they were deleted: the journal knows it', async () => {
    const [due, later] = [await applied('noted@private.example'), await applied('unnoted@private.example')];
    await keepUntil(due, 'current_date - 2');
    for (const id of [due, later]) await removed(id);
    await rows(server, `update deleted_person set retain_until = null, is_known = false where org_code = $1 and entity = 'Candidate' and row_id = any($2::bigint[])`, [[due, later]]);
    expect(await eraseOutdated(context())).toBe(1);
    expect([await left(due), await left(later)]).toMatchObject([{ keys: false, files: 0 }, { keys: true, files: 1 }]);
  });

  it('is erased by hand, once, and the journal tells who was erased and why', async () => {
    const id = await applied('hand@private.example');
    const gone = await removed(id);
    const { keys: destroyed, changeSet } = dataOf(await byHand(id)).answer;
    expect(destroyed).toBeGreaterThan(0);
    expect(await left(id)).toMatchObject({ keys: false, files: 0 });
    expect(await undone(gone)).toBe('UNDO_ERASED');
    expect(await rows(server, 'select reason as id from change_set where org_code = $1 and id = $2', [changeSet])).toEqual([{ id: 'Asked for by letter' }]);
    const logs = '{ answer: getSystemActivityLogs(kind: ERASE) { activityLogs { userAction entity uniqueId description reason } } }';
    expect(dataOf(await admin<{ answer: { activityLogs: object[] } }>('monitoring', logs)).answer.activityLogs).toContainEqual({ userAction: 'Erased', entity: 'Candidate', uniqueId: id, description: expect.stringContaining(`${id}: earlier values`), reason: 'Asked for by letter' });
    expect((await byHand(id)).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
  });

  it('leaves the mails of somebody who applied again by the same address', async () => {
    const id = await applied('again@private.example');
    await keepUntil(id, 'current_date - 2');
    await removed(id);
    const anew = await applied('again@private.example');
    const before = await mailed('again@private.example');
    expect(before).toBeGreaterThan(0);
    expect(await eraseOutdated(context())).toBe(1);
    expect(await mailed('again@private.example')).toBe(before);
    expect(await left(anew)).toMatchObject({ keys: true, files: 1 });
  });

  it('leaves the mails of another one who is here by the same address, also of whom is erased while here', async () => {
    const [id, other] = [await applied('twins@private.example'), await applied('twin@private.example')];
    await rows(server, "update candidate set email = 'twins@private.example', version = version + 1 where org_code = $1 and id = $2", [other]);
    await rows(server, "update outbox_message set recipient = 'twins@private.example' where org_code = $1 and recipient = 'twin@private.example'");
    const of = async (candidate: number): Promise<number> => (await rows(server, 'select id from outbox_message where org_code = $1 and candidate_id = $2', [candidate])).length;
    await mail('twins@private.example', null);
    const before = await of(other);
    expect([before, await of(id)]).toEqual([expect.any(Number), before]);
    dataOf(await byHand(id));
    expect([await of(other), await of(id), await mailed('twins@private.example')]).toEqual([before, 0, before + 1]);
    dataOf(await byHand(other));
    expect(await mailed('twins@private.example')).toBe(0);
  });

  it('stays with the one whom they were merged into, and goes with that one, who was deleted too', async () => {
    const [keep, other] = [await applied('keep@private.example'), await applied('other@private.example')];
    await keepUntil(other, 'current_date - 2');
    dataOf(await admin('recruitment', `mutation { mergeCandidates(keep: ${keep}, others: [${other}]) { errorCode } }`));
    await keepUntil(keep, 'current_date + 9');
    expect(await eraseOutdated(context())).toBe(0);
    expect((await byHand(other)).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect(await keys(other)).toBeGreaterThan(0);
    await keepUntil(keep, 'current_date - 2');
    await removed(keep);
    expect(await eraseOutdated(context())).toBe(1);
    expect([await left(keep), await left(other)]).toMatchObject([{ keys: false, files: 0 }, { keys: false, files: 0 }]);
  });

  it('goes with what is left of the interviews and the onboarding, which were deleted with them or before', async () => {
    const id = await applied('whole@private.example');
    const joining = await joins('Whole');
    await rows(server, 'update onboarding_individual set candidate_id = $3::bigint, version = version + 1 where org_code = $1 and id = $2', [joining, id]);
    await rows(server, `insert into stored_file (org_code, key, entity, field, row_id, original_name, content_type, status, created_by) values ($1, 'demo/joining-photo', 'onboardingIndividual', 'photo', $2, 'me.png', 'image/png', 'STORED', 1)`, [joining]);
    await remove(joining);
    await removed(id);
    dataOf(await byHand(id));
    expect(await rows(server, `select status as id from stored_file where org_code = $1 and key = 'demo/joining-photo'`)).toEqual([{ id: 'DELETED' }]);
  });

  it('is erased with what was deleted of them before though they are still there: an onboarding with its papers, mails and notifications', async () => {
    const id = await applied('still@private.example');
    const joining = await joins('Still');
    await rows(server, 'update onboarding_individual set candidate_id = $3::bigint, version = version + 1 where org_code = $1 and id = $2', [joining, id]);
    await rows(server, `insert into stored_file (org_code, key, entity, field, row_id, original_name, content_type, status, created_by) values ($1, 'demo/still-photo', 'onboardingIndividual', 'photo', $2, 'me.png', 'image/png', 'STORED', 1)`, [joining]);
    await remove(joining);
    await mail('specialist@demo.example', `onboardingIndividual ${joining}`);
    await tell(`/onboarding/individuals/${joining}`);
    dataOf(await byHand(id));
    expect(await rows(server, `select status as id, original_name as name from stored_file where org_code = $1 and key = 'demo/still-photo'`)).toEqual([{ id: 'DELETED', name: '' }]);
    expect([await mailed('specialist@demo.example'), await told(`/onboarding/individuals/${joining}`)]).toEqual([0, 0]);
  });

  describe('while somebody undoes the deletion', () => {
    const isThere = async (id: number | string, table = 'candidate'): Promise<boolean> => (await rows(server, `select id from ${table} where org_code = $1 and id = $2`, [id])).length === 1;
    /** Holds what `sql` selects until so many statements wait for a lock. */
    const holding = <T>(sql: string, values: readonly unknown[], work: (waiting: (statements: number) => Promise<void>) => Promise<T>): Promise<T> =>
      withOrg(server.db, 'demo', async (tx) => {
        const [{ name } = { name: '' }] = await tx.query<{ name: string }>('select current_database() as name');
        await tx.query(`${sql} for update`, ['demo', ...values]);
        return work(async (statements) => {
          for (let waits = 0; waits < 400; waits += 1) {
            if ((await asAdministrator(`select pid from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`)).length >= statements) return;
            await pause(10);
          }
          throw new Error(`There were never ${statements} statements that wait.`);
        });
      });

    it('is waited for, and who came back is erased as anybody who is there', async () => {
      const id = await applied('returns@private.example');
      const gone = await removed(id);
      const { undoing, erasing } = await holding(`select from deleted_person where org_code = $1 and entity = 'Candidate' and row_id = $2`, [id], async (waiting) => {
        const undoing = undone(gone);
        await waiting(1);
        const erasing = byHand(id);
        await waiting(2);
        return { undoing, erasing };
      });
      expect(await undoing).toBeUndefined();
      expect(dataOf(await erasing).answer.keys).toBeGreaterThan(0);
      expect([await isThere(id), await left(id)]).toMatchObject([false, { keys: false, files: 0 }]);
    });

    it('brings nobody back who is being erased', async () => {
      const id = await applied('too.late@private.example');
      const gone = await removed(id);
      const { undoing, erasing } = await holding('select from journal_key where org_code = $1 and person_id = $2', [-id], async (waiting) => {
        const erasing = byHand(id);
        await waiting(1);
        const undoing = undone(gone);
        await waiting(2);
        return { undoing, erasing };
      });
      expect(dataOf(await erasing).answer.keys).toBeGreaterThan(0);
      expect([await undoing, await isThere(id)]).toEqual(['UNDO_ERASED', false]);
    });

    it('brings no candidate back who became the employee that is being erased', async () => {
      const id = await applied('was.hired@private.example');
      const employee = await employed('candidate', id);
      const gone = await removed(id);
      const { undoing, erasing } = await holding('select from journal_key where org_code = $1 and person_id = $2', [-id], async (waiting) => {
        const erasing = eraseEmployee(employee);
        await waiting(1);
        const undoing = undone(gone);
        // Before it waits it may come to its end.
        await Promise.race([waiting(2), undoing]);
        return { undoing, erasing };
      });
      expect(await erasing).toBeGreaterThan(0);
      expect([await undoing, await isThere(id)]).toEqual(['UNDO_ERASED', false]);
    });

    it('leaves nothing half erased of somebody who was to join', async () => {
      const id = await joins('Halb');
      const gone = dataOf(await admin<{ answer: { changeSet: string } }>('onboarding', 'mutation ($ids: [ID!]!) { answer: deleteOnboardingIndividuals(ids: $ids) { changeSet } }', { ids: [id] })).answer.changeSet;
      const { undoing, erasing } = await holding(`select from deleted_person where org_code = $1 and entity = 'OnboardingIndividual' and row_id = $2`, [id], async (waiting) => {
        const undoing = admin('onboarding', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: gone });
        await waiting(1);
        const erasing = erase(id);
        await waiting(2);
        return { undoing, erasing };
      });
      await undoing;
      expect(dataOf(await erasing).answer.keys).toBeGreaterThan(0);
      expect(await isThere(id, 'onboarding_individual')).toBe(false);
    });
  });

  it('is no candidate of the retention any more once they were an employee', async () => {
    const id = await applied('hired@private.example');
    await keepUntil(id, 'current_date - 2');
    await employed('candidate', id);
    await removed(id);
    expect(await eraseOutdated(context())).toBe(0);
    expect(await keys(id)).toBeGreaterThan(0);
  });

  it('and who was to join and was deleted long ago are erased by the hour', async () => {
    const [long, lately] = [await joins('Lang'), await joins('Kurz')];
    for (const id of [long, lately]) await remove(id);
    await rows(server, `update deleted_person set deleted_at = now() - interval '30 months' where org_code = $1 and entity = 'OnboardingIndividual' and row_id = $2`, [long]);
    await eraseOutdatedIndividuals(context());
    const alive = async (id: string): Promise<boolean> => (await rows(server, 'select number as id from journal_key where org_code = $1 and person_id = (-900000000000000000 - $2::bigint) and destroyed_at is null', [id])).length > 0;
    expect(await Promise.all([long, lately].map(alive))).toEqual([false, true]);
  });
});
