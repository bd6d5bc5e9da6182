/** Holidays of personal choice as they are for one person. */
import { usualChoiceTerms, type ChoiceTerms, type OfferedDay } from '../../domain/leave/holiday-choice.ts';
import type { Transaction } from '../db/org.ts';
import { isHolidayForAllSql, isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';

/** How many the organisation lets people choose, and until when. */
export const readChoiceTerms = async (tx: Transaction): Promise<ChoiceTerms> =>
  (await tx.query<ChoiceTerms>('select holiday_choices_per_year as "perYear", holiday_choice_notice_days as "noticeDays" from time_off_setting where org_code = $1 limit 1', [tx.orgCode]))[0] ?? usualChoiceTerms;

export type Offered = OfferedDay & {
  readonly holidayId: string;
  readonly name: string;
  /** Null where the day is not chosen. */
  readonly choiceId: string | null;
  /** The day is chosen, and not free for everybody. */
  readonly counts: boolean;
};

const isOfYear = (of: string, day: string): string => `extract(year from ${of}) = extract(year from ${day})`;

/** How many days of the year of `day` the employee `e` has chosen, but for that day itself and for those that became free for everybody. */
const chosenSql = (day: string): string => `(select count(*)::int from holiday_choice y where y.org_code = $1 and y.employee_id = e.id and y.date <> ${day} and ${isOfYear('y.date', day)} and not ${isHolidayForAllSql('y.date')})`;

/** Those from day to day at the location of the employee, and those chosen before somebody moved there; of several on a day the chosen one, else that of the location. `today` is that of the employee. */
export const offeredDays = (tx: Transaction, employeeId: string, from: string, to: string, today: string): Promise<Offered[]> =>
  tx.query<Offered>(
    `select distinct on (a.date) a.id::text as "holidayId", a.name, a.date::text as date, c.id::text as "choiceId", c.id is not null and not ${isHolidayForAllSql('a.date')} as counts, ${isWorkingDaySql('a.date')} as works, s.id is not null or coalesce(n.works_on_holidays, false) as "isPlanned",
       e.date_of_join <= a.date and (e.status = 'ACTIVE' or a.date < $5::date)
         and not exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join and x.last_working_day < a.date) as "isEmployed",
       exists (select from leave_request v where v.org_code = $1 and v.employee_id = e.id and v.status in ('PENDING', 'APPROVED') and a.date between v.from_date and v.to_date) as "isOnLeave", ${chosenSql('a.date')} as chosen
     from employee e join holiday a on a.org_code = e.org_code and a.kind = 'PERSONAL_CHOICE' and a.date between $3::date and $4::date
     left join holiday_choice c on c.org_code = e.org_code and c.employee_id = e.id and c.date = a.date ${withShiftOn('a.date')}
     where e.org_code = $1 and e.id = $2::bigint and (a.location_id is null or a.location_id = e.location_id or c.holiday_id = a.id)
     order by a.date, c.holiday_id is distinct from a.id, a.location_id is null, a.name, a.id`,
    [tx.orgCode, employeeId, from, to, today],
  );
