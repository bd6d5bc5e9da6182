import type { Transaction } from '../../db/org.ts';

/** SQL over `e`: the employee was a candidate who accepted a salary. */
export const hasAgreedSql = `exists (select from candidate c join candidate_salary a on a.org_code = c.org_code and a.candidate_id = c.id and a.status = 'ACCEPTED' where c.org_code = e.org_code and c.employee_id = e.id)`;

type Line = Readonly<Record<string, string | null>>;
export type Agreed = { readonly templateId: string | null; readonly annualCTC: string; readonly effectiveFrom: string; readonly allowances: readonly Line[]; readonly retirals: readonly Line[]; readonly grosses: readonly Line[] };

const lines = (table: string, fields: string): string =>
  `coalesce((select json_agg(json_build_object('componentId', r.component_id::text${fields}) order by r."position", r.id) from ${table} r where r.org_code = a.org_code and r.candidate_salary_id = a.id), '[]')`;

/** What an employee agreed to as a candidate; of several candidates who became one person, the latest. It begins with the day of joining, however early the offer said. Null where nothing was agreed. */
export const agreedSalary = async (tx: Transaction, employeeId: string): Promise<Agreed | null> =>
  (
    await tx.query<Agreed>(
      `select a.template_id::text as "templateId", trim_scale(a.annual_ctc)::text as "annualCTC", greatest(a.effective_from, e.date_of_join)::text as "effectiveFrom",
         ${lines('candidate_salary_allowance', `, 'percentage', trim_scale(r.percentage)::text, 'amount', trim_scale(r.amount)::text`)} as allowances,
         ${lines('candidate_salary_retiral', `, 'employeeShare', trim_scale(r.employee_share)::text, 'employerShare', trim_scale(r.employer_share)::text`)} as retirals,
         ${lines('candidate_salary_gross', '')} as grosses
       from employee e join candidate c on c.org_code = e.org_code and c.employee_id = e.id join candidate_salary a on a.org_code = c.org_code and a.candidate_id = c.id and a.status = 'ACCEPTED'
       where e.org_code = $1 and e.id = $2::bigint order by a.effective_from desc, a.id desc limit 1`,
      [tx.orgCode, employeeId],
    )
  )[0] ?? null;
