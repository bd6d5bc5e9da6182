/** Offers: sent by mail, read by link, answered by passcode once, sealed; salary and candidate follow. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { dropNotices } from '../../src/server/notifications/drop-notices.ts';
import { expireOffers } from '../../src/server/recruitment/offers/expire-offers.ts';
import { cookiesOf, startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { act, addCandidate, addPost, candidate, done, employeeOf, named, rows, statusNamed, undo } from './candidates.ts';

let server: DemoServer;
let recruiter: Client;
let post: string;
let template: string;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  post = await addPost(server, recruiter, 'Pattern cutter');
  const input = { name: 'Letter', language: 'EN', subject: 'Your offer: {{jobPost}}', body: 'Dear {{name}},\n\nwe offer you {{annualCTC}} a year from {{joiningDate}}. 謹啓' };
  template = dataOf(await recruiter<{ answer: { row: { id: string } } }>('recruitment', 'mutation ($input: OfferLetterTemplateInput!) { answer: addOfferLetterTemplate(input: $input) { row { id } } }', { input })).answer.row.id;
}, 60_000);
afterAll(() => server.stop());

/** A candidate with a saved salary. */
const paid = async (jobPostId = post): Promise<number> => {
  const id = await addCandidate(recruiter, { jobPostId });
  const [salary] = await rows(server, `select id from salary_template where org_code = $1 and status = 'ACTIVE' order by id limit 1`);
  const input = { candidateId: String(id), templateId: String(salary!.id), annualCTC: '1200000' };
  dataOf(await recruiter('recruitment', 'mutation ($input: CandidateSalaryInput!) { addCandidateSalary(input: $input) { row { id } } }', { input }));
  return id;
};
const send = (id: number) => recruiter<{ answer: { changeSet: string; offerId: number } }>('recruitment', 'mutation ($c: Int!, $t: Int!) { answer: sendOffer(candidateId: $c, templateId: $t, joiningDate: "2099-02-01", expiresOn: "2099-01-15") { changeSet offerId } }', { c: id, t: Number(template) });
const offerOf = async (id: number) => (await rows<Record<string, unknown>>(server, 'select * from offer where org_code = $1 and candidate_id = $2 order by id desc', [id]))[0]!;
const salaryOf = async (id: number) => (await rows<{ status: string }>(server, 'select status from candidate_salary where org_code = $1 and candidate_id = $2', [id]))[0]!.status;
const mailsOf = (id: number, kind: string) => rows<{ body: string; recipient: string; attachments: readonly { name: string; content: string }[] | null }>(server, 'select body, recipient, attachments from outbox_message where org_code = $1 and candidate_id = $2 and template = $3 order by created_at desc', [id, kind]);

const linkOf = async (id: number): Promise<URL> => new URL(/^\/v3\/offer\S+$/m.exec((await mailsOf(id, 'offerSent'))[0]!.body)![0], server.origin);
const sendForm = (link: URL, path: string, fields: Record<string, string>) =>
  fetch(new URL(`/v3/offer/${path}?org=demo&lang=en`, link), { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: link.origin }, body: new URLSearchParams({ token: link.searchParams.get('token')!, ...fields }) });
const codeFor = async (id: number, link: URL): Promise<string> => {
  expect((await sendForm(link, 'passcode', {})).status).toBe(303);
  return /\b\d{6}\b/.exec((await mailsOf(id, 'offerPasscode'))[0]!.body)![0];
};
const portal = (path: string, fields: Record<string, string>, cookie = '') => fetch(`${server.origin}/v3/candidate-portal${path}`, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin, cookie }, body: new URLSearchParams(fields) });
/** The cookie of the candidate who gets in by the mailed passcode. */
const enterPortal = async (id: number): Promise<string> => {
  await rows(server, 'update candidate set portal_access = true where org_code = $1 and id = $2', [id]);
  const email = String((await candidate(server, id))['email']);
  await portal('/passcode', { email });
  const [mail] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and recipient = $2 and template = 'portalPasscode'`, [email]);
  return cookiesOf(await portal('/enter', { email, code: /\b\d{6}\b/.exec(mail!.body)![0] }));
};
/** Who was told in Tenure what became of the offer. */
const noticesOf = (id: number) => rows(server, `select n.kind, u.email, n.words->>'post' as post from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and n.kind like 'offer%' and n.path = '/recruitment/job-candidates/' || $2 || '/salary'`, [id]);

describe('an offer', () => {
  it('is read by its link, accepted by passcode, and sealed with name, time and address', async () => {
    const id = await paid();
    dataOf(await send(id));
    expect(await salaryOf(id)).toBe('OFFERED');
    const link = await linkOf(id);
    const page = await (await fetch(link)).text();
    expect(page).toContain('Your offer: Pattern cutter');
    expect(page).toContain('INR 12,00,000.00');
    const letter = Buffer.from(await (await fetch(new URL(`/v3/offer/letter${link.search}`, link))).arrayBuffer());
    const sent = await offerOf(id);
    expect([letter.subarray(0, 5).toString(), createHash('sha256').update(letter).digest('hex')]).toEqual(['%PDF-', sent['letter_digest']]);
    const code = await codeFor(id, link);
    expect((await mailsOf(id, 'offerPasscode'))[0]!.body).toContain('10 min');
    expect((await sendForm(link, 'answer', { answer: 'ACCEPTED', name: 'Asha', code: code === '100000' ? '100001' : '100000' })).status).toBe(422);
    expect((await offerOf(id))['answer']).toBe('PENDING');
    await rows(server, `update user_account set language = 'JA' where org_code = $1 and email = 'recruiter@demo.example'`);
    expect((await sendForm(link, 'answer', { answer: 'ACCEPTED', name: 'Asha Candidate', comment: 'Gladly', code })).status).toBe(303);
    // Whoever recruits reads of it in the language of their account, whatever that of the letter.
    expect((await mailsOf(id, 'offerAnswered'))[0]).toMatchObject({ recipient: 'recruiter@demo.example', body: expect.stringMatching(/オファーに回答しました：承諾\n\n回答に添えられたコメント：「Gladly」/) as string });
    await rows(server, `update user_account set language = 'EN' where org_code = $1 and email = 'recruiter@demo.example'`);
    const signed = await offerOf(id);
    expect(signed).toMatchObject({ answer: 'ACCEPTED', signed_by: 'Asha Candidate', comment: 'Gladly', letter_digest: sent['letter_digest'] });
    expect(String(signed['signed_from'])).toMatch(/127\.0\.0\.1|::1/);
    const [mail] = await mailsOf(id, 'offerSigned');
    expect(createHash('sha256').update(Buffer.from(mail!.attachments![0]!.content, 'base64')).digest('hex')).toBe(signed['signed_digest']);
    const [{ id: mailId }] = (await rows<{ id: string }>(server, `select id from outbox_message where org_code = $1 and candidate_id = $2 and template = 'offerSigned'`, [id])) as [{ id: string }];
    const OPEN = 'mutation ($c: Int!, $m: ID!) { answer: openCandidateMailFile(candidateId: $c, mailId: $m, place: 0) { content } }';
    const opened = dataOf(await recruiter<{ answer: { content: string } }>('recruitment', OPEN, { c: id, m: mailId })).answer;
    expect(createHash('sha256').update(Buffer.from(opened.content, 'base64')).digest('hex')).toBe(signed['signed_digest']);
    // Who may not read salaries reads the mail and not the letter.
    const taken = await rows<{ id: string }>(server, `update role_right set "view" = false where org_code = $1 and form = 'CANDIDATE_SALARY' and "view" returning id`);
    const unpaid = clientOf(server, await server.signIn('recruiter@demo.example'));
    expect((await unpaid('recruitment', OPEN, { c: id, m: mailId })).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    const listed = dataOf(await unpaid<{ answer: { mails: { id: string; files: { isKept: boolean }[] }[] } }>('recruitment', 'query ($c: Int!) { answer: candidateMails(candidateId: $c) { mails { id files { isKept } } } }', { c: id })).answer.mails;
    expect(listed.find((one) => one.id === mailId)!.files).toEqual([{ isKept: false }]);
    await rows(server, 'update role_right set "view" = true where org_code = $1 and id = any($2::bigint[])', [taken.map((right) => right.id)]);
    expect([await salaryOf(id), (await candidate(server, id))['offer_responded_on']]).toEqual(['ACCEPTED', expect.anything()]);
    expect(await noticesOf(id)).toEqual([{ kind: 'offerAcceptedSaying', email: 'recruiter@demo.example', post: 'Pattern cutter' }]);
    expect((await send(id)).errors[0]?.extensions.errorCode).toBe('BAD_USER_INPUT');
  });

  it('is told to those who go on with it: the hiring manager of any answer, the onboarding specialist of an acceptance, each where they may look', async () => {
    const members = [['recruiter', 'RECRUITER'], ['manager', 'HIRING_MANAGER'], ['employee', 'HIRING_MANAGER'], ['admin', 'ONBOARDING_SPECIALIST'], ['hr', 'ONBOARDING_SPECIALIST']] as const;
    const jobPostId = await addPost(server, recruiter, 'Loom tuner', await Promise.all(members.map(async ([who, role]) => ({ employeeId: await employeeOf(server, `${who}@demo.example`), role }))));
    const told = async (answer: 'ACCEPTED' | 'DECLINED') => {
      const id = await paid(jobPostId);
      dataOf(await send(id));
      const link = await linkOf(id);
      expect((await sendForm(link, 'answer', { code: await codeFor(id, link), name: 'A', answer })).status).toBe(303);
      const found = await rows<{ email: string; path: string }>(server, `select u.email, n.path from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and n.words->>'candidate' = $2 and n.kind like 'offer%' order by u.email`, [String((await candidate(server, id))['name'])]);
      return found.map(({ email, path }) => `${email.split('@')[0]} ${path.replace(String(id), 'ID')}`);
    };
    const always = ['manager /recruitment/job-candidates/ID', 'recruiter /recruitment/job-candidates/ID/salary'];
    // Of those named for it, hr may not open Onboarding and employee not the candidates.
    expect(await told('ACCEPTED')).toEqual(['admin /recruitment/onboarding?candidate=ID', ...always]);
    expect(await told('DECLINED')).toEqual(always);
    const [accepted] = await rows<{ id: string }>(server, `select candidate_id::text as id from offer where org_code = $1 and job_post_id = $2 and answer = 'ACCEPTED'`, [jobPostId]);
    await withOrg(server.db, 'demo', (tx) => dropNotices(tx, [{ entity: 'Candidate', id: accepted!.id }]));
    expect(await rows(server, `select path from notification where org_code = $1 and path ~ ('\\m' || $2 || '\\M')`, [accepted!.id])).toEqual([]);
  });

  it('keeps whoever accepted it as long after the first day as after an application', async () => {
    const id = await paid();
    await rows(server, `update candidate set retain_until = '2099-01-20' where org_code = $1 and id = $2`, [id]);
    dataOf(await send(id));
    const link = await linkOf(id);
    expect((await sendForm(link, 'answer', { code: await codeFor(id, link), name: 'A', answer: 'ACCEPTED' })).status).toBe(303);
    expect(await rows(server, 'select retain_until::text as until from candidate where org_code = $1 and id = $2', [id])).toEqual([{ until: '2101-02-01' }]);
  });

  it('pays from the first day once it is accepted, unless the salary names a later one', async () => {
    const days = async (id: number) => (await rows(server, 'select effective_from::text as day, salary_effective_month as month from candidate_salary where org_code = $1 and candidate_id = $2', [id]))[0];
    const accept = async (id: number) => {
      dataOf(await send(id));
      const link = await linkOf(id);
      expect((await sendForm(link, 'answer', { code: await codeFor(id, link), name: 'A', answer: 'ACCEPTED' })).status).toBe(303);
    };
    const [soon, later] = [await paid(), await paid()];
    await rows(server, `update candidate_salary set effective_from = '2099-03-01', salary_effective_month = '2099-03' where org_code = $1 and candidate_id = $2`, [later]);
    await accept(soon);
    await accept(later);
    expect([await days(soon), await days(later)]).toEqual([{ day: '2099-02-01', month: '2099-02' }, { day: '2099-03-01', month: '2099-03' }]);
  });

  it('gets one answer, whoever is quicker', async () => {
    const id = await paid();
    const { offerId } = dataOf(await send(id)).answer;
    const link = await linkOf(id);
    const code = await codeFor(id, link);
    const [answered, withdrawn] = await Promise.all([
      sendForm(link, 'answer', { answer: 'DECLINED', name: 'Asha', code }),
      recruiter('recruitment', 'mutation ($id: Int!) { withdrawOffer(offerId: $id) { changeSet } }', { id: offerId }),
    ]);
    const { answer } = await offerOf(id);
    expect([answered.status === 303, withdrawn.errors.length === 0]).toEqual([answer === 'DECLINED', answer === 'WITHDRAWN']);
    expect(await salaryOf(id)).toBe(answer === 'DECLINED' ? 'DECLINED' : 'DRAFT');
    expect((await sendForm(link, 'passcode', {})).status).toBe(409);
  });

  it('follows a declined one with other figures, which the candidate accepts', async () => {
    const id = await paid();
    dataOf(await send(id));
    const first = await linkOf(id);
    expect((await sendForm(first, 'answer', { answer: 'DECLINED', name: 'Asha', comment: 'Too little.', code: await codeFor(id, first) })).status).toBe(303);
    const [{ t }] = (await rows<{ t: number }>(server, 'select template_id::int as t from candidate_salary where org_code = $1 and candidate_id = $2', [id])) as [{ t: number }];
    const { salaryDetails } = dataOf(await recruiter<{ answer: { salaryDetails: string } }>('recruitment', 'query ($id: Int!, $t: Int!) { answer: calculateCandidateSalary(candidateId: $id, templateId: $t, annualCTC: "1500000") { salaryDetails } }', { id, t })).answer;
    const { annualGrossSalary: gross, monthlyGrossSalary: month } = (JSON.parse(salaryDetails) as { salaryStructure: { annualGrossSalary: unknown; monthlyGrossSalary: unknown } }).salaryStructure;
    const CHANGE = 'mutation ($id: Int!, $gross: Decimal!, $month: Decimal!) { answer: addUpdateCandidateSalaryDetails(candidateId: $id, annualCTC: "1500000", annualGrossSalary: $gross, monthlyGrossSalary: $month, isEditMode: true) { changeSet } }';
    dataOf(await recruiter('recruitment', CHANGE, { id, gross: String(gross), month: String(month) }));
    expect(await salaryOf(id)).toBe('DRAFT');
    expect((await candidate(server, id))['offer_responded_on']).not.toBeNull();
    dataOf(await send(id));
    // An answer to the first letter is none to the second.
    expect(await candidate(server, id)).toMatchObject({ offered_on: expect.anything() as unknown, offer_responded_on: null });
    const second = await linkOf(id);
    expect(await (await fetch(second)).text()).toContain('INR 15,00,000.00');
    const code = await codeFor(id, second);
    expect((await sendForm(second, 'answer', { answer: 'ACCEPTED', name: 'Asha', code })).status).toBe(303);
    expect(await salaryOf(id)).toBe('ACCEPTED');
    // Another page that was open shows what counts now.
    const late = await sendForm(second, 'answer', { answer: 'DECLINED', name: 'Asha', code });
    expect([late.status, (await late.text()).includes('You have accepted this offer.')]).toEqual([409, true]);
  });

  it('opens by its own link alone, and no more after its last day', async () => {
    const id = await paid();
    dataOf(await send(id));
    const link = await linkOf(id);
    const wrong = new URL(link);
    wrong.searchParams.set('token', `demo.offer.${'A'.repeat(43)}`);
    expect((await fetch(wrong)).status).toBe(404);
    await rows(server, `update offer set expires_on = '2020-01-01' where org_code = $1 and candidate_id = $2`, [id]);
    expect((await sendForm(link, 'passcode', {})).status).toBe(409);
    expect(await expireOffers(server.db, createLog('silent'))).toBe(1);
    expect([(await offerOf(id))['answer'], await salaryOf(id)]).toEqual(['EXPIRED', 'DRAFT']);
    expect(await noticesOf(id)).toEqual([{ kind: 'offerExpired', email: 'recruiter@demo.example', post: 'Pattern cutter' }]);
  });

  it('says which letters its paper cannot write before the passcode is used, and takes any space', async () => {
    const id = await paid();
    dataOf(await send(id));
    const link = await linkOf(id);
    const code = await codeFor(id, link);
    const unwritable: Record<string, string>[] = [{ name: 'Łukasz' }, { comment: 'Gladly 🎉' }, { comment: `${'a'.repeat(999)}🎉` }];
    for (const wrong of unwritable) {
      const refused = await sendForm(link, 'answer', { answer: 'ACCEPTED', name: 'Asha', code, ...wrong });
      const told = await refused.text();
      expect([refused.status, told, told.includes(`value="${code}"`)]).toEqual([422, expect.stringContaining('cannot write'), true]);
    }
    expect((await offerOf(id))['answer']).toBe('PENDING');
    expect((await sendForm(link, 'answer', { answer: 'ACCEPTED', name: 'Asha\u2003Candidate', comment: 'Gladly,\u2028and\u00a0soon, for ₹10,00,000', code })).status).toBe(303);
  });

  it('stays what the candidate answered: nobody undoes the answer, and undoing the letter is refused', async () => {
    const id = await paid();
    const { changeSet } = dataOf(await send(id)).answer;
    const link = await linkOf(id);
    const code = await codeFor(id, link);
    expect((await sendForm(link, 'answer', { answer: 'ACCEPTED', name: 'Asha', code })).status).toBe(303);
    const signed = await offerOf(id);
    const [answered] = await rows<{ set: string }>(server, `select c.change_set_id::text as set from change c where c.org_code = $1 and c.entity = 'Offer' and c.row_id = $2 and c.kind = 'UPDATE'`, [signed['id']]);
    for (const set of [answered!.set, changeSet]) {
      const { errors } = await recruiter('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: set });
      expect(errors).toHaveLength(1);
    }
    expect([await offerOf(id), await salaryOf(id)]).toEqual([signed, 'ACCEPTED']);
  });

  it('waits once, also where withdrawing the one before is undone', async () => {
    const id = await paid();
    const { offerId } = dataOf(await send(id)).answer;
    const withdrawn = dataOf(await recruiter<{ answer: { changeSet: string } }>('recruitment', 'mutation ($id: Int!) { answer: withdrawOffer(offerId: $id) { changeSet } }', { id: offerId })).answer.changeSet;
    dataOf(await send(id));
    const { errors } = await recruiter('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: withdrawn });
    expect(errors).toHaveLength(1);
    expect(await rows(server, `select id from offer where org_code = $1 and candidate_id = $2 and answer = 'PENDING'`, [id])).toHaveLength(1);
  });

  it('waits once: a second one is refused until the first is undone, whose link then opens nothing', async () => {
    const id = await paid();
    const { changeSet } = dataOf(await send(id)).answer;
    expect((await send(id)).errors[0]?.extensions.errorCode).toBe('OFFER_WAITS');
    const link = await linkOf(id);
    await undo(recruiter, changeSet);
    expect((await fetch(link)).status).toBe(404);
    expect(await salaryOf(id)).toBe('DRAFT');
    expect((await send(id)).errors).toEqual([]);
  });

  it('brings whoever stands before the stage of offers to its first status, taken back with the offer, unless that is not wanted', async () => {
    const [id, other] = [await paid(), await paid()];
    const { changeSet } = dataOf(await send(id)).answer;
    const standing = async () => [(await candidate(server, id))['status_id'], (await rows(server, 'select status_id from job_application where org_code = $1 and candidate_id = $2', [id]))[0]!['status_id']];
    const [applied, offered] = [await statusNamed(server, 'Applied'), await statusNamed(server, 'Offered')];
    expect(await standing()).toEqual([offered, offered]);
    await undo(recruiter, changeSet);
    expect([await standing(), await salaryOf(id), (await candidate(server, id))['offered_on']]).toEqual([[applied, applied], 'DRAFT', null]);
    dataOf(await recruiter('recruitment', 'mutation ($c: Int!, $t: Int!) { answer: sendOffer(candidateId: $c, templateId: $t, joiningDate: "2099-02-01", expiresOn: "2099-01-15", moveOn: false) { offerId } }', { c: other, t: Number(template) }));
    expect((await candidate(server, other))['status_id']).toBe(applied);
  });

  it('leaves the candidate where the hiring flow leads to no offer, where something is missing for it, and whoever is hired', async () => {
    const [applied, screening, offered, hired] = await Promise.all(['Applied', 'Screening', 'Offered', 'Hired'].map((name) => statusNamed(server, name)));
    const sent = async (id: number) => (dataOf(await send(id)), (await candidate(server, id))['status_id']);
    await rows(server, `insert into candidate_status_next (org_code, id, candidate_status_id, status_id, "position") values ($1, 900001, $2, $3, 1)`, [applied, screening]);
    expect(await sent(await paid())).toBe(applied);
    await rows(server, 'delete from candidate_status_next where org_code = $1 and id = 900001');
    await rows(server, `update candidate_status set requires = '{NOTICE_PERIOD}' where org_code = $1 and id = $2`, [offered]);
    expect(await sent(await paid())).toBe(applied);
    await rows(server, 'update candidate_status set requires = null where org_code = $1 and id = $2', [offered]);
    const late = await paid();
    await rows(server, 'update candidate set status_id = $3, version = version + 1 where org_code = $1 and id = $2', [late, hired]);
    expect(await sent(late)).toBe(hired);
  });

  it('leaves the candidate to whoever may move them', async () => {
    const id = await paid();
    await rows(server, `update role_right set "update" = false where org_code = $1 and form = 'JOB_CANDIDATES' and "update"`);
    const asked = clientOf(server, await server.signIn('recruiter@demo.example'));
    dataOf(await asked('recruitment', 'mutation ($c: Int!, $t: Int!) { answer: sendOffer(candidateId: $c, templateId: $t, joiningDate: "2099-02-01", expiresOn: "2099-01-15") { offerId } }', { c: id, t: Number(template) }));
    expect((await candidate(server, id))['status_id']).toBe(await statusNamed(server, 'Applied'));
    await rows(server, `update role_right set "update" = true where org_code = $1 and form = 'JOB_CANDIDATES' and "add"`);
  });

  it('needs a salary, a post and an address, and says which is missing', async () => {
    const id = await addCandidate(recruiter, { email: null });
    expect((await send(id)).errors[0]?.extensions.validationError?.map(({ field }) => field)).toEqual(['salary', 'jobPostId', 'email']);
  });

  it('is to be answered by the day of joining at the latest', async () => {
    const [id, late] = [await paid(), 'mutation ($c: Int!, $t: Int!) { sendOffer(candidateId: $c, templateId: $t, joiningDate: "2099-02-01", expiresOn: "2099-02-02") { offerId } }'];
    expect((await recruiter('recruitment', late, { c: id, t: Number(template) })).errors[0]?.extensions.validationError).toEqual([{ field: 'expiresOn', message: 'Choose a day no later than the day of joining.' }]);
  });

  it('is sent by nobody without the right to pay', async () => {
    const [id, manager] = [await paid(), clientOf(server, await server.signIn('manager@demo.example'))];
    const { errors } = await manager('recruitment', 'mutation ($c: Int!, $t: Int!) { sendOffer(candidateId: $c, templateId: $t, joiningDate: "2099-02-01", expiresOn: "2099-01-15") { offerId } }', { c: id, t: Number(template) });
    expect(errors[0]?.extensions.errorCode).toBe('_DB0102');
  });
});

describe('while an offer waits', () => {
  const waits = 'An offer waits for this candidate’s answer. Withdraw it first.';
  const problemsOf = (answer: { readonly errors: readonly { readonly extensions: { readonly validationError?: readonly { readonly field: string; readonly message: string }[] } }[] }) => answer.errors[0]?.extensions.validationError?.map(({ field, message }) => [field, message]);

  it('its candidate is neither put away nor rejected, alone or with others or with the post', async () => {
    const [id, other] = [await paid(), await addCandidate(recruiter, { jobPostId: post })];
    const { offerId } = dataOf(await send(id)).answer;
    const [reason, blacklisted, pool, rejected] = await Promise.all([named(server, 'archive_reason', 'No answer'), rows(server, 'select id from blacklist_reason where org_code = $1 limit 1').then(([row]) => row!.id), rows(server, 'select id from talent_pool where org_code = $1 limit 1').then(([row]) => row!.id), statusNamed(server, 'Rejected')]);
    // Of several it says whom.
    const ofWhom = `${String((await candidate(server, id))['name'])}: ${waits}`;
    expect(problemsOf(await act(recruiter, `archiveCandidateDetails(candidateId: [${other}, ${id}], archiveReasonId: ${reason}, action: "archive")`))).toEqual([['standing', ofWhom]]);
    for (const text of [`moveCandidateToBlackedList(candidateId: [${id}], blackedReasonId: ${blacklisted})`, `addCandidateToTalentPool(candidateId: [${id}], talentPoolId: ${pool}, archiveStatusId: ${await statusNamed(server, 'Screening')}, archiveReasonId: ${reason})`])
      expect(problemsOf(await act(recruiter, text))).toEqual([['standing', waits]]);
    expect(problemsOf(await act(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${rejected})`))).toEqual([['statusId', waits]]);
    expect((await recruiter('recruitment', `mutation { closeJobPost(jobPostId: ${post}, candidatesStatusId: ${rejected}) { changeSet } }`)).errors[0]?.extensions).toMatchObject({ validationError: expect.arrayContaining([expect.objectContaining({ message: ofWhom })]) as unknown });
    expect((await candidate(server, other))['standing']).toBe('ACTIVE');
    expect((await recruiter('recruitment', `mutation { withdrawOffer(offerId: ${offerId}) { changeSet } }`)).errors).toEqual([]);
    await done(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive")`);
  });

  it('a withdrawn one does not come back to whoever was put away meanwhile', async () => {
    const id = await paid();
    const { offerId } = dataOf(await send(id)).answer;
    const { changeSet } = dataOf(await recruiter<{ answer: { changeSet: string } }>('recruitment', `mutation { answer: withdrawOffer(offerId: ${offerId}) { changeSet } }`)).answer;
    await done(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${await named(server, 'archive_reason', 'No answer')}, action: "archive")`);
    expect((await recruiter('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet })).errors).toHaveLength(1);
    expect((await offerOf(id))['answer']).toBe('WITHDRAWN');
  });

  it('says in the portal what the candidate answered, until another one waits', async () => {
    const id = await paid();
    dataOf(await send(id));
    const link = await linkOf(id);
    expect((await sendForm(link, 'answer', { answer: 'DECLINED', name: 'Asha', code: await codeFor(id, link) })).status).toBe(303);
    const cookie = await enterPortal(id);
    const page = async () => (await server.ask('/v3/candidate-portal', { headers: { cookie } })).text();
    expect(await page()).toContain('You have declined our offer.');
    dataOf(await send(id));
    expect(await page()).toContain('We have made you an offer.');
  });

  it('is told in the portal to have expired, and what to do, before and after it is closed, until the application moves on', async () => {
    const id = await paid();
    dataOf(await send(id));
    const cookie = await enterPortal(id);
    const page = async () => (await server.ask('/v3/candidate-portal', { headers: { cookie } })).text();
    const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    await rows(server, `update job_application set since = now() - interval '9 days' where org_code = $1 and candidate_id = $2`, [id]);
    await rows(server, 'update offer set expires_on = $3::date where org_code = $1 and candidate_id = $2', [id, yesterday]);
    const told = /Our offer could be answered until \w+ \d+, \d{4}\. If you are still interested, reply to the mail that brought it\./;
    expect(await page()).toMatch(told);
    await expireOffers(server.db, createLog('silent'));
    expect((await offerOf(id))['answer']).toBe('EXPIRED');
    expect(await page()).toMatch(told);
    const [status] = await rows<{ id: string }>(server, `select s.id::text as id from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1 and g.kind = 'INTERVIEW' limit 1`);
    await done(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${status!.id})`);
    expect(await page()).not.toMatch(told);
  });

  it('is declined by the candidate who withdraws the application, and those who wait for it are told', async () => {
    const id = await paid();
    dataOf(await send(id));
    const cookie = await enterPortal(id);
    const page = await (await server.ask('/v3/candidate-portal', { headers: { cookie } })).text();
    expect(page).toContain('We have made you an offer. Answer it by January 15, 2099, by the link in our mail.');
    expect(page).toContain('The offer that waits for your answer is declined with it.');
    const [{ expires }] = (await rows<{ expires: string }>(server, 'select expires_on::text as expires from offer where org_code = $1 and candidate_id = $2', [id])) as [{ expires: string }];
    await rows(server, `update offer set expires_on = '2020-01-01' where org_code = $1 and candidate_id = $2`, [id]);
    const over = await (await server.ask('/v3/candidate-portal', { headers: { cookie } })).text();
    expect(over).toMatch(/Our offer could be answered until \w+ \d+, \d{4}\. If you are still interested/);
    expect(over).not.toMatch(/made you an offer|offer that waits/);
    await rows(server, 'update offer set expires_on = $3::date where org_code = $1 and candidate_id = $2', [id, expires]);
    expect((await portal('/withdraw', { application: /name="application" value="(\d+)"/.exec(page)![1]! }, cookie)).status).toBe(303);
    expect([(await offerOf(id))['answer'], await salaryOf(id)]).toEqual(['DECLINED', 'DECLINED']);
    expect((await noticesOf(id))).toMatchObject([{ kind: 'offerDeclined' }]);
    expect(await (await fetch(await linkOf(id))).text()).toContain('You have declined this offer.');
  });
});
