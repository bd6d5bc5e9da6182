/** What is counted beside job posts. */
import type { Transaction } from '../../db/org.ts';
import { REMAINS } from './remaining.ts';

export type PostFigures = {
  readonly id: string;
  /** Everybody who ever applied and did not take it back. */
  readonly applicants: number;
  readonly filled: number;
  /** Neither hired nor rejected yet. */
  readonly remaining: number;
  /** Active candidates for whom it is the post that counts now. */
  readonly candidates: number;
  readonly interview: 'IN_PROGRESS' | 'PLANNED' | 'COMPLETED' | null;
};

export const figuresOf = async (tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, PostFigures>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<PostFigures>(
    `select p.id::text as id, coalesce(x.applicants, 0)::int as applicants, coalesce(x.filled, 0)::int as filled, coalesce(x.remaining, 0)::int as remaining,
       (select count(*)::int from candidate c where c.org_code = p.org_code and c.job_post_id = p.id and c.standing = 'ACTIVE') as candidates,
       (select i.status from interview i where i.org_code = p.org_code and i.job_post_id = p.id and i.status <> 'CANCELLED' order by array_position(array['IN_PROGRESS', 'PLANNED', 'COMPLETED'], i.status) limit 1) as interview
     from job_post p left join (
       select a.job_post_id as id, count(*) filter (where a.withdrawn_on is null) as applicants, count(*) filter (where a.withdrawn_on is null and g.kind = 'HIRED') as filled, count(*) filter (where ${REMAINS}) as remaining
       from job_application a join candidate c on c.org_code = a.org_code and c.id = a.candidate_id
       join candidate_status s on s.org_code = a.org_code and s.id = a.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
       where a.org_code = $1 and a.job_post_id = any($2::bigint[]) group by 1
     ) x on x.id = p.id where p.org_code = $1 and p.id = any($2::bigint[])`,
    [tx.orgCode, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
};
