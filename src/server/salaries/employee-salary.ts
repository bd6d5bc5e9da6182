import { ratioOf } from '../../domain/payroll/formula/ratio.ts';
import type { Ratio } from '../../domain/payroll/formula/ratio.ts';
import type { Transaction } from '../db/org.ts';
import { readPayrollSettings } from './payroll-settings.ts';

/** What formulas may ask of the salary of one employee. */
export type EmployeeSalary = {
  /** Of a year. */
  readonly annualCTC: Ratio;
  readonly annualGross: Ratio;
  /** Of the organization's own, of a year. */
  readonly providentFundWage: Ratio;
  /** By the code of the component, of a year. */
  readonly components: ReadonlyMap<string, Ratio>;
};

type Figure = { readonly code: string; readonly annual: string };
type Kept = { readonly annualCTC: string; readonly annualGross: string; readonly fundWage: string; readonly figures: readonly Figure[] };

/** The salary that an employee has on a day (YYYY-MM-DD); null where none holds then, and where it is in another currency than payroll's, in which formulas reckon. */
export const employeeSalary = async (tx: Transaction, employeeId: string, day: string): Promise<EmployeeSalary | null> => {
  const { currency } = await readPayrollSettings(tx);
  const [kept] = await tx.query<Kept>(
    `select trim_scale(s.annual_ctc)::text as "annualCTC", trim_scale(s.annual_gross_salary)::text as "annualGross",
       (select coalesce(trim_scale(sum((f ->> 'annual')::numeric)), 0)::text from jsonb_array_elements(coalesce(s.structure -> 'salaryStructure' -> 'allowances', '[]')) f
          join salary_component c on c.org_code = s.org_code and c.id = (f ->> 'componentId')::bigint and c.consider_for_provident_fund) as "fundWage",
       (select coalesce(json_agg(json_build_object('code', f ->> 'code', 'annual', f ->> 'annual')), '[]') from unnest(array['allowances', 'retirals', 'grosses']) k,
          jsonb_array_elements(coalesce(s.structure -> 'salaryStructure' -> k, '[]')) f) as figures
     from employee_salary s where s.org_code = $1 and s.employee_id = $2::bigint and s.status = 'APPLIED' and s.currency = $4 and s.effective_from <= $3::date and (s.effective_to is null or s.effective_to >= $3::date)
     order by s.effective_from desc limit 1`,
    [tx.orgCode, employeeId, day, currency],
  );
  return kept ? { annualCTC: ratioOf(kept.annualCTC), annualGross: ratioOf(kept.annualGross), providentFundWage: ratioOf(kept.fundWage), components: new Map(kept.figures.map(({ code, annual }) => [code, ratioOf(annual)])) } : null;
};
