import { HttpError } from 'ra-core';
import { needMessages } from '../../providers/i18nMessages.ts';
import { readBulkEdit } from './bulkJob.ts';
import type { BulkJob } from './bulkJob.ts';
import { followBulkEdit } from './followBulkEdit.ts';
import { dropUndoWork, keepUndoWork, keptUndoWork, undoWork } from './undoWork.ts';

const refusalOf = ({ failure, failureCode, failureWords }: BulkJob): HttpError => new HttpError(failure ?? '', 200, { errorCode: failureCode ?? '', args: failureWords });

/** Follows the undo or redo of very many records to its end, and shows how far it is; answers its change-set, and throws why nothing was undone. */
export const awaitUndo = async (id: string): Promise<string> => {
  if (keptUndoWork()?.id !== id) keepUndoWork({ id, isClosed: false });
  const [started] = await Promise.all([readBulkEdit(id), needMessages('pages')]);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      undoWork.set(undefined);
      settle();
    };
    void followBulkEdit(started, {
      onProgress: undoWork.set,
      onEnd: (job) => {
        dropUndoWork(id);
        end(() => (job.changeSet === null ? reject(refusalOf(job)) : resolve(job.changeSet)));
      },
      onLost: (error) => end(() => reject(error)),
    });
  });
};
