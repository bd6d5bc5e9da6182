/** Mails to candidates: of a status, of being archived, at once, later, and not at all. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from '../../src/server/mail/deliver-due.ts';
import { createLog } from '../../src/server/log.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, done, mailsTo, named, rows, statusNamed, undo } from './candidates.ts';

let server: DemoServer;
let recruiter: Client;
let shortlisted: string;
let rejected: string;
let reason: string;
let post: string;
const log = createLog('silent');

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  [shortlisted, rejected, reason, post] = [await statusNamed(server, 'Shortlisted'), await statusNamed(server, 'Rejected'), await named(server, 'archive_reason', 'Position filled'), await addPost(server, recruiter, 'Pattern <b>cutter</b>')];
  const [{ version }] = (await rows(server, 'select id, version from candidate_status where org_code = $1 and id = $2', [shortlisted])) as [{ id: string; version: number }];
  const input = { sendsMail: true, mailSubject: 'Good news, {{name}}', mailBody: 'Dear {{name}}, you are on the short list for {{jobPost}} at {{organisation}}. See {{portal}} for more.' };
  dataOf(await recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $input: CandidateStatusPatch!) { updateHiringStatus(id: $id, version: $version, input: $input) { errorCode } }', { id: shortlisted, version, input }));
}, 60_000);
afterAll(() => server.stop());

const move = (id: number, to = shortlisted) => `updateCandidateStatus(candidateId: [${id}], statusId: ${to})`;
const archive = (id: number, more = '') => `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive and notify"${more})`;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
/** As if its time had come; answers what was handed to the mail server. */
const deliver = async (): Promise<string[]> => {
  await rows(server, `update outbox_message set due_at = now() - interval '1 second' where org_code = $1 and status = 'QUEUED'`);
  const sent: string[] = [];
  await deliverDue(server.db, log, async ({ recipient }) => void sent.push(recipient));
  return sent;
};

describe('the mail of a status', () => {
  it('goes to whoever comes there, once, in its words, by an act, a form and an application alike', async () => {
    const [one, two, three] = [await addCandidate(recruiter, { jobPostId: post, firstName: '{{portal}}' }), await addCandidate(recruiter, { jobPostId: post }), await addCandidate(recruiter, { jobPostId: post })];
    await done(recruiter, move(one));
    await done(recruiter, move(one));
    const { version } = (await candidate(server, two)) as unknown as { version: number };
    dataOf(await recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $to: ID!) { updateCandidate(id: $id, version: $version, input: { statusId: $to }) { errorCode } }', { id: String(two), version, to: shortlisted }));
    const [application] = (await rows(server, 'select id, version from job_application where org_code = $1 and candidate_id = $2', [three])) as [{ id: string; version: number }];
    dataOf(await recruiter('recruitment', 'mutation ($id: ID!, $version: Int!, $to: ID!) { updateJobApplication(id: $id, version: $version, input: { statusId: $to }) { errorCode } }', { id: application.id, version: application.version, to: shortlisted }));
    for (const id of [one, two, three]) expect(await mailsTo(server, id)).toHaveLength(1);
    const [mail] = await mailsTo(server, one);
    // What a candidate is called is text: no placeholder, no markup.
    expect(mail!.subject).toContain('Good news, {{portal}}');
    expect(mail!.body).toContain('short list for Pattern <b>cutter</b> at ');
    expect(mail!.body).toContain('See\n/v3/candidate-portal?org=demo&lang=en\nfor more.');
  });

  it('leads nobody into the portal whom it does not let in', async () => {
    const [shut, open] = [await addCandidate(recruiter, { jobPostId: post, portalAccess: false }), await addCandidate(recruiter, { jobPostId: post })];
    await done(recruiter, move(shut));
    expect((await mailsTo(server, shut))[0]!.body).toMatch(/See\nfor more\.$/);
    const send = (id: number) => recruiter('recruitment', 'mutation ($id: Int!, $body: String!) { sendCandidateMail(candidateId: $id, subject: "Documents", body: $body) { errorCode } }', { id, body: 'Hello,\n\nhere:\n\n{{portal}}\n\nUs' });
    const documents = async (id: number): Promise<string> => dataOf(await recruiter<{ candidateMailDraft: { templates: { key: string; body: string }[] } }>('recruitment', 'query ($id: Int!) { candidateMailDraft(candidateId: $id) { templates { key body } } }', { id })).candidateMailDraft.templates.find(({ key }) => key === 'CANDIDATE_DOCUMENTS')!.body;
    dataOf(await send(shut));
    expect((await mailsTo(server, shut)).at(-1)!.body).toBe('Hello,\n\nhere:\n\nUs');
    expect(await documents(shut)).toContain('answer to this mail');
    expect(await documents(open)).toContain('{{portal}}');
    await rows(server, 'update recruitment_general_setting set candidate_portal_login = false where org_code = $1');
    dataOf(await send(open));
    expect((await mailsTo(server, open)).at(-1)!.body).toBe('Hello,\n\nhere:\n\nUs');
    expect(await documents(open)).not.toContain('{{portal}}');
    await rows(server, 'update recruitment_general_setting set candidate_portal_login = true where org_code = $1');
    dataOf(await send(open));
    expect((await mailsTo(server, open)).at(-1)!.body).toBe('Hello,\n\nhere:\n\n/v3/candidate-portal?org=demo&lang=en\n\nUs');
  });

  it('is not sent by undoing, nor to whoever is archived on the way, nor without an address', async () => {
    const id = await addCandidate(recruiter, { statusId: shortlisted });
    expect(await mailsTo(server, id)).toHaveLength(1);
    const { changeSet } = await done(recruiter, move(id, rejected));
    await undo(recruiter, changeSet);
    expect(await mailsTo(server, id)).toHaveLength(1);
    const quiet = await addCandidate(recruiter);
    await done(recruiter, `archiveCandidateDetails(candidateId: [${quiet}], archiveReasonId: ${reason}, action: "archive", archiveStatusId: ${shortlisted})`);
    expect(await mailsTo(server, quiet)).toEqual([]);
    const silent = await addCandidate(recruiter, { email: null });
    await done(recruiter, move(silent));
    expect(await mailsTo(server, silent)).toEqual([]);
  });
});

describe('the mail of a status, before anybody moves', () => {
  type Ahead = { of: string; count: number; names: string[]; recipient: string | null; subject: string; body: string; unreached: number; unreachedNames: string[]; failingNames: string[] };
  const FIELDS = 'mails { of count names recipient subject body unreached unreachedNames failingNames }';
  const ahead = async (args: string, ask = recruiter): Promise<Ahead[]> => dataOf(await ask<{ mailsAhead: { mails: Ahead[] } }>('recruitment', `{ mailsAhead(${args}) { ${FIELDS} } }`)).mailsAhead.mails;
  const along = async (updates: readonly object[], type = 'Candidate'): Promise<Ahead[]> =>
    dataOf(await recruiter<{ recordUpdatesAlong: { mails: Ahead[] } }>('batch-processing', `query ($type: String!, $updates: [RecordUpdateInput!]!) { recordUpdatesAlong(type: $type, updates: $updates) { ${FIELDS} } }`, { type, updates })).recordUpdatesAlong.mails;

  it('is shown word for word as it leaves then, whichever way somebody moves', async () => {
    const [acted, edited, shut, applied] = [await addCandidate(recruiter, { jobPostId: post }), await addCandidate(recruiter, { jobPostId: post }), await addCandidate(recruiter, { jobPostId: post, portalAccess: false }), await addCandidate(recruiter, { jobPostId: post })];
    const [shown] = await ahead(`candidateId: [${acted}], statusId: ${shortlisted}`);
    const before = await candidate(server, acted);
    expect(shown).toMatchObject({ of: 'Shortlisted', count: 1, names: [before['name']], recipient: before['email'], unreached: 0, failingNames: [] });
    await done(recruiter, move(acted));
    expect((await mailsTo(server, acted)).map(({ subject, body }) => ({ subject, body }))).toEqual([{ subject: shown!.subject, body: shown!.body }]);
    // By cells and forms: as it will be called by then.
    const values = { statusId: shortlisted, lastName: 'Krishnan' };
    const [cell] = await along([{ id: String(edited), version: (await candidate(server, edited))['version'], values }]);
    expect(cell).toMatchObject({ names: ['Asha Krishnan'], subject: 'Good news, Asha Krishnan' });
    const update = (id: number, version: unknown, more = '') => recruiter('batch-processing', `mutation ($updates: [RecordUpdateInput!]!) { updateRecords(type: "Candidate", updates: $updates${more}) { changed } }`, { updates: [{ id: String(id), version, values }] });
    dataOf(await update(edited, (await candidate(server, edited))['version']));
    expect((await mailsTo(server, edited)).map(({ subject, body }) => ({ subject, body }))).toEqual([{ subject: cell!.subject, body: cell!.body }]);
    // The portal as it is opened along.
    const [open] = await ahead(`candidateId: [${shut}], statusId: ${shortlisted}, portalAccess: true`);
    expect([open!.body.includes('/v3/candidate-portal'), (await ahead(`candidateId: [${shut}], statusId: ${shortlisted}`))[0]!.body.includes('/v3/candidate-portal')]).toEqual([true, false]);
    const [application] = (await rows(server, 'select id, version from job_application where org_code = $1 and candidate_id = $2', [applied])) as [{ id: string; version: number }];
    expect(await along([{ id: application.id, version: application.version, values: { statusId: shortlisted } }], 'JobApplication')).toMatchObject([{ of: 'Shortlisted', count: 1 }]);
  });

  it('is none for whoever stands there already, comes to a status without one, or is archived', async () => {
    const [there, archived] = [await addCandidate(recruiter, { statusId: shortlisted }), await addCandidate(recruiter)];
    expect(await ahead(`candidateId: [${there}], statusId: ${shortlisted}`)).toEqual([]);
    expect(await ahead(`candidateId: [${there}], statusId: ${rejected}`)).toEqual([]);
    await done(recruiter, archive(archived).replace('archive and notify', 'archive'));
    const { version } = await candidate(server, archived);
    expect(await along([{ id: String(archived), version, values: { statusId: shortlisted } }])).toEqual([]);
    // Considered again, they are told.
    expect(await ahead(`candidateId: [${archived}], statusId: ${shortlisted}`)).toMatchObject([{ count: 1 }]);
  });

  it('tells of many how many, of whom none reaches, and to whom the last one could not be delivered', async () => {
    const [one, two, three, silent, strange] = [await addCandidate(recruiter), await addCandidate(recruiter), await addCandidate(recruiter), await addCandidate(recruiter, { email: null }), await addCandidate(recruiter)];
    const refused = String((await candidate(server, two))['name']);
    await rows(server, `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status, candidate_id) select $1, gen_random_uuid()::text, email, 'candidateStatus', 'en', 'x', 'y', 'FAILED', id from candidate where org_code = $1 and id = $2`, [two]);
    const all = [one, two, three, silent];
    expect(await ahead(`candidateId: [${all.join(', ')}], statusId: ${shortlisted}`)).toMatchObject([{ count: 3, unreached: 1, unreachedNames: [(await candidate(server, silent))['name']], failingNames: [refused] }]);
    expect(await ahead(`candidateId: [${silent}], statusId: ${shortlisted}`)).toMatchObject([{ count: 0, recipient: null, unreached: 1 }]);
    const bulk = dataOf(await recruiter<{ bulkEditAlong: { mails: Ahead[] } }>('batch-processing', `query ($input: BulkEditInput!) { bulkEditAlong(input: $input) { ${FIELDS} } }`, { input: { type: 'Candidate', filter: { ids: all.map(String) }, form: 'JOB_CANDIDATES', values: { statusId: shortlisted } } })).bulkEditAlong.mails;
    expect(bulk).toMatchObject([{ count: 3, unreached: 1 }]);
    // Whose candidates one may not change, one learns nothing of.
    const manager = clientOf(server, await server.signIn('manager@demo.example'));
    const answer = await manager<{ mailsAhead: { mails: Ahead[] } }>('recruitment', `{ mailsAhead(candidateId: [${strange}], statusId: ${shortlisted}) { ${FIELDS} } }`);
    expect(answer.data?.mailsAhead?.mails ?? []).toEqual([]);
  });

  it('is kept back where that is wanted: by acts, cells, many at once and for other posts', async () => {
    const other = await addPost(server, recruiter, 'Dyer');
    const [acted, edited, posted, restored, bulk] = [await addCandidate(recruiter), await addCandidate(recruiter), await addCandidate(recruiter), await addCandidate(recruiter), await addCandidate(recruiter)];
    await done(recruiter, `updateCandidateStatus(candidateId: [${acted}], statusId: ${shortlisted}, mails: false)`);
    dataOf(await recruiter('batch-processing', 'mutation ($updates: [RecordUpdateInput!]!) { updateRecords(type: "Candidate", updates: $updates, mails: false) { changed } }', { updates: [{ id: String(edited), version: (await candidate(server, edited))['version'], values: { statusId: shortlisted } }] }));
    await done(recruiter, `moveToJobPost(candidateId: [${posted}], jobPostId: ${other}, statusId: ${shortlisted}, mails: false)`);
    await done(recruiter, archive(restored).replace('archive and notify', 'archive'));
    await done(recruiter, `moveArchiveToCandidate(candidateId: [${restored}], statusId: ${shortlisted}, mails: false)`);
    const input = { type: 'Candidate', filter: { ids: [String(bulk)] }, form: 'JOB_CANDIDATES', values: { statusId: shortlisted }, mails: false };
    dataOf(await recruiter('batch-processing', 'mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { job { id } } }', { input }));
    await expect.poll(async () => String((await candidate(server, bulk))['status_id'])).toBe(shortlisted);
    for (const id of [acted, edited, posted, restored, bulk]) {
      expect(String((await candidate(server, id))['status_id'])).toBe(shortlisted);
      expect(await mailsTo(server, id)).toEqual([]);
    }
  });

  it('is none for whom the post alone is taken away', async () => {
    const id = await addCandidate(recruiter, { jobPostId: post, statusId: shortlisted });
    const sent = await mailsTo(server, id);
    const { version } = await candidate(server, id);
    expect(await along([{ id: String(id), version, values: { jobPostId: null } }])).toEqual([]);
    dataOf(await recruiter('recruitment', 'mutation ($id: ID!, $version: Int!) { updateCandidate(id: $id, version: $version, input: { jobPostId: null }) { errorCode } }', { id: String(id), version }));
    expect(await mailsTo(server, id)).toEqual(sent);
    // Another post is another matter.
    const other = await addPost(server, recruiter, 'Weaver');
    const now = (await candidate(server, id))['version'];
    expect(await along([{ id: String(id), version: now, values: { jobPostId: other } }])).toMatchObject([{ of: 'Shortlisted', count: 1 }]);
  });
});

describe('the mail of being archived', () => {
  it('is in the given words, else in those of the status, else in ours', async () => {
    const [given, ofStatus, ours] = [await addCandidate(recruiter), await addCandidate(recruiter), await addCandidate(recruiter)];
    await done(recruiter, archive(given, ', mailSubject: "About {{jobPost}}", mailContent: "Thank you, {{name}}."'));
    expect((await mailsTo(server, given))[0]!.body).toMatch(/^Thank you, Asha /);
    await done(recruiter, archive(ofStatus, `, archiveStatusId: ${shortlisted}`));
    expect((await mailsTo(server, ofStatus))[0]!.subject).toMatch(/^Good news, Asha/);
    await done(recruiter, archive(ours));
    expect((await mailsTo(server, ours))[0]!.subject).toMatch(/^Your application to /);
  });

  it('is shown before as it leaves: in the words that are given or ours, of the status that is chosen, without the portal where it closes', async () => {
    const [ours, ofStatus] = [await addCandidate(recruiter, { jobPostId: post }), await addCandidate(recruiter)];
    type Ahead = { of: string; count: number; subject: string; body: string };
    const ahead = async (args: string): Promise<Ahead> => dataOf(await recruiter<{ archiveMailsAhead: { mails: Ahead[] } }>('recruitment', `{ archiveMailsAhead(${args}) { mails { of count subject body } } }`)).archiveMailsAhead.mails[0]!;
    const [shown, status] = [await ahead(`candidateId: [${ours}]`), await ahead(`candidateId: [${ofStatus}], archiveStatusId: ${shortlisted}`)];
    expect([shown.of, shown.count, status.of]).toEqual(['Rejection of a candidate', 1, 'Shortlisted']);
    expect((await ahead(`candidateId: [${ours}], mailSubject: "About {{jobPost}}", mailContent: "Thank you, {{name}}."`)).subject).toBe('About Pattern <b>cutter</b>');
    await done(recruiter, archive(ours));
    await done(recruiter, archive(ofStatus, `, archiveStatusId: ${shortlisted}`));
    expect((await mailsTo(server, ours))[0]).toMatchObject({ subject: shown.subject, body: shown.body });
    expect((await mailsTo(server, ofStatus))[0]).toMatchObject({ subject: status.subject, body: status.body });
  });

  it('says how many could not be written to, and archives them all the same', async () => {
    const id = await addCandidate(recruiter, { email: null });
    expect(await done(recruiter, archive(id))).toMatchObject({ candidateCount: 1, message: '1 candidate has no usable email address and was not written to.' });
  });

  it('waits for its time, goes out once, and not to whoever is considered again before', async () => {
    await deliver();
    const [waits, restored, undone, again] = [await addCandidate(recruiter), await addCandidate(recruiter), await addCandidate(recruiter), await addCandidate(recruiter)];
    const later = `, notificationTime: "${TOMORROW}", mailContent: "We will not go on."`;
    await done(recruiter, archive(waits, later));
    expect((await mailsTo(server, waits))[0]!.due).toBe(false);
    await done(recruiter, archive(restored, later));
    await done(recruiter, `moveArchiveToCandidate(candidateId: [${restored}])`);
    await undo(recruiter, (await done(recruiter, archive(undone, later))).changeSet);
    await undo(recruiter, (await done(recruiter, archive(again, later))).changeSet);
    await done(recruiter, archive(again, `, notificationTime: "${TOMORROW}", mailContent: "A second letter."`));
    const expected = await Promise.all([waits, again].map(async (id) => String((await candidate(server, id))['email'])));
    expect((await deliver()).sort()).toEqual(expected.sort());
    expect(await deliver()).toEqual([]);
    expect(await mailsTo(server, restored)).toEqual([]);
  });

  it('is not sent at once where its time is over, as that of another clock may be: nobody is archived', async () => {
    const id = await addCandidate(recruiter);
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const refused = [
      await recruiter('recruitment', `mutation { ${archive(id, `, notificationTime: "${at(-3_600_000)}"`)} { errorCode } }`),
      await recruiter('recruitment', 'mutation ($id: Int!, $at: DateTime!) { sendCandidateMail(candidateId: $id, subject: "Documents", body: "Hello there", sendAt: $at) { errorCode } }', { id, at: at(-3_600_000) }),
    ];
    expect(refused.map(({ errors }) => errors[0]?.extensions.validationError?.map(({ field, message }) => `${field}: ${message}`))).toEqual([['notificationTime: This time is over. Choose one within the next year.'], ['sendAt: This time is over. Choose one within the next year.']]);
    expect([(await candidate(server, id))['standing'], await mailsTo(server, id)]).toEqual(['ACTIVE', []]);
    // The minute that it is now was chosen as the next one, or as now.
    await done(recruiter, archive(id, `, notificationTime: "${at(-30_000)}"`));
    expect((await mailsTo(server, id))[0]!.due).toBe(true);
  });

  it('is not sent to whoever is archived again without one, and does not show as waiting while they are considered', async () => {
    await deliver();
    const [silent, considered] = [await addCandidate(recruiter), await addCandidate(recruiter)];
    const waiting = async (id: number) => dataOf(await recruiter<{ candidateMails: { totalRecords: number; mails: object[] } }>('recruitment', 'query ($id: Int!) { candidateMails(candidateId: $id) { totalRecords mails { status } } }', { id })).candidateMails;
    for (const id of [silent, considered]) {
      await done(recruiter, archive(id, `, notificationTime: "${TOMORROW}"`));
      expect(await waiting(id)).toMatchObject({ totalRecords: 1, mails: [{ status: 'QUEUED' }] });
      await done(recruiter, `moveArchiveToCandidate(candidateId: [${id}])`);
      expect(await waiting(id)).toMatchObject({ totalRecords: 0, mails: [] });
    }
    await done(recruiter, archive(silent).replace('archive and notify', 'archive'));
    expect(await deliver()).toEqual([]);
  });

  it('goes with its candidate', async () => {
    const id = await addCandidate(recruiter);
    await done(recruiter, archive(id, `, notificationTime: "${TOMORROW}"`));
    expect(await mailsTo(server, id)).toHaveLength(1);
    await done(recruiter, `deleteJobCandidates(candidateId: [${id}])`);
    expect(await mailsTo(server, id)).toEqual([]);
  });
});
