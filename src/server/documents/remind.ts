import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { askSignatory } from './document-mails.ts';
import { rewrite, signaturesOf, type GeneratedDocument } from './document.ts';

/** Asks whoever is to sign next once more. Nothing where nobody is. The document is held by the caller. */
export const remind = async (tx: Transaction, document: GeneratedDocument, by: string): Promise<readonly Change[]> => {
  const next = (await signaturesOf(tx, document.id, true)).find(({ state }) => state === 'ASKED' || state === 'VIEWED');
  if (!next) return [];
  const { tokenHash } = await askSignatory(tx, document, next, true);
  const told = { remindedOn: new Date().toISOString(), reminders: (document.reminders ?? 0) + 1 };
  // Without a link of its own nothing of the signature changes.
  const renewed = tokenHash === next.tokenHash ? [] : [await rewrite(tx, 'DocumentSignature', next, { tokenHash }, by)];
  return [...renewed, await rewrite(tx, 'GeneratedDocument', document, told, by)];
};
