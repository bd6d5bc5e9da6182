import { finding, type Problem } from '../problem.ts';
import type { Approver } from './chain.ts';
import { requestKinds, type RequestKind } from './kinds.ts';

/** Steps of one workflow at most. */
export const MOST_STEPS = 10;

export type WorkflowStepTold = { readonly approver: Approver; readonly roleId?: unknown; readonly employeeId?: unknown; readonly moreThan?: unknown };
export type WorkflowTold = {
  readonly module: RequestKind;
  readonly isDefault: boolean;
  readonly designations: readonly { readonly designationId: unknown }[];
  readonly steps: readonly WorkflowStepTold[];
};

const missing = (field: string, label: string): Problem => ({ field, ...finding('rule.required', {}, { fieldName: label }) });

const stepProblems = ({ approver, roleId, employeeId, moreThan }: WorkflowStepTold, at: number, module: RequestKind): Problem[] => [
  ...(approver === 'ROLE' && roleId == null ? [missing(`steps.${at}.roleId`, 'workflowStep.role')] : []),
  ...(approver === 'EMPLOYEE' && employeeId == null ? [missing(`steps.${at}.employeeId`, 'workflowStep.employee')] : []),
  ...(moreThan != null && requestKinds[module].unit === null ? [{ field: `steps.${at}.moreThan`, ...finding('workflow.nothingCounted') }] : []),
];

/** What is wrong with a workflow by itself: nobody decides, or for nobody; a step that names nobody; a condition on what nobody counts. */
export const workflowProblems = ({ module, isDefault, designations, steps }: WorkflowTold): Problem[] => {
  const named = designations.map(({ designationId }) => String(designationId));
  return [
    ...(steps.length === 0 ? [{ field: 'steps', ...finding('workflow.noSteps') }] : []),
    ...(steps.length > MOST_STEPS ? [{ field: 'steps', ...finding('workflow.manySteps', { limit: MOST_STEPS }) }] : []),
    ...steps.flatMap((step, at) => stepProblems(step, at, module)),
    // One of claims is for whatever reimbursement of salaries names it.
    ...(!isDefault && named.length === 0 && module !== 'CLAIM' ? [{ field: 'designations', ...finding('workflow.forNobody') }] : []),
    ...named.flatMap((id, at) => (named.indexOf(id) < at ? [{ field: `designations.${at}.designationId`, ...finding('workflow.twice') }] : [])),
  ];
};
