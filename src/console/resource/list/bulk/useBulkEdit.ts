import { useEffect, useState } from 'react';
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
import { cancelBulkEdit, readBulkEdit, startBulkEdit } from './bulkJob.ts';
import type { BulkJob } from './bulkJob.ts';

/** So often one asks how far the work is. */
const POLL_MS = 400;

/** One change for everything that was chosen, done by the server; `onDone` when nothing is left to say. */
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

  const finish = async ({ changed, unchanged, changeSet, interruptedAt }: BulkJob): Promise<void> => {
    if (changeSet !== null) push(changeSet, resource.endpoint, await changeLabel({ endpoint: resource.endpoint, entity: resource.name, changeSet, kind: 'update', count: changed }));
    await queryClient.invalidateQueries();
    const parts = [translate('bulk.done', { what: words.counted(changed) }), unchanged > 0 ? translate('bulk.unchanged', { smart_count: unchanged, number: words.number(unchanged) }) : '', interruptedAt === null ? '' : translate('bulk.resumed')];
    show({ type: 'success', message: parts.filter((part) => part !== '').join(' '), ...(changeSet === null ? {} : { action: { label: translate('grid.undo'), run: () => void undo() } }) });
    onDone();
  };

  const follow = async (next: BulkJob): Promise<void> => {
    if (next.state === 'DONE') return finish(next);
    if (next.state === 'CANCELLED') {
      show({ type: 'info', message: translate('bulk.cancelled') });
      return onDone();
    }
    return setJob(next);
  };
  const failed = (error: unknown): void => tellFailure(error, { action: 'update', form: words.title });

  useEffect(() => {
    if (job?.state !== 'RUNNING') return undefined;
    const timer = setTimeout(() => void readBulkEdit(job.id).then(follow).catch(failed), POLL_MS);
    return () => clearTimeout(timer);
  });

  return {
    job,
    isStarting,
    start: async (query: ListQuery, values: Values): Promise<void> => {
      setStarting(true);
      try {
        await follow(await startBulkEdit(target, query, values));
      } catch (error) {
        failed(error);
      } finally {
        setStarting(false);
      }
    },
    cancel: async (): Promise<void> => {
      if (job) await cancelBulkEdit(job.id).then(follow, failed);
    },
    again: () => setJob(undefined),
  };
};
