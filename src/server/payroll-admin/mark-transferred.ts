import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inTransfer } from '../payroll/transfer/in-transfer.ts';
import { markTransferred as mark } from '../payroll/transfer/mark-transferred.ts';
import { refuseNone } from '../resource/refuse-fields.ts';

type Asked = { readonly runId: string; readonly payslipIds?: readonly string[] | null; readonly paidOn: string; readonly reference?: string | null };

export const markTransferred = (asked: Asked, context: Context, grant: Grant) =>
  inTransfer('markTransferred', asked, context, grant, async (tx, changeSet) => {
    if (asked.payslipIds != null) refuseNone(grant, 'payslipIds', asked.payslipIds);
    return mark(tx, grant.session, changeSet, { runId: asked.runId, payslipIds: asked.payslipIds ?? null, paidOn: asked.paidOn, reference: asked.reference ?? null });
  });
