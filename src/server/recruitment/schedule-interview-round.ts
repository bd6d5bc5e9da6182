import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { scheduleRounds, type Asked } from './interviews/schedule.ts';

/** Schedules a round with each candidate and invites all, in one change-set. */
export const scheduleInterviewRound = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('scheduleInterviewRound', asked, context, grant, null, async (tx) => {
    const { changes, ...answer } = await scheduleRounds(tx, grant.session, asked);
    return { changes, answer };
  });
