import type { DocumentAudience } from '../../domain/documents/document-words.ts';
import type { DocumentStatus } from '../../domain/documents/standing.ts';
import type { Language } from '../../domain/languages.ts';
import type { Opened } from '../resource/sight.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { readImages, updateImages } from '../resource/store.ts';
import type { Session } from '../session.ts';

export type SignatoryRole = 'PERSON' | 'MANAGER' | 'NAMED';
export type SignerRow = { readonly id: string; readonly role: SignatoryRole; readonly employeeId: string | null };

/** A document as its record keeps it. */
export type GeneratedDocument = Image & {
  readonly personName: string; readonly name: string; readonly body: string; readonly status: DocumentStatus; readonly audience: DocumentAudience; readonly author: string; readonly authorAccount: string | null;
  readonly employeeId: string | null; readonly candidateId: string | null; readonly language: Uppercase<Language>; readonly signers: readonly SignerRow[] | null; readonly filedAsId: string | null;
  readonly sentOn: string | null; readonly waitsFor: string | null; readonly waitsSince: string | null; readonly remindedOn: string | null; readonly reminders: number | null; readonly expiresOn: string | null; readonly closedOn: string | null; readonly reason: string | null;
  readonly letter: string | null; readonly letterDigest: string | null; readonly signedLetter: string | null; readonly signedDigest: string | null; readonly madeOn: string;
};

export type Signature = Image & {
  readonly name: string; readonly documentId: string; readonly candidateId: string | null; readonly place: number; readonly role: SignatoryRole; readonly employeeId: string | null; readonly email: string;
  readonly state: 'WAITING' | 'ASKED' | 'VIEWED' | 'SIGNED' | 'DECLINED'; readonly askedOn: string | null; readonly viewedOn: string | null; readonly answeredOn: string | null; readonly signedBy: string | null; readonly signedFrom: string | null;
  readonly proof: 'PASSCODE' | 'ACCOUNT' | null; readonly reason: string | null; readonly tokenHash: string | null;
};

export const languageOfDocument = ({ language }: GeneratedDocument): Language => language.toLowerCase() as Language;

/** By this the outbox knows what was written about a document. */
export const aboutDocument = (id: string): string => `generatedDocument ${id}`;

/** The document, locked until the transaction ends. Refuses NOT_FOUND for one that is not there. */
export const holdDocument = async (tx: Transaction, id: string): Promise<GeneratedDocument> => {
  const document = (await readImages(tx, resourceOf('GeneratedDocument'), [id])).get(id);
  if (!document) throw refuse('NOT_FOUND');
  return document as GeneratedDocument;
};

/** The document, where it is within the reach; else refuses NOT_FOUND. */
export const documentWithin = async (tx: Transaction, reach: Opened & { readonly session: Session }, documentId: number, lock = false): Promise<GeneratedDocument> => {
  const resource = resourceOf('GeneratedDocument');
  const to = bindings(tx.orgCode);
  const id = String(documentId);
  const found = await tx.query(`select from generated_document t where t.org_code = $1 and t.id = ${to.bind(id)}::bigint and ${rowsWithin(resource, reach, reach.session, 't', to)}`, to.values);
  if (found.length === 0) throw refuse('NOT_FOUND');
  const document = (await readImages(tx, resource, [id], lock)).get(id);
  if (!document) throw refuse('NOT_FOUND');
  return document as GeneratedDocument;
};

/** In the order in which they sign. */
export const signaturesOf = async (tx: Transaction, documentId: string, lock = false): Promise<readonly Signature[]> => {
  const found = await tx.query<{ id: string }>('select id::text as id from document_signature where org_code = $1 and document_id = $2::bigint', [tx.orgCode, documentId]);
  const images = [...(await readImages(tx, resourceOf('DocumentSignature'), found.map(({ id }) => id), lock)).values()] as Signature[];
  return images.toSorted((one, other) => one.place - other.place);
};

/** Writes some fields of a record that is held; answers it as a change. */
export const rewrite = async (tx: Transaction, type: 'GeneratedDocument' | 'DocumentSignature', before: Image, values: Readonly<Record<string, unknown>>, by: string): Promise<Change> => {
  const [after] = await updateImages(tx, resourceOf(type), [{ ...before, ...values }], by);
  if (!after) throw refuse('CONFLICT');
  return { entity: type, id: before.id, kind: 'UPDATE', before, after };
};
