import { isTaxYear } from '../../domain/income-tax/tax-year.ts';
import { finding } from '../../domain/problem.ts';
import { regimes } from '../../domain/income-tax/rules.ts';
import type { Regime, TaxRules } from '../../domain/income-tax/rules.ts';
import type { Grant } from '../access/authorise.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { presentYear } from '../income-tax/present-year.ts';
import { taxYears } from '../income-tax/tax-rules.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';

type Sums = { readonly section: string; readonly people: number; readonly approved: string; readonly waiting: string; readonly waitingClaims: number; readonly everybody: number };

/** What is claimed of each section in a year, within reach; with the figures of all sections in every row. */
const claimed = (tx: Transaction, grant: Grant, year: string): Promise<Sums[]> => {
  const to = bindings(tx.orgCode);
  const of = `t.org_code = $1 and t.financial_year = ${to.bind(year)} and t.status in ('PENDING', 'APPROVED') and ${rowScope(resourceOf('TaxReliefClaim'), grant, grant.session, 't', to.bind)}`;
  return tx.query<Sums>(
    `select t.section, count(distinct t.employee_id)::int as people, trim_scale(coalesce(sum(t.amount) filter (where t.status = 'APPROVED'), 0))::text as approved, trim_scale(coalesce(sum(t.amount) filter (where t.status = 'PENDING'), 0))::text as waiting,
       count(*) filter (where t.status = 'PENDING')::int as "waitingClaims", (select count(distinct t.employee_id)::int from tax_relief_claim t where ${of}) as everybody
     from tax_relief_claim t where ${of} group by t.section`,
    to.values,
  );
};

const lawOf = (rules: TaxRules, regime: Regime) => {
  const { source, slabs, standardDeduction, standardDeductionSource, employmentTaxSource, rebate, surcharge, surchargeSource, employerPension } = rules.regimes[regime];
  return { regime, source, slabs, standardDeduction, standardDeductionSource, employmentTaxSource, rebateUpTo: rebate.upTo, rebateMost: rebate.most, rebateSource: rebate.source, surcharge, surchargeSource, employerPensionPercent: employerPension.percent, employerPensionSource: employerPension.source };
};

/** What the law of a financial year relieves and taxes, with what is claimed of it. */
export const taxReliefs = ({ financialYear = null }: { readonly financialYear?: string | null }, { db }: Context, grant: Grant) => {
  refuseFields(grant, financialYear !== null && !isTaxYear(financialYear) ? [{ field: 'financialYear', ...finding('declaration.noYear') }] : []);
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const { rules, country } = await presentYear(tx, financialYear);
    const answer = { errorCode: '', message: '', financialYears: taxYears(country) };
    if (rules === null) return { ...answer, financialYear: null, currency: null, source: null, cessPercent: null, cessSource: null, roundingSource: null, regimes: [], reliefs: [], people: 0, waitingClaims: 0 };
    const sums = await claimed(tx, grant, rules.year);
    return {
      ...answer,
      financialYear: rules.year,
      currency: rules.currency,
      source: rules.source,
      cessPercent: rules.cess.percent,
      cessSource: rules.cess.source,
      roundingSource: rules.rounding.source,
      regimes: regimes.map((regime) => lawOf(rules, regime)),
      reliefs: rules.reliefs.map((relief) => ({ people: 0, approved: '0', waiting: '0', ...relief, ...sums.find(({ section }) => section === relief.section) })),
      people: sums[0]?.everybody ?? 0,
      waitingClaims: sums.reduce((sum, { waitingClaims }) => sum + waitingClaims, 0),
    };
  });
};
