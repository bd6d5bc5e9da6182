import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useRosterActs } from './useRoster.ts';
import type { PlanShiftsMutation } from '../../../../generated/attendance/operations.ts';

type Done = PlanShiftsMutation['answer'];

/** What planners do, with what is said of it and its undo. */
export const usePlanActs = () => {
  const translate = useTranslate();
  const undoable = useUndoable();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const acts = useRosterActs();
  const [isWorking, setWorking] = useState(false);
  const run = async (act: Promise<Done>, words: (done: Done) => string, nothing: string): Promise<boolean> => {
    setWorking(true);
    try {
      const done = await act;
      if (done.changeSet == null) show({ type: 'info', message: translate(nothing) });
      else undoable({ endpoint: 'attendance', changeSet: done.changeSet, message: words(done), isToNote: true, onUndone: () => void acts.again() });
      return true;
    } catch (problem) {
      tellFailure(problem, { action: 'update' });
      return false;
    } finally {
      setWorking(false);
    }
  };
  return {
    isWorking,
    plan: (cells: Parameters<typeof acts.plan>[0]) => run(acts.plan(cells), ({ changed }) => translate('roster.planned', { smart_count: changed }), 'roster.plannedNothing'),
    copy: (period: Parameters<typeof acts.copy>[0]) => run(acts.copy(period), ({ changed }) => translate('roster.copied', { smart_count: changed }), 'roster.copiedNothing'),
    publish: (period: Parameters<typeof acts.publish>[0]) => run(acts.publish(period), ({ changed, told }) => `${translate('roster.published', { smart_count: changed })}. ${translate('roster.told', { smart_count: told })}`, 'roster.publishedNothing'),
    discard: (period: Parameters<typeof acts.discard>[0]) => run(acts.discard(period), ({ changed }) => translate('roster.discarded', { smart_count: changed }), 'roster.discardedNothing'),
  };
};
