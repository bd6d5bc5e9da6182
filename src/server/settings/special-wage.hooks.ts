import { finding } from '../../domain/problem.ts';
import { coveredHooks } from '../coverage/covered-hooks.ts';
import type { Hooks } from '../resource/hooks.ts';

/** One active wage for each kind of day, its hours and the same people; hours have a beginning and an end. */
export const hooks: Hooks = coveredHooks('SPECIAL_WAGES', {
  alike: ['workDay', 'salaryType', 'fromTime'],
  check: (whole) => ((whole['fromTime'] == null) === (whole['toTime'] == null) ? [] : [{ field: whole['fromTime'] == null ? 'fromTime' : 'toTime', ...finding('specialWage.bothTimes') }]),
});
