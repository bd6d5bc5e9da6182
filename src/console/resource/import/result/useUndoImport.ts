import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { changeHistory, undo as undoLast } from '../../../shell/changes.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useData } from '../../../shell/Steady.tsx';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';

/** Takes a whole import back through the journal; the server says why when it cannot. */
export const useUndoImport = (job: ImportJob, refresh: () => Promise<unknown>) => {
  const translate = useTranslate();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const dataProvider = useData();
  const client = useQueryClient();
  const { target } = useWizard();
  const [isWorking, setIsWorking] = useState(false);
  const run = async (): Promise<void> => {
    if (job.changeSet === null) return;
    setIsWorking(true);
    try {
      if (changeHistory.get().done.at(-1)?.changeSet === job.changeSet) await undoLast();
      else await dataProvider.undo(target.resource.endpoint, job.changeSet);
      await Promise.all([client.invalidateQueries(), refresh()]);
      show({ type: 'success', message: translate('import.result.undoneSnack') });
    } catch (error) {
      tellFailure(error, { action: 'undo' });
    } finally {
      setIsWorking(false);
    }
  };
  return { run, isWorking, isUndone: job.undone };
};
