import type { Grant } from '../access/authorise.ts';
import { workflowCaller, workflowInput, type WorkflowAsked } from '../approvals/write-workflow.ts';
import type { Context } from '../context.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord } from '../resource/save.ts';

/** Document 1 §7: a new workflow, as a record like any other. Without steps the manager decides. */
export const insertWorkflow = async (asked: WorkflowAsked, context: Context, grant: Grant) => {
  const { id, changeSet } = await addRecord(resourceOf('Workflow'), { steps: [{ approver: 'MANAGER' }], ...workflowInput(asked, grant) }, workflowCaller(context, grant));
  return { errorCode: '', message: '', validationError: null, workflowId: Number(id), changeSet };
};
