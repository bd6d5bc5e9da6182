import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import { preApprovalProblems } from '../coverage/pre-approval.ts';
import type { PreApprovalRequest } from '../coverage/pre-approval.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

const own = ownRequestHooks('WorkFromHomePreApproval', 'fromDate');

/** Nobody approves working from home for themselves, nor asks for it beyond what their pre-approval setting says. */
export const hooks: Hooks = withWorkflow('WORK_FROM_HOME', 'fromDate', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    await refuseOutsideEmployment(tx, caller, values, before, 'fromDate', 'toDate');
    if (!isAskedForOneself(caller, values, before, ['fromDate', 'toDate'])) return;
    refuseProblems(caller, await preApprovalProblems(tx, 'WORK_FROM_HOME', 'work_from_home_pre_approval', { ...before, ...values, id: before?.id ?? null } as unknown as PreApprovalRequest, caller.session.language));
  },
});
