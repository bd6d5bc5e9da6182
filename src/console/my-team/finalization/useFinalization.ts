import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { FinalizeAttendanceDocument, ReadAttendanceToFinalizeDocument } from '../../../../generated/attendance/operations.ts';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import type { ReadAttendanceToFinalizeQuery, RosterFilter } from '../../../../generated/attendance/operations.ts';

export type ToFinalize = ReadAttendanceToFinalizeQuery['answer'];
export type Person = ToFinalize['employees'][number];

const MOST_SHOWN = 200;

/** What is settled of a period; without one of the pay cycle that runs. */
export const useToFinalize = (from: string | null, until: string | null, filter: RosterFilter) =>
  useQuery({
    queryKey: ['to-finalize', from, until, filter],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => askAnswer('attendance', ReadAttendanceToFinalizeDocument, { from, until, filter, limit: MOST_SHOWN }, signal),
  });

/** Finalizes a period for some, or for all within the filter. */
export const useFinalize = (mayUndo: boolean) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const undoable = useUndoable();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const run = async (period: { readonly from: string; readonly until: string }, employeeIds: readonly string[] | null, filter: RosterFilter): Promise<boolean> => {
    setWorking(true);
    try {
      const { added, left, changeSet } = await askAnswer('attendance', FinalizeAttendanceDocument, { ...period, employeeIds: employeeIds === null ? null : [...employeeIds], filter });
      await client.invalidateQueries();
      const message = translate('finalization.done', { smart_count: added });
      if (changeSet == null) show({ type: 'info', message: translate('finalization.nothing', { smart_count: left }) });
      else if (mayUndo) undoable({ endpoint: 'attendance', changeSet, message, isToNote: true, onUndone: () => void client.invalidateQueries() });
      else show({ type: 'success', message });
      return true;
    } catch (problem) {
      tellFailure(problem, { action: 'add' });
      return false;
    } finally {
      setWorking(false);
    }
  };
  return { isWorking, run };
};
