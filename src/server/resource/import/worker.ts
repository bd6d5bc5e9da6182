/** Works on imports: takes a job for some seconds at a time, does its step, and lets go. A job whose worker died is taken by the next. */
import { randomUUID } from 'node:crypto';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import { isErrorCode } from '../../../domain/errors.ts';
import type { ErrorCode } from '../../../domain/errors.ts';
import { NO_ORGANISATION } from '../../no-organisation.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import { poll } from '../../jobs/poll.ts';
import { logCause } from '../../log-cause.ts';
import { Refusal } from '../../refuse.ts';
import { FileRefusal } from '../../sheets/refusal.ts';
import { checkStep } from './check-step.ts';
import { commitStep } from './commit-step.ts';
import { fileFailure } from './file-failure.ts';
import { changeJob, loadJob } from './job.ts';
import type { Failure, ImportJob, ImportState } from './job.ts';
import { readStep } from './read-step.ts';
import { leaseSeconds, runOf } from './run.ts';
import type { ImportEnvironment, Run } from './run.ts';

const mostAttempts = 3;
const steps: Partial<Record<ImportState, (run: Run) => Promise<void>>> = { READING: readStep, CHECKING: checkStep, COMMITTING: commitStep };

type Taken = { readonly job: ImportJob; readonly attempts: number };

const letGo = (tx: Transaction, id: string, lease: string): Promise<unknown> =>
  tx.query('update import_run set lease = null, lease_until = null, attempts = 0, cancel = false where org_code = $1 and job_id = $2 and lease = $3', [tx.orgCode, id, lease]);

/** A job that has become another's in the meantime, and been done, is let go at once: its next step would wait for the lease, and look interrupted. */
const take = (environment: ImportEnvironment, orgCode: string, id: string, lease: string): Promise<Taken | null> =>
  withOrg(environment.db, orgCode, async (tx) => {
    const [run] = await tx.query<{ attempts: number }>(
      `insert into import_run as r (org_code, job_id, lease, lease_until, attempts) values ($1, $2, $3, now() + make_interval(secs => $4), 1)
       on conflict (org_code, job_id) do update set lease = excluded.lease, lease_until = excluded.lease_until, attempts = r.attempts + 1, progress = 0
       where r.lease_until is null or r.lease_until < now() returning attempts`,
      [orgCode, id, lease, leaseSeconds],
    );
    if (!run) return null;
    const job = await loadJob(tx, id);
    if (steps[job.state]) return { job, attempts: run.attempts };
    await letGo(tx, id, lease);
    return null;
  });

/** Answers whether the job waits for a step again: whoever asked for it before the lease was let go found it taken. */
const release = (environment: ImportEnvironment, orgCode: string, id: string, lease: string): Promise<boolean> =>
  withOrg(environment.db, orgCode, async (tx) => {
    await letGo(tx, id, lease);
    return steps[(await loadJob(tx, id)).state] !== undefined;
  });

/** Keeps the lease while a long statement runs. */
const heartbeat = (environment: ImportEnvironment, orgCode: string, id: string, lease: string): NodeJS.Timeout =>
  setInterval(() => {
    withOrg(environment.db, orgCode, (tx) => tx.query('update import_run set lease_until = now() + make_interval(secs => $4) where org_code = $1 and job_id = $2 and lease = $3', [orgCode, id, lease, leaseSeconds])).catch((error: unknown) =>
      environment.log.warn({ err: error, import: id }, 'the lease of an import was not renewed'),
    );
  }, (leaseSeconds * 1000) / 4);

const failureOf = (error: unknown): Failure | null => {
  if (error instanceof FileRefusal) return fileFailure(error);
  if (error instanceof Refusal && !isUnavailable(error)) return { code: error.code, words: error.details.words ?? {} };
  // Class 23 of PostgreSQL: a unique value was taken, or a record that rows refer to has gone.
  return String((error as { code?: unknown }).code).startsWith('23') ? { code: 'IMPORT_CHANGED', words: {} } : null;
};

/** Of an error that nobody foresaw: an update that met a database which was away for a moment may be tried again. */
const unforeseen = ({ action }: ImportJob, error?: unknown): Failure => {
  const update: ErrorCode = isUnavailable(error) ? 'IMPORT_UPDATE_LATER' : 'IMPORT_UPDATE_FAILED';
  return { code: action === 'UPDATE' ? update : 'IMPORT_FAILED', words: {} };
};

/** Reading ends for good; what was not written goes back to the review, where it can be checked or tried again. */
const stateAfter = (job: ImportJob, code: string): ImportState => {
  if (code === 'IMPORT_CANCELLED') return 'CANCELLED';
  if (job.state === 'READING') return 'FAILED';
  return job.state === 'COMMITTING' ? 'REVIEW' : 'MAPPING';
};

const settle = async (environment: ImportEnvironment, job: ImportJob, failure: Failure): Promise<void> => {
  await withOrg(environment.db, job.orgCode, (tx) => changeJob(tx, job.id, { state: stateAfter(job, failure.code), failure }, [job.state]));
};

/** Does the step that the job waits for, if nobody else does, and the next one if that is asked for before this one is let go. Never throws: what goes wrong is the job's failure, or logged and tried again. */
export const workOn = async (environment: ImportEnvironment, orgCode: string, id: string): Promise<void> => {
  const lease = randomUUID();
  const taken = await take(environment, orgCode, id, lease);
  if (!taken) return;
  const { job, attempts } = taken;
  let waits = false;
  const beat = heartbeat(environment, orgCode, id, lease);
  try {
    if (job.state === 'COMMITTING' && attempts > 1) {
      // The server died while it wrote. Its transaction is gone with it, or the job would be done.
      await withOrg(environment.db, orgCode, (tx) => changeJob(tx, id, { state: 'REVIEW', interruptedAt: new Date().toISOString() }, ['COMMITTING']));
    } else if (attempts > mostAttempts) await settle(environment, job, unforeseen(job));
    else await steps[job.state]?.(runOf(environment, job, lease));
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) environment.log.error({ err: error, import: id, state: job.state }, 'an import step failed');
    else if (error instanceof Refusal) logCause(environment.log, error, { import: id });
    else if (!isErrorCode(failure.code)) environment.log.warn({ import: id, code: failure.code }, 'an import ended with an unknown code');
    await settle(environment, job, failure ?? unforeseen(job, error));
  } finally {
    clearInterval(beat);
    waits = await release(environment, orgCode, id, lease);
  }
  if (waits) await workOn(environment, orgCode, id);
};

/** Looks for jobs that wait, of any organisation, every two seconds. Answers the function that stops it. */
export const startImportWorker = (environment: ImportEnvironment): (() => Promise<void>) =>
  poll('imports', 2, environment.log, async () => {
    const waiting = await withOrg(environment.db, NO_ORGANISATION, (tx) => tx.query<{ org_code: string; id: string }>('select * from imports_waiting()'));
    for (const { org_code, id } of waiting) await workOn(environment, org_code, id);
    return waiting.length;
  });
