import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { nextChangeSet, recordChanges, type Change } from '../resource/journal.ts';
import { ruleReason } from '../resource/rule-reason.ts';
import { holdDocument, rewrite, signaturesOf } from './document.ts';

type Viewer = { readonly userId: string | null; readonly by: string };

/** Notes the first time that whoever is asked looks at the document; later ones change nothing. */
export const viewSignature = async (db: Database, orgCode: string, documentId: string, signatureId: string, { userId, by }: Viewer): Promise<void> => {
  const changeSet = await nextChangeSet(db, orgCode);
  await withOrg(db, orgCode, async (tx) => {
    const document = await holdDocument(tx, documentId);
    const signature = (await signaturesOf(tx, documentId, true)).find(({ id }) => id === signatureId);
    if (signature?.state !== 'ASKED') return;
    const changes: Change[] = [await rewrite(tx, 'DocumentSignature', signature, { state: 'VIEWED', viewedOn: new Date().toISOString() }, by)];
    if (document.status === 'SENT') changes.push(await rewrite(tx, 'GeneratedDocument', document, { status: 'VIEWED' }, by));
    await recordChanges(tx, changeSet, { userId, by, source: userId === null ? 'RULE' : 'STATUS', form: 'DOCUMENT_GENERATOR', reason: userId === null ? ruleReason('signedByLink') : null, changes });
  });
};
