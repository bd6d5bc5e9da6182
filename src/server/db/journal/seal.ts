/** Seals what the journal took in: every committed change-set becomes a link in its organisation's chain of digests. */
import { NO_ORGANISATION } from '../../no-organisation.ts';
import type { Database } from '../connection.ts';
import { withOrg } from '../org.ts';

/** Records of one transaction; a change-set with more is sealed alone. */
const most = 50_000;

/** Seals until nothing of the organisation waits, or another process is at it. Answers how many change-sets. */
export const sealJournal = async (db: Database, orgCode: string): Promise<number> => {
  let total = 0;
  for (;;) {
    const [row] = await withOrg(db, orgCode, async (tx) => {
      await tx.query(`set local statement_timeout = '30min'`); // the role's limit is for requests; one change-set may hold a whole import
      return tx.query<{ sealed: number }>('select seal_journal($1, $2) as sealed', [orgCode, most]);
    });
    if (!row?.sealed) return total;
    total += row.sealed;
  }
};

/** Seals the journals of all organisations; called every second. */
export const sealJournals = async (db: Database): Promise<number> => {
  const waiting = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from journals_unsealed() code'));
  let total = 0;
  for (const { code } of waiting) total += await sealJournal(db, code);
  return total;
};
