import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../../domain/calendar.ts';
import { shiftDay, shiftMonth, weeksShown } from '../../../domain/lists/calendarDays.ts';
import { NARROWS } from '../../shell/team/useTeamPlace.ts';
import { useToday } from '../../shell/useToday.ts';
import type { RosterFilter } from '../../../../generated/attendance/operations.ts';

export type Span = 'WEEK' | 'MONTH';

/** The days of the plan: a week from the day on which weeks begin, or a month. */
const daysShown = (day: string, span: Span, weekStart: number): readonly string[] =>
  span === 'WEEK' ? weeksShown(day, 'WEEK', weekStart).flat() : weeksShown(day, 'MONTH', weekStart).flat().filter((one) => one.slice(0, 7) === day.slice(0, 7));

/** Which days and whose, as the address says. */
export const usePlanPlace = (weekStart: number) => {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const told = address.get('at') ?? '';
  const day = isDate(told) ? told : today;
  const span: Span = address.get('span') === 'MONTH' ? 'MONTH' : 'WEEK';
  const days = useMemo(() => daysShown(day, span, weekStart), [day, span, weekStart]);
  const search = address.get('search') ?? '';
  const [teamOf, departmentId, locationId, customGroupId] = NARROWS.map((name) => address.get(name));
  const filter = useMemo((): RosterFilter => ({ ...(search === '' ? {} : { search }), ...(teamOf ? { teamOf } : {}), ...(departmentId ? { departmentId } : {}), ...(locationId ? { locationId } : {}), ...(customGroupId ? { customGroupId } : {}) }), [search, teamOf, departmentId, locationId, customGroupId]);
  const put = (values: Readonly<Record<string, string | null>>): void =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, { replace: true });
  return { day, days, span, today, filter, isNarrowed: Object.keys(filter).length > 0, search, put, turn: (by: 1 | -1) => put({ at: span === 'WEEK' ? shiftDay(day, by * 7) : shiftMonth(day, by) }) };
};

export type PlanPlace = ReturnType<typeof usePlanPlace>;
