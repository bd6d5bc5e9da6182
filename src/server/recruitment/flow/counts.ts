import type { Transaction } from '../../db/org.ts';

type StandingCount = { readonly statusId: string; readonly candidates: number; readonly steps: number };

/** People who have a status now, as candidates or by an application, and steps of the past that name it. */
export const standingCounts = (tx: Transaction, ids: readonly string[] | null = null): Promise<StandingCount[]> =>
  tx.query(
    `select s.id::text as "statusId", coalesce(n.people, 0)::int as candidates, coalesce(m.steps, 0)::int as steps from candidate_status s
     left join (select x.status_id, count(distinct x.candidate_id) as people from (select status_id, id as candidate_id from candidate where org_code = $1 union all select status_id, candidate_id from job_application where org_code = $1) x group by 1) n on n.status_id = s.id
     left join (select x.status_id, count(*) as steps from (select to_status_id as status_id from stage_move where org_code = $1 union all select from_status_id from stage_move where org_code = $1 and from_status_id is not null) x group by 1) m on m.status_id = s.id
     where s.org_code = $1 and ($2::bigint[] is null or s.id = any($2)) order by s.position, s.id`,
    [tx.orgCode, ids],
  );
