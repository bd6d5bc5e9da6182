import { createHash } from 'node:crypto';
import { countAttempt, forgiveAttempts } from '../auth/attempts.ts';
import type { Database } from '../db/connection.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** Within a quarter of an hour. */
const MOST = 15;

const limits = ({ orgCode, userId }: Session) => [{ subject: `face:${createHash('sha256').update(`${orgCode} ${userId}`).digest('base64url')}`, most: MOST }];

/** Counts before pictures are looked at, so that nobody tries faces by the hundred; refuses TOO_MANY_TRIES. */
export const countFaceTry = async (db: Database, session: Session): Promise<void> => {
  const seconds = await countAttempt(db, limits(session));
  if (seconds > 0) throw refuse('TOO_MANY_TRIES', { words: { minutes: Math.ceil(seconds / 60) }, retryAfterSeconds: seconds });
};

/** A try that succeeded counts as none. */
export const forgiveFaceTries = (db: Database, session: Session): Promise<void> => forgiveAttempts(db, limits(session));
