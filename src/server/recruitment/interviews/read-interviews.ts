/** Interviews of candidates, and rounds of one's own, as document 1 §3 names their fields. */
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin, type Opened } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import { readRounds } from './read-rounds.ts';

const COUNTS = `(select count(*)::int from scheduled_round x where x.org_code = i.org_code and x.interview_id = i.id and x.status = 'COMPLETED') as "completedRounds",
  greatest((select count(*)::int from scheduled_round x where x.org_code = i.org_code and x.interview_id = i.id and x.status <> 'CANCELLED'),
    (select count(*)::int from job_post_round y where y.org_code = i.org_code and y.job_post_id = i.job_post_id)) as "totalRounds"`;
const WHO = `i.id::int as "interviewId", i.name as "interviewName", c.photo as image, c.id::int as "candidateId", c.name as "candidateName", c.resume, p.id::int as "jobPostId", p.title as "jobPost",
  i.status, k.name as client, o.name as "companyName", o.logo as "companyLogo", ${COUNTS}`;
const FROM = `join candidate c on c.org_code = i.org_code and c.id = i.candidate_id join organisation o on o.org_code = i.org_code
  left join job_post p on p.org_code = i.org_code and p.id = i.job_post_id left join client k on k.org_code = p.org_code and k.id = p.client_id`;
/** The next round that is open, else the last one. */
const NOW = `left join lateral (select x.* from scheduled_round x where x.org_code = i.org_code and x.interview_id = i.id
  order by (x.status in ('SCHEDULED', 'RESCHEDULED')) desc, case when x.status in ('SCHEDULED', 'RESCHEDULED') then x.sequence else -x.sequence end limit 1) r on true`;
const ROUND = `r.id::int as "roundId", r.name as "roundName", r.status as "roundStatus", r.result as "roundResult", r.mode, r.venue, r.meeting_link as "meetingLink", r.time_zone as "timeZone", r.calendar_uid as "calendarEventId"`;

type Row = { readonly interviewId: number };

/** The candidate's interviews within reach, last first. */
export const interviewsOf = async (tx: Transaction, session: Session, reach: Opened, candidateId: number, withRounds: boolean) => {
  const to = bindings(tx.orgCode);
  const rows = await tx.query<Row>(
    `select ${WHO}, ${ROUND}, i.starts_at as "startDate", i.ends_at as "endDate", null as "scorecardId", null as "ownResponse", null as "feedbackStatus" from interview i ${FROM} ${NOW}
     where i.org_code = $1 and i.candidate_id = ${to.bind(candidateId)}::bigint and ${rowsWithin(resourceOf('Interview'), reach, session, 'i', to)} order by i.starts_at desc nulls first, i.id desc`,
    to.values,
  );
  const rounds = withRounds && rows.length > 0 ? await readRounds(tx, session, reach, { candidateId }) : [];
  return rows.map((row) => ({ ...row, rounds: rounds.filter(({ interviewId }) => interviewId === row.interviewId) }));
};

const CHOSEN = {
  UPCOMING: { where: `r.status in ('SCHEDULED', 'RESCHEDULED') and r.ends_at >= now()`, order: 'r.starts_at, r.id' },
  FEEDBACK: { where: `r.status in ('SCHEDULED', 'RESCHEDULED', 'COMPLETED') and r.starts_at <= now() and r.result = 'PENDING' and s.status <> 'SUBMITTED'`, order: 'r.ends_at, r.id' },
} as const;

/** Rounds on whose panel the person sits: those to come, or those that wait for their scorecard. */
export const ownRounds = async (tx: Transaction, { employeeId }: Session, kind: keyof typeof CHOSEN, page: { readonly offset: number; readonly limit: number }) => {
  if (employeeId === null) return { totalRecords: 0, interviews: [] };
  const { where, order } = CHOSEN[kind];
  const rows = await tx.query<Row & { readonly total: number }>(
    `select ${WHO}, ${ROUND}, r.starts_at as "startDate", r.ends_at as "endDate", s.id::int as "scorecardId", m.response as "ownResponse", s.status as "feedbackStatus", (count(*) over ())::int as total
     from scheduled_round_member m join scheduled_round r on r.org_code = m.org_code and r.id = m.scheduled_round_id join interview i on i.org_code = r.org_code and i.id = r.interview_id ${FROM}
     left join scorecard s on s.org_code = r.org_code and s.scheduled_round_id = r.id and s.panel_member_id = m.employee_id
     where m.org_code = $1 and m.employee_id = $2::bigint and m.response <> 'DECLINED' and ${where} order by ${order} limit $3 offset $4`,
    [tx.orgCode, employeeId, Math.min(Math.max(page.limit, 1), 500), Math.max(page.offset, 0)],
  );
  return { totalRecords: rows[0]?.total ?? 0, interviews: rows.map((row) => ({ ...row, rounds: [] })) };
};
