import type { Transaction } from '../../db/org.ts';
import type { Bindings } from '../../resource/sql.ts';

const lines = (table: string, fields: string): string =>
  `coalesce((select json_agg(json_build_object('componentId', r.component_id::int, ${fields}) order by r."position", r.id) from ${table} r where r.org_code = t.org_code and r.employee_salary_id = t.id), '[]')`;

type Asked = { readonly to: Bindings; /** A condition over `t`, and `e`, the employee. */ readonly which: string; /** With every figure. */ readonly isViewMode: boolean; /** The account of who reads. */ readonly userId: string };

/** Salaries of employees under their specified names, the latest first. */
export const readEmployeeSalaries = async (tx: Transaction, { to, which, isViewMode, userId }: Asked): Promise<readonly Record<string, unknown>[]> => {
  const [viewed, reader] = [to.bind(isViewMode), to.bind(userId)];
  const [answer] = await tx.query<{ salaries: readonly Record<string, unknown>[] }>(
    `select coalesce(json_agg(x.salary order by x.effective_from desc, x.id desc), '[]') as salaries from (select t.id, t.effective_from, jsonb_build_object(
       'salaryId', t.id::int, 'version', t.version, 'employeeId', t.employee_id::int, 'employeeName', e.name, 'revisionStatus', t.status, 'revisionType', t.revision_type, 'isPresent', coalesce(t.is_present, false), 'templateId', t.template_id::int, 'templateName', s.name,
       'description', t.description, 'currency', t.currency, 'annualCTC', t.annual_ctc, 'previousCtc', t.previous_ctc, 'reviseCtcByPercentage', t.revise_ctc_by_percentage, 'annualGrossSalary', t.annual_gross_salary, 'monthlyGrossSalary', t.monthly_gross_salary,
       'effectiveFrom', t.effective_from, 'effectiveTo', t.effective_to, 'salaryEffectiveMonth', t.salary_effective_month, 'salaryEffectiveTo', to_char(t.effective_to, 'YYYY-MM'), 'payoutMonth', t.payout_month, 'revisionWithoutArrear', t.revision_without_arrear,
       'requestedBy', t.requested_by, 'isOwnRequest', t.requested_by_id is not distinct from ${reader}::bigint, 'comment', t.comment,
       'allowances', ${lines('employee_salary_allowance', `'percentage', r.percentage, 'amount', r.amount`)},
       'retirals', ${lines('employee_salary_retiral', `'employeeShare', r.employee_share, 'employerShare', r.employer_share`)},
       'grosses', ${lines('employee_salary_gross', `'id', r.id::text`)}
     ) || case when ${viewed}::boolean then coalesce(t.structure, '{}'::jsonb) else '{}'::jsonb end as salary
     from employee_salary t join employee e on e.org_code = t.org_code and e.id = t.employee_id left join salary_template s on s.org_code = t.org_code and s.id = t.template_id
     where t.org_code = $1 and (${which})) x`,
    to.values,
  );
  return answer?.salaries ?? [];
};
