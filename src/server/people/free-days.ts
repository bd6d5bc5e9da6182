import { usualRestDays } from '../../domain/leave/working-days.ts';
import type { FreeDays } from '../../domain/leave/working-days.ts';
import type { Transaction } from '../db/org.ts';
import { isHolidayOfSql, isRosteredSql, isWorkingDaySql, shiftSourceSql, withShiftOn } from './day-sql.ts';

type Found = { readonly restDays: string[] | null; readonly holidays: string[]; readonly isRostered: boolean };

/** Days on which a published shift or a rotation says whether the employee works. */
const rosteredDays = async (tx: Transaction, given: readonly [employeeId: string, from: string, to: string]): Promise<ReadonlyMap<string, boolean>> => {
  const days = await tx.query<{ day: string; works: boolean }>(
    `select d.day::text as day, ${isWorkingDaySql('d.day')} as works from employee e cross join (select g::date as day from generate_series($3::date, $4::date, interval '1 day') g) d ${withShiftOn('d.day')}
     where e.org_code = $1 and e.id = $2::bigint and ${shiftSourceSql} <> 'SCHEDULE'`,
    [tx.orgCode, ...given],
  );
  return new Map(days.map(({ day, works }) => [day, works]));
};

/** The days off of an employee within a period: what the roster says, else the rest days of the schedule, the mandatory holidays of the location and the holidays that the employee chose. */
export const freeDaysOf = async (tx: Transaction, employeeId: string, from: string, to: string): Promise<FreeDays> => {
  const [found] = await tx.query<Found>(
    `select w.rest_days as "restDays", ${isRosteredSql('$3::date', '$4::date')} as "isRostered", array(select h.date::text from holiday h
       where h.org_code = $1 and h.date between $3::date and $4::date and ${isHolidayOfSql}) as holidays
     from employee e left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id
     where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, employeeId, from, to],
  );
  const usual: FreeDays = { restDays: found?.restDays ?? usualRestDays, holidays: new Set(found?.holidays ?? []) };
  return found?.isRostered === true ? { ...usual, rostered: await rosteredDays(tx, [employeeId, from, to]) } : usual;
};
