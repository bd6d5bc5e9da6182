import { unknownNames } from '../../domain/mailTemplates.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { storeOf } from '../files/open-store.ts';
import { isMailAddress } from '../mail/address.ts';
import type { Attachment } from '../mail/letter.ts';
import { postLetter } from '../mail/send-mail.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { filledFor, languageOfWords, organisationOf, portalsFor } from './mail/candidate-mails.ts';
import { documentsToMail, type MailableDocument } from './mail/documents-to-mail.ts';
import { dueProblems } from './mail/due-problems.ts';
import { attachmentOf, mayBeMailed, type MailFile } from './mail/mail-files.ts';
import { mailedCandidate } from './mail/mailed-candidate.ts';

type Arguments = {
  readonly candidateId: number;
  readonly subject: string;
  readonly body: string;
  readonly sendAt?: Date | string | null;
  readonly documentIds?: readonly string[] | null;
  readonly attachments?: readonly MailFile[] | null;
};

const MOST = { subject: 200, body: 10_000, files: 10, bytes: 5_000_000 } as const;

const wordsProblems = (field: 'subject' | 'body', text: string): Problem[] => [
  ...(text.trim() === '' ? [{ field, ...finding('rule.requiredPlain') }] : []),
  ...(text.length > MOST[field] ? [{ field, ...finding('rule.maxLength', { smart_count: MOST[field], length: text.length }) }] : []),
  ...unknownNames('CANDIDATE_UPDATE', text).map((found) => ({ field, ...found })),
];

const problemsOf = ({ subject, body, sendAt, documentIds, attachments }: Arguments, documents: readonly MailableDocument[]): Problem[] => {
  const asked = new Set(documentIds ?? []);
  return [
    ...wordsProblems('subject', subject),
    ...wordsProblems('body', body),
    ...dueProblems('sendAt', sendAt),
    ...(documents.length < asked.size ? [{ field: 'documentIds', ...finding('candidateMails.documentGone') }] : []),
    ...(documents.reduce((sum, { bytes }) => sum + bytes, 0) > MOST.bytes || asked.size > MOST.files ? [{ field: 'documentIds', ...finding('candidateMails.documentsLarge') }] : []),
    ...(mayBeMailed(attachments ?? []) && (attachments ?? []).length <= MOST.files ? [] : [{ field: 'attachments', ...finding('interview.mailFiles') }]),
  ];
};

/** A mail to a candidate in somebody's own words. Answers go to who wrote it; it leaves by the outbox, once however often the request is sent with its key. */
export const sendCandidateMail = async (asked: Arguments, { db, settings, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const ids = [...new Set(asked.documentIds ?? [])].filter((id) => /^\d{1,18}$/.test(id));
  const { documents, name } = await withOrg(db, session.orgCode, async (tx) => {
    const { email, name: called } = await mailedCandidate(tx, asked.candidateId, grant);
    const found = ids.length === 0 ? [] : await documentsToMail(tx, ids);
    refuseProblems({ session }, [...(isMailAddress(email ?? '') ? [] : [{ field: 'candidateId', ...finding('candidateMails.noAddress') }]), ...problemsOf(asked, found)]);
    return { documents: found, name: called };
  });
  const files: Attachment[] = [];
  for (const { key, fileName, contentType } of documents) {
    const bytes = await storeOf(settings).read(key);
    if (bytes === undefined) throw refuse('FILE_UNREADABLE');
    files.push({ name: fileName, contentType, content: bytes.toString('base64') });
  }
  // What is kept to answer again names nobody: it would outlive their erasure.
  const { mailId } = await withOrg(db, session.orgCode, (tx) => once(tx, { session, idempotencyKey: readIdempotencyKey(idempotencyKey ?? undefined) }, 'sendCandidateMail', asked, async () => {
    const { id, name: ofNow, email, jobPost, language } = await mailedCandidate(tx, asked.candidateId, grant);
    if (!isMailAddress(email ?? '')) refuseProblems({ session }, [{ field: 'candidateId', ...finding('candidateMails.noAddress') }]);
    const organisation = await organisationOf(tx);
    const portalOf = await portalsFor(tx, [{ subject: asked.subject, body: asked.body, candidateId: id }]);
    const letter = filledFor({ subject: asked.subject, body: asked.body, name: ofNow, jobPost }, organisation, portalOf(id));
    const attachments = [...files, ...(asked.attachments ?? []).map(attachmentOf)];
    return {
      mailId: await postLetter(tx, { recipient: email!, ...letter, attachments: attachments.length === 0 ? null : attachments, replyTo: isMailAddress(session.email) ? session.email : null }, {
        template: 'candidateMail', language: languageOfWords(asked, language), candidateId: id, dueAt: asked.sendAt == null ? null : new Date(asked.sendAt).toISOString(), writtenBy: session.name, senderId: session.userId,
      }),
    };
  }));
  return { errorCode: '', message: say(session.language, 'candidateMails.written', { name }), validationError: null, mailId };
};
