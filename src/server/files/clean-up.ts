import type { Database } from '../db/connection.ts';
import { organisationCodes } from '../db/each-organisation.ts';
import { withOrg } from '../db/org.ts';
import { removeUnheld } from './remove-unheld.ts';
import type { Store } from './store.ts';

/** Never arrived or never saved with a record: a day. Dropped: a month, while an undo may bring it back. */
const GONE = "(row_id is null and created_at < now() - interval '1 day') or (status = 'DELETED' and updated_at < now() - interval '30 days')";

/** Removes the files that nothing holds any more, at most 500 of an organisation. Answers how many. */
export const cleanUpFiles = async (db: Database, store: Store): Promise<number> => {
  const codes = await organisationCodes(db);
  let removed = 0;
  for (const code of codes) {
    const files = await withOrg(db, code, (tx) => tx.query<{ key: string }>(`select key from stored_file where org_code = $1 and (${GONE}) limit 500`, [code]));
    for (const { key } of files) if (await removeUnheld(db, store, code, key, GONE)) removed += 1;
  }
  return removed;
};
