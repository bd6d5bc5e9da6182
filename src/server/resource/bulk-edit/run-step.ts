import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { hooksOf } from '../hooks.ts';
import { starterOf } from '../import/starter.ts';
import { nextChangeSet } from '../journal.ts';
import { resourceOf } from '../registry.ts';
import { advancing } from './advance.ts';
import { CANCELLED, endBulkEdit, type BulkEditJob } from './job.ts';

/** Of which record, which of its steps, and what else was asked. */
export type StepAsked = { readonly id: string; readonly step: string; readonly asked?: unknown };

/** Takes a step of a record as its hooks do and ends the job, in the caller's transaction; throws where it cannot, and then all is as it was. */
export const runStep = async (tx: Transaction, db: Database, job: BulkEditJob): Promise<void> => {
  const { id, step, asked } = job.values as StepAsked;
  const take = (await hooksOf(resourceOf(job.type))).steps?.[step];
  if (take === undefined) throw refuse('_DB0102');
  // The role's limit of a minute is for requests.
  await tx.query("set local statement_timeout = '30min'");
  const changeSet = await nextChangeSet(db, tx.orgCode);
  const { changed, isUndone } = await take(tx, await starterOf(tx, job.userId), { id, asked }, changeSet, advancing(db, tx.orgCode, job));
  if (!(await endBulkEdit(tx, job.id, { state: 'DONE', changed, changeSet: isUndone ? changeSet : null }))) throw refuse(CANCELLED.STEP);
};
