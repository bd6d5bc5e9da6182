import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { takeBackAsking, tellEnded } from './document-mails.ts';
import { rewrite, signaturesOf, type GeneratedDocument } from './document.ts';

/** Voids a document that is under way, which the caller holds; whoever has heard of it reads why. */
export const endDocument = async (tx: Transaction, document: GeneratedDocument, reason: string, by: string): Promise<readonly Change[]> => {
  const signatures = await signaturesOf(tx, document.id, true);
  const isUnheard = await takeBackAsking(tx, document.id);
  const change = await rewrite(tx, 'GeneratedDocument', document, { status: 'VOIDED', closedOn: new Date().toISOString(), waitsFor: null, waitsSince: null, reason }, by);
  if (!isUnheard) await tellEnded(tx, document, signatures, reason);
  return [change];
};
