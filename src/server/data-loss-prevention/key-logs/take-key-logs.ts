import { CONTROL_KEYS, asSwitched, untoldWhole, type KeyRecord } from '../../../domain/data-loss-prevention/keyLog.ts';
import { wholeInDay } from '../../../domain/data-loss-prevention/wholeInDay.ts';
import { addDays } from '../../../domain/dates.ts';
import { snake } from '../../../domain/snake.ts';
import { monitoredSince, readTerms } from '../../activity/monitoring-terms.ts';
import { personDays } from '../../activity/person-days.ts';
import type { Transaction } from '../../db/org.ts';
import { readKeySwitches } from './key-logging-terms.ts';
import { sealTitle } from './sealed-titles.ts';

/** What became of a batch: whether keys are logged of the person now, and how many records were kept or dropped. */
export type KeysTaken = { readonly recording: boolean; readonly keptRecords: number; readonly droppedRecords: number };
type Sender = { readonly id: string; readonly employeeId: string };

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const instantOf = (at: number): string => new Date(at).toISOString();

/**
 * Keeps of the records, which lie in the past, those that may be kept, by the rules of intervals and with what is switched on alone: nothing while monitoring or key logging is off, from before the
 * person's first day as a member, older than details are kept, not wholly within a shift unless the settings say so, and what meets a time that the computer told before.
 */
export const takeKeyLogs = async (tx: Transaction, device: Sender, records: readonly KeyRecord[], now: number): Promise<KeysTaken> => {
  const terms = await readTerms(tx);
  const since = terms?.isOn === true ? await monitoredSince(tx, device.employeeId) : null;
  const on = since === null ? null : await readKeySwitches(tx);
  if (terms === null || since === null || on === null) return { recording: false, keptRecords: 0, droppedRecords: records.length };
  const nothing = { recording: true, keptRecords: 0, droppedRecords: records.length };
  const [first, last] = [records[0], records.at(-1)];
  if (first === undefined || last === undefined) return nothing;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`key logs ${tx.orgCode} ${device.id}`]);
  const from = [addDays(dayOf(first.from), -1), dayOf(now - terms.keepsIntervalsDays * 86_400_000), since].toSorted().at(-1)!;
  const until = addDays(dayOf(last.to), 1);
  const days = from > until ? [] : await personDays(tx, device.employeeId, from, until);
  const within = records.flatMap((record) => {
    const day = wholeInDay(record, days, terms.keepsOutsideSchedule);
    return day === null ? [] : [{ ...asSwitched(record, on), day }];
  });
  const kept = untoldWhole(within, await toldBefore(tx, device.id, first.from, Math.max(...records.map(({ to }) => to))));
  if (kept.length === 0) return nothing;
  await insert(tx, device, kept);
  return { recording: true, keptRecords: kept.length, droppedRecords: records.length - kept.length };
};

const insert = (tx: Transaction, { id, employeeId }: Sender, kept: readonly (KeyRecord & { readonly day: string })[]): Promise<object[]> => {
  const controls = CONTROL_KEYS.map(snake).join(', ');
  return tx.query(
    `insert into key_log (org_code, activity_device_id, employee_id, department_id, starts_at, ends_at, day, key_strokes, application, application_title, window_title, host, ${controls})
     select $1, $2::bigint, $3::bigint, (select e.department_id from employee e where e.org_code = $1 and e.id = $3::bigint), x.starts_at, x.ends_at, x.day, x.key_strokes, x.application, x.application_title, decode(x.window_title, 'hex'), x.host, ${CONTROL_KEYS.map((key) => `x.${snake(key)}`).join(', ')}
     from unnest($4::timestamptz[], $5::timestamptz[], $6::date[], $7::int[], $8::text[], $9::text[], $10::text[], $11::text[], ${CONTROL_KEYS.map((_, at) => `$${12 + at}::int[]`).join(', ')})
       as x (starts_at, ends_at, day, key_strokes, application, application_title, window_title, host, ${controls})`,
    [
      tx.orgCode, id, employeeId, kept.map((one) => instantOf(one.from)), kept.map((one) => instantOf(one.to)), kept.map(({ day }) => day), kept.map(({ keyStrokes }) => keyStrokes), kept.map(({ application }) => application),
      kept.map(({ applicationTitle }) => applicationTitle), kept.map(({ from, windowTitle }) => (windowTitle === null ? null : sealTitle(tx, id, from, windowTitle))), kept.map(({ host }) => host),
      ...CONTROL_KEYS.map((key) => kept.map(({ controlKeys }) => controlKeys?.[key] ?? null)),
    ],
  );
};

const toldBefore = async (tx: Transaction, deviceId: string, from: number, to: number): Promise<{ from: number; to: number }[]> =>
  (
    await tx.query<{ from: string; to: string }>(
      // A record lasts a quarter of an hour at most.
      `select (extract(epoch from k.starts_at) * 1000)::bigint as from, (extract(epoch from k.ends_at) * 1000)::bigint as to from key_log k
       where k.org_code = $1 and k.activity_device_id = $2::bigint and k.starts_at > $3::timestamptz - interval '1 hour' and k.starts_at < $4::timestamptz and k.ends_at > $3::timestamptz order by k.starts_at`,
      [tx.orgCode, deviceId, instantOf(from), instantOf(to)],
    )
  ).map((row) => ({ from: Number(row.from), to: Number(row.to) }));
