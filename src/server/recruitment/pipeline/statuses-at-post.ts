import type { Transaction } from '../../db/org.ts';
import { firstStatus } from './statuses.ts';

/** Where candidates stand who are considered for a post: the status that is told, else that of their application to it, else the first. */
export const statusesAtPost = async (tx: Transaction, candidates: readonly string[], jobPostId: string, statusId: number | null | undefined): Promise<(candidateId: string) => string> => {
  if (statusId != null) return () => String(statusId);
  const had = await tx.query<{ candidateId: string; statusId: string }>(
    'select candidate_id::text as "candidateId", status_id::text as "statusId" from job_application where org_code = $1 and job_post_id = $3::bigint and withdrawn_on is null and candidate_id = any($2::bigint[])',
    [tx.orgCode, candidates, jobPostId],
  );
  const stands = new Map(had.map((one) => [one.candidateId, one.statusId]));
  const first = (await firstStatus(tx)).id;
  return (candidateId) => stands.get(candidateId) ?? first;
};
