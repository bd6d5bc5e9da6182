import type { RequestKind } from '../../domain/approvals/kinds.ts';
import type { Transaction } from '../db/org.ts';

/** The workflow that a request goes through by what it asks for, whoever asks: that of the reimbursement which expenses of a claim are. Null where none is named. */
export const namedWorkflow = async (tx: Transaction, kind: RequestKind, request: Readonly<Record<string, unknown>>): Promise<string | null> => {
  const types = kind === 'CLAIM' ? ((request['expenses'] ?? []) as readonly Readonly<Record<string, unknown>>[]).flatMap(({ expenseTypeId }) => (expenseTypeId == null ? [] : [String(expenseTypeId)])) : [];
  if (types.length === 0) return null;
  const [found] = await tx.query<{ id: string }>(
    `select w.id::text as id from expense_type t join salary_component c on c.org_code = t.org_code and c.id = t.salary_component_id join workflow w on w.org_code = c.org_code and w.id = c.work_flow_id and w.status = 'ACTIVE' and w.module = 'CLAIM'
     where t.org_code = $1 and t.id = any($2::bigint[]) order by w.id limit 1`,
    [tx.orgCode, types],
  );
  return found?.id ?? null;
};
