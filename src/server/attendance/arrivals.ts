import type { Grant } from '../access/authorise.ts';
import { rowScope } from '../access/row-scope.ts';
import { employeesOf, isDecidedSql, minutesLateSql, withShiftOn } from '../people/day-sql.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Bindings } from '../resource/sql.ts';

/** The first check-in of each employee within reach on each day of a period: employee_id, work_date, late (whole minutes, 0 on time or excused). A subquery; `where` narrows by the location `l`. */
export const arrivalsSql = (grant: Grant, to: Bindings, from: string, until: string, where = 'true'): string => {
  // A few people's check-ins are found one by one; of many, the days are read whole.
  const nearby = grant.scope === 'SELF' || Array.isArray(grant.members) ? `and ${rowScope(resourceOf('Punch'), grant, grant.session, 'p', to.bind)}` : '';
  return `(select e.id as employee_id, f.work_date, case when ${isDecidedSql('f.work_date', ['LATENESS_EXCUSED'])} then 0 else ${minutesLateSql('f.at', 'f.work_date')} end as late
    from (select p.employee_id, p.work_date, min(p.at) as at from punch p
          where p.org_code = $1 and p.type = 'IN' and p.work_date between ${to.bind(from)}::date and ${to.bind(until)}::date ${nearby} group by 1, 2) f
    join employee e on e.org_code = $1 and e.id = f.employee_id ${withShiftOn('f.work_date')}
    where ${where} and ${employeesOf(grant, to)})`;
};
