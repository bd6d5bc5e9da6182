import { publicAddress, whereIs, type Where } from '../../../domain/data-loss-prevention/whereIs.ts';
import type { Transaction } from '../../db/org.ts';
import { recordable } from '../recordable.ts';
import { sealDetail } from './sealed-detail.ts';
import { locationSetting } from './setting.ts';
import { readWorkPlaces } from './work-places.ts';

export type Position = { readonly latitude: number; readonly longitude: number; readonly accuracy: number | null };
export type ToldLocation = { readonly at: number; readonly addresses: readonly string[]; readonly position: Position | null };
export type TakenLocations = { readonly recording: boolean; readonly kept: number; readonly dropped: number };
type Device = { readonly id: string; readonly employeeId: string };
type Known = { readonly at: number; readonly key: string };

/** The address under which a batch comes is that of its moments up to so many milliseconds ago: of what waited longer nobody knows where the computer was. */
const SAME_PLACE_MS = 10 * 60_000;
/** Clocks of programs that tell each so many minutes are not that exact. */
const EARLY_MS = 30_000;
/** Ten metres or so; more is nobody's business. */
const DECIMALS = 4;

const keyOf = (where: Where): string => (where.place === 'OFFICE' ? `OFFICE ${where.workLocationId}` : where.place);
const rounded = (value: number): number => Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS;

/** The records of the computer around the moments, the earliest first. */
const knownAround = async (tx: Transaction, deviceId: string, from: number, to: number): Promise<Known[]> =>
  (
    await tx.query<{ at: string; place: string; workLocationId: string | null }>(
      `select (extract(epoch from at) * 1000)::bigint as at, place, work_location_id::text as "workLocationId" from location_record where org_code = $1 and activity_device_id = $2::bigint and at between $3::timestamptz and $4::timestamptz order by at`,
      [tx.orgCode, deviceId, new Date(from).toISOString(), new Date(to).toISOString()],
    )
  ).map(({ at, place, workLocationId }) => ({ at: Number(at), key: workLocationId === null ? place : `${place} ${workLocationId}` }));

/** Nothing new: the record before or after it is near in time, and of the same place. */
const isKnown = (known: readonly Known[], { at, key }: Known, every: number): boolean => {
  const [before, after] = [known.findLast((one) => one.at <= at), known.find((one) => one.at >= at)];
  return [before, after].some((one) => one !== undefined && (one.at === at || (one.key === key && Math.abs(one.at - at) < every)));
};

/**
 * Keeps of what the computer told of its places what may be kept: nothing while tracking is off or outside of shifts unless the settings say so, one record in the time that the settings name unless the
 * place is another, and no position unless they take them. Each is labelled with the work location that has its address now, and keeps that label. `seen` is the address from which the batch came: a
 * public one counts for moments of the last ten minutes; for others, and where the server sees none, the first public one that the computer told.
 */
export const takeLocations = async (tx: Transaction, device: Device, { seen, locations }: { readonly seen: string | null; readonly locations: readonly ToldLocation[] }, now: number): Promise<TakenLocations> => {
  const nothing = (recording: boolean): TakenLocations => ({ recording, kept: 0, dropped: locations.length });
  const setting = await locationSetting(tx);
  const dayAt = setting.isOn ? await recordable(tx, device.employeeId, locations.map(({ at }) => at), now) : null;
  if (dayAt === null) return nothing(false);
  const kept = locations.flatMap((one) => {
    const day = dayAt(one.at);
    return day === null ? [] : [{ ...one, day }];
  }).toSorted((a, b) => a.at - b.at);
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return nothing(true);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`locations ${tx.orgCode} ${device.id}`]);
  const every = setting.everyMinutes * 60_000 - EARLY_MS;
  const known = await knownAround(tx, device.id, first.at - every, last.at + every);
  const whereOf = whereIs(await readWorkPlaces(tx));
  const fromOutside = publicAddress(seen);
  const records = kept.flatMap(({ at, day, addresses, position }) => {
    const told = addresses.map(publicAddress).find((one) => one !== null) ?? null;
    const isSeen = fromOutside !== null && now - at <= SAME_PLACE_MS;
    const address = isSeen ? fromOutside : told;
    const where = whereOf(address);
    const mark = { at, key: keyOf(where) };
    if (isKnown(known, mark, every)) return [];
    known.push(mark);
    known.sort((a, b) => a.at - b.at);
    const taken = setting.takesPositions ? position : null;
    const detail = { address, isTold: address !== null && !isSeen, latitude: taken === null ? null : rounded(taken.latitude), longitude: taken === null ? null : rounded(taken.longitude), accuracy: taken?.accuracy ?? null };
    return [{ at: new Date(at).toISOString(), day, place: where.place, id: where.place === 'OFFICE' ? where.workLocationId : null, name: where.place === 'OFFICE' ? where.name : null, sealed: sealDetail(tx, device.id, detail) }];
  });
  if (records.length === 0) return nothing(true);
  await tx.query(
    `insert into location_record (org_code, activity_device_id, at, employee_id, day, place, work_location_id, work_location_name, sealed)
     select $1, $2::bigint, x.at, $3::bigint, x.day, x.place, x.id, x.name, x.sealed from unnest($4::timestamptz[], $5::date[], $6::text[], $7::bigint[], $8::text[], $9::text[]) as x (at, day, place, id, name, sealed)`,
    [tx.orgCode, device.id, device.employeeId, records.map(({ at }) => at), records.map(({ day }) => day), records.map(({ place }) => place), records.map(({ id }) => id), records.map(({ name }) => name), records.map(({ sealed }) => sealed)],
  );
  return { recording: true, kept: records.length, dropped: locations.length - records.length };
};
