import type { OvertimeTerms } from '../../domain/overtime/terms.ts';
import { configurationSql } from '../coverage/configuration-for.ts';
import type { Transaction } from '../db/org.ts';

const text = (column: string): string => `trim_scale(c.${column})::text`;

const TERMS = `json_build_object('name', c.name, 'basis', c.overtime_on, 'wageIndex', ${text('wage_index')}, 'specialWorkDays', coalesce(c.special_work_days, '{}'), 'type', c.overtime_type, 'amount', ${text('amount')},
    'monthDays', ${text('month_days')}, 'dayHours', trim_scale(coalesce(c.day_hours, nullif(u.hours_per_day, 0), 8))::text,
    'rates', json_build_object('NORMAL', ${text('rate_normal')}, 'REST', ${text('rate_rest')}, 'SPECIAL_NON_WORKING_HOLIDAY', ${text('rate_special_non_working_holiday')}, 'REGULAR_HOLIDAY', ${text('rate_regular_holiday')}),
    'slabs', (select coalesce(json_agg(json_build_object('toHours', trim_scale(s.to_hours)::text, 'rate', trim_scale(s.rate)::text) order by s."position", s.id), '[]') from overtime_slab s where s.org_code = c.org_code and s.overtime_configuration_id = c.id))`;

/** The overtime configuration in force of each of these people, by how people of their employee type are paid (by the month where nobody says); whom none covers is not answered. */
export const overtimeTerms = async (tx: Transaction, employees: readonly string[]): Promise<ReadonlyMap<string, OvertimeTerms>> => {
  const rows = await tx.query<{ employeeId: string; terms: OvertimeTerms }>(
    `select e.id::text as "employeeId", ${TERMS} as terms from employee e left join employee_type t on t.org_code = e.org_code and t.id = e.employee_type_id left join work_schedule u on u.org_code = e.org_code and u.id = e.work_schedule_id
       cross join lateral ${configurationSql('OVERTIME_SETTINGS', `c.salary_type = coalesce(t.salary_type, 'MONTHLY')`)} c
     where e.org_code = $1 and e.id = any($2::bigint[])`,
    [tx.orgCode, employees],
  );
  return new Map(rows.map(({ employeeId, terms }) => [employeeId, terms]));
};

/** Whether any is in force, for whomever. */
export const isOvertimePaid = async (tx: Transaction): Promise<boolean> => (await tx.query(`select from overtime_configuration where org_code = $1 and status = 'ACTIVE' limit 1`, [tx.orgCode])).length > 0;
