/** The row of a person's own calendars. */
import type { Transaction } from '../db/org.ts';

export type OwnCalendar = {
  readonly feedNumber: number | null;
  readonly feedFetchedAt: Date | null;
  readonly busyHost: string | null;
  readonly busyReadAt: Date | null;
  readonly busyProblem: string | null;
  readonly busyFailedAt: Date | null;
  readonly appointments: number;
  readonly warningsSeen: readonly string[];
};

const NOTHING: OwnCalendar = { feedNumber: null, feedFetchedAt: null, busyHost: null, busyReadAt: null, busyProblem: null, busyFailedAt: null, appointments: 0, warningsSeen: [] };

const READ = `select c.feed_number as "feedNumber", c.feed_fetched_at as "feedFetchedAt", c.busy_host as "busyHost", c.busy_read_at as "busyReadAt", c.busy_problem as "busyProblem", c.busy_failed_at as "busyFailedAt", c.warnings_seen as "warningsSeen",
  (select count(*)::int from own_busy b where b.org_code = c.org_code and b.user_account_id = c.user_account_id and b.source = 'CALENDAR' and b.ends_at > now()) as appointments from own_calendar c where c.org_code = $1 and c.user_account_id = $2::bigint`;

export const readOwnCalendar = async (tx: Transaction, accountId: string): Promise<OwnCalendar> => (await tx.query<OwnCalendar>(READ, [tx.orgCode, accountId]))[0] ?? NOTHING;

/** A new address each time it is switched on; while it is off none answers. */
export const switchFeed = async (tx: Transaction, accountId: string, isOn: boolean): Promise<void> => {
  await tx.query(
    `insert into own_calendar as c (org_code, user_account_id, feed_number, feed_numbers) values ($1, $2::bigint, case when $3 then 1 end, 1)
     on conflict (org_code, user_account_id) do update set feed_number = case when $3 then c.feed_numbers + 1 end, feed_numbers = c.feed_numbers + 1, feed_fetched_at = null`,
    [tx.orgCode, accountId, isOn],
  );
};

export const keepBusyCalendar = async (tx: Transaction, accountId: string, sealed: string, host: string): Promise<void> => {
  await tx.query(
    `insert into own_calendar (org_code, user_account_id, busy_sealed, busy_host, busy_due_at) values ($1, $2::bigint, $3, $4, now() + interval '15 minutes')
     on conflict (org_code, user_account_id) do update set busy_sealed = excluded.busy_sealed, busy_host = excluded.busy_host, busy_due_at = excluded.busy_due_at, busy_read_at = null`,
    [tx.orgCode, accountId, sealed, host],
  );
};

export const forgetBusyCalendar = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.query('update own_calendar set busy_sealed = null, busy_host = null, busy_problem = null, busy_read_at = null, busy_failed_at = null where org_code = $1 and user_account_id = $2::bigint', [tx.orgCode, accountId]);
  await tx.query(`delete from own_busy where org_code = $1 and user_account_id = $2::bigint and source = 'CALENDAR'`, [tx.orgCode, accountId]);
};

export const putAwayWarning = async (tx: Transaction, accountId: string, kind: string): Promise<void> => {
  await tx.query(
    `insert into own_calendar as c (org_code, user_account_id, warnings_seen) values ($1, $2::bigint, array[$3])
     on conflict (org_code, user_account_id) do update set warnings_seen = array_append(array_remove(c.warnings_seen, $3), $3)`,
    [tx.orgCode, accountId, kind],
  );
};
