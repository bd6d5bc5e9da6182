import { mailProblems } from '../../domain/documents/mail-problems.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { STRANGER, storeFile } from '../careers/store-file.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { documentPdf } from '../documents/document-pdf.ts';
import { aboutDocument, documentWithin, languageOfDocument, rewrite } from '../documents/document.ts';
import { bindFiles } from '../files/bind-files.ts';
import { logoOf } from '../letters/logo.ts';
import { headerText, isMailAddress } from '../mail/address.ts';
import { postLetter } from '../mail/send-mail.ts';
import { say, sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { resourceOf } from '../resource/registry.ts';
import { fileNameOf, pdfOfDocument } from './document-file.ts';
import { preparedOf } from './prepared.ts';

type Arguments = { readonly documentId: number; readonly to: readonly string[]; readonly cc?: readonly string[] | null; readonly subject: string; readonly body: string };

const MOST = 20;

const addressesProblems = (field: 'to' | 'cc', addresses: readonly string[]): Problem[] => {
  const wrong = addresses.find((address) => !isMailAddress(address));
  if (wrong !== undefined) return [{ field, ...finding('documents.noAddress', { address: wrong.slice(0, 80) }) }];
  return addresses.length > MOST ? [{ field, ...finding('documents.tooMany', { most: MOST }) }] : [];
};

const trimmed = (addresses: readonly string[] | null | undefined): readonly string[] => [...new Set((addresses ?? []).map((address) => address.trim()).filter((address) => address !== ''))];

/** Mails the PDF, answers going to the caller. A draft that nobody signs is sent by it, and changes no more. */
export const sendDocumentMail = async (args: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  const [to, cc] = [trimmed(args.to), trimmed(args.cc)];
  const { document, prepared } = await withOrg(context.db, session.orgCode, async (tx) => {
    const kept = await documentWithin(tx, grant, args.documentId);
    return { document: kept, prepared: await preparedOf(tx, kept) };
  });
  if (to.length === 0) throw refuse('DOCUMENT_INCOMPLETE', { validationError: sayProblems(session.language, [{ field: 'to', ...finding('rule.requiredPlain') }]) });
  refuseProblems(grant, [...addressesProblems('to', to), ...addressesProblems('cc', cc), ...mailProblems(args)]);
  if (document.status === 'DRAFT' && prepared.problems.length > 0) throw refuse('DOCUMENT_INCOMPLETE', { validationError: sayProblems(session.language, prepared.problems) });
  const isSent = document.status === 'DRAFT' && (document.signers ?? []).length === 0;
  const sentOn = new Date();
  const sealed = isSent ? await documentPdf(prepared.words, await logoOf(context, prepared.logo), sentOn, null) : null;
  const bytes = sealed?.bytes ?? (await pdfOfDocument(context, document, prepared));
  const letter = sealed && (await storeFile(context, session.orgCode, 'generatedDocument.letter', { name: 'document.pdf', bytes }));
  return inChangeSet('sendDocumentMail', args, context, grant, null, async (tx) => {
    const now = await documentWithin(tx, grant, args.documentId, true);
    if (now.version !== document.version) throw refuse('CONFLICT');
    await postLetter(
      tx,
      { recipient: to[0]!, subject: headerText(args.subject), body: args.body.trim(), copies: { to: to.slice(1), cc }, replyTo: isMailAddress(session.email) ? session.email : null, attachments: [{ name: fileNameOf(document), contentType: 'application/pdf', content: bytes.toString('base64') }] },
      { template: 'documentMailed', language: languageOfDocument(document), candidateId: document.candidateId, about: aboutDocument(document.id), writtenBy: session.name, senderId: session.userId },
    );
    const changes = letter === null ? [] : [await rewrite(tx, 'GeneratedDocument', now, { status: 'SENT', sentOn: sentOn.toISOString(), letter, letterDigest: sealed!.digest }, session.name)];
    if (letter !== null) await bindFiles(tx, resourceOf('GeneratedDocument'), document.id, { letter }, { userId: STRANGER.userId, language: session.language });
    return { changes, answer: { documentId: args.documentId, message: say(session.language, 'documents.mailed') } };
  });
};
