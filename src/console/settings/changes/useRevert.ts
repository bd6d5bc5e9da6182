import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useTellUndoFailure } from '../../shell/failure/useTellUndoFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useData } from '../../shell/Steady.tsx';
import type { Act } from './useActs.ts';

/** Undoes or redoes a change-set, whatever its size, and says so. `working` is the one that is on its way. */
export const useRevert = () => {
  const dataProvider = useData();
  const translate = useTranslate();
  const show = useSnackbar();
  const tellFailure = useTellUndoFailure();
  const [working, setWorking] = useState<string>();
  const revert = async ({ id, changeSet, endpoint, isRedo }: Act): Promise<void> => {
    if (changeSet === null || endpoint === null) return;
    setWorking(id);
    try {
      await dataProvider.undo(endpoint, changeSet);
      show({ type: 'success', message: translate(isRedo ? 'changes.redone' : 'form.undone') });
    } catch (error) {
      tellFailure(error);
    } finally {
      setWorking(undefined);
    }
  };
  return { revert, working };
};
