import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { STRANGER } from './store-file.ts';

/** Puts a file that came from outside to the record of its candidate, where recruiters find it among the files. `author` is the candidate's name. */
export const putToCandidate = async (tx: Transaction, candidateId: string, key: string, author: string): Promise<void> => {
  const [bound] = await tx.query(
    `update stored_file set entity = 'recordFile', field = 'Candidate', row_id = $3::bigint, updated_at = now() where org_code = $1 and key = $2 and status = 'STORED' and row_id is null and created_by = $4::bigint returning key`,
    [tx.orgCode, key, candidateId, STRANGER.userId],
  );
  if (!bound) throw new Error('A file that was just stored is gone.');
  await tx.query('insert into record_file (org_code, id, entity, row_id, person_id, file_key, added_by, author) values ($1, $2, $3, $4, null, $5, $6, $7)', [tx.orgCode, await allocate(tx, 'record_file', 1), 'Candidate', candidateId, key, STRANGER.userId, author.slice(0, 200)]);
};
