import { countAttempt, talkLimits } from '../auth/attempts.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** Of one record. */
export const MOST_FILES = 100;
export const MOST_FOLLOWERS = 500;

/** Counts one comment or file of the person; refuses RATE_LIMITED beyond what anybody writes in a quarter of an hour. */
export const countTalk = async ({ db }: Pick<Context, 'db'>, { orgCode, userId }: Session): Promise<void> => {
  const wait = await countAttempt(db, talkLimits(`${orgCode} ${userId}`));
  if (wait > 0) throw refuse('RATE_LIMITED', { words: { seconds: wait }, retryAfterSeconds: wait });
};
