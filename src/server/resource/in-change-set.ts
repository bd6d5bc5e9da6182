import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { actSource } from './act-source.ts';
import { nextChangeSet, recordChanges, type Change } from './journal.ts';
import { once, readIdempotencyKey } from './once.ts';

type Work<Answer> = (tx: Transaction) => Promise<{ readonly changes: readonly Change[]; readonly answer: Answer }>;

/** Does the work once for the request, in one change-set; answers what it answers, and the change-set, null where nothing was changed. */
export const inChangeSet = async <Answer extends object>(operation: string, asked: object, { db, idempotencyKey }: Context, { session, forms }: Grant, reason: string | null, work: Work<Answer>) => {
  const id = await nextChangeSet(db, session.orgCode);
  return withOrg(db, session.orgCode, (tx) => once(tx, { session, idempotencyKey: readIdempotencyKey(idempotencyKey ?? undefined) }, operation, asked, async () => {
    const { changes, answer } = await work(tx);
    if (changes.length > 0) await recordChanges(tx, id, { userId: session.userId, by: session.name, source: actSource(changes), form: forms[0] ?? null, reason, changes });
    return { errorCode: '', message: '', validationError: null, changeSet: changes.length === 0 ? null : id, ...answer };
  }));
};
