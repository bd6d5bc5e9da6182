/** What is settled of the days of people, and what waits for a decision. */
import { MOST_SHIFT_HOURS } from '../../../domain/attendance/nextPunch.ts';
import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { isFinalizedSql } from '../../people/attendance-final.ts';
import { isDecidedSql, isOnDutySql, isOnLeaveSql, isWorkingDaySql, withShiftOn } from '../../people/day-sql.ts';
import { zoneOfPersonSql } from '../../people/zone-sql.ts';
import { bindings, type Bindings } from '../../resource/sql.ts';
import { askedPeopleSql, type PeopleFilter } from '../../people/asked-people.ts';
import { employedOnSql } from './day-facts.ts';
import { isOpenSql, withPunchesOn } from './early-sql.ts';

export type Settled = {
  readonly employeeId: string;
  readonly name: string;
  readonly employeeNumber: string;
  readonly workingDays: number;
  readonly present: number;
  readonly onLeave: number;
  readonly onDuty: number;
  /** Working days on which they came, or were on duty. */
  readonly there: number;
  /** The last day of the period that is over where they work. */
  readonly until: string;
  /** Hundredths of days. */
  readonly lost: number;
  readonly unsettled: readonly { readonly day: string; readonly checkIn: string | null; readonly asked: string | null }[];
  readonly finalizedDays: number;
  readonly employedDays: number;
};

/** Nothing recorded, asked for or decided on a day of work; or a check-in without a check-out that waits for none any more. */
const isUnsettled = (day: string): string =>
  `(not ${isDecidedSql(day, ['DAY_LOST'])} and not exists (select from regularisation g where g.org_code = $1 and g.employee_id = e.id and g.work_date = ${day} and g.status = 'APPROVED') and case when p.first_in is null then ${isWorkingDaySql(day)} and not ${isOnLeaveSql(day)} and not ${isOnDutySql(day)}
     else coalesce(${isOpenSql}, false) and p.last_in <= now() - interval '${MOST_SHIFT_HOURS} hours' and not ${isOnLeaveSql(day)} end)`;

const lostOf = (day: string): string => `case when ${isDecidedSql(day, ['DAY_LOST'])} then 100 when ${isDecidedSql(day, ['HALF_DAY_LOST'])} then 50 else 0 end`;

/** A select of `Settled` of the people of the predicate, of the days that are over where each of them works. Attendance that nobody recorded before the first check-in of the organisation is not missing. */
export const settledSql = (people: string, from: string, until: string): string =>
  `with first as (select min(work_date) as day from punch where org_code = $1)
   select e.id::text as "employeeId", e.name, e.employee_number as "employeeNumber", f.*
   from employee e cross join lateral (
     select count(*) filter (where x.employed and x.works)::int as "workingDays", count(*) filter (where x.employed and x.came)::int as present, count(*) filter (where x.employed and x.works and x.leave and not x.came)::int as "onLeave",
       count(*) filter (where x.employed and x.works and x.duty and not x.leave and not x.came)::int as "onDuty", count(*) filter (where x.employed and x.works and (x.came or x.duty and not x.leave))::int as there, max(x.day)::text as until, coalesce(sum(x.lost) filter (where x.employed), 0)::int as lost,
       count(*) filter (where x.employed)::int as "employedDays", count(*) filter (where x.employed and x.final)::int as "finalizedDays",
       coalesce(json_agg(json_build_object('day', x.day, 'checkIn', x.check_in, 'asked', x.asked) order by x.day) filter (where x.employed and x.open), '[]') as unsettled
     from (select d.day, ${employedOnSql('d.day')} as employed, ${isWorkingDaySql('d.day')} as works, p.first_in is not null as came, ${isOnLeaveSql('d.day')} as leave, ${isOnDutySql('d.day')} as duty, ${lostOf('d.day')} as lost,
         ${isFinalizedSql('d.day')} as final, d.day >= (select day from first) and ${isUnsettled('d.day')} as open, to_char(p.first_in at time zone ${zoneOfPersonSql}, 'HH24:MI') as check_in,
         (select g.status from regularisation g where g.org_code = $1 and g.employee_id = e.id and g.work_date = d.day and g.status in ('PENDING', 'REJECTED') order by g.status = 'PENDING' desc, g.id desc limit 1) as asked
       from (select e.*) e join organisation o on o.org_code = e.org_code cross join (select x::date as day from generate_series(${from}::date, ${until}::date, interval '1 day') x) d ${withShiftOn('d.day')} ${withPunchesOn('d.day')} where d.day < (now() at time zone ${zoneOfPersonSql})::date) x
   ) f where ${people} and f."employedDays" > 0`;

/** Of these people, whoever asks reaches them or not where there is no grant. */
export const settledOf = (tx: Transaction, grant: Grant | null, employeeIds: readonly string[], from: string, until: string, filter: PeopleFilter | null = null): Promise<Settled[]> => {
  const to = bindings(tx.orgCode);
  const people = grant === null ? `e.org_code = $1 and e.id = any(${to.bind(employeeIds)}::bigint[])` : askedPeopleSql(grant, filter, to, from, employeeIds);
  return tx.query<Settled>(`${settledSql(people, to.bind(from), to.bind(until))} order by e.name, e.id`, to.values);
};

/** All of the people within reach and the filter. */
export const settledWithin = (tx: Transaction, to: Bindings, grant: Grant, filter: PeopleFilter | null | undefined, from: string, until: string): string =>
  `with s as (${settledSql(askedPeopleSql(grant, filter, to, from), to.bind(from), to.bind(until))})`;
