/** Days that change within a leave year that was closed. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recloseBalance } from '../../src/domain/leave/closed-year.ts';
import { closeBalance } from '../../src/domain/leave/leave-policy.ts';
import type { Closing } from '../../src/domain/leave/leave-policy.ts';

const days = fc.integer({ min: -500, max: 5000 });
const limit = fc.option(fc.integer({ min: 0, max: 2000 }));
const policies = fc.record<Closing>({ carryOver: fc.constantFrom('NONE', 'LIMITED', 'ALL'), carryOverLimit: limit, encashment: fc.boolean(), encashmentLimit: limit });

it('end where the closure would have ended with them', () => {
  fc.assert(
    fc.property(policies, days, days, (policy, before, after) => {
      const closed = closeBalance(policy, before);
      const { carried, encashed, lapsed } = recloseBalance(policy, closed, before, after);
      expect({ carried: closed.carried + carried, encashed: closed.encashed + encashed, lapsed: closed.lapsed + lapsed }).toEqual(closeBalance(policy, after));
    }),
  );
});

it('leave what was closed by another policy than today’s', () => {
  const now: Closing = { carryOver: 'LIMITED', carryOverLimit: 1000, encashment: false, encashmentLimit: null };
  expect(recloseBalance(now, { carried: 500, encashed: 300, lapsed: 200 }, 1000, 1100)).toEqual({ carried: 100, encashed: 0, lapsed: 0 });
  expect(recloseBalance(now, { carried: 500, encashed: 300, lapsed: 200 }, 1000, 400)).toEqual({ carried: -100, encashed: -300, lapsed: -200 });
});
