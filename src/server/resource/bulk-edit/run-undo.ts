import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { starterOf } from '../import/starter.ts';
import { nextChangeSet } from '../journal.ts';
import { undoWithin } from '../undo.ts';
import { advancing } from './advance.ts';
import { CANCELLED, endBulkEdit, type BulkEditJob } from './job.ts';

/** Undoes a change-set of very many records and ends the job, in the caller's transaction; throws where it cannot, and then nothing of it is undone. */
export const runUndo = async (tx: Transaction, db: Database, job: BulkEditJob): Promise<void> => {
  const session = await starterOf(tx, job.userId);
  const changeSet = await nextChangeSet(db, tx.orgCode);
  const records = await undoWithin(tx, (job.values as { readonly changeSet: string }).changeSet, changeSet, { db, session, advance: advancing(db, tx.orgCode, job) });
  if (!(await endBulkEdit(tx, job.id, { state: 'DONE', changed: records, changeSet }))) throw refuse(CANCELLED.UNDO);
};
