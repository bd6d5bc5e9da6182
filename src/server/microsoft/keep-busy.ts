/** When people are busy by their calendar at Microsoft. Times alone are asked for: what somebody does then stays theirs. */
import { z } from 'zod';
import { toInstant } from '../../domain/values/zones.ts';
import type { BusyPeriod } from '../../domain/calendar/busy-times.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { putBusy, zoneOfAccount } from '../own-calendar/keep-busy.ts';
import { busyWindow } from '../own-calendar/read-busy.ts';
import { askGraph } from './ask-graph.ts';
import type { Environment } from './connection.ts';

type Due = { readonly org_code: string; readonly user_account_id: string; readonly subject: string };

const PAGE = 400;
/** More appointments than that nobody has in three months. */
const MOST_PAGES = 10;
/** Of how a time is shown to others: whoever only works elsewhere can be met. */
const FREE: ReadonlySet<string> = new Set(['free', 'workingElsewhere']);

const time = z.object({ dateTime: z.string().max(40) });
const answered = z.object({
  value: z.array(z.object({ id: z.string(), iCalUId: z.string().nullish(), showAs: z.string().nullish(), isCancelled: z.boolean().nullish(), isAllDay: z.boolean().nullish(), start: time, end: time })),
  '@odata.nextLink': z.string().max(8000).optional(),
});
type Event = z.infer<typeof answered>['value'][number];

/** Exchange packs the UID of an invitation from elsewhere into one of its own ([MS-OXOCAL] 2.2.1.27): 16 fixed bytes, 24 of times and lengths, 'vCal-Uid', a number, the UID, a zero. */
const PACKED = /^040000008200E00074C5B7101A82E008[0-9A-F]{48}7643616C2D55696401000000((?:[0-9A-F]{2})+?)00$/i;

const MOST_OF_UID = 1000;

/** The UID as whoever invited wrote it. */
export const invitedUid = (iCalUId: string): string => {
  const packed = PACKED.exec(iCalUId)?.[1];
  const uid = packed === undefined ? iCalUId : Buffer.from(packed, 'hex').toString('utf8');
  // Strangers write it: what no database keeps is no part of it.
  return uid.replaceAll('\0', '').slice(0, MOST_OF_UID);
};

/** Whole days have no zone: they are those of the person's clock. All else was asked for in UTC. */
const instantOf = ({ isAllDay }: Event, { dateTime }: Event['start'], zone: string): string | null => {
  if (isAllDay === true) return toInstant(dateTime.slice(0, 10), '00:00:00', zone);
  const at = Date.parse(`${dateTime.slice(0, 23)}Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

const periodOf = (event: Event, zone: string, uids: ReadonlyMap<string, string>): BusyPeriod[] => {
  if (event.isCancelled === true || FREE.has(event.showAs ?? '')) return [];
  const [startsAt, endsAt] = [instantOf(event, event.start, zone), instantOf(event, event.end, zone)];
  if (startsAt === null || endsAt === null || startsAt >= endsAt) return [];
  return [{ uid: uids.get(event.id) ?? invitedUid(event.iCalUId ?? ''), startsAt, endsAt }];
};

/** Events of the next weeks; null where the person is not connected any more. Throws where Microsoft does not answer with a calendar. */
const readEvents = async (environment: Environment, orgCode: string, accountId: string, now: Date): Promise<readonly Event[] | null> => {
  const { from, to } = busyWindow(now);
  const events: Event[] = [];
  let asked: string = `?${new URLSearchParams({ startDateTime: from.toISOString(), endDateTime: to.toISOString(), $select: 'id,iCalUId,showAs,isCancelled,isAllDay,start,end', $top: String(PAGE) }).toString()}`;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const answer = await askGraph(environment, orgCode, accountId, `me/calendarView${asked}`, { headers: { prefer: 'outlook.timezone="UTC"' } }, true);
    if (answer === null) return null;
    if (!answer.ok) throw new Error(`Microsoft answered ${answer.status} for a calendar.`);
    const { value, '@odata.nextLink': next } = answered.parse(await answer.json());
    events.push(...value);
    if (next === undefined) return events;
    // Of what is told as the next page only its parameters are taken: a token goes to no other place.
    asked = new URL(next).search;
  }
  throw new Error('The calendar has more appointments than are read.');
};

/** The UIDs of our rounds by the events that stand for them in the person's calendar. */
const ownUids = async (tx: Transaction, accountId: string): Promise<ReadonlyMap<string, string>> => {
  const found = await tx.query<{ eventId: string; uid: string }>(
    'select e.event_id as "eventId", r.calendar_uid as uid from microsoft_event e join scheduled_round r on r.org_code = e.org_code and r.id = e.round_id where e.org_code = $1 and e.user_account_id = $2::bigint and e.event_id is not null',
    [tx.orgCode, accountId],
  );
  return new Map(found.map(({ eventId, uid }) => [eventId, uid]));
};

/** Nothing where the mailbox was disconnected or replaced meanwhile. */
const settle = async (tx: Transaction, { user_account_id: accountId, subject }: Due, periods: readonly BusyPeriod[] | null): Promise<void> => {
  const kept = await tx.query(
    `update microsoft_connection set busy_read_at = case when $4 then now() else busy_read_at end, busy_failed_at = case when $4 then null else coalesce(busy_failed_at, now()) end
     where org_code = $1 and user_account_id = $2::bigint and subject = $3 and state = 'CONNECTED' returning 1`,
    [tx.orgCode, accountId, subject, periods !== null],
  );
  if (kept.length === 0 || periods === null) return;
  await putBusy(tx, accountId, 'MICROSOFT', periods);
  await tx.query(`update own_calendar set warnings_seen = array_remove(warnings_seen, 'MICROSOFT_UNREADABLE') where org_code = $1 and user_account_id = $2::bigint`, [tx.orgCode, accountId]);
};

/** Reads calendars that are due again, each for a quarter of an hour; two servers never the same. While one cannot be read, what was known of it counts. Answers how many. */
export const keepBusy = async (environment: Environment, log: Logger, now = new Date()): Promise<number> => {
  const { db } = environment;
  const taken = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<Due>('select * from take_due_mailboxes(10)'));
  for (const due of taken) {
    const { org_code: orgCode, user_account_id: accountId } = due;
    try {
      const events = await readEvents(environment, orgCode, accountId, now);
      if (events === null) continue;
      await withOrg(db, orgCode, async (tx) => {
        const [zone, uids] = [await zoneOfAccount(tx, accountId), await ownUids(tx, accountId)];
        await settle(tx, due, events.flatMap((event) => periodOf(event, zone, uids)));
      });
    } catch (error) {
      log.warn({ err: error, organisation: orgCode, account: accountId }, 'a calendar at Microsoft could not be read');
      await withOrg(db, orgCode, (tx) => settle(tx, due, null));
    }
  }
  return taken.length;
};
