/** Documents: made from templates, sent for signatures, signed in Tenure or by link, sealed, mailed and kept. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleDocuments } from '../../src/server/documents/settle-documents.ts';
import { createLog } from '../../src/server/log.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows } from './candidates.ts';

let server: DemoServer;
let hr: Client;
let employee: Client;
/** Has an account; `quiet` has none, and its manager is the one of `manager@`. */
let own: number;
let quiet: number;

const ENDPOINT = 'document-signing';
const addTemplate = async (ask: Client, more: Record<string, unknown> = {}) =>
  ask<{ answer: { row: { id: string } } }>(ENDPOINT, 'mutation ($input: DocumentTemplateInput!) { answer: addDocumentTemplate(input: $input) { row { id } } }', {
    input: { name: `Letter ${Math.random()}`, language: 'EN', audience: 'EMPLOYEE', heading: 'Letter for {{name}}', body: 'We confirm that {{name}} works as {{designation}} since {{dateOfJoin}}.', signatories: [{ role: 'PERSON' }], ...more },
  });
const templateOf = async (more: Record<string, unknown> = {}): Promise<number> => Number(dataOf(await addTemplate(hr, more)).answer.row.id);
type Made = { documentIds: number[]; missing: string[]; changeSet: string };
const make = (ask: Client, templateId: number, ids: { employeeIds?: readonly number[]; candidateIds?: readonly number[] }) =>
  ask<{ answer: Made }>(ENDPOINT, 'mutation ($templateId: Int!, $employeeIds: [Int!], $candidateIds: [Int!]) { answer: addDocuments(templateId: $templateId, employeeIds: $employeeIds, candidateIds: $candidateIds) { documentIds missing changeSet } }', { templateId, ...ids });
const made = async (templateId: number, employeeId: number): Promise<number> => dataOf(await make(hr, templateId, { employeeIds: [employeeId] })).answer.documentIds[0]!;
const documentOf = async (id: number) => (await rows<Record<string, unknown> & { id: string }>(server, 'select * from generated_document where org_code = $1 and id = $2', [id]))[0]!;
const send = async (id: number) => hr<{ answer: { changeSet: string } }>(ENDPOINT, 'mutation ($id: Int!, $version: Int!) { answer: sendDocumentForSignature(documentId: $id, version: $version) { changeSet } }', { id, version: Number((await documentOf(id))['version']) });
const mailsOf = (id: number, template: string) => rows<{ recipient: string; subject: string; body: string; attachments: { name: string; content: string }[] | null }>(server, 'select recipient, subject, body, attachments from outbox_message where org_code = $1 and about = $2 and template = $3 order by created_at desc', [`generatedDocument ${id}`, template]);
const linkOf = async (id: number, template = 'documentToSign'): Promise<URL> => new URL(/^\/v3\/sign-document\S+$/m.exec((await mailsOf(id, template))[0]!.body)![0], server.origin);
const sendForm = (link: URL, path: string, fields: Record<string, string>) =>
  fetch(new URL(`/v3/sign-document/${path}?org=demo&lang=en`, link), { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: link.origin }, body: new URLSearchParams({ token: link.searchParams.get('token')!, ...fields }) });
const answerByLink = async (id: number, link: URL, fields: Record<string, string>): Promise<Response> => {
  expect((await sendForm(link, 'passcode', {})).status).toBe(303);
  return sendForm(link, 'answer', { code: /\b\d{6}\b/.exec((await mailsOf(id, 'documentPasscode'))[0]!.body)![0], ...fields });
};
const waiting = async (ask: Client) => dataOf(await ask<{ answer: { rows: { signatureId: number; name: string; state: string }[] } }>(ENDPOINT, '{ answer: documentsToSign { rows { signatureId name state } } }')).answer.rows;
const codeOf = (answer: { errors: readonly { extensions: { errorCode: string } }[] }) => answer.errors[0]?.extensions.errorCode;

beforeAll(async () => {
  server = await startDemoServer();
  hr = clientOf(server, await server.signIn('hr@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  own = Number(await employeeOf(server, 'employee@demo.example'));
  const [found] = await rows(server, `select e.id::text as id from employee e where e.org_code = $1 and e.status = 'ACTIVE' and e.email is not null and e.manager_id is not null and not exists (select from user_account u where u.org_code = $1 and u.employee_id = e.id) order by e.id limit 1`);
  quiet = Number(found!.id);
}, 60_000);
afterAll(() => server.stop());

describe('a template', () => {
  it('names only what records have, says what was probably meant, and who signs', async () => {
    const refused = async (more: Record<string, unknown>) => (await addTemplate(hr, more)).errors[0]?.extensions.validationError ?? [];
    expect(await refused({ body: 'Dear {{nam}}, thank you for everything.' })).toEqual([{ field: 'body', message: '{{nam}} stands for nothing here. Did you mean {{name}}?' }]);
    expect((await refused({ audience: 'CANDIDATE', signatories: [{ role: 'MANAGER' }] })).map(({ field }) => field)).toEqual(['body', 'signatories.0.role']);
    expect((await refused({ signatories: [{ role: 'NAMED' }] })).map(({ field }) => field)).toEqual(['signatories.0.employee']);
  });
});

describe('a document', () => {
  it('is made for several at once, in words that its author may read of them', async () => {
    const template = await templateOf({ body: 'Born on {{dateOfBirth}}, {{name}} is in {{department}}.' });
    const { documentIds, missing } = dataOf(await make(hr, template, { employeeIds: [own, quiet] })).answer;
    expect([documentIds.length, missing]).toEqual([2, []]);
    expect(String((await documentOf(documentIds[0]!))['body'])).toMatch(/^Born on \w+ \d+, \d{4}, /);
    // Who may make documents, but not read what is personal, fills that in by hand.
    await rows(server, `update role_right set "view" = false where org_code = $1 and form = 'EMPLOYEE_PERSONAL'`);
    const blind = clientOf(server, await server.signIn('hr@demo.example'));
    const second = dataOf(await make(blind, template, { employeeIds: [quiet] })).answer;
    await rows(server, `update role_right set "view" = true where org_code = $1 and form = 'EMPLOYEE_PERSONAL'`);
    expect(second.missing).toEqual(['dateOfBirth']);
    const unfilled = await send(second.documentIds[0]!);
    expect(unfilled.errors[0]?.extensions.validationError).toEqual([{ field: 'body', message: 'Still to be filled in: {{dateOfBirth}}. Edit the text.' }]);
    expect(codeOf(await make(hr, template, { employeeIds: [999_999] }))).toBe('NOT_FOUND');
    expect(codeOf(await make(employee, template, { employeeIds: [own] }))).toBe('_DB0101');
    // HR sees no candidates, and so makes no documents of them.
    const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
    const candidate = await addCandidate(recruiter);
    const forCandidates = await templateOf({ audience: 'CANDIDATE', body: 'Dear {{firstName}}, thank you for coming.' });
    expect(codeOf(await make(hr, forCandidates, { candidateIds: [candidate] }))).toBe('NOT_FOUND');
  });

  it('is signed in Tenure, then by link, sealed with both, mailed to all and kept with the employee', async () => {
    const [subtype] = await rows(server, 'select id from document_subtype where org_code = $1 order by id limit 1');
    const template = await templateOf({ signatories: [{ role: 'NAMED', employeeId: String(own) }, { role: 'PERSON' }], filedAsId: String(subtype!.id) });
    const id = await made(template, quiet);
    dataOf(await send(id));
    const sent = await documentOf(id);
    expect(sent).toMatchObject({ status: 'SENT', letter_digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    // Nobody is asked before their turn, and what is not theirs is not there.
    const [signature] = (await waiting(employee)).filter(({ name }) => name === sent['name']);
    expect(signature!.state).toBe('ASKED');
    const manager = clientOf(server, await server.signIn('manager@demo.example'));
    const OPEN = 'mutation ($id: Int!) { answer: openDocumentToSign(signatureId: $id) { body pdf signatory } }';
    expect(codeOf(await manager(ENDPOINT, OPEN, { id: signature!.signatureId }))).toBe('NOT_FOUND');
    const opened = dataOf(await employee<{ answer: { body: string; pdf: string; signatory: string } }>(ENDPOINT, OPEN, { id: signature!.signatureId })).answer;
    expect(createHash('sha256').update(Buffer.from(opened.pdf, 'base64')).digest('hex')).toBe(sent['letter_digest']);
    expect((await documentOf(id))['status']).toBe('VIEWED');
    const SIGN = 'mutation ($id: Int!, $name: String!) { answer: signDocument(signatureId: $id, name: $name) { signatureId } }';
    expect((await employee(ENDPOINT, SIGN, { id: signature!.signatureId, name: ' ' })).errors[0]?.extensions.validationError?.map(({ field }) => field)).toEqual(['name']);
    dataOf(await employee(ENDPOINT, SIGN, { id: signature!.signatureId, name: 'Own Hand' }));
    expect(codeOf(await employee(ENDPOINT, SIGN, { id: signature!.signatureId, name: 'Own Hand' }))).toBe('DOCUMENT_CLOSED');
    expect((await documentOf(id))['status']).toBe('SIGNED');
    const link = await linkOf(id);
    expect(await (await fetch(link)).text()).toContain('works as');
    const wrong = await sendForm(link, 'answer', { answer: 'SIGNED', name: 'Q', code: '000000' });
    expect([wrong.status, (await documentOf(id))['status']]).toEqual([422, 'SIGNED']);
    expect((await answerByLink(id, link, { answer: 'SIGNED', name: 'Quiet Hand' })).status).toBe(303);
    expect(await (await fetch(link)).text()).toContain('You have signed this document.');
    const sealed = await documentOf(id);
    expect(sealed).toMatchObject({ status: 'COMPLETED', letter_digest: sent['letter_digest'], waits_for: null });
    const mails = await mailsOf(id, 'documentSealed');
    expect(mails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(['employee@demo.example', 'hr@demo.example']));
    expect(mails).toHaveLength(3);
    expect(createHash('sha256').update(Buffer.from(mails[0]!.attachments![0]!.content, 'base64')).digest('hex')).toBe(sealed['signed_digest']);
    expect(await rows(server, 'select d.name from employee_document d join stored_file f on f.org_code = d.org_code and f.key = d.file and f.row_id = d.id where d.org_code = $1 and d.employee_id = $2 and d.name = $3', [quiet, sealed['name']])).toHaveLength(1);
    expect(await rows(server, `select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and u.email = 'hr@demo.example' and n.path = $2 order by n.kind`, [`/document-generator/${id}`])).toEqual([{ kind: 'documentCompleted' }, { kind: 'documentSigned' }]);
    const standing = dataOf(await hr<{ answer: { events: { kind: string }[] } }>(ENDPOINT, 'query ($id: Int!) { answer: documentStanding(documentId: $id) { events { kind } } }', { id })).answer;
    expect(standing.events.map(({ kind }) => kind)).toEqual(['MADE', 'SENT', 'VIEWED', 'SIGNED', 'VIEWED', 'SIGNED', 'COMPLETED']);
  });

  it('stands once it was sent, whatever a client writes, and goes back to a draft while nobody has seen it', async () => {
    const id = await made(await templateOf(), quiet);
    const update = async (input: object) => hr(ENDPOINT, 'mutation ($id: ID!, $version: Int!, $input: GeneratedDocumentPatch!) { answer: updateGeneratedDocument(id: $id, version: $version, input: $input) { row { id } } }', { id: String(id), version: Number((await documentOf(id))['version']), input });
    expect(codeOf(await update({ status: 'SENT' }))).toBe('DOCUMENT_STANDS');
    const before = await documentOf(id);
    dataOf(await update({ letterDigest: 'x' }));
    expect((await documentOf(id))['version']).toBe(before['version']);
    dataOf(await update({ body: 'We confirm what the record says of this person.' }));
    const { changeSet } = dataOf(await send(id)).answer;
    expect(codeOf(await update({ body: 'Something quite different from before.' }))).toBe('DOCUMENT_STANDS');
    expect(codeOf(await hr(ENDPOINT, 'mutation ($ids: [ID!]!) { answer: deleteGeneratedDocuments(ids: $ids) { deleted } }', { ids: [String(id)] }))).toBe('DOCUMENT_UNDER_WAY');
    const link = await linkOf(id);
    const undone = dataOf(await hr<{ answer: { changeSet: string } }>(ENDPOINT, 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id: changeSet })).answer;
    expect([(await documentOf(id))['status'], await mailsOf(id, 'documentToSign')]).toEqual(['DRAFT', []]);
    expect((await fetch(link)).status).toBe(404);
    expect(codeOf(await hr(ENDPOINT, 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id: undone.changeSet }))).toBe('DOCUMENT_STANDS');
  });

  it('counts as seen once a person has it before them, not when a filter of mail follows its link', async () => {
    const id = await made(await templateOf(), quiet);
    dataOf(await send(id));
    const link = await linkOf(id);
    expect((await fetch(link)).status).toBe(200);
    expect((await documentOf(id))['status']).toBe('SENT');
    expect((await fetch(link, { headers: { 'sec-fetch-dest': 'document' } })).status).toBe(200);
    expect((await documentOf(id))['status']).toBe('VIEWED');
  });

  it('is declined with a reason that its author hears', async () => {
    const id = await made(await templateOf(), quiet);
    dataOf(await send(id));
    const link = await linkOf(id);
    expect((await answerByLink(id, link, { answer: 'DECLINED', name: '', reason: '' })).status).toBe(422);
    expect((await answerByLink(id, link, { answer: 'DECLINED', reason: 'The day is wrong.' })).status).toBe(303);
    expect(await documentOf(id)).toMatchObject({ status: 'DECLINED', reason: 'The day is wrong.' });
    expect(await rows(server, `select words->>'reason' as reason from notification where org_code = $1 and kind = 'documentDeclined' and path = $2`, [`/document-generator/${id}`])).toEqual([{ reason: 'The day is wrong.' }]);
  });

  it('is reminded of by a new link, voided with a reason, and then nobody’s to read', async () => {
    const id = await made(await templateOf(), quiet);
    dataOf(await send(id));
    const first = await linkOf(id);
    const remind = () => hr(ENDPOINT, 'mutation ($id: Int!) { answer: remindSignatory(documentId: $id) { changeSet } }', { id });
    expect(codeOf(await remind())).toBe('DOCUMENT_REMINDED');
    await rows(server, `update generated_document set waits_since = now() - interval '4 days' where org_code = $1 and id = $2`, [id]);
    await rows(server, `update outbox_message set status = 'SENT' where org_code = $1 and about = $2`, [`generatedDocument ${id}`]);
    expect(await settleDocuments(server.db, createLog('silent'))).toBeGreaterThan(0);
    const second = await linkOf(id, 'documentReminder');
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    const abroad = new URL(second);
    abroad.searchParams.set('org', 'other');
    expect((await fetch(abroad)).status).toBe(404);
    dataOf(await hr(ENDPOINT, 'mutation ($id: Int!) { answer: voidDocument(documentId: $id, reason: "The post changed.") { changeSet } }', { id }));
    expect((await mailsOf(id, 'documentVoided'))[0]!.body).toContain('The post changed.');
    const page = await (await fetch(second)).text();
    expect(page).toContain('This document was voided or declined');
    expect(page).not.toContain('works as');
    expect((await sendForm(second, 'passcode', {})).status).toBe(409);
  });

  it('is voided after its last day, and its author hears of it', async () => {
    const id = await made(await templateOf(), quiet);
    dataOf(await send(id));
    await rows(server, `update generated_document set expires_on = current_date - 3 where org_code = $1 and id = $2`, [id]);
    expect(await (await fetch(await linkOf(id))).text()).toContain('which is over');
    await settleDocuments(server.db, createLog('silent'));
    expect(await documentOf(id)).toMatchObject({ status: 'VOIDED', reason: 'It was not signed by its last day.' });
  });

  it('goes out by mail with the words of the dialog, and is sent by it where nobody signs', async () => {
    const id = await made(await templateOf({ signatories: [] }), quiet);
    const draft = dataOf(await hr<{ answer: { to: string[]; subject: string; body: string } }>(ENDPOINT, 'query ($id: Int!) { answer: documentMailDraft(documentId: $id) { to subject body } }', { id })).answer;
    const { name, author } = await documentOf(id);
    expect(draft).toMatchObject({ subject: `${String(author)} sent you ${String(name)}`, body: `Please find attached ${String(name)}` });
    const mail = (more: object) => hr<{ answer: { message: string } }>(ENDPOINT, 'mutation ($id: Int!, $to: [String!]!, $cc: [String!], $subject: String!, $body: String!) { answer: sendDocumentMail(documentId: $id, to: $to, cc: $cc, subject: $subject, body: $body) { message } }', { id, ...draft, ...more });
    expect(codeOf(await mail({ to: [] }))).toBe('DOCUMENT_INCOMPLETE');
    const refused = await mail({ subject: 'Hi', body: ' ', cc: ['nobody'] });
    expect(refused.errors[0]?.extensions.validationError?.map(({ message }) => message)).toEqual(['nobody is no e-mail address.', 'Subject must be at least 5 characters', 'Email body is required']);
    expect(dataOf(await mail({ cc: ['legal@demo.example'] })).answer.message).toBe('Document has been mailed successfully');
    expect(await documentOf(id)).toMatchObject({ status: 'SENT', waits_for: null });
    expect((await mailsOf(id, 'documentMailed'))[0]).toMatchObject({ recipient: draft.to[0], attachments: [{ name: `${String(name)}.pdf` }] });
  });
});

it('is listed and exported under the specified names', async () => {
  const cookie = await server.signIn('hr@demo.example');
  const file = await server.ask('/export', { method: 'POST', headers: { cookie }, body: { type: 'GeneratedDocument', form: 'DOCUMENT_GENERATOR', columns: ['personName', 'name', 'signatories', 'status', 'author'] } });
  expect([file.status, decodeURIComponent(file.headers.get('content-disposition') ?? '')]).toEqual([200, expect.stringContaining('Document Generator List.xlsx')]);
  const stranger = clientOf(server, await server.signIn('admin@other.example'));
  const [any] = await rows(server, 'select id from generated_document where org_code = $1 limit 1');
  expect(codeOf(await stranger(ENDPOINT, 'query ($id: Int!) { answer: documentStanding(documentId: $id) { message } }', { id: Number(any!.id) }))).toBe('NOT_FOUND');
});
