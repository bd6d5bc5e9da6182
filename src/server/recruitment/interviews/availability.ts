/** When people are busy: what a scheduler sees before asking them. Why somebody is away, and what appointments they have, stays theirs. */
import { isOverMidnight } from '../../../domain/leave/hoursOff.ts';
import { daysOf, usualRestDays, weekdayOf } from '../../../domain/leave/working-days.ts';
import { addDays } from '../../../domain/dates.ts';
import { localAt, toInstant } from '../../../domain/values/zones.ts';
import type { Transaction } from '../../db/org.ts';
import { isMailAddress } from '../../mail/address.ts';
import { isHolidayOfSql } from '../../people/day-sql.ts';
import { zoneOfPersonSql } from '../../people/zone-sql.ts';

type BusyKind = 'ROUND' | 'CALENDAR' | 'LEAVE' | 'ON_DUTY' | 'SHORT_TIME_OFF' | 'HOLIDAY' | 'REST_DAY' | 'OUTSIDE_HOURS';
export type Busy = { readonly kind: BusyKind; readonly startsAt: string; readonly endsAt: string };
export type Availability = { readonly employeeId: string; readonly name: string; readonly timeZone: string; readonly email: string | null; readonly hasMail: boolean; readonly busy: readonly Busy[] };

type Period = { readonly from: string; readonly to: string };
type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly zone: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly restDays: readonly string[] | null;
  readonly holidays: readonly string[];
  readonly leaves: readonly (readonly [string, string])[];
  readonly duties: readonly (readonly [string, string])[];
  readonly hours: readonly (readonly [string, string, string])[];
  readonly rounds: readonly (readonly [string, string])[];
  readonly appointments: readonly (readonly [string, string])[];
};

const PEOPLE = `select e.id::text as id, e.name, e.email, ${zoneOfPersonSql} as zone, w.starts_at::text as "startsAt", w.ends_at::text as "endsAt", w.rest_days as "restDays",
  array(select distinct h.date::text from holiday h where h.org_code = $1 and h.date between $3::date - 1 and $4::date + 1 and ${isHolidayOfSql}) as holidays,
  (select coalesce(jsonb_agg(jsonb_build_array(x.from_date, x.to_date)), '[]') from leave_request x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.from_date <= $4::date + 1 and x.to_date >= $3::date - 1) as leaves,
  (select coalesce(jsonb_agg(jsonb_build_array(x.from_date, x.to_date)), '[]') from (select org_code, employee_id, status, from_date, to_date from on_duty union all select org_code, employee_id, status, from_date, to_date from travel_request) x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.from_date <= $4::date + 1 and x.to_date >= $3::date - 1) as duties,
  (select coalesce(jsonb_agg(jsonb_build_array(x.date, x.from_time::text, x.to_time::text)), '[]') from short_time_off x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.date between $3::date - 2 and $4::date + 1) as hours,
  (select coalesce(jsonb_agg(jsonb_build_array(r.starts_at, r.ends_at)), '[]') from scheduled_round_member p join scheduled_round r on r.org_code = p.org_code and r.id = p.scheduled_round_id
    where p.org_code = $1 and p.employee_id = e.id and p.response <> 'DECLINED' and r.status in ('SCHEDULED', 'RESCHEDULED') and r.starts_at < $6::timestamptz and r.ends_at > $5::timestamptz and r.id is distinct from $7::bigint) as rounds,
  (select coalesce(jsonb_agg(jsonb_build_array(greatest(b.starts_at, $5::timestamptz), least(b.ends_at, $6::timestamptz))), '[]') from user_account a join own_busy b on b.org_code = a.org_code and b.user_account_id = a.id
    where a.org_code = $1 and a.employee_id = e.id and a.status = 'ACTIVE' and b.starts_at < $6::timestamptz and b.ends_at > $5::timestamptz and not exists (select from scheduled_round s where s.org_code = $1 and s.calendar_uid = b.uid)) as appointments
  from employee e join organisation o on o.org_code = e.org_code left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id left join location l on l.org_code = e.org_code and l.id = e.location_id
  where e.org_code = $1 and e.id = any($2::bigint[]) and e.status = 'ACTIVE' order by e.name, e.id`;

/** What of the period a stretch covers, by the person's clock. */
const stretch = ({ from, to }: Period, zone: string, kind: BusyKind, [day, time]: readonly [string, string], [endDay, endTime]: readonly [string, string]): Busy[] => {
  const [start, end] = [toInstant(day, time, zone), toInstant(endDay, endTime, zone)];
  if (start === null || end === null || start >= end || end <= from || start >= to) return [];
  return [{ kind, startsAt: start < from ? from : start, endsAt: end > to ? to : end }];
};

const ofDay = (person: Person, day: string, period: Period): Busy[] => {
  const { zone } = person;
  const whole = (kind: BusyKind): Busy[] => stretch(period, zone, kind, [day, '00:00:00'], [addDays(day, 1), '00:00:00']);
  const isWithin = (days: Person['leaves']): boolean => days.some(([from, to]) => from <= day && day <= to);
  if (isWithin(person.leaves)) return whole('LEAVE');
  if (isWithin(person.duties)) return whole('ON_DUTY');
  if (person.holidays.includes(day)) return whole('HOLIDAY');
  if ((person.restDays ?? usualRestDays).some((one) => one === weekdayOf(day))) return whole('REST_DAY');
  const { startsAt, endsAt } = person;
  // A schedule over midnight has no hours that a day is outside of.
  const outside = startsAt === null || endsAt === null || endsAt <= startsAt ? [] : [...stretch(period, zone, 'OUTSIDE_HOURS', [day, '00:00:00'], [day, startsAt]), ...stretch(period, zone, 'OUTSIDE_HOURS', [day, endsAt], [addDays(day, 1), '00:00:00'])];
  return [...outside, ...person.hours.filter(([on]) => on === day).flatMap(([, from, to]) => stretch(period, zone, 'SHORT_TIME_OFF', [day, from], [isOverMidnight(from, to) ? addDays(day, 1) : day, to]))];
};

const busyOf = (person: Person, period: Period): Busy[] => {
  // Hours off of the day before may go on after midnight.
  const [first, last] = [addDays(localAt(Date.parse(period.from), person.zone)[0], -1), localAt(Date.parse(period.to), person.zone)[0]];
  const taken = (kind: BusyKind, times: Person['rounds']): Busy[] => times.map(([from, to]) => ({ kind, startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() }));
  return [...taken('ROUND', person.rounds), ...taken('CALENDAR', person.appointments), ...daysOf(first, last).flatMap((day) => ofDay(person, day, period))].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
};

/** People who work here, by name, each with the times of the period (ISO instants in UTC) in which they are busy. */
export const availabilityOf = async (tx: Transaction, employees: readonly string[], period: Period, exceptRound: string | null = null): Promise<Availability[]> => {
  const [from, to] = [new Date(period.from).toISOString(), new Date(period.to).toISOString()];
  const people = await tx.query<Person>(PEOPLE, [tx.orgCode, employees, from.slice(0, 10), to.slice(0, 10), from, to, exceptRound]);
  return people.map((person) => ({ employeeId: person.id, name: person.name, timeZone: person.zone, email: person.email, hasMail: person.email !== null && isMailAddress(person.email), busy: busyOf(person, { from, to }) }));
};
