import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { daysApart } from '../../../domain/lists/calendarDays.ts';
import { PreviewDayDecisionsDocument } from '../../../../generated/attendance/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { PreviewDayDecisionsQuery } from '../../../../generated/attendance/operations.ts';
import type { DayDecisionKind, Hours } from '../days/kinds.ts';

export type DayAhead = PreviewDayDecisionsQuery['answer']['rows'][number];

export type Asked = {
  readonly kind: DayDecisionKind;
  readonly from: string | null;
  readonly until: string | null;
  readonly employeeIds: readonly string[];
  /** A manager. */
  readonly teamOf?: string | null;
  readonly departmentId: string | null;
  readonly locationId: string | null;
  readonly hours: Hours;
};

const MOST = 31;

/** Why nothing is looked at yet: a message key; null where it is. */
export const lackOf = ({ kind, from, until, hours }: Asked): string | null => {
  if (from === null || until === null) return 'teamDays.lack.days';
  if (until < from) return 'rule.periodBackwards';
  if (daysApart(from, until) >= MOST) return 'attendanceFinalization.tooLong';
  return kind === 'CORRECTED' && hours.checkIn === '' && hours.checkOut === '' ? 'teamDays.lack.hours' : null;
};

/** What the decision would come to for each day. */
export const useDaysAhead = (asked: Asked) => {
  const { kind, from, until, employeeIds, teamOf, departmentId, locationId, hours } = asked;
  const isReady = lackOf(asked) === null;
  const times = kind === 'CORRECTED' ? { checkIn: hours.checkIn || null, checkOut: hours.checkOut || null } : {};
  const filter = { ...(teamOf == null ? {} : { teamOf }), ...(departmentId === null ? {} : { departmentId }), ...(locationId === null ? {} : { locationId }) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['days-ahead', kind, from, until, employeeIds, filter, times],
    enabled: isReady,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => askAnswer('attendance', PreviewDayDecisionsDocument, { kind, from: from!, until: until!, filter, employeeIds: employeeIds.length === 0 ? null : [...employeeIds], ...times }, signal),
  });
  return { ahead: isReady ? data : undefined, error, refetch, isOld: isPlaceholderData };
};
