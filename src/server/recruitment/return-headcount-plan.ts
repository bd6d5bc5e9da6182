import { reachOf, type Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { refuseUndecidedPlan } from './planning/plan-deciders.ts';
import { refuseInForce } from './planning/plan-day.ts';
import { askerOf, takePlanStep, type PlanArguments } from './planning/plan-step.ts';

/** It becomes a draft again: while it waits by whoever may change it or decides, once it was approved by whoever decides, as long as its day is ahead. */
export const returnHeadcountPlan = (args: PlanArguments, context: Context, grant: Grant) =>
  takePlanStep({ context, grant, args, operation: 'returnHeadcountPlan' }, {
    from: ['PENDING_APPROVAL', 'APPROVED'],
    to: 'DRAFT',
    plan: async (tx, caller, plan) => {
      const isApproved = plan['status'] === 'APPROVED';
      if (isApproved) await refuseInForce(tx, caller, plan);
      if (isApproved) await refuseUndecidedPlan(tx, caller.session, plan);
      else if (reachOf(caller.session, 'TABLE_OF_ORGANIZATION', 'UPDATE')?.scope !== 'ALL' && caller.session.rights.get('TABLE_OF_ORGANIZATION')?.optionalChoice !== true) throw refuse('_DB0102');
      return {};
    },
    told: async (_tx, plan) => ({ kind: 'headcountPlanReturned', to: askerOf(plan) }),
  });
