import { HttpError } from 'ra-core';
import { readBulkEdit } from './bulkJob.ts';
import type { BulkJob } from './bulkJob.ts';
import { followWork } from './followWork.ts';

/** What a rule said of the records goes along as refusals of forms have it: by the code alone it would be lost. */
export const refusalOf = ({ failure, failureCode, failureWords }: BulkJob): HttpError =>
  new HttpError(failure ?? '', 200, { errorCode: failureCode ?? '', args: failureWords, ...(failureWords?.['told'] === undefined ? {} : { errors: { record: failure } }) });

/** Follows the undo or redo of very many records to its end, and shows how far it is; answers its change-set, and throws why nothing was undone. */
export const awaitUndo = async (id: string): Promise<string> => {
  const started = await readBulkEdit(id);
  return new Promise((resolve, reject) => {
    followWork(started, 'CARD', {
      onEnd: (job) => (job.changeSet === null ? reject(refusalOf(job)) : resolve(job.changeSet)),
      onLost: reject,
      onStop: () => reject(new DOMException('Nobody here waits for this work any more.', 'AbortError')),
    });
  });
};
