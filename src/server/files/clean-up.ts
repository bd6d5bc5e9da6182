import type { Database } from '../db/connection.ts';
import { organisationCodes } from '../db/each-organisation.ts';
import { withOrg } from '../db/org.ts';
import { removeUnheld } from './remove-unheld.ts';
import type { Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Never arrived or never saved with a record: a day. Dropped: a month, while an undo may bring it back. */
const GONE = "(row_id is null and created_at < now() - interval '1 day') or (status = 'DELETED' and updated_at < now() - interval '30 days')";

const AT_ONCE = 500;

/** Removes the files that nothing holds any more. Answers how many. A file that does not go keeps no other here; a store that cannot be reached ends it. The run then fails, so that it is tried again. */
export const cleanUpFiles = async (db: Database, store: Store): Promise<number> => {
  const failures = new Map<string, unknown>();
  let removed = 0;
  const removeSome = async (code: string): Promise<boolean> => {
    const before = removed;
    const files = await withOrg(db, code, (tx) => tx.query<{ key: string }>(`select key from stored_file where org_code = $1 and (${GONE}) limit ${AT_ONCE}`, [code]));
    for (const { key } of files) {
      try {
        if (await removeUnheld(db, store, code, key, GONE)) removed += 1;
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        failures.set(key, error);
      }
    }
    return files.length === AT_ONCE && removed > before;
  };
  for (const code of await organisationCodes(db)) while (await removeSome(code));
  if (failures.size > 0) throw new AggregateError(failures.values(), `${failures.size} files were not removed`);
  return removed;
};
