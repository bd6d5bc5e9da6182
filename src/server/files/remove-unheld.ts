import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import type { Store } from './store.ts';

/** Never bound to a record. */
export const UNHELD = 'row_id is null';

/**
 * Takes a file away, bytes first, so that a crash leaves a note to try again. Waits for who is about to bind it, and leaves it where the condition (SQL about `stored_file`, over nothing that a
 * person says) does not hold any more. Answers whether it went.
 */
export const removeUnheld = (db: Database, store: Store, orgCode: string, key: string, condition = UNHELD): Promise<boolean> =>
  withOrg(db, orgCode, async (tx) => {
    const [file] = await tx.query(`select key from stored_file where org_code = $1 and key = $2 and (${condition}) for update`, [orgCode, key]);
    if (!file) return false;
    await store.remove(key);
    await tx.query('delete from stored_file where org_code = $1 and key = $2', [orgCode, key]);
    return true;
  });
