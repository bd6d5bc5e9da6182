import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import type { Store } from './store.ts';

/** Never arrived or never saved with a record: a day. Dropped: a month, while an undo may bring it back. */
const GONE = `
  select key from stored_file where org_code = $1 and (
    (row_id is null and created_at < now() - interval '1 day') or (status = 'DELETED' and updated_at < now() - interval '30 days')) limit 500`;

/** Removes the files that nothing holds any more, bytes first, so that a crash leaves a note to try again. Answers how many. */
export const cleanUpFiles = async (db: Database, store: Store): Promise<number> => {
  const codes = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisation_codes() code'));
  let removed = 0;
  for (const { code } of codes) {
    const files = await withOrg(db, code, (tx) => tx.query<{ key: string }>(GONE, [code]));
    for (const { key } of files) {
      await store.remove(key);
      await withOrg(db, code, (tx) => tx.query('delete from stored_file where org_code = $1 and key = $2', [code, key]));
      removed += 1;
    }
  }
  return removed;
};
