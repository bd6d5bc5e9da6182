import type { ProfessionalTaxRule } from '../../domain/statutory/professional-tax.ts';
import type { StatutoryRate } from '../../domain/statutory/terms.ts';
import type { WelfareFundRule } from '../../domain/statutory/welfare-fund.ts';
import type { Transaction } from '../db/org.ts';

export type StatutoryRules = { readonly rates: readonly StatutoryRate[]; readonly taxes: readonly ProfessionalTaxRule[]; readonly funds: readonly WelfareFundRule[] };

const dated = 'effective_from::text as "effectiveFrom", effective_to::text as "effectiveTo", law';
const heldOn = 'org_code = $1 and country = $2 and effective_from <= $3::date and (effective_to is null or effective_to >= $3::date)';

/** What the organisation keeps of the law of a country for a day. States and towns are folded, as those of people are. */
export const readStatutoryRules = async (tx: Transaction, country: string, day: string): Promise<StatutoryRules> => {
  const values = [tx.orgCode, country, day];
  const rates = await tx.query<StatutoryRate>(
    `select scheme, part, trim_scale(percentage)::text as percentage, trim_scale(wage_ceiling)::text as "wageCeiling", trim_scale(coverage_limit)::text as "coverageLimit", trim_scale(exempt_daily_wage)::text as "exemptDailyWage",
       trim_scale(wage_from)::text as "wageFrom", ${dated} from statutory_rate where ${heldOn}`,
    values,
  );
  const taxes = await tx.query<ProfessionalTaxRule>(
    `select fold(btrim(state)) as state, fold(btrim(city)) as city, period, coalesce(deducted_in, '{}') as "deductedIn", special_month as "specialMonth", ${dated},
       coalesce((select json_agg(json_build_object('wageFrom', trim_scale(s.wage_from)::text, 'amount', trim_scale(s.amount)::text, 'specialAmount', trim_scale(s.special_amount)::text, 'appliesTo', s.applies_to) order by s.wage_from)
         from professional_tax_slab s where s.org_code = r.org_code and s.professional_tax_rule_id = r.id), '[]') as slabs
     from professional_tax_rule r where ${heldOn}`,
    values,
  );
  const funds = await tx.query<WelfareFundRule>(
    `select fold(btrim(state)) as state, trim_scale(wage_from)::text as "wageFrom", trim_scale(wage_limit)::text as "wageLimit", coalesce(deducted_in, '{}') as "deductedIn", trim_scale(employee_amount)::text as "employeeAmount",
       trim_scale(employer_amount)::text as "employerAmount", ${dated} from welfare_fund_rule where ${heldOn}`,
    values,
  );
  return { rates, taxes, funds };
};
