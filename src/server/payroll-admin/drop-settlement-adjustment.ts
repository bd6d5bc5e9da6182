import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { dropAdjustment } from '../settlement/adjust.ts';

type Asked = { readonly settlementId: string; readonly adjustmentId: string };

export const dropSettlementAdjustment = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('dropSettlementAdjustment', asked, context, grant, null, async (tx) => {
    const { changes, status } = await dropAdjustment(tx, grant, asked.settlementId, asked.adjustmentId);
    return { changes, answer: { status } };
  });
