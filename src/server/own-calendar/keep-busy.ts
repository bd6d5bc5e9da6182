/** What is kept of a person's own calendar: its address sealed, and from when to when they are busy. */
import type { BusyPeriod } from '../../domain/calendar/busy-times.ts';
import type { Transaction } from '../db/org.ts';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { zoneOfPersonSql } from '../people/zone-sql.ts';
import type { KeySettings } from '../secrets/root-key.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { Settings } from '../settings.ts';
import { readBusy, type ReadBusy } from './read-busy.ts';

type Due = { readonly org_code: string; readonly user_account_id: string; readonly busy_sealed: string };

const placeOf = (orgCode: string, accountId: string): string => `${orgCode} busy calendar ${accountId}`;
export const sealAddress = (settings: KeySettings, orgCode: string, accountId: string, address: URL): string => seal(settings, placeOf(orgCode, accountId), address.href);

/** By whose clock a person's times without a zone are meant. */
export const zoneOfAccount = async (tx: Transaction, accountId: string): Promise<string> => {
  const [found] = await tx.query<{ zone: string }>(
    `select ${zoneOfPersonSql} as zone from user_account u join organisation o on o.org_code = u.org_code left join employee e on e.org_code = u.org_code and e.id = u.employee_id
     left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id left join location l on l.org_code = e.org_code and l.id = e.location_id where u.org_code = $1 and u.id = $2::bigint`,
    [tx.orgCode, accountId],
  );
  return found?.zone ?? 'UTC';
};

/** Puts what was read from one of a person's calendars in place of what was known of it. */
export const putBusy = async (tx: Transaction, accountId: string, source: 'CALENDAR' | 'MICROSOFT', periods: readonly BusyPeriod[]): Promise<void> => {
  await tx.query('delete from own_busy where org_code = $1 and user_account_id = $2::bigint and source = $3', [tx.orgCode, accountId, source]);
  await tx.query(
    `insert into own_busy (org_code, user_account_id, source, uid, starts_at, ends_at) select $1, $2::bigint, $3, x.uid, x.starts_at, x.ends_at from unnest($4::text[], $5::timestamptz[], $6::timestamptz[]) as x (uid, starts_at, ends_at)`,
    [tx.orgCode, accountId, source, periods.map(({ uid }) => uid), periods.map(({ startsAt }) => startsAt), periods.map(({ endsAt }) => endsAt)],
  );
};

/** What was read of a published calendar; after a failure the known times stay. Nothing where the address was taken away or replaced meanwhile. */
export const storeBusy = async (tx: Transaction, accountId: string, sealed: string, read: ReadBusy): Promise<void> => {
  const kept = await tx.query(
    `update own_calendar set busy_problem = $4, busy_read_at = case when $4::text is null then now() else busy_read_at end, busy_failed_at = case when $4::text is null then null else coalesce(busy_failed_at, now()) end,
       warnings_seen = case when $4::text is null then array_remove(warnings_seen, 'BUSY_UNREADABLE') else warnings_seen end
     where org_code = $1 and user_account_id = $2::bigint and busy_sealed = $3 returning 1`,
    [tx.orgCode, accountId, sealed, read.problem],
  );
  if (kept.length === 0 || read.periods === null) return;
  await putBusy(tx, accountId, 'CALENDAR', read.periods);
};

/** Reads calendars that are due again, each for a quarter of an hour; two servers never the same. Answers how many. */
export const readDueCalendars = async (db: Database, settings: Settings, log: Logger): Promise<number> => {
  const due = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<Due>('select * from take_due_busy_calendars(10)'));
  for (const { org_code: orgCode, user_account_id: accountId, busy_sealed: sealed } of due) {
    const zone = await withOrg(db, orgCode, (tx) => zoneOfAccount(tx, accountId));
    const address = unseal(settings, placeOf(orgCode, accountId), sealed);
    // What is wrong with one calendar is told of that one; the others are read.
    const read: ReadBusy = await (address === null ? Promise.resolve<ReadBusy>({ periods: null, problem: 'UNREACHABLE' }) : readBusy(settings, new URL(address), zone, new Date())).catch((error: unknown): ReadBusy => {
      log.error({ err: error, organisation: orgCode, account: accountId }, 'a calendar was not understood');
      return { periods: null, problem: 'NOT_A_CALENDAR' };
    });
    if (read.problem !== null) log.info({ organisation: orgCode, account: accountId, problem: read.problem }, 'a calendar could not be read');
    await withOrg(db, orgCode, (tx) => storeBusy(tx, accountId, sealed, read));
  }
  return due.length;
};
