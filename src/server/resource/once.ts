import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { createHash } from 'node:crypto';
import type { Session } from '../session.ts';

/** Who writes, and the client's own name for the request (`Idempotency-Key`), where it gave one. */
export type Asking = { readonly session: Pick<Session, 'userId'>; readonly idempotencyKey?: string | null };

const KEY = /^[\x21-\x7e]{1,200}$/;

/** What a client called its request; refuses what is no key. */
export const readIdempotencyKey = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  if (!KEY.test(header)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'Idempotency-Key', message: '1 to 200 letters, digits or signs' }] });
  return header;
};

const hashOf = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** What was answered to the same request under the key; undefined where nothing was. */
export const answered = async <Answer>(tx: Transaction, { session, idempotencyKey }: Asking, operation: string, request: unknown): Promise<Answer | undefined> => {
  if (idempotencyKey == null) return undefined;
  const [had] = await tx.query<{ answer: Answer }>('select answer from idempotency_key where org_code = $1 and user_account_id = $2 and key = $3 and request_hash = $4', [tx.orgCode, session.userId, `${operation} ${idempotencyKey}`, hashOf(request)]);
  return had?.answer;
};

/**
 * Does the work once for a key: the answer is kept in the transaction of the work and answered again, for a week,
 * whenever the person sends the key with the same request; with another one it is KEY_REUSED. Two at the same moment
 * wait for each other. Without a key the work is simply done.
 */
export const once = async <Answer>(tx: Transaction, { session, idempotencyKey }: Asking, operation: string, request: unknown, work: () => Promise<Answer>): Promise<Answer> => {
  if (idempotencyKey == null) return work();
  const place = [tx.orgCode, session.userId, `${operation} ${idempotencyKey}`];
  const [mine] = await tx.query(
    'insert into idempotency_key (org_code, user_account_id, key, operation, request_hash) values ($1, $2, $3, $4, $5) on conflict do nothing returning key',
    [...place, operation, hashOf(request)],
  );
  if (mine === undefined) {
    const [had] = await tx.query<{ hash: string; answer: Answer }>('select request_hash as hash, answer from idempotency_key where org_code = $1 and user_account_id = $2 and key = $3', place);
    if (had?.hash !== hashOf(request)) throw refuse('KEY_REUSED');
    return had.answer;
  }
  const answer = await work();
  await tx.query('update idempotency_key set answer = $4 where org_code = $1 and user_account_id = $2 and key = $3', [...place, JSON.stringify(answer)]);
  return answer;
};
