import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';

type Asked = { readonly candidateId?: number | null; readonly templateId?: number | null; readonly isViewMode?: boolean | null; readonly limit?: number | null; readonly offset?: number | null };

const MOST = 500;

const lines = (table: string, fields: string): string =>
  `coalesce((select json_agg(json_build_object('componentId', r.component_id::int, ${fields}) order by r."position", r.id) from ${table} r where r.org_code = t.org_code and r.candidate_salary_id = t.id), '[]')`;

/** Salaries that the person may see under their specified names, the latest first, with how many there are in all. */
export const readSalaries = async (tx: Transaction, grant: Grant, { candidateId, templateId, isViewMode, limit, offset }: Asked) => {
  const to = bindings(tx.orgCode);
  const [candidate, template, viewed] = [to.bind(candidateId ?? null), to.bind(templateId ?? null), to.bind(isViewMode === true)];
  const which = `t.org_code = $1 and (${candidate}::bigint is null or t.candidate_id = ${candidate}::bigint) and (${template}::bigint is null or t.template_id = ${template}::bigint) and ${rowsWithin(resourceOf('CandidateSalary'), grant, grant.session, 't', to)}`;
  const [most, from] = [to.bind(Math.min(Math.max(limit ?? 50, 0), MOST)), to.bind(Math.max(offset ?? 0, 0))];
  const [answer] = await tx.query<{ salaries: readonly Record<string, unknown>[]; totalCount: number }>(
    `with page as materialized (select t.* from candidate_salary t where ${which} order by t.effective_from desc, t.id desc limit ${most}::bigint offset ${from}::bigint)
     select (select count(*)::int from candidate_salary t where ${which}) as "totalCount", coalesce((select json_agg(x.salary order by x.effective_from desc, x.id desc) from (select t.id, t.effective_from, jsonb_build_object(
       'salaryId', t.id::int, 'version', t.version, 'candidateId', t.candidate_id::int, 'candidateName', c.name, 'status', t.status, 'templateId', t.template_id::int, 'templateName', s.name, 'currency', t.currency,
       'annualCTC', t.annual_ctc, 'annualGrossSalary', t.annual_gross_salary, 'monthlyGrossSalary', t.monthly_gross_salary, 'effectiveFrom', t.effective_from, 'salaryEffectiveMonth', t.salary_effective_month,
       'allowances', ${lines('candidate_salary_allowance', `'percentage', r.percentage, 'amount', r.amount`)},
       'retirals', ${lines('candidate_salary_retiral', `'employeeShare', r.employee_share, 'employerShare', r.employer_share`)},
       'grosses', ${lines('candidate_salary_gross', `'id', r.id::text`)}
     ) || case when ${viewed}::boolean then coalesce(t.structure, '{}'::jsonb) else '{}'::jsonb end as salary
     from page t join candidate c on c.org_code = t.org_code and c.id = t.candidate_id left join salary_template s on s.org_code = t.org_code and s.id = t.template_id) x), '[]') as salaries`,
    to.values,
  );
  return answer ?? { salaries: [], totalCount: 0 };
};
