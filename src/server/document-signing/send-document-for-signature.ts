import { addDays } from '../../domain/dates.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { STRANGER, storeFile } from '../careers/store-file.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { askSignatory } from '../documents/document-mails.ts';
import { documentPdf } from '../documents/document-pdf.ts';
import { documentWithin, rewrite, type Signature } from '../documents/document.ts';
import { signingSettings } from '../documents/settings.ts';
import { namesOf, signersOf } from '../documents/signers.ts';
import { bindFiles } from '../files/bind-files.ts';
import { logoOf } from '../letters/logo.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { addNew } from '../resource/new-records.ts';
import { resourceOf } from '../resource/registry.ts';
import { preparedOf } from './prepared.ts';

type Arguments = { readonly documentId: number; readonly version: number };

/** The draft that the caller saw, with all that is wanting told. */
const readyOf = async (tx: Transaction, { documentId, version }: Arguments, grant: Grant, lock: boolean) => {
  const document = await documentWithin(tx, grant, documentId, lock);
  if (document.status !== 'DRAFT') throw refuse('DOCUMENT_STANDS');
  if (document.version !== version) throw refuse('CONFLICT');
  const prepared = await preparedOf(tx, document);
  const { signers, problems } = await signersOf(tx, document);
  const none = (document.signers ?? []).length === 0 ? [{ field: 'signers', ...finding('documents.noSigner') }] : [];
  refuseProblems(grant, [...prepared.problems, ...none, ...problems]);
  return { document, prepared, signers };
};

/** Seals the text as PDF, writes down who signs in which order, and asks the first. */
export const sendDocumentForSignature = async (args: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  const { prepared } = await withOrg(context.db, session.orgCode, (tx) => readyOf(tx, args, grant, false));
  const sentOn = new Date();
  const { bytes, digest: letterDigest } = await documentPdf(prepared.words, await logoOf(context, prepared.logo), sentOn, null);
  const letter = await storeFile(context, session.orgCode, 'generatedDocument.letter', { name: 'document.pdf', bytes });
  return inChangeSet('sendDocumentForSignature', args, context, grant, null, async (tx) => {
    const { document, signers } = await readyOf(tx, args, grant, true);
    const { expiryDays } = await signingSettings(tx);
    const none = { state: 'WAITING', askedOn: null, viewedOn: null, answeredOn: null, signedBy: null, signedFrom: null, proof: null, reason: null, tokenHash: null };
    const added = await addNew(tx, 'DocumentSignature', signers.map((signer, at) => ({ ...signer, ...none, documentId: document.id, candidateId: document.candidateId, place: at + 1 })), session.name);
    const first = added[0]!.after as Signature;
    const expiresOn = addDays(await todayOf(tx), expiryDays);
    const sent = await rewrite(tx, 'GeneratedDocument', document, { status: 'SENT', signatories: namesOf(signers), sentOn: sentOn.toISOString(), waitsFor: first.name, waitsSince: sentOn.toISOString(), remindedOn: null, reminders: 0, expiresOn, letter, letterDigest }, session.name);
    await bindFiles(tx, resourceOf('GeneratedDocument'), document.id, { letter }, { userId: STRANGER.userId, language: session.language });
    const asked = await rewrite(tx, 'DocumentSignature', first, await askSignatory(tx, { ...document, expiresOn }, first), session.name);
    return { changes: [sent, { ...added[0]!, after: asked.after }, ...added.slice(1)], answer: { documentId: args.documentId } };
  });
};
