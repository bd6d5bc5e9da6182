import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseUndecidedPlan } from './planning/plan-deciders.ts';
import { refuseOutOfTurn } from './planning/plan-day.ts';
import { askerOf, takePlanStep, type PlanArguments } from './planning/plan-step.ts';

/** The plan holds from its day on, as the approver saw it: `version` is that one. */
export const approveHeadcountPlan = (args: PlanArguments, context: Context, grant: Grant) =>
  takePlanStep({ context, grant, args, operation: 'approveHeadcountPlan' }, {
    from: ['PENDING_APPROVAL'],
    to: 'APPROVED',
    plan: async (tx, caller, plan) => {
      await refuseUndecidedPlan(tx, caller.session, plan);
      await refuseOutOfTurn(tx, caller, plan);
      return {};
    },
    told: async (_tx, plan) => ({ kind: 'headcountPlanApproved', to: askerOf(plan) }),
  });
