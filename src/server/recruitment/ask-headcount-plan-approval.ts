import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { planDeciders } from './planning/plan-deciders.ts';
import { refuseOutOfTurn } from './planning/plan-day.ts';
import { takePlanStep, type PlanArguments } from './planning/plan-step.ts';

/** A draft with positions is handed in; those who may decide are told. */
export const askHeadcountPlanApproval = (args: PlanArguments, context: Context, grant: Grant) =>
  takePlanStep({ context, grant, args, operation: 'askHeadcountPlanApproval' }, {
    from: ['DRAFT'],
    to: 'PENDING_APPROVAL',
    plan: async (tx, caller, plan) => {
      const [some] = await tx.query('select from plan_seat where org_code = $1 and plan_id = $2::bigint limit 1', [tx.orgCode, plan.id]);
      refuseFields(caller, some === undefined ? [{ field: 'positions', ...finding('headcountPlan.noPositions') }] : []);
      await refuseOutOfTurn(tx, caller, plan);
      return { requestedById: Number(caller.session.userId), requestedBy: caller.session.name.slice(0, 200) };
    },
    told: async (tx) => ({ kind: 'headcountPlanAsked', to: await planDeciders(tx) }),
  });
