import type { BonusPerson } from '../../domain/bonus/bonus-of.ts';
import type { Transaction } from '../db/org.ts';
import { isInGroupSql } from '../people/group-members.ts';
import type { Round } from './read-round.ts';

export type PersonOfRound = BonusPerson & { readonly employeeId: string };

/** The part of a salary's structure that components make, of a year. What is given in kind is no wage of a bonus (Payment of Bonus Act 1965, section 2(21); Code on Wages 2019, section 2(y)). */
const partOf = (condition: string): string => `(select sum((f ->> 'annual')::numeric) from jsonb_array_elements(coalesce(s.structure -> 'salaryStructure' -> 'allowances', '[]')) f where f ->> 'annual' is not null and ${condition})`;

/**
 * Everybody of the plan's group who was employed in the period, in one statement: with the salary that held at its end, or last before, the days that final payslips of the period took without pay, and other bonuses of periods within it. Salaries in another currency
 * than payroll's are none.
 */
export const peopleOfRound = (tx: Transaction, { id, fromDate, toDate, plan }: Pick<Round, 'id' | 'fromDate' | 'toDate' | 'plan'>, currency: string): Promise<PersonOfRound[]> =>
  tx.query<PersonOfRound>(
    `with wages as (select c.id::text as id from salary_component c where c.org_code = $1 and c.type not in ('RETIRAL', 'GROSS') and not c.perks and coalesce(c.benefits_association && array['PROVIDENT_FUND', 'NPS'], false)),
       kind as (select c.id::text as id from salary_component c where c.org_code = $1 and c.perks),
       lost as (select p.employee_id, sum(p.lost_days) as days from payslip p where p.org_code = $1 and p.status = 'FINAL' and p.to_date between $2::date and $3::date group by 1),
       others as (select l.employee_id, sum(l.amount) as amount from bonus_line l join bonus_round r on r.org_code = l.org_code and r.id = l.round_id where l.org_code = $1 and l.status = 'APPROVED' and l.round_id <> $4::bigint and r.from_date >= $2::date and r.to_date <= $3::date group by 1)
     select e.id::text as "employeeId", e.date_of_join::text as joined, x.left, coalesce(o.days, 0)::text as "lostDays", trim_scale(e.minimum_wage)::text as "minimumWage", coalesce(trim_scale(b.amount), 0)::text as others,
       trim_scale(s.annual_gross_salary - coalesce(${partOf(`f ->> 'componentId' in (select id from kind)`)}, 0))::text as gross, trim_scale(${partOf(`f ->> 'componentId' = $5`)})::text as component, trim_scale(${partOf(`f ->> 'componentId' in (select id from wages)`)})::text as wage
     from employee e
     left join lateral (select max(x.last_working_day)::text as left from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join) x on true
     left join lost o on o.employee_id = e.id left join others b on b.employee_id = e.id
     left join lateral (select s.annual_gross_salary, s.structure from employee_salary s where s.org_code = $1 and s.employee_id = e.id and s.status in ('APPLIED', 'APPROVED') and s.currency = $6 and s.effective_from <= $3::date order by s.effective_from desc limit 1) s on true
     where e.org_code = $1 and e.date_of_join <= $3::date and (x.left is null or x.left::date >= $2::date) and (e.status = 'ACTIVE' or x.left is not null) and ($7::bigint is null or ${isInGroupSql('$7::bigint')})
     order by fold(e.name), e.id`,
    [tx.orgCode, fromDate, toDate, id, plan.componentId, currency, plan.customGroupId],
  );
