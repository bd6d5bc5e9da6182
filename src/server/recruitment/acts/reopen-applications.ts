import type { Transaction } from '../../db/org.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';

/** Applications to the post that these candidates took back, or from which they were moved, count again, with the status that they had. */
export const reopenApplications = async (tx: Transaction, candidates: readonly string[], jobPostId: string, by: string): Promise<readonly Change[]> => {
  const resource = resourceOf('JobApplication');
  const found = await tx.query<{ id: string }>('select id::text as id from job_application where org_code = $1 and job_post_id = $2::bigint and candidate_id = any($3::bigint[]) and (withdrawn_on is not null or moved_on is not null)', [tx.orgCode, jobPostId, candidates]);
  if (found.length === 0) return [];
  const before = await readImages(tx, resource, found.map(({ id }) => id));
  const after = await updateImages(tx, resource, [...before.values()].map((image) => ({ ...image, withdrawnOn: null, movedOn: null })), by);
  return after.map((image): Change => ({ entity: resource.type, id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image }));
};
