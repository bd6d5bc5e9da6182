/** Brings the calendars of organizers at Microsoft up to date with their rounds: what stands there follows from what stands here, whichever way that changed. */
import { z } from 'zod';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { askGraph } from './ask-graph.ts';
import type { Environment } from './connection.ts';

type Due = {
  readonly roundId: string;
  readonly accountId: string;
  readonly eventId: string | null;
  /** Null where the round is gone. */
  readonly version: number | null;
  readonly isOn: boolean;
  readonly uid: string;
  readonly name: string;
  readonly candidate: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: string | null;
  readonly link: string | null;
};

/** Rounds to come that look otherwise than their event, and events whose round is gone or others' now. Taken for five minutes, so that no other process writes them too. */
const TAKE = `with wanted as (
    select r.id as round_id, u.id as account_id, c.subject from scheduled_round r join user_account u on u.org_code = r.org_code and u.employee_id = r.organizer_id and u.status = 'ACTIVE'
    join microsoft_connection c on c.org_code = u.org_code and c.user_account_id = u.id and c.state = 'CONNECTED'
    left join microsoft_event e on e.org_code = r.org_code and e.round_id = r.id and e.user_account_id = u.id
    where r.org_code = $1 and r.ends_at > now() and (e.event_id is not null or r.status in ('SCHEDULED', 'RESCHEDULED')) and r.version > coalesce(e.version, 0) and coalesce(e.due_at, now()) <= now()
    union all
    select e.round_id, e.user_account_id, e.subject from microsoft_event e join microsoft_connection c on c.org_code = e.org_code and c.user_account_id = e.user_account_id and c.state = 'CONNECTED'
    where e.org_code = $1 and e.due_at <= now() and not exists (select from scheduled_round r join user_account u on u.org_code = r.org_code and u.employee_id = r.organizer_id where r.org_code = e.org_code and r.id = e.round_id and u.id = e.user_account_id)
    limit 20)
  insert into microsoft_event as e (org_code, round_id, user_account_id, subject, tries, due_at) select $1, round_id, account_id, subject, 1, now() + interval '5 minutes' from wanted
  on conflict (org_code, round_id, user_account_id) do update set tries = e.tries + 1, due_at = now() + make_interval(mins => least(5 * 2 ^ least(e.tries, 6), 240)::int) where e.due_at <= now()
  returning round_id::text as "roundId", user_account_id::text as "accountId", event_id as "eventId"`;

const ROUNDS = `select r.id::text as "roundId", r.version, r.status in ('SCHEDULED', 'RESCHEDULED') and u.id is not null as "isOn", r.calendar_uid as uid, r.name, c.name as candidate, r.starts_at as "startsAt", r.ends_at as "endsAt", r.venue, r.meeting_link as link
  from scheduled_round r join candidate c on c.org_code = r.org_code and c.id = r.candidate_id left join user_account u on u.org_code = r.org_code and u.employee_id = r.organizer_id and u.id = $3::bigint where r.org_code = $1 and r.id = $2::bigint`;

const made = z.object({ id: z.string().min(1).max(2000) });

const takeDue = async (tx: Transaction): Promise<readonly Due[]> => {
  const taken = await tx.query<Pick<Due, 'roundId' | 'accountId' | 'eventId'>>(TAKE, [tx.orgCode]);
  const due: Due[] = [];
  for (const one of taken) {
    const [round] = await tx.query<Omit<Due, 'accountId' | 'eventId'>>(ROUNDS, [tx.orgCode, one.roundId, one.accountId]);
    due.push({ version: null, isOn: false, uid: '', name: '', candidate: '', startsAt: new Date(), endsAt: new Date(), venue: null, link: null, ...round, ...one });
  }
  return due;
};

const eventOf = ({ uid, name, candidate, startsAt, endsAt, venue, link }: Due, origin: string) => ({
  subject: `${name}: ${candidate}`,
  body: { contentType: 'text', content: [link, `${origin}/v3/recruitment/upcoming-interviews`].filter((part) => (part ?? '') !== '').join('\n') },
  start: { dateTime: new Date(startsAt).toISOString().slice(0, 19), timeZone: 'UTC' },
  end: { dateTime: new Date(endsAt).toISOString().slice(0, 19), timeZone: 'UTC' },
  location: { displayName: venue ?? '' },
  showAs: 'busy',
  // Microsoft makes one event of two requests that carry the same.
  transactionId: uid,
});

/** Writes one event. Answers its id, null for none; undefined where the person is not connected any more. Throws where it is to be tried again. */
const writeEvent = async (environment: Environment, orgCode: string, due: Due): Promise<string | null | undefined> => {
  const { eventId, accountId, isOn } = due;
  const place = eventId === null ? 'me/events' : `me/events/${encodeURIComponent(eventId)}`;
  if (!isOn && eventId === null) return null;
  const { transactionId, ...changed } = eventOf(due, environment.settings.publicUrl.origin);
  const method = isOn ? (eventId === null ? 'POST' : 'PATCH') : 'DELETE';
  const body = isOn ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(eventId === null ? { ...changed, transactionId } : changed) } : {};
  const answer = await askGraph(environment, orgCode, accountId, place, { method, ...body });
  if (answer === null) return undefined;
  // Whoever deleted the event in their calendar wants it there no more.
  if (answer.status === 404 && method !== 'POST') return isOn ? eventId : null;
  if (!answer.ok) throw new Error(`Microsoft answered ${answer.status} for an event.`);
  return method === 'POST' ? made.parse(await answer.json()).id : method === 'PATCH' ? eventId : null;
};

/** Without an event there is nothing to remember: a round that is on again gets another one. */
const settle = async (tx: Transaction, { roundId, accountId, version }: Due, eventId: string | null): Promise<void> => {
  const key = [tx.orgCode, roundId, accountId];
  if (eventId === null) await tx.query('delete from microsoft_event where org_code = $1 and round_id = $2::bigint and user_account_id = $3::bigint', key);
  else await tx.query('update microsoft_event set event_id = $4, version = $5, tries = 0, due_at = now() where org_code = $1 and round_id = $2::bigint and user_account_id = $3::bigint', [...key, eventId, version]);
};

/** Answers how many events were written. One that fails is tried again later and keeps no other. */
export const keepEvents = async (environment: Environment, log: Logger): Promise<number> => {
  const organisations = await withOrg(environment.db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisations_with_mailboxes() code'));
  let written = 0;
  for (const { code } of organisations) {
    for (const due of await withOrg(environment.db, code, takeDue)) {
      try {
        const eventId = await writeEvent(environment, code, due);
        if (eventId === undefined) continue;
        await withOrg(environment.db, code, (tx) => settle(tx, due, eventId));
        written += 1;
      } catch (error) {
        log.warn({ err: error, organisation: code, round: due.roundId }, 'an event was not written to a calendar');
      }
    }
  }
  return written;
};
