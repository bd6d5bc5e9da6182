import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { requireManaged } from './interviews/manages.ts';
import { roundsOfPost } from './interviews/rounds-of-post.ts';

type Candidate = { readonly candidateId: string; readonly name: string; readonly email: string | null; readonly timeZone: string; readonly jobPostId: string | null; readonly jobPost: string | null };

const CANDIDATES = `select c.id::text as "candidateId", c.name, c.email, coalesce(l.time_zone, o.time_zone) as "timeZone", p.id::text as "jobPostId", p.title as "jobPost"
  from candidate c join organisation o on o.org_code = c.org_code left join location l on l.org_code = c.org_code and l.id = c.preferred_location_id
  left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id where c.org_code = $1 and c.id = any($2::bigint[]) order by array_position($2::bigint[], c.id)`;
const TAKEN = `select distinct r.round_id::text as id from scheduled_round r join candidate c on c.org_code = r.org_code and c.id = r.candidate_id and r.job_post_id is not distinct from c.job_post_id
  where r.org_code = $1 and r.candidate_id = any($2::bigint[]) and r.status in ('SCHEDULED', 'RESCHEDULED', 'COMPLETED')`;
const PANEL = `select e.id::text as "employeeId", e.name, e.email, bool_or(m.role = 'PANEL_MEMBER') as "isOfPost" from job_post_member m join employee e on e.org_code = m.org_code and e.id = m.employee_id and e.status = 'ACTIVE'
  where m.org_code = $1 and m.job_post_id = any($2::bigint[]) and m.role <> 'ONBOARDING_SPECIALIST' group by e.id, e.name, e.email order by bool_or(m.role = 'PANEL_MEMBER') desc, e.name`;

/** What may be scheduled with these candidates: the rounds that the posts of all of them take, and who works on those posts. */
export const schedulingPlan = ({ candidateIds }: { readonly candidateIds: readonly string[] }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    if (candidateIds.length > 100 || candidateIds.some((id) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
    await requireManaged(tx, session, candidateIds);
    const candidates = await tx.query<Candidate>(CANDIDATES, [tx.orgCode, candidateIds]);
    const posts = [...new Set(candidates.map(({ jobPostId }) => jobPostId))];
    const plans = await Promise.all(posts.map((post) => roundsOfPost(tx, post)));
    const taken = new Set((await tx.query<{ id: string }>(TAKEN, [tx.orgCode, candidateIds])).map(({ id }) => id));
    const rounds = (plans[0]?.rounds ?? []).filter(({ roundMasterId }) => plans.every((plan) => plan.rounds.some((round) => round.roundMasterId === roundMasterId)));
    const panel = await tx.query(PANEL, [tx.orgCode, posts.filter((post) => post !== null)]);
    return { errorCode: '', message: '', candidates, panel, rounds: rounds.map((round) => ({ ...round, isTaken: taken.has(round.roundMasterId) })), allowsOtherRounds: plans.every(({ allowsOthers }) => allowsOthers) };
  });
