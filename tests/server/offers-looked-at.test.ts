/** Offers before they are sent and after they are taken back: the letter to look at, and what the candidate reads of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf, startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, rows, undo } from './candidates.ts';

let server: DemoServer;
let recruiter: Client;
let post: string;
let template: number;
let salaryTemplate: number;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  post = await addPost(server, recruiter, 'Pattern cutter');
  const input = { name: 'Letter', language: 'EN', subject: 'Your offer: {{jobPost}}', body: 'Dear {{name}},\n\nwe offer you {{annualCTC}} a year from {{joiningDate}}. Answer by {{expiresOn}}.' };
  template = Number(dataOf(await recruiter<{ answer: { row: { id: string } } }>('recruitment', 'mutation ($input: OfferLetterTemplateInput!) { answer: addOfferLetterTemplate(input: $input) { row { id } } }', { input })).answer.row.id);
  salaryTemplate = Number((await rows(server, `select id from salary_template where org_code = $1 and status = 'ACTIVE' order by id limit 1`))[0]!.id);
}, 60_000);
afterAll(() => server.stop());

const paid = async (): Promise<number> => {
  const id = await addCandidate(recruiter, { jobPostId: post });
  const input = { candidateId: String(id), templateId: String(salaryTemplate), annualCTC: '1200000' };
  dataOf(await recruiter('recruitment', 'mutation ($input: CandidateSalaryInput!) { addCandidateSalary(input: $input) { row { id } } }', { input }));
  return id;
};
const send = async (id: number) => dataOf(await recruiter<{ answer: { changeSet: string; offerId: number } }>('recruitment', 'mutation ($c: Int!, $t: Int!) { answer: sendOffer(candidateId: $c, templateId: $t, joiningDate: "2099-02-01", expiresOn: "2099-01-15") { changeSet offerId } }', { c: id, t: template })).answer;
type Preview = { subject: string; body: string; missing: string[]; lines: { name: string; annual: string; isSum: boolean }[]; validationError: { field: string; message: string }[] | null; mailSubject: string; mailBody: string; pdf: string | null };
const preview = (id: number, more = '') => recruiter<{ answer: Preview }>('recruitment', `query ($c: Int!, $t: Int!) { answer: previewOffer(candidateId: $c, templateId: $t ${more}) { subject body missing lines { name annual isSum } validationError { field message } mailSubject mailBody pdf } }`, { c: id, t: template });
/** What was written so far has left. */
const deliver = (id: number) => rows(server, `update outbox_message set status = 'SENT', sent_at = now() where org_code = $1 and candidate_id = $2 and status = 'QUEUED'`, [id]);
const toldOf = async (id: number) => (await rows<{ template: string }>(server, `select template from outbox_message where org_code = $1 and candidate_id = $2 and template like 'offer%' order by created_at`, [id])).map((mail) => mail.template);
const answerOf = async (id: number) => (await rows<{ answer: string }>(server, 'select answer from offer where org_code = $1 and candidate_id = $2 order by id desc limit 1', [id]))[0]?.answer;
const withdraw = async (offerId: number, more = '') => dataOf(await recruiter<{ answer: { changeSet: string; message: string } }>('recruitment', `mutation { answer: withdrawOffer(offerId: ${offerId} ${more}) { changeSet message } }`)).answer;

describe('a letter before it is sent', () => {
  it('is read as the candidate would get it, with its mail and its PDF, and nothing is kept of it', async () => {
    const id = await paid();
    const seen = dataOf(await preview(id, 'joiningDate: "2099-02-01", expiresOn: "2099-01-15", withPdf: true')).answer;
    expect(seen).toMatchObject({ subject: 'Your offer: Pattern cutter', missing: [], validationError: null, mailSubject: 'Our offer: Pattern cutter' });
    expect(seen.body).toContain('we offer you INR 12,00,000.00 a year from February 1, 2099. Answer by January 15, 2099.');
    expect(seen.lines.at(-1)).toMatchObject({ annual: 'INR 12,00,000.00', isSum: true });
    expect(Buffer.from(seen.pdf!, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect([await answerOf(id), await toldOf(id)]).toEqual([undefined, []]);
    await send(id);
    const [{ content }] = (await rows<{ content: Preview }>(server, 'select content from offer where org_code = $1 and candidate_id = $2', [id])) as [{ content: Preview }];
    expect([content.subject, content.body]).toEqual([seen.subject, seen.body]);
    // Questions go to whoever sent it.
    expect(await rows(server, `select reply_to from outbox_message where org_code = $1 and candidate_id = $2 and template = 'offerSent'`, [id])).toEqual([{ reply_to: 'recruiter@demo.example' }]);
  });

  it('says which of its words stand for nothing yet, and what else keeps it from being sent', async () => {
    const id = await paid();
    expect(dataOf(await preview(id, 'expiresOn: "2099-01-15"')).answer).toMatchObject({ missing: ['joiningDate'], pdf: null, body: expect.stringContaining('from {{joiningDate}}. Answer by January 15, 2099') as unknown });
    await rows(server, 'update candidate set job_post_id = null, email = null where org_code = $1 and id = $2', [id]);
    const seen = dataOf(await preview(id, 'joiningDate: "2020-01-01", expiresOn: "2099-01-15"')).answer;
    expect([seen.missing, seen.validationError?.map(({ field }) => field)]).toEqual([['jobPost'], ['jobPostId', 'email', 'joiningDate']]);
  });

  it('names a salary that is not saved yet, which stays as it was', async () => {
    const id = await paid();
    const seen = dataOf(await preview(id, `salaryTemplateId: ${salaryTemplate}, annualCTC: "1500000"`)).answer;
    expect(seen.body).toContain('INR 15,00,000.00');
    expect(await rows(server, 'select trim_scale(annual_ctc)::text as amount from candidate_salary where org_code = $1 and candidate_id = $2', [id])).toEqual([{ amount: '1200000' }]);
  });

  it('is nobody’s to read without the right to pay', async () => {
    const [id, manager] = [await paid(), clientOf(server, await server.signIn('manager@demo.example'))];
    expect((await manager('recruitment', 'query ($c: Int!, $t: Int!) { previewOffer(candidateId: $c, templateId: $t) { subject } }', { c: id, t: template })).errors[0]?.extensions.errorCode).toBe('_DB0102');
  });
});

it('is answered below the letter, where the candidate is taken with the passcode and what is said about it', async () => {
  const id = await paid();
  await send(id);
  const [sent] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and candidate_id = $2 and template = 'offerSent'`, [id]);
  const link = new URL(/^\/v3\/offer\S+$/m.exec(sent!.body)![0], server.origin);
  const ask = (path: string, more: Record<string, string> = {}) => fetch(new URL(`/v3/offer/${path}?org=demo&lang=en`, link), { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: link.origin }, body: new URLSearchParams({ token: link.searchParams.get('token')!, ...more }) });
  expect(await (await fetch(link)).text()).toMatch(/action="[^"]*\/offer\/passcode[^"]*#answer"/);
  expect(await (await ask('passcode')).text()).toMatch(/<h2 id="answer">[^<]*<\/h2><p class="note good" role="status">A passcode is on its way.+id="code"[^>]*autofocus/s);
  const wrong = await (await ask('answer', { answer: 'ACCEPTED', name: 'Asha', code: '000000' })).text();
  expect(wrong).toMatch(/<h2 id="answer">[^<]*<\/h2><p class="note bad" role="alert">This passcode/);
  // The way to another one asks for it again, and loading the page anew asks for none.
  const other = new URL(/<a href="([^"]+)">Get a new passcode/.exec(wrong)![1]!.replaceAll('&amp;', '&'), link);
  expect(await (await fetch(other)).text()).toContain('Send me a passcode');
  const codes = () => rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and candidate_id = $2 and template = 'offerPasscode' order by created_at desc`, [id]);
  const before = (await codes()).length;
  await rows(server, 'update recruitment_general_setting set passcode_expiry_minutes = 25 where org_code = $1');
  const asked = await ask('passcode');
  expect(asked.url).toMatch(/asked=1$/);
  expect(await (await fetch(asked.url)).text()).toContain('The passcode lasts 25 minutes');
  expect(await codes()).toHaveLength(before + 1);
  expect((await codes())[0]!.body).toContain('25 min');
  expect(await rows(server, `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from portal_passcode where org_code = $1 and email like 'offer:%' order by created_at desc limit 1`)).toEqual([{ minutes: 25 }]);
  await rows(server, 'update recruitment_general_setting set passcode_expiry_minutes = 10 where org_code = $1');
});

describe('an offer that is withdrawn', () => {
  it('is told to the candidate in the words that were proposed, and the link and the portal say so', async () => {
    const id = await paid();
    const { offerId } = await send(id);
    await deliver(id);
    const draft = dataOf(await recruiter<{ answer: { recipient: string | null; subject: string; body: string } }>('recruitment', `query { answer: offerWithdrawalMail(offerId: ${offerId}) { recipient subject body } }`)).answer;
    const { email } = (await candidate(server, id)) as unknown as { email: string };
    expect(draft).toMatchObject({ recipient: email, subject: 'Our offer is withdrawn: Pattern cutter' });
    const { message } = await withdraw(offerId, 'comment: "The post was cut."');
    expect(message).toMatch(/is told by mail/);
    const [mail] = await rows(server, `select recipient, subject, body, reply_to from outbox_message where org_code = $1 and candidate_id = $2 and template = 'offerWithdrawn'`, [id]);
    expect(mail).toMatchObject({ recipient: email, subject: draft.subject, body: draft.body, reply_to: 'recruiter@demo.example' });
    expect(String(mail!['body'])).not.toContain('cut.');
    const [sent] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and candidate_id = $2 and template = 'offerSent'`, [id]);
    expect(await (await fetch(new URL(/^\/v3\/offer\S+$/m.exec(sent!.body)![0], server.origin))).text()).toContain('This offer was withdrawn.');
    await rows(server, 'update candidate set portal_access = true where org_code = $1 and id = $2', [id]);
    const form = (path: string, fields: Record<string, string>) => fetch(`${server.origin}/v3/candidate-portal${path}`, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin }, body: new URLSearchParams(fields) });
    await form('/passcode', { email });
    const [code] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and recipient = $2 and template = 'portalPasscode'`, [email]);
    const cookie = cookiesOf(await form('/enter', { email, code: /\b\d{6}\b/.exec(code!.body)![0] }));
    expect(await (await server.ask('/v3/candidate-portal', { headers: { cookie } })).text()).toContain('We have withdrawn our offer.');
  });

  it('is told in other words, or not at all, as the recruiter likes', async () => {
    const [told, untold] = [await paid(), await paid()];
    const [first, second] = [await send(told), await send(untold)];
    await deliver(told);
    await deliver(untold);
    await withdraw(first.offerId, 'mailSubject: "A change", mailBody: "We call you."');
    await withdraw(second.offerId, 'tellCandidate: false');
    expect(await rows(server, `select subject, body from outbox_message where org_code = $1 and candidate_id = $2 and template = 'offerWithdrawn'`, [told])).toEqual([{ subject: 'A change', body: 'We call you.' }]);
    expect(await toldOf(untold)).toEqual(['offerSent']);
    const empty = await recruiter('recruitment', `mutation { withdrawOffer(offerId: ${first.offerId}, mailBody: " ") { changeSet } }`);
    expect(empty.errors[0]?.extensions.validationError?.map(({ field }) => field)).toEqual(['mailBody']);
  });

  it('leaves no trace with the candidate where its mail had not left, and does not come back without it', async () => {
    const id = await paid();
    const { offerId } = await send(id);
    const draft = dataOf(await recruiter<{ answer: { recipient: string | null } }>('recruitment', `query { answer: offerWithdrawalMail(offerId: ${offerId}) { recipient } }`)).answer;
    expect(draft.recipient).toBeNull();
    const { changeSet, message } = await withdraw(offerId);
    expect([message, await toldOf(id)]).toEqual(['Offer withdrawn. Its mail had not left and was taken back.', []]);
    expect((await recruiter('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet })).errors).toHaveLength(1);
    expect(await answerOf(id)).toBe('WITHDRAWN');
  });

  it('holds again where that is undone, and whoever read the contrary is told', async () => {
    const [heard, unheard] = [await paid(), await paid()];
    for (const id of [heard, unheard]) {
      const { offerId } = await send(id);
      await deliver(id);
      const { changeSet } = await withdraw(offerId);
      if (id === heard) await deliver(id);
      await undo(recruiter, changeSet);
      expect(await answerOf(id)).toBe('PENDING');
    }
    expect([await toldOf(heard), await toldOf(unheard)]).toEqual([['offerSent', 'offerWithdrawn', 'offerHolds'], ['offerSent']]);
    const [holds] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and candidate_id = $2 and template = 'offerHolds'`, [heard]);
    expect(holds!.body).toContain('until January 15, 2099');
  });
});

describe('sending that is undone', () => {
  it('takes the mail back while it waits, and tells whoever has it already', async () => {
    const [heard, unheard] = [await paid(), await paid()];
    for (const id of [heard, unheard]) {
      const { changeSet } = await send(id);
      if (id === heard) await deliver(id);
      await undo(recruiter, changeSet);
      expect(await answerOf(id)).toBeUndefined();
    }
    expect([await toldOf(heard), await toldOf(unheard)]).toEqual([['offerSent', 'offerWithdrawn'], []]);
  });
});
