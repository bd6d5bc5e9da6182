import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarSpan } from '../../../../../domain/lists/calendarDays.ts';
import { isDate } from '../../../../../domain/calendar.ts';
import { useToday } from '../../../../shell/useToday.ts';

export type CalendarPlace = { readonly day: string; readonly span: CalendarSpan; readonly today: string; readonly go: (to: { readonly day?: string; readonly span?: CalendarSpan }) => void };

/** Which month or week a calendar shows: as the address says (`at`, `span`), else this month. A saved view keeps neither: it opens today. */
export const useCalendarPlace = (): CalendarPlace => {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const told = parameters.get('at') ?? '';
  const go = useCallback<CalendarPlace['go']>(
    ({ day, span }) =>
      setParameters((before) => {
        const next = new URLSearchParams(before);
        if (day !== undefined) next.set('at', day);
        if (span !== undefined) next.set('span', span);
        return next;
      }),
    [setParameters],
  );
  return { day: isDate(told) ? told : today, span: parameters.get('span') === 'WEEK' ? 'WEEK' : 'MONTH', today, go };
};
