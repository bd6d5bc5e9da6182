import { createHash } from 'node:crypto';
import { forgiveAttempts } from '../auth/attempts.ts';
import { refuseFlood } from '../auth/refuse-flood.ts';
import type { Database } from '../db/connection.ts';
import type { Session } from '../session.ts';

/** Within a quarter of an hour. */
const MOST = 15;

const limits = ({ orgCode, userId }: Session) => [{ subject: `face:${createHash('sha256').update(`${orgCode} ${userId}`).digest('base64url')}`, most: MOST }];

/** Counts before pictures are looked at, so that nobody tries faces by the hundred; refuses TOO_MANY_TRIES. */
export const countFaceTry = (db: Database, session: Session): Promise<void> => refuseFlood(db, limits(session));

/** A try that succeeded counts as none. */
export const forgiveFaceTries = (db: Database, session: Session): Promise<void> => forgiveAttempts(db, limits(session));
