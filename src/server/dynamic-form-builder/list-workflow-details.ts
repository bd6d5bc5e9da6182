import { moduleNumber, kindOfForm } from '../approvals/modules.ts';
import type { RequestKind } from '../../domain/approvals/kinds.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';

type Row = { readonly module: RequestKind };
type Arguments = { readonly formName?: string | null; readonly formId?: number | null };

const MOST = 500;

/** Document 1 §7: workflows of the kind of request that a form is about; a form about none has none. */
export const listWorkflowDetails = async ({ formName, formId }: Arguments, { db }: Context, { session }: Grant) => {
  const isAsked = formName != null || formId != null;
  const kind = isAsked ? kindOfForm(formId ?? null, formName ?? null, (form) => say(session.language, `form.${form}`)) : undefined;
  if (isAsked && kind === undefined) return { errorCode: '', message: '', workflowDetails: [] };
  const rows = await withOrg(db, session.orgCode, (tx) =>
    tx.query<Row>(
      `select w.id::int as "workflowId", w.name as "workflowName", w.unique_key as "workflowUniqueId", w.event_id as "eventId", w.module, w.description, w.is_default as "isDefault", w.image as "workflowImage", w.status,
         (select coalesce(json_agg(d.designation_id order by d.position), '[]') from workflow_designation d where d.org_code = $1 and d.workflow_id = w.id) as "designationIds",
         (select coalesce(json_agg(json_build_object('approver', s.approver, 'roleId', s.role_id::text, 'employeeId', s.employee_id::text, 'moreThan', trim_scale(s.more_than)::text) order by s.position), '[]') from workflow_step s where s.org_code = $1 and s.workflow_id = w.id) as steps
       from workflow w where w.org_code = $1 and ($2::text is null or w.module = $2) order by w.name, w.id limit ${MOST}`,
      [tx.orgCode, kind ?? null],
    ),
  );
  return { errorCode: '', message: '', workflowDetails: rows.map(({ module, ...row }) => ({ ...row, workflowModuleId: moduleNumber(module) })) };
};
