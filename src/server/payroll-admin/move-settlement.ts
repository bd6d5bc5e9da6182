import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { moveStep } from '../settlement/steps.ts';
import type { Step } from '../settlement/steps.ts';

export const moveSettlement = (asked: Step, context: Context, grant: Grant) =>
  inChangeSet('moveSettlement', asked, context, grant, asked.reason ?? null, async (tx) => {
    const { changes, status } = await moveStep(tx, grant, asked);
    return { changes, answer: { status } };
  });
