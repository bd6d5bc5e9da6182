/** How a request that follows a workflow is decided: its steps as they were when it was made, and who decided which. Kept with the request. */
export type Approver = 'MANAGER' | 'MANAGERS_MANAGER' | 'DEPARTMENT_HEAD' | 'ROLE' | 'EMPLOYEE';
export type Decision = 'APPROVED' | 'REJECTED';

export type ChainStep = {
  readonly approver: Approver;
  readonly roleId?: string;
  readonly employeeId?: string;
  /** Asked only for more than so much. */
  readonly moreThan?: number;
  /** Not so much is asked for that it is needed. */
  readonly notNeeded?: true;
  readonly decision?: Decision;
  /** Who decided it: the name, and the user account. */
  readonly by?: string;
  readonly byId?: string;
  /** An instant. */
  readonly at?: string;
  readonly remarks?: string;
};
export type Chain = { readonly workflowId: string; readonly name: string; readonly steps: readonly ChainStep[] };

type Told = Pick<ChainStep, 'approver'> & { readonly roleId?: unknown; readonly employeeId?: unknown; readonly moreThan?: unknown };

/** A step as a workflow has it, ready for a request of this amount; nothing is decided of it. */
export const freshStep = ({ approver, roleId, employeeId, moreThan }: Told, amount: number): ChainStep => ({
  approver,
  ...(approver === 'ROLE' && roleId != null ? { roleId: String(roleId) } : {}),
  ...(approver === 'EMPLOYEE' && employeeId != null ? { employeeId: String(employeeId) } : {}),
  ...(moreThan == null ? {} : { moreThan: Number(moreThan), ...(amount > Number(moreThan) ? {} : { notNeeded: true as const }) }),
});

const hasNeeded = ({ steps }: Chain): boolean => steps.some(({ notNeeded }) => notNeeded !== true);

/** The chain of a request from the beginning; null where nobody is asked for so little: then it is decided as without a workflow. */
export const beginChain = (workflow: { readonly id: string; readonly name: string; readonly steps: readonly Told[] }, amount: number): Chain | null => {
  const chain: Chain = { workflowId: workflow.id, name: workflow.name, steps: workflow.steps.map((step) => freshStep(step, amount)) };
  return hasNeeded(chain) ? chain : null;
};

/** The same steps for what is asked for now. Whoever decided before decides again. */
export const restartChain = ({ workflowId, name, steps }: Chain, amount: number): Chain | null => beginChain({ id: workflowId, name, steps }, amount);

/** Numbers, from 0, of the steps that are still to be decided, in their order. */
export const openSteps = ({ steps }: Chain): readonly number[] => steps.flatMap(({ decision, notNeeded }, at) => (decision === undefined && notNeeded !== true ? [at] : []));

/** The chain with the decision of one step. */
export const withDecision = (chain: Chain, at: number, decided: Required<Pick<ChainStep, 'decision' | 'by' | 'byId' | 'at'>> & { readonly remarks?: string | null }): Chain => {
  const { remarks, ...told } = decided;
  return { ...chain, steps: chain.steps.map((step, place) => (place === at ? { ...step, ...told, ...(remarks == null || remarks === '' ? {} : { remarks }) } : step)) };
};

/** What is kept with a request, which the journal and the database hand back as they hold it. */
export const chainOf = (kept: unknown): Chain | null => {
  const told = (typeof kept === 'string' ? JSON.parse(kept) : kept) as Chain | null | undefined;
  return told != null && Array.isArray(told.steps) ? told : null;
};
