import type { GratuityRule } from '../../domain/statutory/gratuity.ts';
import type { Transaction } from '../db/org.ts';

export type HeldGratuityRule = GratuityRule & { readonly ruleId: string; readonly name: string; readonly law: string; readonly effectiveFrom: string };

/** The rule of a country that is in force on a day; null where there is none. */
export const readGratuityRule = async (tx: Transaction, country: string, day: string): Promise<HeldGratuityRule | null> => {
  const [rule] = await tx.query<HeldGratuityRule>(
    `select id::text as "ruleId", name, law, effective_from::text as "effectiveFrom", part_of_gratuity_act as "partOfGratuityAct", minimum_tenure as "minimumTenure", working_days_per_month as "workingDaysPerMonth",
       salary_days_government as "salaryDaysGovernment", salary_days_organization as "salaryDaysOrganization", trim_scale(tax_exemption_limit)::text as "taxExemptionLimit", trim_scale(maximum_amount)::text as "maximumAmount"
     from gratuity_rule where org_code = $1 and country = $2 and effective_from <= $3::date order by effective_from desc limit 1`,
    [tx.orgCode, country, day],
  );
  return rule ?? null;
};
