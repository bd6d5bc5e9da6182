import { useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useUndo } from '../../shell/useUndo.ts';
import { useData } from '../../shell/Steady.tsx';
import { useEntityWords } from './entityWords.ts';
import { useListNow, useListPart } from './ListModel.ts';
import { askedOf } from './asked.ts';
import type { Asked } from './asked.ts';

/** Deletes the records that are selected one by one in one change-set, after asking once; undo is offered for it. Of everything that matches the server's own work does it. */
export const useDelete = () => {
  const now = useListNow();
  const { target } = useListPart(({ target: of }) => ({ target: of }));
  const dataProvider = useData();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const { undo } = useUndo();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const [asked, setAsked] = useState<Asked>();
  const [isWorking, setIsWorking] = useState(false);

  const run = useCallback(async (moveTo: string | null = null) => {
    if (!asked) return;
    setIsWorking(true);
    try {
      const { ids } = asked;
      await dataProvider.deleteMany(target.name, { ids: [...ids], ...(moveTo === null ? {} : { meta: { moveTo } }) });
      const { selection, address, change } = now();
      selection.clear();
      if (address.record !== undefined && ids.includes(address.record)) change({ record: undefined });
      show({ type: 'success', message: translate('grid.delete.done', { what: words.counted(ids.length), smart_count: ids.length }), action: { label: translate('grid.undo'), run: () => void undo() } });
    } catch (error) {
      tellFailure(error, { action: 'delete', form: words.counted(1) });
    } finally {
      setIsWorking(false);
      setAsked(undefined);
    }
  }, [asked, dataProvider, now, show, target.name, tellFailure, translate, undo, words]);

  return { asked, isWorking, ask: () => setAsked(askedOf(now())), cancel: () => setAsked(undefined), run };
};
