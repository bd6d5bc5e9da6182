import type { Grant } from '../access/authorise.ts';
import { workflowCaller } from '../approvals/write-workflow.ts';
import type { Context } from '../context.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteRecords } from '../resource/remove.ts';

/** Document 1 §7: deletes a workflow; `employeeId` is not believed. Requests that were made with it go on as they began. */
export const deleteWorkflow = async ({ workflowId }: { readonly workflowId: number }, context: Context, grant: Grant) => {
  const { changeSet } = await deleteRecords(resourceOf('Workflow'), [String(workflowId)], workflowCaller(context, grant));
  return { errorCode: '', message: '', validationError: null, workflowId, changeSet };
};
