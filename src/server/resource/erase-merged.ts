/** Whoever was merged into a candidate is the same person: their past goes with that person's. */
import type { Transaction } from '../db/org.ts';
import { eraseFiles } from './erase-files.ts';
import { forgetPerson } from './forget-person.ts';
import { holdDeleted, type DeletedRecord } from './hold-deleted.ts';
import { personOfCandidate } from './sealed-image.ts';

/**
 * Erases the journal's images, the files and the notifications of all who were merged into these candidates, and of those who were merged into them first, with the records of theirs that were deleted. Their merges cannot be undone any more.
 * Answers how many keys there were, and the files whose bytes are the caller's to remove after the commit.
 */
export const eraseMerged = async (tx: Transaction, candidates: readonly string[]): Promise<{ readonly keys: number; readonly files: readonly string[] }> => {
  if (candidates.length === 0) return { keys: 0, files: [] };
  const rows = await tx.query<{ id: string }>(
    `with recursive whole(id) as (select m.other_id from candidate_merge m where m.org_code = $1 and m.keep_id = any($2::bigint[]) and m.undone_by is null
       union select m.other_id from candidate_merge m join whole w on m.keep_id = w.id where m.org_code = $1 and m.undone_by is null)
     select id::text as id from whole`,
    [tx.orgCode, candidates],
  );
  const merged = rows.map(({ id }) => id);
  await tx.query('delete from candidate_merge where org_code = $1 and (keep_id = any($2::bigint[]) or other_id = any($3::bigint[]))', [tx.orgCode, candidates, merged]);
  const gone: DeletedRecord[] = merged.map((id) => ({ entity: 'Candidate', id }));
  for (const id of merged) gone.push(...(await holdDeleted(tx, personOfCandidate(id))));
  let keys = 0;
  for (const id of merged) keys += await forgetPerson(tx, personOfCandidate(id));
  return { keys, files: await eraseFiles(tx, gone) };
};
