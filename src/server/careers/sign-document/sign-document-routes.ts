import { passcodeLimits, passcodeMailLimits } from '../../auth/attempts.ts';
import { newPasscode, showPasscode, type PasscodeSubject } from '../../auth/passcodes.ts';
import { refuseFlood } from '../../auth/refuse-flood.ts';
import { withOrg } from '../../db/org.ts';
import { answerSignature } from '../../documents/answer-signature.ts';
import { aboutDocument } from '../../documents/document.ts';
import { viewSignature } from '../../documents/view-signature.ts';
import { storeOf } from '../../files/open-store.ts';
import type { Context, Route } from '../../http/route.ts';
import { unwritable } from '../../letters/paper.ts';
import { mailText } from '../../mail/mail-text.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { refuse, Refusal } from '../../refuse.ts';
import { readSetting } from '../../resource/read-setting.ts';
import { sendPage } from '../layout.ts';
import type { Built } from '../layout.ts';
import { sendLetter } from '../letter-parts.ts';
import { readForm } from '../read-form.ts';
import { documentOfVisit, type Seen } from './document-of-visit.ts';
import { PATH, signDocumentPage } from './sign-document-page.ts';

const subjectOf = ({ signature }: Seen): PasscodeSubject => `signature:${signature.id}`;

/** Whether a person's browser shows the page: filters of mail open links ahead of them, and say nothing of this. */
const isShown = ({ request }: Context): boolean => request.headers['sec-fetch-dest'] === 'document';

const noteViewed = (context: Context, orgCode: string, { document, signature }: Seen): Promise<void> => viewSignature(context.db, orgCode, document.id, signature.id, { userId: null, by: signature.name });

const read = (built: Built) => async (context: Context): Promise<void> => {
  const { visit, seen } = await documentOfVisit(context, context.url.searchParams.get('token') ?? '');
  const isAsked = seen.standing === 'OPEN' && context.url.searchParams.has('asked');
  if (seen.standing === 'OPEN' && isShown(context)) await noteViewed(context, visit.orgCode, seen);
  sendPage(context, visit, signDocumentPage(visit, seen, isAsked ? { kind: 'good', text: visit.say('offerPage.codeSent', { email: seen.signature.email }) } : null, isAsked ? { name: '', reason: '' } : null), built);
};

/** Whoever comes too late reads what became of it. */
const sendClosed = async (context: Context, token: string, built: Built): Promise<void> => {
  const { visit, seen } = await documentOfVisit(context, token);
  sendPage(context, visit, { ...signDocumentPage(visit, seen, { kind: 'bad', text: visit.say('error.DOCUMENT_CLOSED') }, null), status: 409 }, built);
};

const passcode = (built: Built) => async (context: Context): Promise<void> => {
  const sent = await readForm(context);
  const { visit, seen } = await documentOfVisit(context, sent.text('token'));
  if (seen.standing !== 'OPEN') return sendClosed(context, seen.token, built);
  await refuseFlood(context.db, passcodeMailLimits(visit.orgCode, subjectOf(seen), context.address));
  // An older browser does not say that it shows the page: whoever asks for a passcode has seen it.
  await noteViewed(context, visit.orgCode, seen);
  await withOrg(context.db, visit.orgCode, async (tx) => {
    const { document, signature, organisation } = seen;
    const { passcodeExpiryMinutes: minutes } = await readSetting<{ readonly passcodeExpiryMinutes: number }>(tx, 'RecruitmentGeneralSetting');
    const code = await newPasscode(tx, context.settings, subjectOf(seen), minutes);
    const words = writeMail<'documentPasscode'>(await mailText(tx, 'documentPasscode', visit.language), { organisation, name: signature.name, document: document.name, code, minutes });
    await postLetter(tx, { recipient: signature.email, ...words }, { template: 'documentPasscode', language: visit.language, candidateId: signature.role === 'PERSON' ? document.candidateId : null, about: aboutDocument(document.id) });
  });
  // Loading the page with the field for it anew asks for no other passcode.
  context.response.writeHead(303, { location: `${visit.href(PATH, { token: seen.token, asked: '1' })}#answer`, 'cache-control': 'no-store' }).end();
};

const answer = (built: Built) => async (context: Context): Promise<void> => {
  const sent = await readForm(context);
  const { visit, seen } = await documentOfVisit(context, sent.text('token'));
  const [given, name, reason] = [sent.text('answer'), sent.text('name').slice(0, 200).toWellFormed(), sent.text('reason').slice(0, 1000).toWellFormed()];
  const again = (text: string, code = ''): void => sendPage(context, visit, signDocumentPage(visit, seen, { kind: 'bad', text }, { name, reason, code }), built);
  if (seen.standing !== 'OPEN') return sendClosed(context, seen.token, built);
  if (given !== 'SIGNED' && given !== 'DECLINED') throw refuse('MALFORMED_REQUEST');
  // Nothing of this uses the passcode up.
  const unused = sent.text('code').slice(0, 7);
  if (given === 'SIGNED' && name === '') return again(visit.say('documents.nameMissing'), unused);
  if (given === 'DECLINED' && reason === '') return again(visit.say('documents.reasonMissing'), unused);
  const strange = given === 'SIGNED' ? await unwritable(name) : [];
  if (strange.length > 0) return again(visit.say('documents.unwritable', { signs: strange.slice(0, 10).join(' ') }), unused);
  await refuseFlood(context.db, passcodeLimits(visit.orgCode, subjectOf(seen), context.address));
  if (!(await withOrg(context.db, visit.orgCode, (tx) => showPasscode(tx, context.settings, subjectOf(seen), unused)))) return again(visit.say('offerPage.codeWrong'));
  try {
    await answerSignature(context, visit.orgCode, { documentId: seen.document.id, signatureId: seen.signature.id }, given === 'SIGNED' ? { kind: given, name } : { kind: given, reason }, { userId: null, by: seen.signature.name, from: context.address });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'DOCUMENT_CLOSED') return sendClosed(context, seen.token, built);
    throw error;
  }
  context.response.writeHead(303, { location: visit.href(PATH, { token: seen.token }), 'cache-control': 'no-store' }).end();
};

/** The document, signed by all where it is. */
const letter = async (context: Context): Promise<void> => {
  const { seen } = await documentOfVisit(context, context.url.searchParams.get('token') ?? '');
  const { letter: sent, signedLetter } = seen.document;
  if (seen.standing === 'ENDED' || seen.standing === 'EXPIRED') throw refuse('DOCUMENT_CLOSED');
  const bytes = await storeOf(context.settings).read(signedLetter ?? sent ?? '');
  if (!bytes) throw refuse('HTTP_404');
  sendLetter(context, bytes, 'document.pdf');
};

export const signDocumentRoutes = (built: Built): readonly Route[] => [
  { method: 'GET', path: `/v3${PATH}`, handle: read(built) },
  { method: 'POST', path: `/v3${PATH}/passcode`, handle: passcode(built) },
  { method: 'POST', path: `/v3${PATH}/answer`, handle: answer(built) },
  { method: 'GET', path: `/v3${PATH}/letter`, handle: letter },
];
