import type { Database } from '../connection.ts';
import { asOwner } from '../owner.ts';

/** Makes the journal's partitions of this month and the next two, where they are missing. At each start and daily. */
export const makeJournalPartitions = (db: Database): Promise<unknown> => asOwner(db, (owner) => owner.query('select ensure_journal_partitions()'));
