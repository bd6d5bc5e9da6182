import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { markSettlements } from '../payroll/transfer/mark-settlements.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { refuseNone } from '../resource/refuse-fields.ts';

type Asked = { readonly settlementIds?: readonly string[] | null; readonly paidOn: string; readonly reference?: string | null };

export const markSettlementsTransferred = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('markSettlementsTransferred', asked, context, grant, null, async (tx) => {
    if (asked.settlementIds != null) refuseNone(grant, 'settlementIds', asked.settlementIds);
    const changes = await markSettlements(tx, grant.session, { settlementIds: asked.settlementIds ?? null, paidOn: asked.paidOn, reference: asked.reference ?? null });
    return { changes, answer: { settlements: changes.length } };
  });
