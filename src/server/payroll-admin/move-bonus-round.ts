import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { moveRound } from '../bonus/move-round.ts';
import type { Step } from '../bonus/move-round.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

type Asked = { readonly roundId: string; readonly step: Step; readonly remarks?: string | null };

export const moveBonusRound = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('moveBonusRound', asked, context, grant, asked.remarks ?? null, async (tx) => {
    const { changes, people } = await moveRound(tx, grant.session, asked.roundId, asked.step, asked.remarks);
    return { changes, answer: { people } };
  });
