import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyShiftsDocument, DiscardShiftsDocument, PlanShiftsDocument, PublishShiftsDocument, ReadRosterChoicesDocument, ReadRosterDocument } from '../../../../generated/attendance/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { PlannedCell, ReadRosterQuery, RosterFilter } from '../../../../generated/attendance/operations.ts';

export type Plan = ReadRosterQuery['answer'];
export type Person = Plan['people'][number];
export type PlanDay = Person['days'][number];

/** People of one answer. */
const BLOCK = 100;

export const useRosterChoices = () => useQuery({ queryKey: ['roster-choices'], queryFn: ({ signal }) => askAnswer('attendance', ReadRosterChoicesDocument, {}, signal) });

/** The plan of some days, read in blocks of people as they come in sight (`first` to `last`, indices). */
export const useRoster = (days: readonly string[], filter: RosterFilter, first: number, last: number, isReady: boolean) => {
  const period = { from: days[0] ?? '', until: days.at(-1) ?? '' };
  const [from, to] = [Math.floor(first / BLOCK), Math.floor(last / BLOCK)];
  const numbers = [...new Set([0, ...Array.from({ length: to - from + 1 }, (_, at) => from + at)])];
  const blocks = useQueries({
    queries: numbers.map((block) => ({
      queryKey: ['roster', period.from, period.until, filter, block],
      enabled: isReady,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => askAnswer('attendance', ReadRosterDocument, { ...period, filter, offset: block * BLOCK, limit: BLOCK }, signal),
    })),
  });
  const [head] = blocks;
  const personAt = (index: number): Person | undefined => {
    const block = blocks[numbers.indexOf(Math.floor(index / BLOCK))];
    return block?.isPlaceholderData ? undefined : block?.data?.people[index % BLOCK];
  };
  return { period, plan: head?.isPlaceholderData ? undefined : head?.data, known: head?.data, error: head?.error, isFetching: blocks.some(({ isFetching }) => isFetching), refetch: () => void head?.refetch(), personAt };
};

/** What planners do. Everything that is read of shifts is read again afterwards. */
export const useRosterActs = () => {
  const client = useQueryClient();
  const again = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer;
    await client.invalidateQueries();
    return done;
  };
  type Period = { readonly from: string; readonly until: string; readonly filter: RosterFilter };
  return {
    plan: (cells: PlannedCell[]) => again(askAnswer('attendance', PlanShiftsDocument, { cells })),
    copy: (period: Period & { readonly to: string }) => again(askAnswer('attendance', CopyShiftsDocument, period)),
    publish: (period: Period) => again(askAnswer('attendance', PublishShiftsDocument, period)),
    discard: (period: Period) => again(askAnswer('attendance', DiscardShiftsDocument, period)),
    again: () => client.invalidateQueries(),
  };
};
