import { forms } from '../../../generated/forms.ts';
import { kindNames, requestKinds } from '../../domain/approvals/kinds.ts';
import { formOfKind, moduleNumber } from '../approvals/modules.ts';
import type { Context } from '../context.ts';
import type { Grant } from '../access/authorise.ts';
import { say } from '../messages.ts';

const approvers = ['MANAGER', 'MANAGERS_MANAGER', 'DEPARTMENT_HEAD', 'ROLE', 'EMPLOYEE'] as const;
const endpointOrder = ['employee-self-service', 'attendance', 'exit-management'];

/** Document 1 §7: the kinds of requests that a workflow may decide. Modules are those of the endpoint that serves them. */
export const getWorkflowModules = (_args: object, _context: Context, { session: { language } }: Grant) => ({
  errorCode: '',
  message: '',
  workflowModules: kindNames.map((kind) => {
    const { endpoint } = requestKinds[kind];
    return {
      Workflow_Module_Id: moduleNumber(kind),
      Form_Id: forms[formOfKind(kind)],
      Form_Name: say(language, `enum.RequestKind.${kind}`),
      Module_Id: endpointOrder.indexOf(endpoint) + 1,
      Module_Name: say(language, `workflow.moduleOf.${endpoint}`),
      Workflow_Schema: { module: kind, approvers, unit: requestKinds[kind].unit },
      Workflow_End_Point_Key: endpoint,
    };
  }),
});
