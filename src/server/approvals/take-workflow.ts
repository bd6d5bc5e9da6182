import { amountOf } from '../../domain/approvals/amountOf.ts';
import { beginChain, type Chain, type Approver } from '../../domain/approvals/chain.ts';
import type { RequestKind } from '../../domain/approvals/kinds.ts';
import type { Transaction } from '../db/org.ts';
import { namedWorkflow } from './named-workflow.ts';

type Found = { readonly id: string; readonly name: string; readonly steps: readonly { readonly approver: Approver; readonly roleId: string | null; readonly employeeId: string | null; readonly moreThan: string | null }[] };

/** The workflow that fits a request now, from its beginning: that which the request itself names, else that of the person's designation, else the default one. Null without one, or where so little is asked for that nobody decides it by name. */
export const takeWorkflow = async (tx: Transaction, kind: RequestKind, request: Readonly<Record<string, unknown>>): Promise<Chain | null> => {
  const [found] = await tx.prepared<Found>(
    'workflow-that-fits',
    `select w.id::text as id, w.name, (select coalesce(json_agg(json_build_object('approver', s.approver, 'roleId', s.role_id::text, 'employeeId', s.employee_id::text, 'moreThan', trim_scale(s.more_than)::text) order by s.position), '[]')
        from workflow_step s where s.org_code = $1 and s.workflow_id = w.id) as steps
     from workflow w where w.org_code = $1 and w.module = $2 and w.status = 'ACTIVE'
       and (w.id = $4::bigint or w.is_default or exists (select from workflow_designation d join employee e on e.org_code = $1 and e.designation_id = d.designation_id where d.org_code = $1 and d.workflow_id = w.id and e.id = $3::bigint))
     order by w.id is distinct from $4::bigint, w.is_default, w.id limit 1`,
    [tx.orgCode, kind, request['employeeId'], await namedWorkflow(tx, kind, request)],
  );
  return found ? beginChain(found, amountOf(kind, request)) : null;
};
