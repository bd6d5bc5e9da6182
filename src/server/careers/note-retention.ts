import type { Transaction } from '../db/org.ts';
import { lastCandidates } from '../resource/last-candidates.ts';

/** Images that are opened at once. */
const SOME = 500;

/** Until when candidates are kept who were deleted while nobody noted it: as the journal knows it. Who was erased since is forgotten. */
export const noteRetention = async (tx: Transaction): Promise<void> => {
  for (;;) {
    const unknown = await tx.query<{ id: string }>(`select row_id::text as id from deleted_person where org_code = $1 and entity = 'Candidate' and not is_known limit ${SOME} for update`, [tx.orgCode]);
    if (unknown.length === 0) return;
    const last = await lastCandidates(tx, unknown.map(({ id }) => id));
    const known = unknown.flatMap(({ id }) => {
      const image = last.get(id);
      return image ? [{ id, until: image['retainUntil'] as string | null }] : [];
    });
    await tx.query(
      `with told as (select * from jsonb_to_recordset($2::jsonb) as x(id bigint, until date)), gone as (
         delete from deleted_person d where d.org_code = $1 and d.entity = 'Candidate' and d.row_id = any($3::bigint[]) and not exists (select from told t where t.id = d.row_id))
       update deleted_person d set retain_until = t.until, is_known = true from told t where d.org_code = $1 and d.entity = 'Candidate' and d.row_id = t.id`,
      [tx.orgCode, JSON.stringify(known), unknown.map(({ id }) => id)],
    );
  }
};
