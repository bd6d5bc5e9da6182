import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { decide } from '../settlement/steps.ts';
import type { Decision } from '../settlement/steps.ts';

export const decideSettlement = (asked: Decision, context: Context, grant: Grant) =>
  inChangeSet('decideSettlement', asked, context, grant, null, async (tx) => {
    const { changes, status } = await decide(tx, grant, asked);
    return { changes, answer: { status } };
  });
