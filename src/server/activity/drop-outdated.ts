/** Deletes what is kept no longer. */
import { addDays, addMonths } from '../../domain/dates.ts';
import type { Database } from '../db/connection.ts';
import { inEachOrganisation } from '../db/each-organisation.ts';
import { destroyDated } from '../db/journal/keys.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { todayOf } from '../people/today.ts';
import { eraseFiles } from '../resource/erase-files.ts';
import { resources } from '../resource/registry.ts';
import { captures } from './captures.ts';
import { readTerms } from './monitoring-terms.ts';

/** At once, so that nobody waits for long. */
const PART = 20_000;
/** Days after which no program sends a batch again, and nobody asks any more who read. */
const BATCH_DAYS = 40;
const READING_DAYS = 730;
/** By table, the entities of records that are kept for a time alone. */
const DATED: ReadonlyMap<string, string> = new Map(resources.flatMap(({ table, type, dated }) => (dated === undefined ? [] : [[table, type] as const])));

/** What the journal holds of records goes with them, and so does what was said of them; the fact of each change stays, and the chain whole. */
const dropWhere = async (tx: Transaction, table: string, where: string, before: string): Promise<number> => {
  const dated = DATED.get(table);
  const gone = await tx.query<{ id: string | null }>(`delete from ${table} where ctid = any(array(select ctid from ${table} where org_code = $1 and ${where} limit ${PART})) and org_code = $1 returning ${dated === undefined ? 'null' : 'id::text'} as id`, [tx.orgCode, before]);
  if (dated === undefined) return gone.length;
  if (gone.length > 0) await eraseFiles(tx, gone.map(({ id }) => ({ entity: dated, id: id! })));
  await destroyDated(tx, dated, before);
  return gone.length;
};

/** Answers how many rows were deleted. */
export const dropOutdated = (db: Database, log: Logger): Promise<number> =>
  inEachOrganisation(db, { log, failed: 'outdated activity was not deleted' }, async (code) => {
    const read = await withOrg(db, code, async (tx) => ({ terms: await readTerms(tx), today: await todayOf(tx) }));
    if (read.terms === null) return 0;
    const { terms, today } = read;
    const parts = [
      ['activity_interval', 'day < $2::date', addDays(today, -terms.keepsIntervalsDays)],
      ['activity_day', 'day < $2::date', addMonths(today, -terms.keepsDaysMonths)],
      ['activity_batch', 'at < $2::date', addDays(today, -BATCH_DAYS)],
      ['activity_reading', '"on" < $2::date', addDays(today, -READING_DAYS)],
      ...captures.flatMap(({ outdated }) => outdated.map(([table, column]) => [table, `${column} < $2::date`, addDays(today, -terms.keepsIntervalsDays)] as const)),
    ] as const;
    let dropped = 0;
    for (const [table, where, before] of parts) for (let part = PART; part === PART; dropped += part) part = await withOrg(db, code, (tx) => dropWhere(tx, table, where, before));
    return dropped;
  });
