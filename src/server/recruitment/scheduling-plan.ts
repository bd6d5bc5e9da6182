import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { addDays } from '../../domain/dates.ts';
import { isWorkingDay, type FreeDays } from '../../domain/leave/working-days.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { freeDaysOf } from '../people/free-days.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { requireManaged } from './interviews/manages.ts';
import { roundsOfPost } from './interviews/rounds-of-post.ts';

type Candidate = { readonly candidateId: string; readonly name: string; readonly email: string | null; readonly timeZone: string; readonly jobPostId: string | null; readonly jobPost: string | null };

/** The zone of a candidate is that of their last invitation, which somebody chose for them; before one, that of the place that they would work at. */
const CANDIDATES = `select c.id::text as "candidateId", c.name, c.email,
    coalesce((select r.time_zone from scheduled_round r where r.org_code = c.org_code and r.candidate_id = c.id order by r.id desc limit 1), l.time_zone, o.time_zone) as "timeZone", p.id::text as "jobPostId", p.title as "jobPost"
  from candidate c join organisation o on o.org_code = c.org_code left join location l on l.org_code = c.org_code and l.id = c.preferred_location_id
  left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id where c.org_code = $1 and c.id = any($2::bigint[]) order by array_position($2::bigint[], c.id)`;
const TAKEN = `select distinct r.round_id::text as id from scheduled_round r join candidate c on c.org_code = r.org_code and c.id = r.candidate_id and r.job_post_id is not distinct from c.job_post_id
  where r.org_code = $1 and r.candidate_id = any($2::bigint[]) and r.status in ('SCHEDULED', 'RESCHEDULED', 'COMPLETED')`;
const PANEL = `select e.id::text as "employeeId", e.name, e.email, bool_or(m.role = 'PANEL_MEMBER') as "isOfPost" from job_post_member m join employee e on e.org_code = m.org_code and e.id = m.employee_id and e.status = 'ACTIVE'
  where m.org_code = $1 and m.job_post_id = any($2::bigint[]) and m.role <> 'ONBOARDING_SPECIALIST' group by e.id, e.name, e.email order by bool_or(m.role = 'PANEL_MEMBER') desc, e.name`;

const DAYS_AHEAD = 28;

/** Days on which one of the panel, or the scheduler of a post without one, does not work. Where that is every day, nothing is said of any. */
const freeDaysAhead = async (tx: Transaction, panel: readonly string[], scheduler: string | null): Promise<string[]> => {
  const today = await todayOf(tx, scheduler);
  const days = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at));
  const people: FreeDays[] = [];
  for (const id of panel.length > 0 ? panel : [scheduler ?? '0']) people.push(await freeDaysOf(tx, id, days[0]!, days.at(-1)!));
  const free = days.filter((day) => people.some((person) => !isWorkingDay(day, person)));
  return free.length === days.length ? [] : free;
};

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
    const panel = await tx.query<{ employeeId: string; isOfPost: boolean }>(PANEL, [tx.orgCode, posts.filter((post) => post !== null)]);
    const freeDays = await freeDaysAhead(tx, panel.flatMap(({ employeeId, isOfPost }) => (isOfPost ? [employeeId] : [])), session.employeeId);
    return { errorCode: '', message: '', candidates, panel, freeDays, rounds: rounds.map((round) => ({ ...round, isTaken: taken.has(round.roundMasterId) })), allowsOtherRounds: plans.every(({ allowsOthers }) => allowsOthers) };
  });
