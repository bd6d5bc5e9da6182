import type { Transaction } from '../../db/org.ts';
import { isErrorCode } from '../../../domain/errors.ts';
import { refuse, type Refusal } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { resourceOf } from '../registry.ts';
import { loadJob } from './job.ts';
import type { ImportJob, ImportState } from './job.ts';
import { importForm } from './starter.ts';

/** An import of this person, who still has the right to it. Others' imports do not exist: their rows may hold what only they may see. */
export const ownJob = async (tx: Transaction, session: Session, id: string, lock = false): Promise<ImportJob> => {
  const job = await loadJob(tx, id, lock);
  if (job.userId !== session.userId) throw refuse('NOT_FOUND');
  importForm(session, resourceOf(job.type), job.action);
  return job;
};

const failed = ({ failure }: ImportJob): Refusal => refuse(failure !== null && isErrorCode(failure.code) ? failure.code : 'IMPORT_FAILED', { words: failure?.words ?? {} });

/** Refuses, with what it is doing instead, when the job is not in one of the states. */
export const mustBe = (job: ImportJob, states: readonly ImportState[]): void => {
  if (states.includes(job.state)) return;
  if (job.state === 'DONE') throw refuse('IMPORT_DONE');
  if (job.state === 'CANCELLED') throw refuse('IMPORT_CANCELLED');
  if (job.state === 'FAILED') throw failed(job);
  throw refuse(job.state === 'COMMITTING' ? 'IMPORT_RUNNING' : 'IMPORT_NOT_READY');
};
