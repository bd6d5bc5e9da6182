import type { Transaction } from '../../../db/org.ts';
import { refuse } from '../../../refuse.ts';
import type { Session } from '../../../session.ts';
import { seenAmong } from './may-merge.ts';

/** Refuses where candidates are not there (any more): by whom they were merged, for who sees into whom. */
export const refuseMerged = async (tx: Transaction, session: Session, gone: readonly string[]): Promise<void> => {
  if (gone.length === 0) return;
  const [merge] = await tx.query<{ keep: string; by: string; name: string }>(
    `select m.keep_id::text as keep, m.merged_by as by, c.name from candidate_merge m join candidate c on c.org_code = m.org_code and c.id = m.keep_id
     where m.org_code = $1 and m.other_id = any($2::bigint[]) and m.undone_by is null limit 1`,
    [tx.orgCode, gone],
  );
  if (merge && (await seenAmong(tx, session, [merge.keep])).has(merge.keep)) throw refuse('MERGE_DONE', { words: { by: merge.by, candidate: merge.name } });
  throw refuse('NOT_FOUND');
};
