/** What the database says of an employee's attendance. */
import { configurationFor } from '../../domain/attendance/configurationFor.ts';
import { nextPunch } from '../../domain/attendance/nextPunch.ts';
import type { PunchMark, PunchType } from '../../domain/attendance/nextPunch.ts';
import { shiftDay, type ShiftHours } from '../../domain/attendance/shiftDay.ts';
import { localAt } from '../../domain/values/zones.ts';
import type { Transaction } from '../db/org.ts';
import { withShiftOn } from '../people/day-sql.ts';
import { refuse } from '../refuse.ts';

export type Configuration = {
  readonly id: string;
  readonly name: string;
  readonly attendanceType: 'WEB' | 'MOBILE' | 'WEB_AND_MOBILE';
  readonly locationId: string | null;
  readonly status: string;
  readonly geoFencingEnabled: boolean;
  readonly forceFencing: boolean;
  readonly centerLatitude: string | null;
  readonly centerLongitude: string | null;
  readonly radiusMetres: number | null;
  readonly facialRecognitionEnabled: boolean;
  readonly forceFacialRecognition: boolean;
  readonly enableLivenessDetection: boolean;
  readonly numberOfChallenges: number | null;
};

/** Of employee `e` whose designation asks for a position: the fence of the configuration is forced, where it has one. */
const isFenceEnforced = `(c.center_latitude is not null and c.center_longitude is not null and c.radius_metres is not null
  and exists (select from designation d where d.org_code = e.org_code and d.id = e.designation_id and d.attendance_enforced_geo_location))`;

/** The configuration that holds for an employee; refuses ATTENDANCE_CONFIGURATION without one. */
export const readConfiguration = async (tx: Transaction, employeeId: string): Promise<Configuration> => {
  const rows = await tx.query<Configuration & { readonly atId: string | null }>(
    `select c.id::text, c.name, c.attendance_type as "attendanceType", c.location_id::text as "locationId", c.status, c.geo_fencing_enabled or ${isFenceEnforced} as "geoFencingEnabled",
       c.force_fencing or ${isFenceEnforced} as "forceFencing", c.center_latitude::text as "centerLatitude", c.center_longitude::text as "centerLongitude", c.radius_metres as "radiusMetres",
       c.facial_recognition_enabled as "facialRecognitionEnabled", c.force_facial_recognition as "forceFacialRecognition",
       c.enable_liveness_detection as "enableLivenessDetection", c.number_of_challenges as "numberOfChallenges", e.location_id::text as "atId"
     from employee e join attendance_configuration c on c.org_code = e.org_code and (c.location_id = e.location_id or c.location_id is null)
     where e.org_code = $1 and e.id = $2::bigint and e.status = 'ACTIVE'`,
    [tx.orgCode, employeeId],
  );
  const chosen = configurationFor(rows, rows[0]?.atId ?? null);
  if (chosen === null) throw refuse('ATTENDANCE_CONFIGURATION');
  return chosen;
};

export type Day = {
  readonly timeZone: string;
  /** As calendars show it. */
  readonly today: string;
  /** To which a check-in counts now: during a shift over midnight, the day on which it began. */
  readonly shiftDay: string;
  readonly mayChooseWorkPlace: boolean;
};

type Hours = { readonly startsAt: string | null; readonly endsAt: string | null };

/** Null without a shift. */
const hoursOf = ({ startsAt, endsAt }: Hours): ShiftHours | null => (startsAt === null || endsAt === null ? null : { startsAt, endsAt });

const HOURS = `to_char(w.starts_at, 'HH24:MI') as "startsAt", to_char(w.ends_at, 'HH24:MI') as "endsAt"`;

/** From when to when the employee works on a day; null where no shift says so. */
export const readShift = async (tx: Transaction, employeeId: string, day: string): Promise<ShiftHours | null> => {
  const [row] = await tx.query<Hours>(`select ${HOURS} from employee e ${withShiftOn('$3::date')} where e.org_code = $1 and e.id = $2::bigint`, [tx.orgCode, employeeId, day]);
  return row === undefined ? null : hoursOf(row);
};

/** The employee's day in the time zone of their location. */
export const readDay = async (tx: Transaction, employeeId: string, now: Date): Promise<Day> => {
  const rows = await tx.query<Hours & { timeZone: string; mayChooseWorkPlace: boolean }>(
    `select d.zone as "timeZone", e.enable_work_place as "mayChooseWorkPlace", ${HOURS}
     from employee e join organisation o on o.org_code = e.org_code
     cross join lateral (select z.zone, ($3::timestamptz at time zone z.zone)::date + k as day, k from generate_series(-1, 1) k,
       (select coalesce((select p.time_zone from location p where p.org_code = e.org_code and p.id = e.location_id), o.time_zone) as zone) z) d
     ${withShiftOn('d.day')} where e.org_code = $1 and e.id = $2::bigint order by d.k`,
    [tx.orgCode, employeeId, now.toISOString()],
  );
  const [before, on, after] = rows.map(hoursOf);
  if (rows[0] === undefined) throw refuse('NOT_FOUND');
  const { timeZone, mayChooseWorkPlace } = rows[0];
  const [today, time] = localAt(now.getTime(), timeZone);
  return { timeZone, today, shiftDay: shiftDay(today, time, { before: before ?? null, on: on ?? null, after: after ?? null }), mayChooseWorkPlace };
};

/** The last check-in or check-out. */
export const readLastPunch = async (tx: Transaction, employeeId: string): Promise<PunchMark | null> => {
  const [row] = await tx.query<{ type: PunchType; at: Date | string; workDate: string }>(
    `select type, "at", work_date::text as "workDate" from punch where org_code = $1 and employee_id = $2::bigint order by "at" desc, id desc limit 1`,
    [tx.orgCode, employeeId],
  );
  return row === undefined ? null : { ...row, at: new Date(row.at) };
};

/** What comes next for the employee and to which day it counts. */
export const readNextPunch = async (tx: Transaction, employeeId: string, now: Date, day: Pick<Day, 'shiftDay'>) => nextPunch(await readLastPunch(tx, employeeId), now, day.shiftDay);

/** Check-ins and check-outs that count to a day. */
export const readPunchesOf = async (tx: Transaction, employeeId: string, workDate: string): Promise<Pick<PunchMark, 'type' | 'at'>[]> => {
  const rows = await tx.query<{ type: PunchType; at: Date | string }>(
    `select type, "at" from punch where org_code = $1 and employee_id = $2::bigint and work_date = $3::date order by "at", id`,
    [tx.orgCode, employeeId, workDate],
  );
  return rows.map(({ type, at }) => ({ type, at: new Date(at) }));
};
