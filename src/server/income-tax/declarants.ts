import type { DeclarationKind } from './declaration-release.ts';

/** SQL over the employee `e`: whether there is anything to declare: flexible benefits in the present salary, or the right to the pension scheme. */
export const declarantsSql = (kind: DeclarationKind): string =>
  kind === 'NPS'
    ? `(e.status = 'ACTIVE' and e.eligible_for_nps)`
    : `(e.status = 'ACTIVE' and exists (select from employee_salary s cross join lateral jsonb_array_elements(coalesce(s.structure -> 'salaryStructure' -> 'allowances', '[]')) f
         join salary_component c on c.org_code = s.org_code and c.id = (f ->> 'componentId')::bigint and c.fbp_component and c.type not in ('RETIRAL', 'GROSS')
         where s.org_code = e.org_code and s.employee_id = e.id and s.status = 'APPLIED' and s.is_present))`;
