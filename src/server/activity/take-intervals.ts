import { untold } from '../../domain/activity/batch.ts';
import { intoDays } from '../../domain/activity/intoDays.ts';
import type { Interval } from '../../domain/activity/interval.ts';
import { addDays } from '../../domain/dates.ts';
import type { Transaction } from '../db/org.ts';
import { keepDays } from './keep-day.ts';
import { monitoredSince, readTerms } from './monitoring-terms.ts';
import { personDays } from './person-days.ts';

/** What became of a batch: whether anything is recorded of the person now, and how many minutes were kept or dropped. */
export type Taken = { readonly recording: boolean; readonly keptMinutes: number; readonly droppedMinutes: number };

const NOTHING = { recording: false, keptMinutes: 0 } as const;
const length = (intervals: readonly { readonly from: number; readonly to: number }[]): number => intervals.reduce((sum, { from, to }) => sum + to - from, 0);
const minutes = (milliseconds: number): number => Math.round(milliseconds / 60_000);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Keeps of the intervals, which lie in the past, what may be kept: nothing while monitoring is off, for the organization or the person, from before the person's first day, older than intervals are
 * kept, outside of shifts unless the settings say so, and what the computer told before. The days concerned are reckoned in the same transaction; batches of one person wait for each other.
 */
export const takeIntervals = async (tx: Transaction, device: { readonly id: string; readonly employeeId: string }, intervals: readonly Interval[], now: number): Promise<Taken> => {
  const sent = length(intervals);
  const terms = await readTerms(tx);
  const since = terms?.isOn === true ? await monitoredSince(tx, device.employeeId) : null;
  if (terms === null || since === null) return { ...NOTHING, droppedMinutes: minutes(sent) };
  const nothing = { recording: true, keptMinutes: 0, droppedMinutes: minutes(sent) };
  const [first, last] = [intervals[0], intervals.at(-1)];
  if (first === undefined || last === undefined) return nothing;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`activity ${tx.orgCode} ${device.employeeId}`]);
  const oldest = dayOf(now - terms.keepsIntervalsDays * 86_400_000);
  const from = [addDays(dayOf(first.from), -1), oldest, since].toSorted().at(-1)!;
  const until = addDays(dayOf(last.to), 1);
  const days = from > until ? [] : await personDays(tx, device.employeeId, from, until);
  const kept = untold(intoDays(intervals, days, terms.keepsOutsideSchedule), await toldBefore(tx, device.id, first.from, Math.max(...intervals.map(({ to }) => to))));
  if (kept.length === 0) return nothing;
  await tx.query(
    `insert into activity_interval (org_code, activity_device_id, starts_at, ends_at, employee_id, day, state, application, host)
     select $1, $2::bigint, x.starts_at, x.ends_at, $3::bigint, x.day, x.state, x.application, x.host from unnest($4::timestamptz[], $5::timestamptz[], $6::date[], $7::text[], $8::text[], $9::text[]) as x (starts_at, ends_at, day, state, application, host)`,
    [tx.orgCode, device.id, device.employeeId, kept.map((one) => new Date(one.from).toISOString()), kept.map((one) => new Date(one.to).toISOString()), kept.map(({ day }) => day), kept.map(({ state }) => state), kept.map(({ application }) => application), kept.map(({ host }) => host)],
  );
  const concerned = new Set(kept.map(({ day }) => day));
  await keepDays(tx, device.employeeId, days.filter(({ day }) => concerned.has(day)));
  return { recording: true, keptMinutes: minutes(length(kept)), droppedMinutes: minutes(sent - length(kept)) };
};

const toldBefore = async (tx: Transaction, deviceId: string, from: number, to: number): Promise<{ from: number; to: number }[]> =>
  (
    await tx.query<{ from: string; to: string }>(
      // An interval lasts a day at most.
      `select (extract(epoch from i.starts_at) * 1000)::bigint as from, (extract(epoch from i.ends_at) * 1000)::bigint as to from activity_interval i
       where i.org_code = $1 and i.activity_device_id = $2::bigint and i.starts_at > $3::timestamptz - interval '1 day' and i.starts_at < $4::timestamptz and i.ends_at > $3::timestamptz order by i.starts_at`,
      [tx.orgCode, deviceId, new Date(from).toISOString(), new Date(to).toISOString()],
    )
  ).map((row) => ({ from: Number(row.from), to: Number(row.to) }));
