/** What goes with a record goes with an imported one too: a candidate's application and first step. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { addCandidate, addPost, rows, undo } from './candidates.ts';
import { importerOf } from './importing.ts';
import type { Importer } from './importing.ts';

let server: DemoServer;
let admin: Importer;

beforeAll(async () => {
  server = await startDemoServer();
  admin = await importerOf(server, 'admin@demo.example');
});
afterAll(() => server.stop());

const imported = () => rows(server, `select c.id, c.email from candidate c where c.org_code = $1 and c.email like '%@import.example' order by c.email`);
const applications = () => rows(server, `select a.job_post_id, a.status_id = c.status_id as "same", c.email from job_application a join candidate c on c.org_code = a.org_code and c.id = a.candidate_id where a.org_code = $1 and c.email like '%@import.example' order by c.email`);
const steps = () => rows(server, `select m.id from stage_move m join candidate c on c.org_code = m.org_code and c.id = m.candidate_id where m.org_code = $1 and c.email like '%@import.example'`);
const mails = () => rows(server, `select recipient from outbox_message where org_code = $1 and recipient like '%@import.example'`);

test('imported candidates get the application to their post and their first step, no mail, and one undo takes all back', async () => {
  const post = await addPost(server, admin.ask, 'Loom fitter');
  await rows(server, `update candidate_status set sends_mail = true, mail_subject = 'Thank you', mail_body = 'We have your application.' where org_code = $1 and is_default`);
  const sheet = 'First name,Last name,Personal email,Job post\nIda,Ruiz,ida@import.example,Loom fitter\nOmar,Said,omar@import.example,Loom fitter\nUna,Low,una@import.example,\n';
  const job = await admin.start('Candidate', 'IMPORT', 'candidates.csv', sheet);
  const named = ['firstName', 'lastName', 'email', 'jobPost.title'];
  await admin.map(job.id, { columns: job.columns.map(({ target }, at) => target ?? named[at]!) });
  const done = await admin.commit(job.id);
  expect(done).toMatchObject({ state: 'DONE', added: 3 });
  expect(await imported()).toHaveLength(3);
  expect(await applications()).toEqual([
    { job_post_id: post, same: true, email: 'ida@import.example' },
    { job_post_id: post, same: true, email: 'omar@import.example' },
  ]);
  expect(await steps()).toHaveLength(3);
  expect(await mails()).toEqual([]);
  await undo(admin.ask, done.changeSet);
  expect(await imported()).toEqual([]);
  expect(await steps()).toEqual([]);
});

test('an import that was undone and redone stands again, is told when the same file comes, and goes with one undo', async () => {
  const sheet = 'First name,Last name,Personal email\nNoor,Aziz,noor@import.example\n';
  const columns = ['firstName', 'lastName', 'email'];
  const first = await admin.start('Candidate', 'IMPORT', 'again.csv', sheet);
  await admin.map(first.id, { columns });
  const done = await admin.commit(first.id);
  expect(done).toMatchObject({ state: 'DONE', added: 1, undone: false });
  await undo(admin.ask, done.changeSet);
  expect(await admin.settled(first.id)).toMatchObject({ undone: true });
  const second = await admin.start('Candidate', 'IMPORT', 'again.csv', sheet);
  expect(second.sameFile).toBeNull();
  const [undone] = await rows<{ by: string }>(server, `select undone_by::text as by from change_set where org_code = $1 and id = ${Number(done.changeSet)}`);
  await undo(admin.ask, undone!.by);
  expect(await imported()).toHaveLength(1);
  const again = await admin.settled(first.id);
  expect(again).toMatchObject({ undone: false });
  expect((await admin.settled(second.id)).sameFile).toEqual({ by: expect.any(String) as string });
  await undo(admin.ask, again.changeSet);
  expect(await imported()).toEqual([]);
});

test('a file that updates candidates follows the hiring flow as their form does, and writes the days that go with a step', async () => {
  await rows(server, `update candidate_status set requires = '{NOTICE_PERIOD}' where org_code = $1 and name = 'Screening'`);
  const [one, other] = [await addCandidate(admin.ask, { firstName: 'Ugo', lastName: 'Upland' }), await addCandidate(admin.ask, { firstName: 'Vera', lastName: 'Upland' })];
  const numbers = await rows<{ number: string }>(server, `select number from candidate where org_code = $1 and id in (${one}, ${other}) order by id`);
  const [first, second] = numbers.map(({ number }) => number);
  const job = await admin.start('Candidate', 'UPDATE', 'steps.csv', `Candidate number,Status,Mobile number\n${first},Shortlisted,98123 45679\n${second},Screening,\n`);
  const checked = await admin.map(job.id, { columns: job.columns.map(({ target }) => target) });
  expect(checked).toMatchObject({ state: 'REVIEW', ready: 1, faulty: 1 });
  expect(checked.problems).toMatchObject([{ target: 'noticePeriod', firstRow: 3 }]);
  const done = await admin.commit(job.id);
  expect(done).toMatchObject({ state: 'DONE', updated: 1 });
  const stood = () => rows(server, `select c.phone, c.shortlisted_on is not null as stamped, s.name as status from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id where c.org_code = $1 and c.id = ${one}`);
  expect(await stood()).toEqual([{ phone: '+919812345679', stamped: true, status: 'Shortlisted' }]);
  await undo(admin.ask, done.changeSet);
  expect(await stood()).toMatchObject([{ stamped: false, status: 'Applied' }]);
});

test('a file says that candidates who stand elsewhere are there and not changed by files, and to whom does not see them that there are none', async () => {
  const [archived] = await rows<{ id: string; number: string }>(server, `select id::text as id, number from candidate where org_code = $1 and standing = 'ARCHIVED' order by id limit 1`);
  const sheet = `Candidate number,Fax\n${archived!.number},1\nC-none,2\n`;
  const said = async (importer: Importer): Promise<[string, number][]> => {
    const job = await importer.start('Candidate', 'UPDATE', 'elsewhere.csv', sheet);
    const { problems } = await importer.map(job.id, { columns: ['number', 'fax'] });
    return problems.map(({ message, rows: count }): [string, number] => [message, count]);
  };
  const [none, beyond] = ['No record has this Candidate number. Choose “Import” to add it.', 'The record with this Candidate number is not among those that you may update with a file: Job candidates'];
  expect(Object.fromEntries(await said(admin))).toEqual({ [none]: 1, [beyond]: 1 });
  await rows(server, `delete from role_right where org_code = $1 and form in ('ARCHIVED_CANDIDATES', 'UPCOMING_INTERVIEWS')`);
  expect(await said(await importerOf(server, 'recruiter@demo.example'))).toEqual([[none, 2]]);
});

test('the language in which a candidate is written to is read by its name in any of ours', async () => {
  const sheet = 'First name,Last name,Personal email,Preferred language\nKei,Mori,kei@tongues.example,Japanese\nLou,Petit,lou@tongues.example,Français\nAna,Rey,ana@tongues.example,espagnol\n';
  const job = await admin.start('Candidate', 'IMPORT', 'tongues.csv', sheet);
  await admin.map(job.id, { columns: ['firstName', 'lastName', 'email', 'preferredLanguage'] });
  expect(await admin.commit(job.id)).toMatchObject({ state: 'DONE', added: 3 });
  expect((await rows(server, `select preferred_language as id from candidate where org_code = $1 and email like '%@tongues.example' order by email`)).map(({ id }) => id)).toEqual(['SP', 'JA', 'FR']);
});
