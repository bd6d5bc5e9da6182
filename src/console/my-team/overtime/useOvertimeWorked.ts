import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { OvertimeWorkedDocument, RecordOvertimeDocument } from '../../../../generated/employee-self-service/operations.ts';
import { daysApart } from '../../../domain/lists/calendarDays.ts';
import { useParts } from '../../resource/ahead/useParts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { OvertimeWorkedQuery } from '../../../../generated/employee-self-service/operations.ts';

export type WorkedBeyond = OvertimeWorkedQuery['answer']['rows'][number];

export type Asked = { readonly from: string | null; readonly until: string | null; readonly employeeIds: readonly string[]; /** A manager. */ readonly teamOf?: string | null; readonly departmentId: string | null; readonly locationId: string | null };

const MOST = 31;
/** Days of one request: as many as the server takes at once. */
const PART = 500;

export const keyOf = ({ employeeId, day }: Pick<WorkedBeyond, 'employeeId' | 'day'>): string => `${employeeId} ${day}`;

/** Whether a day can be recorded: one's own is asked for, and a day once. */
export const isOpen = ({ status, isOwn, hours }: WorkedBeyond): boolean => status == null && !isOwn && Number(hours) > 0;

/** Why nothing is looked at yet: a message key; null where it is. */
export const lackOf = ({ from, until }: Asked): string | null => {
  if (from === null || until === null) return 'teamDays.lack.days';
  if (until < from) return 'rule.periodBackwards';
  return daysApart(from, until) >= MOST ? 'overtimeWorked.tooLong' : null;
};

/** Who worked beyond the shift, and the act that records it, part by part; everything that shows overtime is read again. */
export const useOvertimeWorked = (asked: Asked) => {
  const client = useQueryClient();
  const { progress, inParts } = useParts(PART);
  const { from, until, employeeIds, teamOf, departmentId, locationId } = asked;
  const isReady = lackOf(asked) === null;
  const filter = { ...(teamOf == null ? {} : { teamOf }), ...(departmentId === null ? {} : { departmentId }), ...(locationId === null ? {} : { locationId }) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['overtime-worked', from, until, employeeIds, filter],
    enabled: isReady,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => askAnswer('employee-self-service', OvertimeWorkedDocument, { from: from!, until: until!, filter, employeeIds: employeeIds.length === 0 ? null : [...employeeIds] }, signal),
  });
  const record = async (days: readonly WorkedBeyond[], reason: string) => {
    const why = reason.trim() === '' ? null : reason.trim();
    const done = await inParts(days, (part) => askAnswer('employee-self-service', RecordOvertimeDocument, { days: part.map(({ employeeId, day, hours }) => ({ employeeId, day, hours })), reason: why }));
    await client.invalidateQueries();
    return done;
  };
  return { worked: isReady ? data : undefined, error, refetch, isOld: isPlaceholderData, record, progress };
};
