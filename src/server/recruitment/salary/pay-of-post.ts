import type { Transaction } from '../../db/org.ts';

export type PostPay = { readonly salaryFrom: string | null; readonly salaryTo: string | null; readonly currency: string | null };

/** What the post pays that a candidate is considered for; null where they are considered for none. */
export const payOfPost = async (tx: Transaction, candidateId: number): Promise<PostPay | null> =>
  (await tx.query<PostPay>(
    `select trim_scale(p.salary_from)::text as "salaryFrom", trim_scale(p.salary_to)::text as "salaryTo", p.currency from candidate c join job_post p on p.org_code = c.org_code and p.id = c.job_post_id where c.org_code = $1 and c.id = $2::bigint`,
    [tx.orgCode, candidateId],
  ))[0] ?? null;
