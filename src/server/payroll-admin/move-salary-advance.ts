import type { Grant } from '../access/authorise.ts';
import { moveAdvance } from '../advances/steps.ts';
import type { Step } from '../advances/steps.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

export const moveSalaryAdvance = (asked: Step, context: Context, grant: Grant) =>
  inChangeSet('moveSalaryAdvance', asked, context, grant, asked.reason ?? null, async (tx) => {
    const { changes, ...answer } = await moveAdvance(tx, grant, asked);
    return { changes, answer };
  });
