/** What is known of days of people before anything is decided about them, in one statement. */
import type { DecidedDay } from '../../../domain/attendance/decideDay.ts';
import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { isFinalizedSql, isPaidSql } from '../../people/attendance-final.ts';
import { employeesOf, isHolidaySql, isOnDutySql, isOnLeaveSql, isWorkingDaySql, minutesLateSql, wasEmployedSql, withShiftOn } from '../../people/day-sql.ts';
import { zoneOfPersonSql } from '../../people/zone-sql.ts';
import { bindings, type Bindings } from '../../resource/sql.ts';
import { isOpenSql, minutesEarlySql, withEarlyTerms, withPunchesOn } from './early-sql.ts';

export type DayFact = DecidedDay & {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeNumber: string;
  readonly day: string;
  /** IANA name of the zone in which the times are meant. */
  readonly zone: string;
};

const today = `(now() at time zone ${zoneOfPersonSql})::date`;
const clock = (at: string): string => `to_char(${at} at time zone ${zoneOfPersonSql}, 'HH24:MI')`;

/** Employed on the day, up to the last working day that an approved exit says. */
export const employedOnSql = (day: string): string =>
  `(${wasEmployedSql(day, today)} and not exists (select from exit v where v.org_code = $1 and v.employee_id = e.id and v.status = 'APPROVED' and v.last_working_day >= e.date_of_join and v.last_working_day < ${day}))`;

const columns = (self: string): string => `
  e.id::text as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", d.day::text as day, ${zoneOfPersonSql} as zone, e.id is not distinct from ${self}::bigint as "isOwn",
  ${employedOnSql('d.day')} as "isEmployed", ${isFinalizedSql('d.day')} as "isFinalized", ${isPaidSql('d.day')} as "isPaid", d.day - ${today} as ahead, ${clock('now()')} as now,
  ${isHolidaySql('d.day')} as "isHoliday", ${isWorkingDaySql('d.day')} as works, ${isOnLeaveSql('d.day')} as "isOnLeave", ${isOnDutySql('d.day')} as "isOnDuty",
  case when w.id is not null then json_build_object('startsAt', to_char(w.starts_at, 'HH24:MI'), 'endsAt', to_char(w.ends_at, 'HH24:MI')) end as shift,
  ${clock('p.first_in')} as "firstIn", ${clock('p.last_in')} as "lastIn", coalesce(${isOpenSql}, false) as "isOpen", case when p.first_in is null then 0 else ${minutesLateSql('p.first_in', 'd.day')} end as "minutesLate",
  ${minutesEarlySql('d.day')} as "minutesEarly", (select coalesce(json_agg(k.kind), '[]') from day_decision k where k.org_code = $1 and k.employee_id = e.id and k.work_date = d.day) as decided`;

const joins = `join organisation o on o.org_code = e.org_code ${withShiftOn('d.day')} ${withPunchesOn('d.day')} ${withEarlyTerms}`;

/** Every day of a period of each of these people, by name and day. `people` is a predicate over `e`. */
export const factsOfPeriod = (tx: Transaction, to: Bindings, self: string | null, people: string, from: string, until: string, most: number): Promise<DayFact[]> =>
  tx.query<DayFact>(
    `select ${columns(to.bind(self))} from employee e cross join (select x::date as day from generate_series(${to.bind(from)}::date, ${to.bind(until)}::date, interval '1 day') x) d ${joins}
     where ${people} order by e.name, e.id, d.day limit ${most}`,
    to.values,
  );

export type DayOf = { readonly employeeId: string; readonly day: string };

/** These days of people within reach; fewer than asked where some are not. */
export const factsOfDays = (tx: Transaction, grant: Grant | null, self: string | null, days: readonly DayOf[]): Promise<DayFact[]> => {
  const to = bindings(tx.orgCode);
  const told = `unnest(${to.bind(days.map(({ employeeId }) => employeeId))}::bigint[], ${to.bind(days.map(({ day }) => day))}::date[])`;
  const reach = grant === null ? 'true' : employeesOf(grant, to);
  return tx.query<DayFact>(`select ${columns(to.bind(self))} from ${told} d(employee_id, day) join employee e on e.org_code = $1 and e.id = d.employee_id ${joins} where ${reach} order by e.name, e.id, d.day`, to.values);
};
