/**
 * The wages of an ordinary month of `e` by the salary that holds on a day, by what each part counts for: gross (what is paid out), with_kind (that and what is given in kind), provident_fund (parts considered for the EPF), insurance, nps and gratuity, which are of what is paid in cash
 * (Employees' Provident Funds Act 1952, section 2(b)(i); Employees' State Insurance Act 1948, section 2(22)). A row without amounts where there is no
 * salary. What is paid by the quarter or year counts for none of them.
 */
export const withWages = (alias: string, day: string): string =>
  `left join lateral (select s.structure -> 'salaryStructure' -> 'allowances' as parts from employee_salary s where s.org_code = e.org_code and s.employee_id = e.id and s.status = 'APPLIED' and s.effective_from <= ${day} and (s.effective_to is null or s.effective_to >= ${day})
     order by s.effective_from desc limit 1) ${alias}_salary on true
   left join lateral (select sum(a.monthly) filter (where not c.perks) as gross, sum(a.monthly) as with_kind, sum(a.monthly) filter (where c.consider_for_epf and not c.perks) as provident_fund, sum(a.monthly) filter (where c.consider_for_insurance and not c.perks) as insurance,
       sum(a.monthly) filter (where 'NPS' = any(c.benefits_association) and not c.perks) as nps, sum(a.monthly) filter (where 'GRATUITY' = any(c.benefits_association) and not c.perks) as gratuity
     from jsonb_to_recordset(case when jsonb_typeof(${alias}_salary.parts) = 'array' then ${alias}_salary.parts else '[]' end) as a("componentId" bigint, monthly numeric)
       join salary_component c on c.org_code = e.org_code and c.id = a."componentId") ${alias} on true`;
