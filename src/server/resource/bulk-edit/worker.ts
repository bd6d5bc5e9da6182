import { NO_ORGANISATION } from '../../no-organisation.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import { poll } from '../../jobs/poll.ts';
import type { Logger } from '../../log.ts';
import { Refusal } from '../../refuse.ts';
import type { Failure } from '../import/job.ts';
import { CANCELLED, endBulkEdit, holdBulkEdit, INTERRUPTED, loadBulkEdit, type RefusedRow } from './job.ts';
import { RowsRefused, runBulkEdit } from './run.ts';
import { runClose } from './run-close.ts';
import { runBulkDelete } from './run-delete.ts';
import { runReckon } from './run-reckon.ts';
import { runStep } from './run-step.ts';
import { runUndo } from './run-undo.ts';

export type BulkEditEnvironment = { readonly db: Database; readonly log: Logger };

/** So often work is begun. An undoing is begun anew once only after the server stopped in the middle of it: it may be just what the server's memory does not hold. */
const MOST_ATTEMPTS = { EDIT: 3, DELETE: 3, UNDO: 2, CLOSE: 3, RECKON: 3, STEP: 3 } as const;

/** Counts the beginnings beside the transaction of the work: a second one means that the first did not end. */
const begin = async ({ db }: BulkEditEnvironment, orgCode: string, id: string): Promise<number> => {
  const [run] = await withOrg(db, orgCode, (tx) =>
    tx.query<{ attempts: number }>(
      `update bulk_edit_run set attempts = attempts + 1, progress = 0, interrupted_at = case when attempts > 0 then now() else interrupted_at end
       where org_code = $1 and job_id = $2 returning attempts`,
      [orgCode, id],
    ),
  );
  return run?.attempts ?? Infinity;
};

const failureOf = (error: unknown): Failure => {
  if (error instanceof RowsRefused) return { code: 'BULK_EDIT_REFUSED', words: { smart_count: error.refused } };
  if (!(error instanceof Refusal)) return { code: '_UH0001', words: {} };
  // Nobody has a form before them in which the fields could be marked.
  const told = [...new Set(error.details.validationError?.map(({ message }) => message))].join(' ');
  return { code: error.code, words: { ...error.details.words, ...(told === '' ? {} : { told }) } };
};

/** What is wrong with which record, as far as the refusal says it. */
const refusedBy = (error: unknown): { readonly refused?: number; readonly problems?: readonly RefusedRow[] } => {
  if (error instanceof RowsRefused) return { refused: error.refused, problems: error.problems };
  const told = error instanceof Refusal ? (error.details.validationError ?? []) : [];
  return told.length === 0 ? {} : { problems: told.map(({ row = '', field, message }) => ({ id: row, field, message })) };
};

const fail = async ({ db, log }: BulkEditEnvironment, orgCode: string, id: string, error: unknown): Promise<void> => {
  if (isUnavailable(error)) throw error; // the next look finds it again
  const isKnown = error instanceof Refusal || error instanceof RowsRefused;
  if (!isKnown) log.error({ err: error, bulkEdit: id }, 'a bulk edit failed');
  const isCancelled = error instanceof Refusal && Object.values<string>(CANCELLED).includes(error.code);
  const failure = failureOf(error);
  await withOrg(db, orgCode, (tx) => endBulkEdit(tx, id, { state: isCancelled ? 'CANCELLED' : 'FAILED', failure, ...refusedBy(error) }));
};

const RUNS = { EDIT: runBulkEdit, DELETE: runBulkDelete, UNDO: runUndo, CLOSE: runClose, RECKON: runReckon, STEP: runStep } as const;

const lines = new WeakMap<Database, Promise<unknown>>();

/** One after the other in this process: each holds a connection for as long as it takes, and requests need theirs. */
const inTurn = <T>(db: Database, work: () => Promise<T>): Promise<T> => {
  const next = (lines.get(db) ?? Promise.resolve()).then(work);
  lines.set(db, next.catch(() => undefined)); // told to whoever asked for it, and no concern of the next
  return next;
};

/**
 * Does a bulk edit if nobody else does, after those that this process was asked for before; answers whether it did. The lock belongs to the transaction of the work: when the server stops both are gone
 * together, nothing of the work is kept, and whoever looks next begins anew.
 */
export const workOnBulkEdit = (environment: BulkEditEnvironment, orgCode: string, id: string): Promise<boolean> => inTurn(environment.db, () => work(environment, orgCode, id));

const work = async (environment: BulkEditEnvironment, orgCode: string, id: string): Promise<boolean> => {
  const { db } = environment;
  let isMine = false;
  // Begun once, however often a deadlock makes the transaction start again.
  let attempts: number | undefined;
  try {
    await withOrg(db, orgCode, async (tx) => {
      isMine = await holdBulkEdit(tx, id);
      if (!isMine) return;
      const job = await loadBulkEdit(tx, id, null);
      if (job.state !== 'RUNNING' && job.state !== 'WAITING') return;
      attempts ??= await begin(environment, orgCode, id);
      if (attempts > MOST_ATTEMPTS[job.kind]) await endBulkEdit(tx, id, { state: 'FAILED', failure: { code: INTERRUPTED[job.kind], words: {} } });
      else await RUNS[job.kind](tx, db, job);
    }, 'AHEAD');
  } catch (error) {
    await fail(environment, orgCode, id, error);
  }
  return isMine;
};

/** Looks for bulk edits that nobody does, of any organisation, every two seconds. Answers the function that stops it. */
export const startBulkEditWorker = (environment: BulkEditEnvironment): (() => Promise<void>) =>
  poll('bulk edits', 2, environment.log, async () => {
    const waiting = await withOrg(environment.db, NO_ORGANISATION, (tx) => tx.query<{ org_code: string; id: string }>('select * from bulk_edits_waiting()'));
    let done = 0;
    for (const { org_code, id } of waiting) if (await workOnBulkEdit(environment, org_code, id)) done += 1;
    return done;
  });
