/** Interviews as their candidate sees them: when, where and with what to join, and asking for another time. Nothing of panels' scores or notes. */
import type { Transaction } from '../../db/org.ts';
import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { notify } from '../../notifications/notify.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { ruleReason } from '../../resource/rule-reason.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import { calendarFile } from '../../recruitment/interviews/calendar-event.ts';
import { MADE_BY } from '../system-caller.ts';
import type { Visit } from '../visit.ts';
import type { Candidate } from './portal-session.ts';

export type PortalRound = {
  readonly id: string;
  readonly name: string;
  readonly jobPost: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  /** In which the candidate reads the time. */
  readonly timeZone: string;
  readonly mode: string;
  readonly venue: string | null;
  readonly link: string | null;
  /** What the invitation says besides. */
  readonly note: string | null;
  readonly isOver: boolean;
  /** It began and is not over. */
  readonly isUnderWay: boolean;
  /** Called off before it was over, and not scheduled anew. */
  readonly isCancelled: boolean;
  readonly askedToMove: boolean;
};

const OPEN = `r.status in ('SCHEDULED', 'RESCHEDULED')`;

const CANCELLED = `r.status = 'CANCELLED'`;
const IS_OVER = `(r.ends_at <= now() or not (${OPEN} or ${CANCELLED}))`;
const SCHEDULED_ANEW = `exists (select from scheduled_round n where n.org_code = r.org_code and n.candidate_id = r.candidate_id and n.round_id is not distinct from r.round_id and n.id > r.id)`;

/** What is to come or was called off, and what took place or was to in the last half year; next first. */
export const portalRounds = (tx: Transaction, candidateId: string): Promise<PortalRound[]> =>
  tx.query<PortalRound>(
    `select r.id::text as id, r.name, p.title as "jobPost", r.starts_at as "startsAt", r.ends_at as "endsAt", r.time_zone as "timeZone", r.mode, r.venue, r.meeting_link as link, r.note,
       ${IS_OVER} as "isOver", ${OPEN} and r.starts_at <= now() and r.ends_at > now() as "isUnderWay", ${CANCELLED} as "isCancelled", r.move_asked_at is not null as "askedToMove"
     from scheduled_round r left join job_post p on p.org_code = r.org_code and p.id = r.job_post_id
     where r.org_code = $1 and r.candidate_id = $2 and (not ${CANCELLED} or (r.ends_at > now() and not ${SCHEDULED_ANEW})) and r.ends_at > now() - interval '180 days'
     order by "isOver", case when not ${IS_OVER} then r.starts_at end, r.starts_at desc limit 30`,
    [tx.orgCode, candidateId],
  );

const LONGEST = 500;

/** The candidate cannot come: it stands on the round, and those who arrange it are told. Answers whether the round is theirs and still to come. */
export const askToMove = async ({ db }: Pick<Context, 'db'>, { orgCode }: Visit, candidate: Candidate, id: string, said: string): Promise<boolean> => {
  if (!/^\d{1,18}$/.test(id)) return false;
  const changeSet = await nextChangeSet(db, orgCode);
  return withOrg(db, orgCode, async (tx) => {
    const resource = resourceOf('ScheduledRound');
    const before = (await readImages(tx, resource, [id])).get(id);
    if (!before || String(before['candidateId']) !== candidate.id || !['SCHEDULED', 'RESCHEDULED'].includes(String(before['status'])) || Date.parse(String(before['startsAt'])) <= Date.now()) return false;
    const moveAskedNote = said.trim().slice(0, LONGEST) || null;
    if (before['moveAskedAt'] !== null && before['moveAskedNote'] === moveAskedNote) return true;
    const after = await updateImages(tx, resource, [{ ...before, moveAskedAt: new Date().toISOString(), moveAskedNote }], MADE_BY);
    await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'JOB_CANDIDATES', reason: ruleReason('askedByCandidate'), changes: after.map((image) => ({ entity: resource.type, id, kind: 'UPDATE' as const, before, after: image })) });
    const people = await tx.query<{ id: string }>(
      `select distinct u.id::text as id from user_account u join candidate c on c.org_code = u.org_code and c.id = $2::bigint where u.org_code = $1 and u.employee_id in ($3::bigint, c.recruiter_id)`,
      [tx.orgCode, candidate.id, before['organizerId'] ?? null],
    );
    await notify(tx, { to: people.map((one) => one.id), kind: 'interviewMoveAsked', words: { candidate: candidate.name, round: String(before['name']) }, path: `/recruitment/job-candidates/${candidate.id}/interviews` });
    return true;
  });
};

type Event = { readonly name: string; readonly jobPost: string | null; readonly startsAt: Date; readonly endsAt: Date; readonly venue: string | null; readonly link: string | null; readonly note: string | null; readonly uid: string; readonly version: number; readonly organizer: string | null; readonly email: string | null };

/** A round that is to come as a file for calendars, the same event as that of the invitation; null where there is none of theirs. */
export const portalCalendar = async (tx: Transaction, { organisation }: Visit, candidate: Candidate, id: string): Promise<Buffer | null> => {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [round] = await tx.query<Event>(
    `select r.name, p.title as "jobPost", r.starts_at as "startsAt", r.ends_at as "endsAt", r.venue, r.meeting_link as link, r.note, r.calendar_uid as uid, r.version, e.name as organizer, e.email
     from scheduled_round r left join job_post p on p.org_code = r.org_code and p.id = r.job_post_id left join employee e on e.org_code = r.org_code and e.id = r.organizer_id
     where r.org_code = $1 and r.candidate_id = $2 and r.id = $3 and ${OPEN}`,
    [tx.orgCode, candidate.id, id],
  );
  if (!round) return null;
  const { content } = calendarFile(
    {
      uid: round.uid,
      sequence: round.version - 1,
      startsAt: new Date(round.startsAt).toISOString(),
      endsAt: new Date(round.endsAt).toISOString(),
      summary: `${round.name} – ${round.jobPost ?? organisation}`,
      description: [round.link, round.note].filter((part) => part).join('\n\n'),
      location: round.venue ?? '',
      link: round.link,
      organizer: round.email === null ? null : { name: round.organizer ?? organisation, email: round.email },
      attendees: [],
    },
    'PUBLISH',
    new Date(),
  );
  return Buffer.from(content, 'base64');
};
