import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ofCandidate } from './candidates/of-candidate.ts';

/** Document 1 §7: how far a candidate has come, application by application. */
export const retrieveCandidateApplicationStatus = async ({ candidateId }: { readonly candidateId: number }, context: Context, grant: Grant) => {
  await ofCandidate(context, grant, candidateId);
  const applicationStatus = await withOrg(context.db, grant.session.orgCode, (tx) =>
    tx.query(
      `select a.id::int as "Application_Id", p.id::int as "Job_Post_Id", p.title as "Job_Post_Name", s.id::int as "Status_Id", s.name as "Candidate_Status", g.id::int as "Hiring_Stage_Id", g.name as "Hiring_Stage",
         a.applied_on::text as "Applied_On", a.since as "Status_Since", a.withdrawn_on::text as "Withdrawn_On", a.moved_on::text as "Moved_On", coalesce(c.job_post_id = p.id, false) as "Is_Current",
         coalesce((select jsonb_agg(jsonb_build_object('From_Status', w.name, 'To_Status', t.name, 'Stage', h.name, 'Moved_On', m.moved_at, 'Moved_By', m.moved_by, 'Days_Before', m.days_before) order by m.moved_at desc, m.id desc)
           from stage_move m join candidate_status t on t.org_code = m.org_code and t.id = m.to_status_id join hiring_stage h on h.org_code = t.org_code and h.id = t.stage_id
           left join candidate_status w on w.org_code = m.org_code and w.id = m.from_status_id where m.org_code = a.org_code and m.candidate_id = a.candidate_id and m.job_post_id = a.job_post_id), '[]') as "Steps"
       from job_application a join candidate c on c.org_code = a.org_code and c.id = a.candidate_id join job_post p on p.org_code = a.org_code and p.id = a.job_post_id
       join candidate_status s on s.org_code = a.org_code and s.id = a.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
       where a.org_code = $1 and a.candidate_id = $2::bigint order by "Is_Current" desc, a.applied_on desc, a.id desc`,
      [tx.orgCode, candidateId],
    ));
  return { errorCode: '', message: '', validationError: null, applicationStatus };
};
