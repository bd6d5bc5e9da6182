import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { adjust } from '../settlement/adjust.ts';
import type { Adjusting } from '../settlement/adjust.ts';

export const adjustSettlement = (asked: Adjusting, context: Context, grant: Grant) =>
  inChangeSet('adjustSettlement', asked, context, grant, asked.adjustment.reason, async (tx) => {
    const { changes, status } = await adjust(tx, grant, asked);
    return { changes, answer: { status } };
  });
