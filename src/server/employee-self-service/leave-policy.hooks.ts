import { finding } from '../../domain/problem.ts';
import { coveredHooks } from '../coverage/covered-hooks.ts';
import type { Hooks } from '../resource/hooks.ts';

/** One active policy for each leave type and the same people; a limited carry-over has its limit. */
export const hooks: Hooks = coveredHooks('LEAVE_POLICY', {
  alike: ['leaveTypeId'],
  check: (whole) => (whole['carryOver'] === 'LIMITED' && whole['carryOverLimitDays'] == null ? [{ field: 'carryOverLimitDays', ...finding('leavePolicy.limitNeeded') }] : []),
});
