import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { coveredHooks } from '../coverage/covered-hooks.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

/** Stored times have seconds, sent ones may have none. */
const minutesOf = (time: unknown): string => String(time).slice(0, 5);

const hoursProblems = ({ fromTime, toTime }: Values): Problem[] => {
  if ((fromTime == null) !== (toTime == null)) return [{ field: fromTime == null ? 'fromTime' : 'toTime', ...finding('specialWage.bothTimes') }];
  return fromTime != null && minutesOf(fromTime) === minutesOf(toTime) ? [{ field: 'toTime', ...finding('specialWage.noHours') }] : [];
};

/** One active wage for each hour of a kind of day and the same people, and one for the whole day, which the others add to; hours have a beginning and another end. */
export const hooks: Hooks = coveredHooks('SPECIAL_WAGES', {
  alike: ['workDay', 'salaryType'],
  hours: ['fromTime', 'toTime'],
  check: hoursProblems,
});
