/** The regimes that somebody may choose between, with what each comes to. */
import { decimalText, minus, plus, zero } from '../../domain/payroll/formula/ratio.ts';
import type { Projection } from '../../domain/income-tax/projection.ts';
import { regimes } from '../../domain/income-tax/rules.ts';
import type { Regime } from '../../domain/income-tax/rules.ts';
import type { Transaction } from '../db/org.ts';
import { boundTo } from './bound-to.ts';
import { comparedWith, ownYear } from './own-year.ts';

const EXACT = 2;

const told = ({ regime, gross, exempt, standardDeduction, employmentTax, pension, reliefs, tax }: Projection) => ({
  regime,
  grossSalary: decimalText(gross, EXACT),
  exempt: decimalText(exempt, EXACT),
  standardDeduction: decimalText(standardDeduction, EXACT),
  employmentTax: decimalText(employmentTax, EXACT),
  pension: decimalText(pension, EXACT),
  reliefs: decimalText(reliefs.reduce((sum, { allowed }) => plus(sum, allowed), zero), EXACT),
  taxableIncome: decimalText(tax.income, EXACT),
  rebate: decimalText(tax.rebate, EXACT),
  surcharge: decimalText(tax.surcharge, EXACT),
  cess: decimalText(tax.cess, EXACT),
  totalTax: decimalText(tax.total, EXACT),
});

type Standing = { readonly defaultRegime: Regime; readonly regime: Regime | null; readonly businessIncome: boolean };

const standingOf = async (tx: Transaction, employeeId: string | null, year: string): Promise<Standing> =>
  (
    await tx.query<Standing>(
      `select coalesce((select g.default_tax_regime from payroll_general_setting g where g.org_code = $1), 'NEW') as "defaultRegime", r.regime, coalesce(r.business_income, false) as "businessIncome"
       from (select) n left join tax_regime_choice r on r.org_code = $1 and r.employee_id = $2::bigint and r.financial_year = $3`,
      [tx.orgCode, employeeId, year],
    )
  )[0]!;

/** The employee's year under both regimes, and whether they are asked to choose: while nothing is chosen for the year, and the salary comes to anything. */
export const ownRegime = async (tx: Transaction, employeeId: string | null) => {
  const { present, known } = await ownYear(tx, employeeId);
  const [{ defaultRegime, regime, businessIncome }, bound] = [await standingOf(tx, employeeId, present.year), employeeId === null ? null : await boundTo(tx, employeeId, present.year)];
  const nothing = { financialYear: known === null ? null : present.year, currency: known?.rules.currency ?? null, defaultRegime, chosenRegime: regime, businessIncome: businessIncome || bound !== null, boundTo: bound?.regime ?? null };
  if (known === null) return { ...nothing, Trigger_Regime_Change: false, Total_Income: 0, recommendedRegime: null, saving: null, regimes: [] };
  const { projections, recommended, saving } = comparedWith(known);
  const income = Number(decimalText(projections.NEW.gross, EXACT));
  const chosenSaving = bound === null ? saving : minus(saving, saving);
  return {
    ...nothing,
    Trigger_Regime_Change: regime === null && income > 0,
    Total_Income: income,
    recommendedRegime: bound?.regime ?? recommended,
    saving: decimalText(chosenSaving, EXACT),
    regimes: regimes.map((one) => told(projections[one])),
  };
};
