import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { changeLabel } from '../../../providers/data/changeLabel.ts';
import { push } from '../../../shell/changes.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useUndo } from '../../../shell/useUndo.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { cancelBulkEdit } from '../../../shell/work/bulkJob.ts';
import type { BulkJob } from '../../../shell/work/bulkJob.ts';
import { followBulkEdit } from '../../../shell/work/followBulkEdit.ts';

export type BulkWork = {
  readonly kind: 'update' | 'delete';
  /** What the end of it says. */
  readonly outcome: (job: BulkJob) => string;
  readonly cancelled: string;
  /** When nothing is left to say. */
  readonly onDone: () => void;
};

/** What is done by the server to everything that was chosen. It goes on, and is told of, when the dialog is closed. */
export const useBulkWork = ({ kind, outcome, cancelled, onDone }: BulkWork) => {
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
    if (changeSet !== null) push(changeSet, resource.endpoint, await changeLabel({ endpoint: resource.endpoint, entity: resource.name, changeSet, kind, count: changed }));
    await queryClient.invalidateQueries();
    show({ type: 'success', message: outcome(done), ...(changeSet === null ? {} : { action: { label: translate('grid.undo'), run: () => void undo() } }) });
  };

  const failed = (error: unknown): void => tellFailure(error, { action: kind, form: words.title });

  /** What came of it: beside the dialog where it is there, else where the person is now. */
  const end = (ended: BulkJob): void => {
    if (ended.state === 'FAILED') {
      if (isShown.current) setJob(ended);
      else show({ type: 'error', message: ended.failure ?? cancelled });
      return;
    }
    if (ended.state === 'CANCELLED') show({ type: 'info', message: cancelled });
    else finish(ended).catch(failed);
    if (isShown.current) onDone();
  };

  /** Nobody asks any more, but the work goes on: asked to begin again, it would be done twice. */
  const lost = (error: unknown): void => {
    // Of a session that ended its own page says so.
    if ((error as { readonly status?: unknown }).status === 401) failed(error);
    else show({ type: 'warning', message: translate('bulk.lost') });
    if (isShown.current) onDone();
  };

  return {
    job,
    isStarting,
    start: async (begin: () => Promise<BulkJob>): Promise<void> => {
      setStarting(true);
      try {
        void followBulkEdit(await begin(), { onProgress: (next) => (isShown.current ? setJob(next) : undefined), onEnd: end, onLost: lost });
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
