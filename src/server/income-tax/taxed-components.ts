import type { FlexiComponent } from '../../domain/income-tax/flexi-benefit.ts';
import type { TaxedComponent } from '../../domain/income-tax/person-year.ts';
import type { Transaction } from '../db/org.ts';

export type KnownComponent = TaxedComponent & Omit<FlexiComponent, 'planned' | 'isFixed'> & { readonly description: string | null; readonly isRestricted: boolean; readonly isActive: boolean };

/** All salary components with what taxes and the flexible benefit plan say of them, by id, in the order of their names. */
export const taxedComponents = async (tx: Transaction): Promise<ReadonlyMap<string, KnownComponent>> => {
  const rows = await tx.query<KnownComponent>(
    `select c.id::text as id, c.code, c.name, c.description, c.tax_inclusion as "taxInclusion", coalesce(c.exempt_under, '{}') as "exemptUnder", c.fbp_component and c.type not in ('RETIRAL', 'GROSS') as "isFlexible",
       trim_scale(c.max_limit)::text as "limit", c.restrict_employee_from_overriding_fbpamount as "isRestricted", c.status = 'ACTIVE' as "isActive",
       c.type not in ('RETIRAL', 'GROSS') and not c.perks and coalesce(c.benefits_association && array['PROVIDENT_FUND', 'NPS'], false) as "isWage",
       c.type = 'RETIRAL' and coalesce('PROVIDENT_FUND' = any(c.benefits_association), false) as "isProvidentFund"
     from salary_component c where c.org_code = $1 order by c.name_folded, c.id`,
    [tx.orgCode],
  );
  return new Map(rows.map((row) => [row.id, row]));
};
