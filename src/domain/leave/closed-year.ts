/** What becomes of days that are given back, or taken after all, within a leave year that was closed. All in hundredths of days. */
import { closeBalance } from './leave-policy.ts';
import type { Closed, Closing } from './leave-policy.ts';

const less = (limit: number | null, had: number): number | null => (limit === null ? null : Math.max(0, limit - had));

/**
 * How much more is carried over, paid and lapses, where what could be closed goes from `before` to `after` (what lies below 0 could not). Days that come back go the way of the closure, as far as the limits of the policy
 * have room beside what it did; days that are taken are what lapsed first, then what was paid, then what was carried over. What the closure did by another policy than today's stays as it is.
 */
export const recloseBalance = (policy: Closing, closed: Closed, before: number, after: number): Closed => {
  const more = Math.max(0, after) - Math.max(0, before);
  if (more >= 0) return closeBalance({ ...policy, carryOverLimit: less(policy.carryOverLimit, closed.carried), encashmentLimit: less(policy.encashmentLimit, closed.encashed) }, more);
  const lapsed = Math.min(closed.lapsed, -more);
  const encashed = Math.min(closed.encashed, -more - lapsed);
  return { lapsed: 0 - lapsed, encashed: 0 - encashed, carried: more + lapsed + encashed };
};
