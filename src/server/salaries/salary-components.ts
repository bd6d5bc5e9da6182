import type { SalaryComponent } from '../../domain/payroll/salary/component.ts';
import type { Transaction } from '../db/org.ts';

export type StoredComponent = SalaryComponent & {
  readonly status: 'ACTIVE' | 'INACTIVE';
  /** Its employer's share may be told by the provident fund's own percentage. */
  readonly isProvidentFund: boolean;
};

/** All salary components of the organisation, by name: some dozens. */
export const readComponents = (tx: Transaction): Promise<StoredComponent[]> =>
  tx.query<StoredComponent>(
    `select c.id::text as id, c.code, c.name, c.type, c.status, c.basis, c.calculation_type as "calculationType", c.period, c.perks, c.consider_for_provident_fund as "considerForProvidentFund", trim_scale(c.amount)::text as amount, trim_scale(c.percentage)::text as percentage,
       p.code as "percentOf", c.custom_formula as "customFormula", trim_scale(c.employee_share)::text as "employeeShare", trim_scale(c.employer_share)::text as "employerShare",
       trim_scale(c.employee_share_amount)::text as "employeeShareAmount", trim_scale(c.employer_share_amount)::text as "employerShareAmount",
       c.type = 'RETIRAL' and coalesce('PROVIDENT_FUND' = any(c.benefits_association), false) as "isProvidentFund"
     from salary_component c left join salary_component p on p.org_code = c.org_code and p.id = c.percent_of_id
     where c.org_code = $1 order by c.name_folded, c.id`,
    [tx.orgCode],
  );
