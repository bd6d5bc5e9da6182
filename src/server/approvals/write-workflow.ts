import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import { kindOfModule } from './modules.ts';

/** What the specified operations tell of a workflow; who did it is not believed. */
export type WorkflowAsked = {
  readonly workflowName?: string | null;
  readonly eventId?: number | null;
  readonly workflowUniqueId?: string | null;
  readonly workflowModuleId?: number | null;
  readonly description?: string | null;
  readonly isDefault?: boolean | null;
  readonly workflowImage?: string | null;
  readonly designationIds?: readonly number[] | null;
  readonly steps?: readonly object[] | null;
};

/** The record's fields as they are told; what is not told is left out. Refuses a module that does not exist. */
export const workflowInput = (asked: WorkflowAsked, { session }: Grant): Record<string, unknown> => {
  const { workflowName, eventId, workflowUniqueId, workflowModuleId, description, isDefault, workflowImage, designationIds, steps } = asked;
  const module = workflowModuleId == null ? undefined : kindOfModule(workflowModuleId);
  if (workflowModuleId != null && module === undefined) refuseProblems({ session }, [{ field: 'workflowModuleId', ...finding('workflow.noModule') }]);
  const told = { name: workflowName, eventId, uniqueKey: workflowUniqueId, module, description, isDefault, image: workflowImage, designations: designationIds?.map((id) => ({ designationId: String(id) })), steps: steps?.map((step) => ({ ...step })) };
  return Object.fromEntries(Object.entries(told).filter(([key, value]) => value !== undefined && (value !== null || !['name', 'isDefault', 'designations', 'steps'].includes(key))));
};

export const workflowCaller = ({ db, idempotencyKey }: Context, { session, forms, scope }: Grant): Caller => ({ db, session, reach: { scope }, form: forms[0] ?? null, reason: null, idempotencyKey: idempotencyKey ?? null });
