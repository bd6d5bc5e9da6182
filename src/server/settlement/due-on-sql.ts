import { isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';

/** Over the employee `e`: the working day by which a settlement is paid, so many of their working days after the last one; null where no rule `r` is in force. Within three months: whoever works on no day has no deadline. */
export const dueOnSql = (lastDay: string, workingDays: string): string =>
  `(case when ${workingDays} = 0 then ${lastDay} else (select z.day from (select e.*) e cross join lateral (select q::date as day from generate_series(${lastDay} + 1, ${lastDay} + 92, interval '1 day') q) z ${withShiftOn('z.day')}
     where ${isWorkingDaySql('z.day')} order by z.day offset ${workingDays} - 1 limit 1) end)`;

/** The rule of the country of payroll (a placeholder) that is in force on a day, as `alias`. */
export const withRule = (alias: string, country: string, day: string): string =>
  `left join lateral (select q.* from settlement_rule q where q.org_code = $1 and q.country = ${country} and q.effective_from <= ${day} order by q.effective_from desc limit 1) ${alias} on true`;
