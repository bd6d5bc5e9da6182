/** A person's interviews as a calendar that they subscribe to. */
import ical, { ICalEventStatus } from 'ical-generator';
import { tagOf } from '../../domain/languages.ts';
import { safeUrl } from '../../domain/safeUrl.ts';
import { reachOf } from '../access/authorise.ts';
import { candidatesWorkedOn } from '../access/member-rules.ts';
import type { Transaction } from '../db/org.ts';
import { calendarText } from '../mail/calendar-text.ts';
import { say } from '../messages.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

type Round = {
  readonly uid: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly name: string;
  readonly mode: string;
  readonly venue: string | null;
  readonly link: string | null;
  readonly candidate: string;
  readonly jobPost: string | null;
};

const MOST = 1000;

/** Rounds of the last month and to come: with a seat on the panel, or arranged with a candidate on whom the person still works. */
const roundsOf = async (tx: Transaction, session: Session): Promise<readonly Round[]> => {
  if (session.employeeId === null) return [];
  const to = bindings(tx.orgCode);
  const me = `${to.bind(session.employeeId)}::bigint`;
  const works = reachOf(session, 'JOB_CANDIDATES', 'VIEW');
  const arranged = works === null ? '' : `or (r.organizer_id = ${me}${works.scope === 'ALL' ? '' : ` and ${candidatesWorkedOn(session, 'r.candidate_id', me)}`})`;
  return tx.query<Round>(
    `select r.calendar_uid as uid, r.version, r.updated_at as "changedAt", r.starts_at as "startsAt", r.ends_at as "endsAt", r.name, r.mode, r.venue, r.meeting_link as link, c.name as candidate, p.title as "jobPost"
     from scheduled_round r join candidate c on c.org_code = r.org_code and c.id = r.candidate_id left join job_post p on p.org_code = r.org_code and p.id = r.job_post_id
     where r.org_code = $1 and r.status not in ('CANCELLED', 'NO_SHOW') and r.ends_at > now() - interval '30 days'
       and (r.id in (select m.scheduled_round_id from scheduled_round_member m where m.org_code = $1 and m.employee_id = ${me} and m.response <> 'DECLINED') ${arranged})
     order by r.starts_at, r.id limit ${MOST}`,
    to.values,
  );
};

/** The calendar as text, the same for the same interviews. */
export const ownInterviews = async (tx: Transaction, session: Session, page: string): Promise<string> => {
  const rounds = await roundsOf(tx, session);
  const [organisation] = await tx.query<{ name: string }>('select name from organisation where org_code = $1', [tx.orgCode]);
  const calendar = ical({ prodId: { company: 'Tenure', product: 'Tenure', language: tagOf(session.language).toUpperCase() }, name: say(session.language, 'integrations.feedName', { organisation: organisation?.name ?? '' }), ttl: 900 });
  for (const { uid, version, changedAt, startsAt, endsAt, name, mode, venue, link, candidate, jobPost } of rounds) {
    const meeting = link === null ? null : safeUrl(link);
    calendar.createEvent({
      id: uid,
      sequence: version - 1,
      stamp: new Date(changedAt),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: `${name}: ${candidate}`,
      description: [jobPost, meeting, page].filter((part) => part !== null && part !== '').join('\n'),
      location: venue ?? say(session.language, `enum.InterviewMode.${mode}`),
      ...(meeting === null ? {} : { url: meeting }),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendarText(calendar);
};
