import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { DecideDaysDocument } from '../../../../generated/attendance/operations.ts';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { noHours, type DayDecisionKind, type DayOf, type Hours } from './kinds.ts';

type Decision = { readonly kind: DayDecisionKind; readonly days: readonly DayOf[]; readonly reason: string; readonly hours?: Hours };

/** Decides days; everything that shows days is read again. */
export const useDecideDays = () => {
  const client = useQueryClient();
  return async ({ kind, days, reason, hours = noHours }: Decision) => {
    const times = kind === 'CORRECTED' ? { checkIn: hours.checkIn || null, checkOut: hours.checkOut || null } : {};
    const answer = await askAnswer('attendance', DecideDaysDocument, { kind, days: days.map(({ employeeId, day }) => ({ employeeId, day })), reason: reason.trim(), ...times });
    await client.invalidateQueries();
    return answer;
  };
};

/** As `useDecideDays`, and says what was done with its undo, or why it could not. Answers whether it was done. */
export const useDecide = () => {
  const translate = useTranslate();
  const decide = useDecideDays();
  const client = useQueryClient();
  const undoable = useUndoable();
  const tellFailure = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const run = async (decision: Decision): Promise<boolean> => {
    setWorking(true);
    try {
      const { added, changeSet } = await decide(decision);
      undoable({ endpoint: 'attendance', changeSet: changeSet ?? null, message: translate('teamDays.decided', { smart_count: added }), isToNote: true, onUndone: () => void client.invalidateQueries() });
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
