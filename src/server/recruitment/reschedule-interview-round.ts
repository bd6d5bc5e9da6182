import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { rescheduleRound, type Moving } from './interviews/reschedule.ts';

/** Moves a round, or changes where it is and who asks. */
export const rescheduleInterviewRound = (asked: Moving, context: Context, grant: Grant) =>
  inChangeSet('rescheduleInterviewRound', asked, context, grant, null, async (tx) => {
    const { changes, withoutAddress } = await rescheduleRound(tx, grant.session, asked);
    return { changes, answer: { roundIds: [asked.roundId], withoutAddress } };
  });
