import { kindOfModule } from '../approvals/modules.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

const MOST = 25_000;

/** Document 1 §7: designations in use, each with the active workflow of the module that names it. */
export const getAllDesignationBasedOnWorkflowModule = async ({ moduleId }: { readonly moduleId: number }, { db }: Context, { session }: Grant) => {
  const kind = kindOfModule(moduleId);
  if (kind === undefined) throw refuse('NOT_FOUND');
  const designations = await withOrg(db, session.orgCode, (tx) =>
    tx.query(
      `select g.id::int as "designationId", g.title as "designationName", (select w.id::int from workflow w join workflow_designation d on d.org_code = $1 and d.workflow_id = w.id
          where w.org_code = $1 and w.module = $2 and w.status = 'ACTIVE' and d.designation_id = g.id limit 1) as "workflowId"
       from designation g where g.org_code = $1 and g.status = 'ACTIVE' order by g.title, g.id limit ${MOST}`,
      [tx.orgCode, kind],
    ),
  );
  return { errorCode: '', message: '', designations };
};
