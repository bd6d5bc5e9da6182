import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { nextChangeSet, recordChanges, type Change } from '../resource/journal.ts';

/** As `inChangeSet`, of what answers a secret: answers that are kept for a request that comes again would keep it, too. */
export const withoutIdempotency = async <Answer extends object>({ db }: Context, { session, forms }: Grant, work: (tx: Transaction) => Promise<{ readonly changes: readonly Change[]; readonly answer: Answer }>) => {
  const id = await nextChangeSet(db, session.orgCode);
  return withOrg(db, session.orgCode, async (tx) => {
    const { changes, answer } = await work(tx);
    await recordChanges(tx, id, { userId: session.userId, by: session.name, source: 'FORM', form: forms[0] ?? null, reason: null, changes });
    return { errorCode: '', message: '', ...answer };
  });
};
