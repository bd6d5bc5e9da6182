/** What is left of a candidate who was deleted in the ordinary way: the journal's images, files, talk, notifications and mails. */
import type { Transaction } from '../db/org.ts';
import { eraseFiles } from '../resource/erase-files.ts';
import { deleteIndividuals, forgetIndividuals } from '../resource/erase-individuals.ts';
import { eraseMerged } from '../resource/erase-merged.ts';
import { forgetPerson } from '../resource/forget-person.ts';
import type { DeletedRecord } from '../resource/hold-deleted.ts';
import { recordChanges } from '../resource/journal.ts';
import { lastCandidates } from '../resource/last-candidates.ts';
import { personOfCandidate } from '../resource/sealed-image.ts';
import { dropTraces } from './drop-traces.ts';

export type Eraser = { readonly userId: string | null; readonly by: string; readonly reason: string; /** Only who is still to be erased by this day: not hired, nor kept for longer, meanwhile. */ readonly outdatedOn?: string };

/** Erases them with the records of theirs that were deleted, then or before (`deleted`); null where nobody of that number was deleted, where nothing is left, and where they were merged into somebody, with whom they go. */
export const eraseDeleted = async (tx: Transaction, id: string, changeSet: string, { userId, by, reason, outdatedOn }: Eraser, deleted: readonly DeletedRecord[]): Promise<{ readonly keys: number; readonly files: readonly string[] } | null> => {
  const [noted] = await tx.query<{ until: string | null }>(`select retain_until::text as until from deleted_person where org_code = $1 and entity = 'Candidate' and row_id = $2::bigint for update`, [tx.orgCode, id]);
  if (outdatedOn !== undefined && !(noted?.until && noted.until < outdatedOn)) return null;
  const [held] = await tx.query<{ merged: boolean; hasKeys: boolean }>(
    `select exists (select from candidate_merge m where m.org_code = $1 and m.other_id = $2::bigint and m.undone_by is null) as merged,
       exists (select from journal_key k where k.org_code = $1 and k.person_id = $3::bigint and k.destroyed_at is null) as "hasKeys"`,
    [tx.orgCode, id, personOfCandidate(id)],
  );
  if (held!.merged || (!noted && !held!.hasKeys)) return null;
  const joined = deleted.filter(({ entity }) => entity === 'OnboardingIndividual').map((row) => row.id);
  await deleteIndividuals(tx, joined);
  await dropTraces(tx, id, ((await lastCandidates(tx, [id])).get(id)?.['email'] ?? null) as string | null);
  // There is no record that changes; that somebody was erased, when, by whom and why stays.
  await recordChanges(tx, changeSet, { userId, by, source: 'RULE', form: 'JOB_CANDIDATES', reason, erased: personOfCandidate(id), changes: [] });
  const keys = await forgetPerson(tx, personOfCandidate(id));
  const [merged, individuals] = [await eraseMerged(tx, [id]), await forgetIndividuals(tx, joined)];
  const files = await eraseFiles(tx, [{ entity: 'Candidate', id }, ...deleted]);
  return { keys: keys + merged.keys + individuals.keys, files: [...merged.files, ...individuals.files, ...files] };
};
