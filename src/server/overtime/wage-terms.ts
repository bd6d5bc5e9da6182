import type { SpecialWageTerms } from '../../domain/overtime/terms.ts';
import type { Transaction } from '../db/org.ts';
import { isInGroupSql } from '../people/group-members.ts';

const TERMS = `json_build_object('id', c.id::text, 'name', c.name, 'workDay', c.work_day, 'fromTime', to_char(c.from_time, 'HH24:MI'), 'toTime', to_char(c.to_time, 'HH24:MI'), 'premium', trim_scale(c.premium)::text,
    'basis', c.premium_on, 'monthDays', trim_scale(c.month_days)::text, 'dayHours', trim_scale(coalesce(c.day_hours, nullif(u.hours_per_day, 0), 8))::text)`;

export const areWagesPaid = async (tx: Transaction): Promise<boolean> => (await tx.query(`select from special_wage where org_code = $1 and status = 'ACTIVE' limit 1`, [tx.orgCode])).length > 0;

/** The special wages in force that cover each of these people, the oldest first; whom none covers is not answered. */
export const wageTerms = async (tx: Transaction, employees: readonly string[]): Promise<ReadonlyMap<string, readonly SpecialWageTerms[]>> => {
  const rows = await tx.query<{ employeeId: string; wages: readonly SpecialWageTerms[] }>(
    `select e.id::text as "employeeId", json_agg(${TERMS} order by c.id) as wages from employee e left join employee_type t on t.org_code = e.org_code and t.id = e.employee_type_id left join work_schedule u on u.org_code = e.org_code and u.id = e.work_schedule_id
       join special_wage c on c.org_code = e.org_code and c.status = 'ACTIVE' and c.salary_type = coalesce(t.salary_type, 'MONTHLY') and (c.custom_group_id is null or ${isInGroupSql('c.custom_group_id')})
     where e.org_code = $1 and e.id = any($2::bigint[]) group by e.id`,
    [tx.orgCode, employees],
  );
  return new Map(rows.map(({ employeeId, wages }) => [employeeId, wages]));
};
