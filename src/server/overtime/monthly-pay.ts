import type { WageBasis } from '../../domain/overtime/terms.ts';
import { plus, zero } from '../../domain/payroll/formula/ratio.ts';
import type { Ratio } from '../../domain/payroll/formula/ratio.ts';
import { segmentsInCycle } from '../../domain/payroll/payslip/held-salaries.ts';
import type { HeldSalary } from '../../domain/payroll/payslip/held-salaries.ts';
import type { Transaction } from '../db/org.ts';

/** Codes of the components that count as basic pay: wages for the provident fund or the pension, as for the income tax. */
export const basicCodes = async (tx: Transaction): Promise<ReadonlySet<string>> =>
  new Set((await tx.query<{ code: string }>(`select code from salary_component where org_code = $1 and type not in ('RETIRAL', 'GROSS') and not perks and benefits_association && array['PROVIDENT_FUND', 'NPS']`, [tx.orgCode])).map(({ code }) => code));

/** What a salary pays every month on a day, of salaries that are paid out by `month` (YYYY-MM): all of it, or basic pay alone. Zero without a salary, or where none of it is basic pay. */
export const monthlyPay = (salaries: readonly HeldSalary[], day: string, month: string, { basis, basic }: { readonly basis: WageBasis; readonly basic: ReadonlySet<string> }): Ratio =>
  (segmentsInCycle(salaries, { from: day, to: day }, { month })[0]?.salary.parts ?? [])
    .filter(({ kind, monthly, code }) => kind === 'EARNING' && monthly !== null && (basis === 'GROSS_PAY' || basic.has(code)))
    .reduce((sum, { monthly }) => plus(sum, monthly!), zero);
