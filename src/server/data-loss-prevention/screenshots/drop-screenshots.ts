import { addDays } from '../../../domain/dates.ts';
import { readTerms } from '../../activity/monitoring-terms.ts';
import type { Database } from '../../db/connection.ts';
import { inEachOrganisation } from '../../db/each-organisation.ts';
import { withOrg } from '../../db/org.ts';
import type { Store } from '../../files/store.ts';
import type { Logger } from '../../log.ts';
import { todayOf } from '../../people/today.ts';

const AT_ONCE = 200;

/** Deletes pictures that are kept no longer, and what is left of those that never came: the files first, so that a crash leaves a row to try again. Answers how many. */
export const dropScreenshots = (db: Database, store: Store, log: Logger): Promise<number> =>
  inEachOrganisation(db, { log, failed: 'outdated screenshots were not deleted' }, async (code) => {
    const before = await withOrg(db, code, async (tx) => {
      const terms = await readTerms(tx);
      return terms === null ? null : addDays(await todayOf(tx), -terms.keepsIntervalsDays);
    });
    if (before === null) return 0;
    let dropped = 0;
    for (let part = AT_ONCE; part === AT_ONCE; dropped += part) {
      const gone = await withOrg(db, code, (tx) => tx.query<{ id: string; fileKey: string }>(`select id, file_key as "fileKey" from screenshot where org_code = $1 and (day < $2::date or (status = 'PENDING' and created_at < now() - interval '1 hour')) limit ${AT_ONCE}`, [code, before]));
      for (const { fileKey } of gone) await store.remove(fileKey);
      if (gone.length > 0) await withOrg(db, code, (tx) => tx.query('delete from screenshot where org_code = $1 and id = any($2::text[])', [code, gone.map(({ id }) => id)]));
      part = gone.length;
    }
    return dropped;
  });
