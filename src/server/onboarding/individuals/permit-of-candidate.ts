import type { Transaction } from '../../db/org.ts';

/** The ground on which a candidate may work, where they told one; of several, whoever looks after the employee says which counts. Null without a candidate. */
export const permitOfCandidate = async (tx: Transaction, candidateId: unknown): Promise<string | null> => {
  if (candidateId == null) return null;
  const [told] = await tx.query<{ id: string | null }>('select case when count(distinct work_authorization_id) = 1 then min(work_authorization_id)::text end as id from candidate_work_permit where org_code = $1 and candidate_id = $2::bigint', [tx.orgCode, String(candidateId)]);
  return told?.id ?? null;
};
