/** The parts of the dashboard of recruitment, a statement each. */
import { addDays, weekday } from '../../../domain/dates.ts';
import type { Transaction } from '../../db/org.ts';
import { KINDS, narrowed, type Asked } from './narrowed.ts';

type Reads<Answer> = (tx: Transaction, asked: Asked) => Promise<Answer>;

export const readFigures: Reads<object | undefined> = async (tx, asked) => {
  const n = narrowed(asked);
  const weekFrom = addDays(asked.today, 1 - weekday(asked.today));
  const weekTo = addDays(weekFrom, 6);
  const zone = `(select o.time_zone from organisation o where o.org_code = $1)`;
  const [row] = await tx.query<object>(
    `with kinds as ${KINDS}, posts as (select count(*)::int as open, coalesce(sum(p.vacancies), 0)::int as places from job_post p where p.status = 'OPEN' and ${n.post('p')}),
       candidates as (select count(*)::int as active, (count(*) filter (where k.kind = 'OFFER'))::int as offers from candidate c join kinds k on k.id = c.status_id where c.standing = 'ACTIVE' and k.kind not in ('HIRED', 'REJECTED') and ${n.candidate('c')}),
       hires as (select count(*)::int as hired from candidate c where c.hired_on between date_trunc('year', ${n.day(asked.today)})::date and ${n.day(asked.today)} and ${n.candidate('c')})
     select p.open as "openPosts", p.places as vacancies, c.active as "activeCandidates", c.offers as "offersOut", h.hired as hires,
       (select count(*)::int from scheduled_round r where r.status <> 'CANCELLED' and r.starts_at >= ${n.day(weekFrom)}::timestamp at time zone ${zone} and r.starts_at < (${n.day(weekTo)} + 1)::timestamp at time zone ${zone} and ${n.ofCandidate('ScheduledRound', 'r')}) as "interviewsThisWeek",
       (select coalesce(array_agg(k.id::text), '{}') from kinds k where k.kind = 'OFFER') as "offerStatusIds"
     from posts p, candidates c, hires h`,
    n.values,
  );
  return row && { ...row, weekFrom, weekTo };
};

type Stage = { readonly kind: string; readonly count: number; readonly statusIds: readonly string[] };

export const readFunnel: Reads<object[]> = async (tx, asked) => {
  const n = narrowed(asked);
  const rows = await tx.query<Stage>(
    `with kinds as ${KINDS}, reached as materialized (
       select m.candidate_id, m.job_post_id, max(k.rank) as rank from stage_move m join kinds k on k.id = m.to_status_id where m.org_code = $1 and k.rank > 1 group by 1, 2),
     far as materialized (
       select coalesce(r.rank, 1) as rank, count(*)::int as count from job_application a left join reached r on r.candidate_id = a.candidate_id and r.job_post_id = a.job_post_id
       where a.applied_on between ${n.from} and ${n.to} and ${n.ofCandidate('JobApplication', 'a')} group by 1)
     select s.kind, (select coalesce(sum(f.count), 0)::int from far f where f.rank >= s.rank) as count, s.ids as "statusIds"
     from (select k.kind, k.rank, array_agg(k.id::text) as ids from kinds k where k.rank is not null group by 1, 2) s order by s.rank`,
    n.values,
  );
  return rows.map((row, at) => ({ ...row, share: at === 0 || !rows[at - 1]?.count ? null : row.count / rows[at - 1]!.count }));
};

/** Equal times are counted before they are put in order: hundreds of thousands of steps have some thousand different ones. Between two of them the figure lies as far as `percentile_cont` has it. */
export const readStageTimes: Reads<object[]> = (tx, asked) => {
  const n = narrowed(asked);
  const at = (share: number, way: 'floor' | 'ceil'): string => `min(r.days) filter (where r.upto > ${way}((r.steps - 1) * ${share}))`;
  const percentile = (share: number): string => `round(${at(share, 'floor')} + (${at(share, 'ceil')} - ${at(share, 'floor')}) * (min((r.steps - 1) * ${share}) - min(floor((r.steps - 1) * ${share}))), 1)::float`;
  return tx.query<object>(
    `with kinds as ${KINDS}, times as materialized (
       select m.from_status_id as id, m.days_before as days, count(*) as steps from stage_move m
       where m.days_before is not null and m.moved_at >= ${n.from} and m.moved_at < ${n.to} + 1 and ${n.ofCandidate('StageMove', 'm')} group by 1, 2),
     ranked as (
       select k.kind, k.rank, t.days, sum(sum(t.steps)) over (partition by k.kind order by t.days) as upto, sum(sum(t.steps)) over (partition by k.kind) as steps
       from times t join kinds k on k.id = t.id where k.rank < 6 group by 1, 2, 3)
     select r.kind, (select array_agg(k.id::text order by k.id::text) from kinds k where k.kind = r.kind) as "statusIds", min(r.steps)::int as steps, ${percentile(0.5)} as median, ${percentile(0.9)} as ninetieth
     from ranked r group by r.kind, r.rank order by r.rank`,
    n.values,
  );
};

export const readTimeToHire: Reads<object[]> = (tx, asked) => {
  const n = narrowed(asked);
  return tx.query<object>(
    `with hired as (select date_trunc('month', c.hired_on)::date as month, count(*)::int as hires, round(percentile_cont(0.5) within group (order by c.hired_on - c.applied_on)::numeric, 1)::float as median
       from candidate c where c.hired_on between ${n.from} and ${n.to} and ${n.candidate('c')} group by 1)
     select m.month::date::text as month, coalesce(h.hires, 0) as hires, h.median from generate_series(date_trunc('month', ${n.from}), ${n.to}, interval '1 month') as m(month) left join hired h on h.month = m.month::date order by 1`,
    n.values,
  );
};

export const readSources: Reads<object[]> = (tx, asked) => {
  const n = narrowed(asked);
  const applied = `a.applied_on between ${n.from} and ${n.to} and ${n.ofCandidate('JobApplication', 'a')}`;
  return tx.query<object>(
    `with came as (select a.source_id as id, count(*)::int as applications from job_application a where ${applied} group by 1),
       hired as (select a.source_id as id, count(*)::int as hires from candidate c join job_application a on a.candidate_id = c.id and a.job_post_id = c.job_post_id where c.org_code = $1 and c.hired_on is not null and ${applied} group by 1)
     select n.id::text as "sourceId", s.name, n.applications, coalesce(h.hires, 0) as hires
     from came n left join hired h on h.id is not distinct from n.id left join candidate_source s on s.org_code = $1 and s.id = n.id order by 3 desc limit 12`,
    n.values,
  );
};

export const readOffers: Reads<object | undefined> = async (tx, asked) => {
  const n = narrowed(asked);
  const [row] = await tx.query<object>(
    `with kinds as ${KINDS}
     select count(*)::int as sent, (count(*) filter (where c.hired_on is not null))::int as accepted, (count(*) filter (where c.hired_on is null and k.kind = 'REJECTED'))::int as declined, (count(*) filter (where c.hired_on is null and k.kind = 'OFFER'))::int as waiting
     from candidate c join kinds k on k.id = c.status_id where c.offered_on between ${n.from} and ${n.to} and ${n.candidate('c')}`,
    n.values,
  );
  return row;
};

export const readRecruiters: Reads<object[]> = (tx, asked) => {
  const n = narrowed(asked);
  return tx.query<object>(
    `with kinds as ${KINDS}, load as (select c.recruiter_id, count(*)::int as candidates from candidate c join kinds k on k.id = c.status_id
       where c.recruiter_id is not null and c.standing = 'ACTIVE' and k.kind not in ('HIRED', 'REJECTED') and ${n.candidate('c')} group by 1)
     select l.recruiter_id::text as "recruiterId", e.name, l.candidates,
       (select count(distinct p.id)::int from job_post_member m join job_post p on p.org_code = $1 and p.id = m.job_post_id where m.org_code = $1 and m.employee_id = l.recruiter_id and m.role = 'RECRUITER' and p.status = 'OPEN' and ${n.post('p')}) as "openPosts"
     from load l join employee e on e.org_code = $1 and e.id = l.recruiter_id order by 3 desc, 2 limit 12`,
    n.values,
  );
};

/** Those that the caller's own posts name; not narrowed, so that another one can be chosen. */
export const readChoices: Reads<object | undefined> = async (tx, asked) => {
  const n = narrowed({ ...asked, args: {} });
  const list = (rows: string): string => `(select coalesce(json_agg(x order by x.name), '[]') from (${rows}) x)`;
  const [row] = await tx.query<object>(
    `with posts as (select p.id, p.title, p.code, p.department_id from job_post p where ${n.post('p')} and p.status in ('OPEN', 'ON_HOLD', 'CLOSED') order by p.opened_on desc nulls last limit 500)
     select ${list(`select p.id::text as id, p.title || ' (' || p.code || ')' as name from posts p`)} as posts,
       ${list(`select distinct d.id::text as id, d.name from posts p join department d on d.org_code = $1 and d.id = p.department_id`)} as departments,
       ${list(`select distinct e.id::text as id, e.name from posts p join job_post_member m on m.org_code = $1 and m.job_post_id = p.id and m.role = 'RECRUITER' join employee e on e.org_code = $1 and e.id = m.employee_id`)} as recruiters`,
    n.values,
  );
  return row;
};

export type GroupRow = { readonly question: string; readonly name: string; readonly applied: number; readonly interviewed: number; readonly offered: number; readonly hired: number };

export const readGroups: Reads<GroupRow[]> = (tx, asked) => {
  const n = narrowed(asked);
  return tx.query<GroupRow>(
    `select q.question, q.name, count(*)::int as applied, count(c.first_interview_on)::int as interviewed, count(c.offered_on)::int as offered, count(c.hired_on)::int as hired
     from candidate c cross join lateral (values ('GENDER_IDENTITY', c.gender_identity), ('DISABILITY', nullif(c.disability, 'NOT_STATED'))) as q(question, name)
     where q.name is not null and c.applied_on between ${n.from} and ${n.to} and ${n.candidate('c')} group by 1, 2 order by 1 desc, 3 desc, 2`,
    n.values,
  );
};
