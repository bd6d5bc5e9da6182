/** Tables that statements about headcount begin with. A seat is a designation of a department at a location. $1 is the organisation. */
import type { Quarter } from '../../domain/planning/fiscal-year.ts';

const SEAT = ['department_id', 'designation_id', 'location_id'] as const;

/** The seat's three columns over an alias. */
export const seatOf = (alias: string): string => SEAT.map((column) => `${alias}.${column}`).join(', ');

const QUARTERS: Readonly<Record<Quarter, string>> = { 1: 'first_quarter', 2: 'second_quarter', 3: 'third_quarter', 4: 'fourth_quarter' };

/** Places of a position `alias` in the quarter. */
export const placesSql = (alias: string, quarter: Quarter): string => `${alias}.${QUARTERS[quarter]}`;

/** The same where the quarter is a column. */
export const placesBySql = (alias: string, quarter: string): string => `case ${quarter} ${Object.entries(QUARTERS).map(([number, column]) => `when ${number} then ${alias}.${column}`).join(' ')} end`;

/** `staff`: who works here on `today`, with the last working day where it is known. */
export const staffSql = (today: string): string =>
  `staff as (select ${seatOf('e')}, e.id, e.date_of_birth, (select min(x.last_working_day) from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= greatest(e.date_of_join, ${today}::date)) as leaves_on
     from employee e where e.org_code = $1 and e.status = 'ACTIVE' and e.date_of_join <= ${today}::date)`;

/**
 * `joiners`: who is to come, each once and with the day: employees whose first day is ahead, people in onboarding, and accepted offers of those whose onboarding was not started. Who should have come
 * already is expected today.
 */
export const joinersSql = (today: string): string =>
  `joiners as (select ${seatOf('e')}, e.date_of_join as day from employee e where e.org_code = $1 and e.status = 'ACTIVE' and e.date_of_join > ${today}::date
     union all select ${seatOf('i')}, greatest(i.joining_date, ${today}::date) from onboarding_individual i where i.org_code = $1 and i.status not in ('ONBOARDED', 'CANCELLED') and i.employee_id is null
       and num_nonnulls(${seatOf('i')}) = 3
     union all select p.department_id, p.designation_id, coalesce(r.location_id, (select l.location_id from job_post_location l where l.org_code = $1 and l.job_post_id = p.id order by l.position limit 1)) as location_id, o.joining_date
       from offer o join job_post p on p.org_code = $1 and p.id = o.job_post_id left join job_requisition r on r.org_code = $1 and r.id = p.requisition_id
       where o.org_code = $1 and o.answer = 'ACCEPTED' and o.joining_date >= ${today}::date and not exists (select from onboarding_individual i where i.org_code = $1 and i.candidate_id = o.candidate_id and i.status <> 'CANCELLED'))`;

/** `asked`: places of approved requisitions that nobody was hired for, with the day by which they are needed. */
export const askedSql = `asked as (select ${seatOf('r')}, r.id, r.needed_by as day, greatest(0, r.openings - coalesce(r.hired, 0)) as places from job_requisition r where r.org_code = $1 and r.status = 'APPROVED' and r.hiring is distinct from 'ENDED')`;
