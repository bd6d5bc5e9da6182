import type { Grant } from '../access/authorise.ts';
import { workflowCaller, workflowInput, type WorkflowAsked } from '../approvals/write-workflow.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateRecord } from '../resource/save.ts';

/** Document 1 §7: changes what is told of a workflow. Requests that were made keep the steps that they were made with. */
export const updateWorkflow = async ({ workflowId, ...asked }: WorkflowAsked & { readonly workflowId: number }, context: Context, grant: Grant) => {
  const { orgCode } = grant.session;
  const [held] = await withOrg(context.db, orgCode, (tx) => tx.query<{ version: number }>('select version from workflow where org_code = $1 and id = $2::bigint', [orgCode, workflowId]));
  if (held === undefined) throw refuse('NOT_FOUND');
  const { changeSet } = await updateRecord(resourceOf('Workflow'), String(workflowId), held.version, workflowInput(asked, grant), workflowCaller(context, grant));
  return { errorCode: '', message: '', validationError: null, workflowId, changeSet };
};
