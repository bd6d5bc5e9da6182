/** What a candidate sees of themselves, and nothing of what recruiters think of them. */
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { STRANGER } from '../store-file.ts';
import { portalRounds, type PortalRound } from './interviews.ts';

export type PortalApplication = { readonly id: string; readonly title: string; readonly code: string; readonly appliedOn: string; readonly kind: string; readonly withdrawnOn: string | null; /** The day on which they were moved from it to another post. */ readonly movedOn: string | null; readonly isOpen: boolean; /** Until when an offer waits for the answer. */ readonly offerUntil: string | null; /** What the candidate answered to the latest offer, as long as no other one waits, or that it was withdrawn, or its last day was over, and nothing happened since. */ readonly offerAnswer: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED' | null; /** The last day of the latest offer. */ readonly offerDay: string | null; /** The candidate is put away, and no mail that says so waits for its time: nobody considers the application any more. */ readonly isPutAway: boolean };
export type PortalFile = { readonly id: string; readonly name: string; readonly size: number; readonly day: string };
export type PortalData = { readonly applications: readonly PortalApplication[]; readonly rounds: readonly PortalRound[]; readonly files: readonly PortalFile[]; readonly retainUntil: string | null };

export const portalData = async (tx: Transaction, candidateId: string): Promise<PortalData> => {
  const of = [tx.orgCode, candidateId];
  const applications = await tx.query<PortalApplication>(
    `select a.id::text as id, p.title, p.code, a.applied_on::text as "appliedOn", g.kind, a.withdrawn_on::text as "withdrawnOn", a.moved_on::text as "movedOn", p.status = 'OPEN' and p.on_career_page as "isOpen",
       case when o.answer = 'PENDING' then o.expires_on end::text as "offerUntil", nullif(o.answer, 'PENDING') as "offerAnswer", o.expires_on::text as "offerDay",
       c.standing in ('ARCHIVED', 'BLACKLISTED') and not exists (select from outbox_message m where m.org_code = c.org_code and m.candidate_id = c.id and m.while_archived and m.status = 'QUEUED') as "isPutAway"
     from job_application a join candidate c on c.org_code = a.org_code and c.id = a.candidate_id join job_post p on p.org_code = a.org_code and p.id = a.job_post_id join candidate_status s on s.org_code = a.org_code and s.id = a.status_id
       join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
       left join lateral (select case when o.answer = 'PENDING' and o.expires_on < $3::date then 'EXPIRED' else o.answer end as answer, o.expires_on from offer o where o.org_code = a.org_code and o.candidate_id = a.candidate_id and o.job_post_id = a.job_post_id
         and (o.answer in ('ACCEPTED', 'DECLINED', 'PENDING') or (o.answer in ('WITHDRAWN', 'EXPIRED') and o.responded_on >= a.since)) order by o.id desc limit 1) o on true
     where a.org_code = $1 and a.candidate_id = $2 order by a.applied_on desc, a.id desc`,
    [...of, await todayOf(tx)],
  );
  const files = await tx.query<PortalFile>(
    `select f.id::text as id, s.original_name as name, coalesce(s.byte_size, 0)::int as size, to_char(f.added_at at time zone o.time_zone, 'YYYY-MM-DD') as day from record_file f join stored_file s on s.org_code = f.org_code and s.key = f.file_key join organisation o on o.org_code = f.org_code
     where f.org_code = $1 and f.entity = 'Candidate' and f.row_id = $2 and f.added_by = $3 and f.deleted_at is null and s.status = 'STORED' order by f.added_at desc limit 50`,
    [...of, STRANGER.userId],
  );
  const [candidate] = await tx.query<{ retainUntil: string | null }>('select retain_until::text as "retainUntil" from candidate where org_code = $1 and id = $2', of);
  return { applications, rounds: await portalRounds(tx, candidateId), files, retainUntil: candidate?.retainUntil ?? null };
};
