/** The answer of whoever was asked to sign: the first one counts. After the last signature the document is sealed, and everybody gets it. */
import { isUnderWay } from '../../domain/documents/standing.ts';
import { organisationName } from '../auth/organisation-name.ts';
import { STRANGER, storeFile } from '../careers/store-file.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import type { Context } from '../http/route.ts';
import { logoOf, storedLogo } from '../letters/logo.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { nextChangeSet, recordChanges, type Change } from '../resource/journal.ts';
import { addNew } from '../resource/new-records.ts';
import { readSetting } from '../resource/read-setting.ts';
import { resourceOf } from '../resource/registry.ts';
import { ruleReason } from '../resource/rule-reason.ts';
import { accountOf, askSignatory, authorOf, mailSealed, tellAuthor, tellEnded, type SealedTo } from './document-mails.ts';
import { documentPdf } from './document-pdf.ts';
import { holdDocument, languageOfDocument, rewrite, signaturesOf, type GeneratedDocument, type Signature } from './document.ts';
import { signingSettings } from './settings.ts';

export type SignatureAnswer = { readonly kind: 'SIGNED'; readonly name: string } | { readonly kind: 'DECLINED'; readonly reason: string };
/** Who answers: `from` the network address, `userId` the account where one proves it. */
export type Answerer = { readonly userId: string | null; readonly by: string; readonly from: string };
type Asked = { readonly documentId: string; readonly signatureId: string };
type Sealing = { readonly bytes: Buffer; readonly digest: string; readonly signedLetter: string; readonly filed: string | null };

/** What the signature will be; refuses where it is answered already, or its document closed or too old. */
const takenBy = async (tx: Transaction, { documentId, signatureId }: Asked, lock: boolean): Promise<{ readonly document: GeneratedDocument; readonly signatures: readonly Signature[]; readonly own: Signature }> => {
  const document = await holdDocument(tx, documentId);
  const signatures = await signaturesOf(tx, documentId, lock);
  const own = signatures.find(({ id }) => id === signatureId);
  const isOpen = isUnderWay(document) && (document.expiresOn === null || document.expiresOn >= (await todayOf(tx)));
  if (!own || !isOpen || (own.state !== 'ASKED' && own.state !== 'VIEWED')) throw refuse('DOCUMENT_CLOSED');
  return { document, signatures, own };
};

/** The sealed file, before the answer is written: one that no record holds in the end is taken by the clean-up. */
const sealed = async (context: Context, orgCode: string, asked: Asked, values: Readonly<Record<string, unknown>>, at: Date): Promise<Sealing | null> => {
  const found = await withOrg(context.db, orgCode, async (tx) => {
    const { document, signatures } = await takenBy(tx, asked, false);
    const { sealedBy } = await signingSettings(tx);
    return { document, signatures, sealedBy, organisation: await organisationName(tx), logo: await storedLogo(tx) };
  });
  const { document, organisation } = found;
  if (found.signatures.some(({ id, state }) => id !== asked.signatureId && state !== 'SIGNED')) return null;
  const signatures = found.signatures.map((one) => (one.id === asked.signatureId ? ({ ...one, ...values } as Signature) : one));
  const words = { language: languageOfDocument(document), organisation, name: document.name, body: document.body };
  const { bytes, digest } = await documentPdf(words, await logoOf(context, found.logo), at, { by: found.sealedBy ?? organisation, at, digest: document.letterDigest ?? '', signatures });
  const file = { name: 'document-signed.pdf', bytes };
  const signedLetter = await storeFile(context, orgCode, 'generatedDocument.signedLetter', file);
  const filed = document.employeeId !== null && document.filedAsId !== null ? await storeFile(context, orgCode, 'employeeDocument.file', file) : null;
  return { bytes, digest, signedLetter, filed };
};

/** Among the employee's documents, by a name that is free. */
const filed = async (tx: Transaction, document: GeneratedDocument, file: string, by: string): Promise<readonly Change[]> => {
  const [taken] = await tx.query('select from employee_document where org_code = $1 and employee_id = $2::bigint and lower(name) = lower($3)', [tx.orgCode, document.employeeId, document.name]);
  const name = taken === undefined ? document.name : `${document.name.slice(0, 180)} (${document.id})`;
  const added = await addNew(tx, 'EmployeeDocument', [{ employeeId: document.employeeId, name, documentSubtypeId: document.filedAsId, number: null, issuedOn: await todayOf(tx), expiresOn: null, file, note: null }], by);
  const [{ id }] = added as [Change];
  await bindFiles(tx, resourceOf('EmployeeDocument'), id, { file }, { userId: STRANGER.userId, language: languageOfDocument(document) });
  return added;
};

/** Everybody who gets the sealed document: its author, and those who signed as far as the settings say so. */
const readersOf = async (tx: Transaction, document: GeneratedDocument, signatures: readonly Signature[]): Promise<readonly SealedTo[]> => {
  const { sendSignedDocument } = await signingSettings(tx);
  const recruitment = await readSetting<{ readonly sendSignedDocument: boolean }>(tx, 'RecruitmentGeneralSetting');
  const readers: SealedTo[] = [];
  for (const { employeeId, email, name, role } of signatures) {
    const isCandidate = document.candidateId !== null && role === 'PERSON';
    if (!(isCandidate ? recruitment.sendSignedDocument && sendSignedDocument : sendSignedDocument)) continue;
    readers.push({ recipient: email, name, language: (await accountOf(tx, employeeId))?.language ?? languageOfDocument(document), isCandidate });
  }
  const author = await authorOf(tx, document);
  return author ? [...readers, { recipient: author.email, name: document.author, language: author.language, isCandidate: false }] : readers;
};

/** Writes the answer, asks the next or seals, and tells whoever waits for it. Refuses DOCUMENT_CLOSED where somebody or the time was quicker. */
export const answerSignature = async (context: Context, orgCode: string, asked: Asked, answer: SignatureAnswer, { userId, by, from }: Answerer): Promise<void> => {
  const { db } = context;
  const at = new Date();
  const given = answer.kind === 'SIGNED' ? { state: 'SIGNED', signedBy: answer.name } : { state: 'DECLINED', reason: answer.reason };
  const values = { ...given, answeredOn: at.toISOString(), signedFrom: from, proof: userId === null ? 'PASSCODE' : 'ACCOUNT' };
  const sealing = answer.kind === 'SIGNED' ? await sealed(context, orgCode, asked, values, at) : null;
  const changeSet = await nextChangeSet(db, orgCode);
  await withOrg(db, orgCode, async (tx) => {
    const { document, signatures, own } = await takenBy(tx, asked, true);
    // The link of what was answered goes on opening it.
    const changes: Change[] = [await rewrite(tx, 'DocumentSignature', own, values, by)];
    const next = signatures.find(({ state }) => state === 'WAITING');
    const ended = { closedOn: at.toISOString(), waitsFor: null, waitsSince: null };
    if (answer.kind === 'DECLINED') {
      changes.push(await rewrite(tx, 'GeneratedDocument', document, { ...ended, status: 'DECLINED', reason: answer.reason }, by));
      await tellAuthor(tx, document, 'documentDeclined', { name: own.name, reason: answer.reason });
      await tellEnded(tx, document, signatures.filter(({ state }) => state === 'SIGNED'), answer.reason);
    } else if (next) {
      changes.push(await rewrite(tx, 'DocumentSignature', next, await askSignatory(tx, document, next), by));
      changes.push(await rewrite(tx, 'GeneratedDocument', document, { status: 'SIGNED', waitsFor: next.name, waitsSince: at.toISOString(), remindedOn: null, reminders: 0 }, by));
      await tellAuthor(tx, document, 'documentSigned', { name: own.name, next: next.name });
    } else {
      if (sealing === null) throw refuse('CONFLICT');
      const { signedLetter, digest: signedDigest } = sealing;
      changes.push(await rewrite(tx, 'GeneratedDocument', document, { ...ended, status: 'COMPLETED', signedLetter, signedDigest }, by));
      await bindFiles(tx, resourceOf('GeneratedDocument'), document.id, { signedLetter }, { userId: STRANGER.userId, language: languageOfDocument(document) });
      if (sealing.filed !== null) changes.push(...(await filed(tx, document, sealing.filed, by)));
      await mailSealed(tx, document, await readersOf(tx, document, signatures), sealing.bytes);
      await tellAuthor(tx, document, 'documentCompleted', {});
    }
    await recordChanges(tx, changeSet, { userId, by, source: userId === null ? 'RULE' : 'STATUS', form: 'DOCUMENT_GENERATOR', reason: userId === null ? ruleReason('signedByLink') : null, changes });
  });
};
