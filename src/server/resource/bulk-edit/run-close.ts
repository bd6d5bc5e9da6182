import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { hooksOf } from '../hooks.ts';
import { starterOf } from '../import/starter.ts';
import { nextChangeSet } from '../journal.ts';
import { resourceOf } from '../registry.ts';
import { updateGrant } from '../update-grant.ts';
import { beyondReach } from '../within-reach.ts';
import { advancing } from './advance.ts';
import { CANCELLED, endBulkEdit, type BulkEditJob } from './job.ts';

/** Closes a record as its hooks do and ends the job, in the caller's transaction; throws where it cannot, and then nothing of it is kept. */
export const runClose = async (tx: Transaction, db: Database, job: BulkEditJob): Promise<void> => {
  const resource = resourceOf(job.type);
  const session = await starterOf(tx, job.userId);
  const grant = updateGrant(session, resource);
  const { close } = await hooksOf(resource);
  if (close === undefined) throw refuse('_DB0102');
  const changeSet = await nextChangeSet(db, tx.orgCode);
  // The role's limit of a minute is for requests.
  await tx.query("set local statement_timeout = '30min'");
  const caller = { db, session, reach: grant, form: job.form ?? grant.forms[0] ?? null, reason: job.reason };
  const { id } = job.values as { readonly id: string };
  // Rights are those of now: they may reach less than when it was asked for.
  if ((await beyondReach(tx, resource, [id], caller)).size > 0) throw refuse('NOT_FOUND');
  const changed = await close(tx, caller, id, changeSet, advancing(db, tx.orgCode, job));
  if (!(await endBulkEdit(tx, job.id, { state: 'DONE', changed, changeSet }))) throw refuse(CANCELLED.CLOSE);
};
