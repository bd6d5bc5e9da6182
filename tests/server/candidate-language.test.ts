/** Each candidate is written to in the language in which they applied, or that a recruiter noted: a French one of an organisation that writes English. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyAs, query } from '../support/applying.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, done, employeeOf, named, rows, statusNamed } from './candidates.ts';
import { arranged, eventOf, idsOf, mailsAbout, roundNamed, scheduled, tuesday } from './interviewing.ts';
import { merged } from './merging.ts';

type Mail = { language: string; subject: string; body: string };

let server: DemoServer;
let recruiter: Client;
let admin: Client;
let reason: string;
let post: string;

beforeAll(async () => {
  server = await startDemoServer();
  [recruiter, admin] = [clientOf(server, await server.signIn('recruiter@demo.example')), clientOf(server, await server.signIn('admin@demo.example'))];
  [reason, post] = [await named(server, 'archive_reason', 'Position filled'), await addPost(server, recruiter, 'Weaver')];
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
}, 60_000);
afterAll(() => server.stop());

const french = (more: Record<string, unknown> = {}): Promise<number> => addCandidate(recruiter, { preferredLanguage: 'FR', ...more });
const mailsTo = (id: number) => rows<Mail>(server, 'select language, subject, body from outbox_message where org_code = $1 and candidate_id = $2 order by created_at', [id]);
const last = async (id: number): Promise<Mail> => (await mailsTo(id)).at(-1)!;
const preferred = async (id: number): Promise<unknown> => (await candidate(server, id))['preferred_language'];
const archive = (ids: readonly number[], more = '') => done(recruiter, `archiveCandidateDetails(candidateId: [${ids.join(', ')}], archiveReasonId: ${reason}, action: "archive and notify"${more})`);
const template = async (language: string, subject: string, body: string): Promise<void> =>
  void dataOf(await admin('settings', 'mutation ($input: EmailTemplateInput!) { addEmailTemplate(input: $input) { errorCode } }', { input: { event: 'CANDIDATE_ARCHIVED', language, subject, body } }));

describe('the language of a candidate', () => {
  const ofAddress = async (email: string): Promise<{ id: string; language: string | null }> => (await query<{ id: string; language: string | null }>(server, `select id::text as id, preferred_language as language from candidate where org_code = 'demo' and email = $1`, [email]))[0]!;
  const applyIn = (email: string, job: string, language: string) => applyAs(server, job, { email }, { 'accept-language': language });

  it('is the one in which they applied last', async () => {
    expect((await applyIn('lea@mail.example', 'J-101', 'fr-FR,fr;q=0.9,en;q=0.5')).status).toBe(303);
    expect((await ofAddress('lea@mail.example')).language).toBe('FR');
    await applyIn('lea@mail.example', 'J-102', 'ja');
    expect((await ofAddress('lea@mail.example')).language).toBe('JA');
    // What is no application changes nothing.
    await applyIn('lea@mail.example', 'J-102', 'es');
    expect((await ofAddress('lea@mail.example')).language).toBe('JA');
    const { id } = await ofAddress('lea@mail.example');
    expect((await mailsTo(Number(id))).map(({ language }) => language)).toEqual(['fr', 'ja', 'sp']);
  });

  it('is empty for whoever did not apply themselves, and kept when two become one', async () => {
    const [plain, one, other] = [await addCandidate(recruiter), await addCandidate(recruiter), await french()];
    expect([await preferred(plain), await preferred(other)]).toEqual([null, 'FR']);
    await merged(admin, one, [other]);
    expect(await preferred(one)).toBe('FR');
  });
});

describe('mails of Tenure to them', () => {
  it('are in it, each of many in that of its candidate', async () => {
    const [one, other, japanese] = [await french({ jobPostId: post }), await addCandidate(recruiter, { jobPostId: post }), await addCandidate(recruiter, { jobPostId: post, preferredLanguage: 'JA' })];
    await archive([one, other, japanese]);
    expect(await last(one)).toMatchObject({ language: 'fr', subject: expect.stringMatching(/^Votre candidature auprès de /), body: expect.stringContaining('Merci pour le temps consacré') });
    expect(await last(other)).toMatchObject({ language: 'en', subject: expect.stringMatching(/^Your application to /) });
    expect(await last(japanese)).toMatchObject({ language: 'ja', subject: expect.stringContaining('ご応募について') });
  });

  it('take the organization’s own template in it, and none in another language', async () => {
    await template('EN', 'Ours in English', 'Ours.');
    const [early, one, other] = [await french(), await french(), await addCandidate(recruiter)];
    await archive([early]);
    expect((await last(early)).subject).toMatch(/^Votre candidature/);
    await template('FR', 'Le nôtre', 'Bonjour {{name}}, voici {{portal}}');
    await rows(server, 'update recruitment_general_setting set portal_access_for_archived = true where org_code = $1');
    await archive([one, other]);
    expect(await last(one)).toMatchObject({ language: 'fr', subject: 'Le nôtre', body: expect.stringMatching(/voici\n\/v3\/candidate-portal\?org=demo&lang=fr$/) });
    expect((await last(other)).subject).toBe('Ours in English');
    await rows(server, `delete from email_template where org_code = $1 and event = 'CANDIDATE_ARCHIVED'`);
  });

  it('leave words that people wrote as they are, and lead into the portal in the candidate’s language', async () => {
    const shortlisted = await statusNamed(server, 'Shortlisted');
    await rows(server, `update candidate_status set sends_mail = true, mail_subject = 'Good news', mail_body = 'Dear {{name}}, you are on the short list of the team. See {{portal}}' where org_code = $1 and id = $2`, [shortlisted]);
    const id = await french({ statusId: shortlisted });
    expect(await last(id)).toMatchObject({ language: 'en', subject: 'Good news', body: expect.stringMatching(/See\n\/v3\/candidate-portal\?org=demo&lang=fr$/) });
    await archive([id], ', mailContent: "Nous avons choisi une autre personne pour le poste."');
    expect(await last(id)).toMatchObject({ language: 'fr', subject: expect.stringMatching(/^Votre candidature/), body: 'Nous avons choisi une autre personne pour le poste.' });
    // Whoever writes words alone gets a subject that goes with them.
    const other = await french();
    await archive([other], ', mailContent: "We have chosen another person for the post, and thank you."');
    expect(await last(other)).toMatchObject({ language: 'en', subject: expect.stringMatching(/^Your application to /) });
  });

  it('begin with words in it, which the draft names', async () => {
    const id = await french();
    const { language, templates } = dataOf(await recruiter<{ answer: { language: string; templates: { key: string; subject: string; body: string }[] } }>('recruitment', 'query ($id: Int!) { answer: candidateMailDraft(candidateId: $id) { language templates { key subject body } } }', { id })).answer;
    expect(language).toBe('FR');
    expect(templates.find(({ key }) => key === 'CANDIDATE_DOCUMENTS')!.body).toContain('Bonjour {{name}}');
    const send = (body: string) => recruiter('recruitment', 'mutation ($id: Int!, $body: String!) { sendCandidateMail(candidateId: $id, subject: "Documents", body: $body) { errorCode } }', { id, body });
    dataOf(await send('{{portal}}'));
    expect(await last(id)).toMatchObject({ language: 'fr', body: '/v3/candidate-portal?org=demo&lang=fr' });
    dataOf(await send('Thank you for the call with the team. We will write to you in a week.'));
    expect((await last(id)).language).toBe('en');
  });
});

describe('interviews with them', () => {
  it('are told of in it, and to the panel in theirs', async () => {
    const [id, panel, round] = [await french({ jobPostId: post }), await employeeOf(server, 'employee@demo.example'), await roundNamed(server, 'Skills interview')];
    const startsAt = tuesday(2);
    const preview = dataOf(await recruiter<{ answer: { language: string; body: string } }>('recruitment', 'query ($slot: InterviewSlot!, $round: ID!, $arrangement: RoundArrangement!) { answer: previewInterviewMail(slot: $slot, roundMasterId: $round, arrangement: $arrangement) { language body } }', { slot: { candidateId: String(id), startsAt }, round, arrangement: arranged([panel]) })).answer;
    expect(preview).toMatchObject({ language: 'FR', body: expect.stringMatching(/^Bonjour /) });
    const { roundIds: [roundId] } = await scheduled(recruiter, round, [{ candidateId: id, startsAt }], arranged([panel]));
    const mails = await mailsAbout(server, roundId!);
    const [mine, theirs] = [mails.find((mail) => mail.template === 'interviewInvited')!, mails.find((mail) => mail.template === 'panelInvited')!];
    expect(mine.subject).toMatch(/^Votre entretien chez /);
    expect(mine.body).toMatch(/^mardi \d+.*\nVisioconférence$/m);
    expect(eventOf(mine.calendar)['LOCATION']).toEqual(['Visioconférence']);
    expect(theirs.body).toMatch(/^Tuesday, .*\nVideo call$/m);
    expect(eventOf(theirs.calendar)['LOCATION']).toEqual(['Video call']);
    const { candidateId, roundId: number } = await idsOf(server, roundId!);
    dataOf(await recruiter('recruitment', 'mutation ($candidateId: Int!, $roundId: Int!) { updateInterviewRoundStatus(candidateId: $candidateId, roundId: $roundId, status: CANCELLED, reason: "Ill") { changeSet } }', { candidateId, roundId: number }));
    const cancelled = (await mailsAbout(server, roundId!)).find((mail) => mail.template === 'interviewCancelled')!;
    expect(cancelled.body).toMatch(/^Bonjour /);
    expect(eventOf(cancelled.calendar)['LOCATION']).toEqual(['Visioconférence']);
  });
});

describe('passcodes of the portal', () => {
  const ask = async (email: string, path = '', headers: Record<string, string> = {}): Promise<Mail> => {
    const body = new FormData();
    body.set('email', email);
    await fetch(`${server.origin}/v3/candidate-portal/passcode${path}`, { method: 'POST', body, headers });
    return (await query<Mail>(server, `select language, subject, body from outbox_message where org_code = 'demo' and recipient = $1 and template = 'portalPasscode' order by created_at desc limit 1`, [email]))[0]!;
  };

  it('come in it, unless they named another one there', async () => {
    const { email } = (await candidate(server, await french())) as unknown as { email: string };
    expect(await ask(email, '', { 'accept-language': 'en' })).toMatchObject({ language: 'fr', body: expect.stringMatching(/^\/v3\/candidate-portal\?org=demo&lang=fr$/m) });
    expect((await ask(email, '?lang=ja')).language).toBe('ja');
    const other = (await candidate(server, await addCandidate(recruiter))) as unknown as { email: string };
    expect((await ask(other.email, '', { 'accept-language': 'es' })).language).toBe('sp');
  });

  it('come in it to whoever asks by the interface for programs', async () => {
    const { email } = (await candidate(server, await french())) as unknown as { email: string };
    dataOf(await recruiter('recruitment', 'mutation ($emailId: String!) { generatePassCodeForPortalAccess(emailId: $emailId) { errorCode } }', { emailId: email }));
    expect((await query<Mail>(server, `select language from outbox_message where org_code = 'demo' and recipient = $1`, [email]))[0]!.language).toBe('fr');
  });
});

describe('who joins', () => {
  it('is mailed in it from the first link on', async () => {
    const id = await french({ jobPostId: post });
    await rows(server, 'update candidate set status_id = $3, version = version + 1 where org_code = $1 and id = $2', [id, await statusNamed(server, 'Hired')]);
    dataOf(await recruiter('onboarding', `mutation { startOnboarding(candidateId: [${id}], joiningDate: "2099-03-01") { changeSet } }`));
    expect(await last(id)).toMatchObject({ language: 'fr', body: expect.stringMatching(/^Bonjour /) });
  });
});
