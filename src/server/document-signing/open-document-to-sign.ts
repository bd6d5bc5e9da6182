import type { Grant } from '../access/authorise.ts';
import { organisationName } from '../auth/organisation-name.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { holdDocument, signaturesOf } from '../documents/document.ts';
import { viewSignature } from '../documents/view-signature.ts';
import { storeOf } from '../files/open-store.ts';
import { refuse } from '../refuse.ts';
import { ownSignature } from './own-signature.ts';

/** Hands over what the caller was asked to sign, and notes that it was seen. What was voided before an answer is not there any more. */
export const openDocumentToSign = async ({ signatureId }: { readonly signatureId: number }, { db, settings }: Context, { session }: Grant) => {
  const own = await withOrg(db, session.orgCode, (tx) => ownSignature(tx, session, signatureId));
  await viewSignature(db, session.orgCode, own.documentId, own.signatureId, { userId: session.userId, by: session.name });
  const { document, signature, organisation } = await withOrg(db, session.orgCode, async (tx) => ({
    document: await holdDocument(tx, own.documentId),
    signature: (await signaturesOf(tx, own.documentId)).find(({ id }) => id === own.signatureId)!,
    organisation: await organisationName(tx),
  }));
  const bytes = await storeOf(settings).read(document.signedLetter ?? document.letter ?? '');
  if (!bytes) throw refuse('NOT_FOUND');
  const { name, language, body, status, expiresOn } = document;
  return { errorCode: '', message: '', signatureId, organisation, name, language, body, state: signature.state, status, expiresOn, signatory: signature.name, pdf: bytes.toString('base64') };
};
