import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { hooksOf } from '../hooks.ts';
import { starterOf } from '../import/starter.ts';
import { resourceOf } from '../registry.ts';
import { advancing } from './advance.ts';
import { CANCELLED, endBulkEdit, type BulkEditJob } from './job.ts';

/** Reckons what follows from a record anew as its hooks do and ends the job, in the caller's transaction; throws where it cannot, and then all is as it was. */
export const runReckon = async (tx: Transaction, db: Database, job: BulkEditJob): Promise<void> => {
  const { reckon } = await hooksOf(resourceOf(job.type));
  if (reckon === undefined) throw refuse('_DB0102');
  // The role's limit of a minute is for requests.
  await tx.query("set local statement_timeout = '30min'");
  const changed = await reckon(tx, await starterOf(tx, job.userId), (job.values as { readonly id: string }).id, advancing(db, tx.orgCode, job), db);
  if (!(await endBulkEdit(tx, job.id, { state: 'DONE', changed }))) throw refuse(CANCELLED.RECKON);
};
