import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import { nextChangeSet } from '../../resource/journal.ts';
import { once, readIdempotencyKey } from '../../resource/once.ts';

/** Does the work once for the request; it writes the change-set itself, because there may be more records than memory for all of their images. */
export const inTransfer = async (operation: string, asked: object, { db, idempotencyKey }: Context, { session }: Grant, work: (tx: Transaction, changeSet: string) => Promise<number>) => {
  const changeSet = await nextChangeSet(db, session.orgCode);
  return withOrg(db, session.orgCode, (tx) =>
    once(tx, { session, idempotencyKey: readIdempotencyKey(idempotencyKey ?? undefined) }, operation, asked, async () => ({ errorCode: '', message: '', validationError: null, changeSet, payslips: await work(tx, changeSet) })),
  );
};
