import { usualRestDays } from '../../domain/leave/working-days.ts';
import type { FreeDays } from '../../domain/leave/working-days.ts';
import type { Transaction } from '../db/org.ts';

/** The days off of an employee within a period: the rest days of the schedule and the mandatory holidays of the location. */
export const freeDaysOf = async (tx: Transaction, employeeId: string, from: string, to: string): Promise<FreeDays> => {
  const [found] = await tx.query<{ restDays: string[] | null; holidays: string[] }>(
    `select w.rest_days as "restDays", array(select h.date::text from holiday h
       where h.org_code = $1 and h.kind = 'MANDATORY' and h.date between $3::date and $4::date and (h.location_id is null or h.location_id = e.location_id)) as holidays
     from employee e left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id
     where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, employeeId, from, to],
  );
  return { restDays: found?.restDays ?? usualRestDays, holidays: new Set(found?.holidays ?? []) };
};
