import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { changeLabel } from '../../../providers/data/changeLabel.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import { push } from '../../../shell/changes.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useUndo } from '../../../shell/useUndo.ts';
import type { Values } from '../../form/values.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { cancelBulkEdit, startBulkEdit } from './bulkJob.ts';
import type { BulkJob } from './bulkJob.ts';
import { followBulkEdit } from './followBulkEdit.ts';
import { outcomeOf } from './outcomeOf.ts';

/** One change for everything that was chosen, done by the server; `onDone` when nothing is left to say. It goes on, and is told of, when the dialog is closed. */
export const useBulkEdit = (onDone: () => void) => {
  const { target } = useListModel();
  const { resource } = target;
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const words = useEntityWords(resource);
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const { undo } = useUndo();
  const [job, setJob] = useState<BulkJob>();
  const [isStarting, setStarting] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const finish = async (done: BulkJob): Promise<void> => {
    const { changed, changeSet } = done;
    if (changeSet !== null) push(changeSet, resource.endpoint, await changeLabel({ endpoint: resource.endpoint, entity: resource.name, changeSet, kind: 'update', count: changed }));
    await queryClient.invalidateQueries();
    show({ type: 'success', message: outcomeOf(done, words, translate), ...(changeSet === null ? {} : { action: { label: translate('grid.undo'), run: () => void undo() } }) });
  };

  const failed = (error: unknown): void => tellFailure(error, { action: 'update', form: words.title });

  /** What came of it: beside the dialog where it is there, else where the person is now. */
  const end = (ended: BulkJob): void => {
    if (ended.state === 'FAILED') {
      if (isShown.current) setJob(ended);
      else show({ type: 'error', message: ended.failure ?? translate('bulk.cancelled') });
      return;
    }
    if (ended.state === 'CANCELLED') show({ type: 'info', message: translate('bulk.cancelled') });
    else finish(ended).catch(failed);
    if (isShown.current) onDone();
  };

  const lost = (error: unknown): void => {
    failed(error);
    if (isShown.current) setJob(undefined);
  };

  return {
    job,
    isStarting,
    start: async (query: ListQuery, values: Values): Promise<void> => {
      setStarting(true);
      try {
        const started = await startBulkEdit(target, query, values);
        void followBulkEdit(started, { onProgress: (next) => (isShown.current ? setJob(next) : undefined), onEnd: end, onLost: lost });
      } catch (error) {
        failed(error);
      } finally {
        setStarting(false);
      }
    },
    /** The end is heard from the work itself. */
    cancel: async (): Promise<void> => {
      if (job) await cancelBulkEdit(job.id).catch(failed);
    },
  };
};
