/** The parts of the dashboard of recruitment, a statement each. */
import { addDays } from '../../../domain/dates.ts';
import { daysMeant } from '../../../domain/lists/relativeDays.ts';
import type { Transaction } from '../../db/org.ts';
import { KINDS, lastBefore, narrowed, WAY, type Asked } from './narrowed.ts';

type Reads<Answer> = (tx: Transaction, asked: Asked) => Promise<Answer>;

/** The period and the week as lists narrow to them: by days, and by instants where records have those. */
export const readPeriod: Reads<object | undefined> = async (tx, asked) => {
  const n = narrowed(asked);
  const [from, to] = [n.from, n.to];
  const [row] = await tx.query<object>(`select (${from})::text as "fromDate", (${to})::text as "toDate", ${n.start(from)} as "startsAt", ${lastBefore(n.start(`${to} + 1`))} as "endsAt"`, n.values);
  return row;
};

/** Of the posts that the figures are narrowed to those within reach, and those of what is counted: lists find as many records by them as by all, and nobody learns of other posts. */
export const readPostIds: Reads<string[] | null> = async (tx, asked) => {
  const { jobPostId, departmentId, recruiterId } = asked.args;
  if (!jobPostId && !departmentId && !recruiterId) return null;
  const n = narrowed(asked);
  const named = ([['candidate', 'c', n.candidate('c')], ['job_application', 'a', n.ofCandidate('JobApplication', 'a')], ['stage_move', 'm', n.ofCandidate('StageMove', 'm')], ['scheduled_round', 'r', n.ofCandidate('ScheduledRound', 'r')]] as const)
    .map(([table, alias, within]) => ` union select ${alias}.job_post_id from ${table} ${alias} where ${within}`);
  return (await tx.query<{ id: string }>(`select p.id::text as id from (select p.id from job_post p where ${n.post('p')}${named.join('')}) p where p.id is not null order by p.id`, n.values)).map(({ id }) => id);
};

export const readStatuses: Reads<object | undefined> = async (tx) => {
  const ids = (which: string): string => `coalesce(array_agg(k.id::text order by k.id) filter (where k.kind ${which}), '{}')`;
  const [row] = await tx.query<object>(`with kinds as ${KINDS} select ${ids("not in ('HIRED', 'REJECTED')")} as active, ${ids("= 'OFFER'")} as offer, ${ids("= 'REJECTED'")} as rejected from kinds k`, [tx.orgCode]);
  return row;
};

export const readFigures: Reads<object | undefined> = async (tx, asked) => {
  const n = narrowed(asked);
  const { from: weekFrom = asked.today } = daysMeant('THIS_WEEK', asked.today, asked.grant.session.weekStart);
  const [weekStart, weekEnd] = [n.start(n.day(weekFrom)), n.start(n.day(addDays(weekFrom, 7)))];
  const year = { yearFrom: `${asked.today.slice(0, 4)}-01-01`, yearTo: asked.today };
  const [row] = await tx.query<object>(
    `with kinds as ${KINDS}, posts as (select count(*)::int as open, coalesce(sum(p.vacancies), 0)::int as places, coalesce(array_agg(p.code order by p.code), '{}') as codes from job_post p where p.status = 'OPEN' and ${n.post('p')}),
       candidates as (select count(*)::int as active, (count(*) filter (where k.kind = 'OFFER'))::int as offers from candidate c join kinds k on k.id = c.status_id where c.standing = 'ACTIVE' and c.withdrawn_on is null and k.kind not in ('HIRED', 'REJECTED') and ${n.candidate('c')}),
       hires as (select count(*)::int as hired from job_application a where a.hired_on between ${n.day(year.yearFrom)} and ${n.day(year.yearTo)} and ${n.ofCandidate('JobApplication', 'a')})
     select p.open as "openPosts", p.places as vacancies, p.codes as "openPostCodes", exists (select from job_post o where o.status = 'OPEN' and ${n.readPost('o')} and o.code <> all(p.codes)) as "readsOthersPosts", c.active as "activeCandidates", c.offers as "offersOut", h.hired as hires, ${weekStart} as "weekStartsAt", ${lastBefore(weekEnd)} as "weekEndsAt",
       (select count(*)::int from scheduled_round r where r.status <> 'CANCELLED' and r.starts_at >= ${weekStart} and r.starts_at < ${weekEnd} and ${n.ofCandidate('ScheduledRound', 'r')}) as "interviewsThisWeek"
     from posts p, candidates c, hires h`,
    n.values,
  );
  return row && { ...row, ...year };
};

type Stage = { readonly kind: string; readonly count: number };

/** How far each came is kept with the application, so that the list behind a figure holds just those. */
export const readFunnel: Reads<object[]> = async (tx, asked) => {
  const n = narrowed(asked);
  const rows = await tx.query<Stage>(
    `with far as materialized (select a.furthest as kind, count(*)::int as count from job_application a where a.applied_on between ${n.from} and ${n.to} and ${n.ofCandidate('JobApplication', 'a')} group by 1),
       stages as (select k.kind, k.rank from ${KINDS} k where k.rank is not null group by 1, 2)
     select s.kind, (select coalesce(sum(f.count), 0)::int from far f where f.kind in (select o.kind from (values ${WAY.map((kind, at) => `('${kind}', ${at + 1})`).join(', ')}) as o(kind, rank) where o.rank >= s.rank)) as count from stages s order by s.rank`,
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
       where m.days_before is not null and m.moved_at >= ${n.start(n.from)} and m.moved_at < ${n.start(`${n.to} + 1`)} and ${n.ofCandidate('StageMove', 'm')} group by 1, 2),
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
    `with hired as (select date_trunc('month', a.hired_on)::date as month, count(*)::int as hires, round(percentile_cont(0.5) within group (order by a.hired_on - a.applied_on)::numeric, 1)::float as median
       from job_application a where a.hired_on between ${n.from} and ${n.to} and ${n.ofCandidate('JobApplication', 'a')} group by 1)
     select m.month::date::text as month, coalesce(h.hires, 0) as hires, h.median from generate_series(date_trunc('month', ${n.from}), ${n.to}, interval '1 month') as m(month) left join hired h on h.month = m.month::date order by 1`,
    n.values,
  );
};

export const readSources: Reads<object[]> = (tx, asked) => {
  const n = narrowed(asked);
  return tx.query<object>(
    `with came as (select a.source_id as id, count(*)::int as applications, count(a.hired_on)::int as hires from job_application a where a.applied_on between ${n.from} and ${n.to} and ${n.ofCandidate('JobApplication', 'a')} group by 1)
     select n.id::text as "sourceId", s.name, n.applications, n.hires from came n left join candidate_source s on s.org_code = $1 and s.id = n.id order by 3 desc limit 12`,
    n.values,
  );
};

export const readOffers: Reads<object | undefined> = async (tx, asked) => {
  const n = narrowed(asked);
  const [row] = await tx.query<object>(
    `with kinds as ${KINDS}
     select count(*)::int as sent, count(a.hired_on)::int as accepted, (count(*) filter (where a.hired_on is null and k.kind = 'REJECTED'))::int as declined, (count(*) filter (where a.hired_on is null and k.kind = 'OFFER'))::int as waiting
     from job_application a join kinds k on k.id = a.status_id where a.offered_on between ${n.from} and ${n.to} and ${n.ofCandidate('JobApplication', 'a')}`,
    n.values,
  );
  return row;
};

/** Who looks after candidates, and fills open posts, of those that the figures are narrowed to. */
export const readRecruiters: Reads<object[]> = (tx, asked) => {
  const n = narrowed(asked);
  const { recruiterId } = asked.args;
  return tx.query<object>(
    `with kinds as ${KINDS}, load as (select c.recruiter_id, count(*)::int as candidates from candidate c join kinds k on k.id = c.status_id
       where c.recruiter_id is not null and c.standing = 'ACTIVE' and c.withdrawn_on is null and k.kind not in ('HIRED', 'REJECTED') and ${n.candidate('c')}${recruiterId ? ` and c.recruiter_id = ${Number(recruiterId)}` : ''} group by 1)
     select l.recruiter_id::text as "recruiterId", e.name, l.candidates, cardinality(o.codes) as "openPosts", o.codes as "openPostCodes"
     from load l join employee e on e.org_code = $1 and e.id = l.recruiter_id, lateral (select coalesce(array_agg(p.code order by p.code), '{}') as codes from job_post p
       where p.status = 'OPEN' and p.id in (select m.job_post_id from job_post_member m where m.org_code = $1 and m.employee_id = l.recruiter_id and m.role = 'RECRUITER') and ${n.post('p')}) o
     order by 3 desc, 2 limit 12`,
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
     where q.name is not null and c.applied_on between ${n.from} and ${n.to} and ${n.ownCandidate('c')} group by 1, 2 order by 1 desc, 3 desc, 2`,
    n.values,
  );
};
