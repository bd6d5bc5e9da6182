import { randomUUID } from 'node:crypto';
import { countAttempt, errorLogLimits } from '../auth/attempts.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

export type ErrorLogArguments = { readonly errorMessage: string; readonly url: string };

const oneLine = (text: string, most: number): string => text.replace(/\p{Cc}+/gu, ' ').trim().slice(0, most);

/** An address without what may be a secret: no query, no fragment. */
const plainUrl = (url: string): string => oneLine(url.replace(/[?#].*$/s, ''), 500);

/** Document 0 §7: notes an error of the person's console. */
export const addErrorLog = async ({ errorMessage, url }: ErrorLogArguments, { db, session, requestId }: Context): Promise<{ errorCode: string; message: string }> => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const wait = await countAttempt(db, errorLogLimits(`${session.orgCode} ${session.userId}`));
  if (wait > 0) throw refuse('RATE_LIMITED', { words: { seconds: wait }, retryAfterSeconds: wait });
  await withOrg(db, session.orgCode, (tx) =>
    tx.query('insert into error_log (org_code, id, user_account_id, message, url, request_id) values ($1, $2, $3, $4, $5, $6)', [
      session.orgCode,
      randomUUID(),
      session.userId,
      oneLine(errorMessage, 2000),
      plainUrl(url),
      requestId,
    ]),
  );
  return { errorCode: '', message: '' };
};
