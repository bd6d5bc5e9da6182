import { refusedOf } from '../refusedOf.ts';
import { readBulkEdit } from './bulkJob.ts';
import type { BulkJob } from './bulkJob.ts';

/** So often one asks how far the work is. */
const POLL_MS = 400;
/** So often in a row asking may fail before nobody asks any more. */
const MOST_FAILURES = 10;

type Listener = {
  /** Told each answer of a work that is not done. */
  readonly onProgress: (job: BulkJob) => void;
  /** Told once. */
  readonly onEnd: (job: BulkJob) => void;
  /** Told once, when the server does not say any more how it goes. */
  readonly onLost: (error: unknown) => void;
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));
const isRefused = (error: unknown): boolean => {
  const status = (error as { readonly status?: unknown }).status;
  if (refusedOf(error).errorCode === 'NOT_FOUND') return true;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
};

type How = { readonly pause?: number; /** Once it is aborted nobody is told anything any more. */ readonly session?: AbortSignal };

/** Follows a work to its end, whether or not anything on the page still shows it: one question at a time, and one end. */
export const followBulkEdit = async (started: BulkJob, { onProgress, onEnd, onLost }: Listener, { pause = POLL_MS, session }: How = {}): Promise<void> => {
  let job = started;
  let failures = 0;
  while (job.state === 'RUNNING' || job.state === 'WAITING') {
    onProgress(job);
    await wait(pause * (failures + 1));
    if (session?.aborted) return undefined;
    try {
      job = await readBulkEdit(job.id, session);
      failures = 0;
    } catch (error) {
      if (session?.aborted) return undefined;
      failures += 1;
      if (isRefused(error) || failures >= MOST_FAILURES) return onLost(error);
    }
    if (session?.aborted) return undefined;
  }
  return onEnd(job);
};
