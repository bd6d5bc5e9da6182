/** Mails of a candidate: who reads them, what they hide, and writing one, now or later, with documents. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from '../../src/server/mail/deliver-due.ts';
import type { Letter } from '../../src/server/mail/letter.ts';
import { postLetter } from '../../src/server/mail/send-mail.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows, type Row } from './candidates.ts';
import { arranged, roundNamed, scheduled, tuesday } from './interviewing.ts';

type Mail = { id: string; recipient: string; subject: string; body: string; status: string; writtenBy: string | null; canBeTakenBack: boolean; files: { name: string; bytes: number; isKept: boolean }[] };
type Draft = { recipient: string | null; replyTo: string | null; name: string; jobPost: string; templates: { key: string; name: string; subject: string; body: string; documentIds: string[] }[]; documents: { id: string; name: string; fileName: string }[] };

let server: DemoServer;
const clients: Record<string, Client> = {};
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF').toString('base64');
const SEND = `mutation ($candidateId: Int!, $subject: String!, $body: String!, $sendAt: DateTime, $documentIds: [ID!], $attachments: [InterviewMailFile!]) {
  answer: sendCandidateMail(candidateId: $candidateId, subject: $subject, body: $body, sendAt: $sendAt, documentIds: $documentIds, attachments: $attachments) { message mailId } }`;
const words = { subject: 'Hello {{name}}', body: 'About {{jobPost}}:\n\n{{portal}}' };
const send = (candidateId: number, more: object = {}, who = 'recruiter') => clients[who]!<{ answer: { message: string; mailId: string } }>('recruitment', SEND, { candidateId, ...words, ...more });
const read = (candidateId: number, who = 'recruiter') =>
  clients[who]!<{ answer: { totalRecords: number; mails: Mail[] } }>('recruitment', 'query ($id: Int!) { answer: candidateMails(candidateId: $id) { totalRecords mails { id recipient subject body status writtenBy canBeTakenBack files { name bytes isKept } } } }', { id: candidateId });
const mailsOf = async (candidateId: number): Promise<Mail[]> => dataOf(await read(candidateId)).answer.mails;
const open = (candidateId: number, mailId: string, place = 0, who = 'recruiter') => clients[who]!<{ answer: { name: string; contentType: string; content: string } }>('recruitment', 'mutation ($id: Int!, $mail: ID!, $place: Int!) { answer: openCandidateMailFile(candidateId: $id, mailId: $mail, place: $place) { name contentType content } }', { id: candidateId, mail: mailId, place });
const handed = (candidateId: number) => rows<{ by: string; key: string }>(server, `select by, file_key as key from file_download where org_code = $1 and entity = 'Candidate' and row_id = $2`, [candidateId]);
const draft = (candidateId: number, who = 'recruiter') =>
  clients[who]!<{ answer: Draft }>('recruitment', 'query ($id: Int!) { answer: candidateMailDraft(candidateId: $id) { recipient replyTo name jobPost templates { key name subject body documentIds } documents { id name fileName } } }', { id: candidateId });
const takeBack = (candidateId: number, mailId: string) => clients['recruiter']!<{ answer: { mailId: string } }>('recruitment', 'mutation ($id: Int!, $mail: ID!) { answer: takeBackCandidateMail(candidateId: $id, mailId: $mail) { mailId } }', { id: candidateId, mail: mailId });
const codeOf = (answer: { errors?: readonly { extensions: object }[] }) => (answer.errors?.[0]?.extensions as { errorCode?: string } | undefined)?.errorCode;
const fieldsOf = (answer: { errors?: readonly { extensions: object }[] }) => ((answer.errors?.[0]?.extensions as { validationError?: { field: string }[] } | undefined)?.validationError ?? []).map(({ field }) => field);
const delivered = async (): Promise<Letter[]> => {
  const letters: Letter[] = [];
  await deliverDue(server.db, createLog('silent'), (letter) => Promise.resolve(void letters.push(letter)));
  return letters;
};

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['recruiter', 'manager', 'employee', 'admin']) clients[name] = clientOf(server, await server.signIn(`${name}@demo.example`));
}, 60_000);
afterAll(() => server.stop());

describe('mails of a candidate', () => {
  it('are written with names filled in, answered to their writer, and listed', async () => {
    const id = await addCandidate(clients['recruiter']!);
    const { message, mailId } = dataOf(await send(id)).answer;
    expect(message).toMatch(/^The mail to Asha .* is on its way\.$/);
    const [mail] = await mailsOf(id);
    expect(mail).toMatchObject({ id: mailId, status: 'QUEUED', canBeTakenBack: true, subject: expect.stringMatching(/^Hello Asha /) });
    expect(mail!.writtenBy).not.toBeNull();
    expect(mail!.body).toMatch(/^About Northwind Textiles[^:]*:\n\nhttps?:\/\/\S+\/v3\/candidate-portal\?org=demo&lang=en$/);
    const letter = (await delivered()).find(({ recipient }) => recipient === mail!.recipient)!;
    expect(letter.replyTo).toBe('recruiter@demo.example');
    expect((await mailsOf(id))[0]).toMatchObject({ status: 'SENT', canBeTakenBack: false });
    expect(codeOf(await takeBack(id, mailId))).toBe('MAIL_LEFT');
  });

  it('wait until their time, and are taken back while they do', async () => {
    const id = await addCandidate(clients['recruiter']!);
    const { mailId } = dataOf(await send(id, { sendAt: new Date(Date.now() + 3_600_000).toISOString() })).answer;
    expect((await delivered()).some(({ subject }) => subject.startsWith('Hello'))).toBe(false);
    expect(dataOf(await takeBack(id, mailId)).answer.mailId).toBe(mailId);
    expect(await mailsOf(id)).toEqual([]);
    expect(codeOf(await takeBack(id, mailId))).toBe('NOT_FOUND');
  });

  it('carry files, which are opened as they were sent by those who read the mail, noted, and go with it', async () => {
    const id = await addCandidate(clients['recruiter']!);
    dataOf(await send(id, { attachments: [{ fileName: 'map.pdf', contentType: 'application/pdf', content: PDF }] }));
    const letter = (await delivered()).find(({ attachments }) => attachments?.[0]?.name === 'map.pdf');
    expect(letter?.attachments?.[0]?.content).toBe(PDF);
    const bytes = Buffer.from(PDF, 'base64').length;
    const [{ id: mail, files }] = (await mailsOf(id)) as [Mail];
    expect(files).toEqual([{ name: 'map.pdf', bytes: expect.any(Number), isKept: true }]);
    expect(Math.abs(files[0]!.bytes - bytes)).toBeLessThan(3);
    expect(dataOf(await open(id, mail)).answer).toEqual({ name: 'map.pdf', contentType: 'application/pdf', content: PDF });
    expect(await handed(id)).toEqual([{ by: expect.any(String), key: `mail ${mail} 0` }]);
    const other = await addCandidate(clients['recruiter']!);
    const stranger = clientOf(server, await server.signIn('admin@other.example'));
    clients['stranger'] = stranger;
    for (const [candidateId, place, who] of [[id, 1, 'recruiter'], [id, -1, 'recruiter'], [other, 0, 'recruiter'], [id, 0, 'stranger']] as const) expect(codeOf(await open(candidateId, mail, place, who))).toBe('NOT_FOUND');
    expect((await open(id, mail, 0, 'employee')).errors?.length).toBe(1);
    expect(await handed(id)).toHaveLength(1);
    await rows(server, 'delete from outbox_message where org_code = $1 and id = $2', [mail]);
    expect(await rows(server, 'select from outbox_file where org_code = $1 and message_id = $2', [mail])).toEqual([]);
  });

  it('carry documents of the organisation that may go by mail, and no others', async () => {
    const id = await addCandidate(clients['recruiter']!);
    const key = 'demo/2026-11/candidate-letters.pdf';
    const [allowed, other] = (await rows(server, 'select id from document_subtype where org_code = $1 order by id limit 2')) as [Row, Row];
    await rows(server, `insert into stored_file (org_code, key, original_name, content_type, byte_size, status, entity, field, created_by) values ($1, $2, 'How we hire.pdf', 'application/pdf', 40, 'STORED', 'documentSubtype', 'downloadableDocument', 1)`, [key]);
    await rows(server, `update document_subtype set downloadable_document = $2, allowed_for_email_communication = (id = $3) where org_code = $1 and id in ($3, $4)`, [key, allowed.id, other.id]);
    const { documents } = dataOf(await draft(id)).answer;
    expect(documents.find((one) => one.id === String(allowed.id))).toMatchObject({ fileName: 'How we hire.pdf' });
    expect(documents.some((one) => one.id === String(other.id))).toBe(false);
    expect(fieldsOf(await send(id, { documentIds: [String(other.id)] }))).toEqual(['documentIds']);
  });

  it('begin with templates, the words of the organisation where it has its own', async () => {
    const id = await addCandidate(clients['recruiter']!);
    const before = dataOf(await draft(id)).answer;
    expect(before.templates.slice(0, 3).map(({ name }) => name)).toEqual(['News to a candidate', 'Documents asked of a candidate', 'Rejection of a candidate']);
    expect(before).toMatchObject({ replyTo: 'recruiter@demo.example', recipient: expect.stringContaining('@mail.example') });
    const input = { event: 'CANDIDATE_UPDATE', language: 'EN', subject: 'News of {{jobPost}}', body: 'Dear {{name}}, more soon.' };
    dataOf(await clients['admin']!('settings', 'mutation ($input: EmailTemplateInput!) { addEmailTemplate(input: $input) { errorCode } }', { input }));
    expect(dataOf(await draft(id)).answer.templates[0]).toMatchObject({ subject: 'News of {{jobPost}}', body: 'Dear {{name}}, more soon.' });
  });

  it.each([
    ['without words', { subject: ' ', body: '' }, ['subject', 'body']],
    ['with a name that nothing stands for', { body: 'Dear {{salary}}' }, ['body']],
    ['that waits longer than a year', { sendAt: new Date(Date.now() + 400 * 86_400_000).toISOString() }, ['sendAt']],
    ['with a program', { attachments: [{ fileName: 'setup.exe', contentType: 'application/pdf', content: PDF }] }, ['attachments']],
    ['with files that are too large together', { attachments: [{ fileName: 'a.pdf', contentType: 'application/pdf', content: 'A'.repeat(940_000) }] }, ['attachments']],
  ])('are refused %s', async (_what, more, fields) => {
    expect(fieldsOf(await send(await addCandidate(clients['recruiter']!), more))).toEqual(fields);
  });

  it('are refused where there is no address', async () => {
    const id = await addCandidate(clients['recruiter']!);
    await rows(server, 'update candidate set email = null where org_code = $1 and id = $2', [id]);
    expect(fieldsOf(await send(id))).toEqual(['candidateId']);
    expect(dataOf(await draft(id)).answer.recipient).toBeNull();
  });

  it('hide what is the candidate’s alone', async () => {
    const id = await addCandidate(clients['recruiter']!);
    const post = (body: string, template: string) => withOrg(server.db, 'demo', (tx) => postLetter(tx, { recipient: 'asha@mail.example', subject: template, body }, { template, language: 'en', candidateId: String(id) }));
    await post('Your code is 123456.', 'offerPasscode');
    await post('Read it:\n\n/v3/offer?org=demo&token=demo.offer.abc\n\nBye', 'offerSent');
    await post('Tell us who you are:\n\n/v3/join/demo.join.abc', 'onboardingInvited');
    await post('For the panel', 'panelInvited');
    const mails = await mailsOf(id);
    expect(mails.map(({ body }) => body).sort()).toEqual(['Read it:\n\n[A link that is its recipient’s alone.]\n\nBye', 'Tell us who you are:\n\n[A link that is its recipient’s alone.]', '[A passcode, which is its recipient’s alone.]']);
  });

  it('are not opened by a seat on a panel', async () => {
    await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
    const id = await addCandidate(clients['recruiter']!);
    const panel = await employeeOf(server, 'manager@demo.example');
    await scheduled(clients['recruiter']!, await roundNamed(server, 'Skills interview'), [{ candidateId: id, startsAt: tuesday(2) }], arranged([panel]));
    const [invited, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    await delivered();
    const event = dataOf(await open(id, invited!.id)).answer;
    expect([event.name, Buffer.from(event.content, 'base64').toString()]).toEqual([expect.stringMatching(/\.ics$/), expect.stringContaining('BEGIN:VEVENT')]);
    // What the panel got is nobody's to open here.
    const panels = await rows<{ id: string }>(server, `select id from outbox_message where org_code = $1 and candidate_id = $2 and template like 'panel%'`, [id]);
    expect(codeOf(await open(id, panels[0]!.id))).toBe('NOT_FOUND');
    expect(['NOT_FOUND', '_DB0100', '_DB0102']).toContain(codeOf(await open(id, invited!.id, 0, 'manager')));
    const seen = await clients['manager']!<{ answer: { interviews: unknown[] } }>('recruitment', 'query ($id: Int!) { answer: retrieveCandidatesInterview(candidateId: $id) { interviews { interviewId } } }', { id });
    expect(dataOf(seen).answer.interviews).toHaveLength(1);
    expect(['NOT_FOUND', '_DB0100']).toContain(codeOf(await read(id, 'manager')));
    expect(['NOT_FOUND', '_DB0102']).toContain(codeOf(await send(id, {}, 'manager')));
  });

  it('are for those who work on the candidate', async () => {
    const id = await addCandidate(clients['recruiter']!);
    dataOf(await send(id));
    expect((await read(id, 'employee')).errors?.length).toBe(1);
    expect((await send(id, {}, 'employee')).errors?.length).toBe(1);
    expect((await read(999_999)).errors?.[0]?.extensions).toMatchObject({ errorCode: 'NOT_FOUND' });
    // The other demo organisation has no such candidate.
    const stranger = clientOf(server, await server.signIn('admin@other.example'));
    expect((await stranger('recruitment', 'query ($id: Int!) { answer: candidateMails(candidateId: $id) { totalRecords } }', { id })).errors?.[0]?.extensions).toMatchObject({ errorCode: 'NOT_FOUND' });
  });
});
