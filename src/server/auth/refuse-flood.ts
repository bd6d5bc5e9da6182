import type { Database } from '../db/connection.ts';
import { refuse } from '../refuse.ts';
import { countAttempt } from './attempts.ts';

/** Counts a try before it is made; refuses TOO_MANY_TRIES with the minutes to wait once there were too many. */
export const refuseFlood = async (db: Database, limits: Parameters<typeof countAttempt>[1]): Promise<void> => {
  const wait = await countAttempt(db, limits);
  if (wait > 0) throw refuse('TOO_MANY_TRIES', { words: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
};
