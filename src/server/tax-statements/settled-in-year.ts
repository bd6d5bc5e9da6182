import { settledOnce, type SettledOnce } from '../../domain/tax-statements/settled-once.ts';
import { inPaise, paise } from '../../domain/tax-statements/sums.ts';
import type { StoredSettlementLine } from '../../domain/settlement/stored-settlement-line.ts';
import type { TaxRules } from '../../domain/income-tax/rules.ts';
import type { Transaction } from '../db/org.ts';

/** By employee, what final settlements of the year add to it. */
export const settledInYear = async (tx: Transaction, { from, to, currency }: Pick<TaxRules, 'from' | 'to' | 'currency'>, ids: readonly string[]): Promise<ReadonlyMap<string, SettledOnce>> => {
  const rows = await tx.query<{ employeeId: string; lines: readonly StoredSettlementLine[] }>(
    `select s.employee_id::text as "employeeId", coalesce(s.lines, '[]') as lines from settlement s where s.org_code = $1 and s.employee_id = any($2::bigint[]) and s.status in ('FINAL', 'PAID') and s.to_date between $3::date and $4::date and s.currency = $5 order by s.id`,
    [tx.orgCode, ids, from, to, currency],
  );
  return new Map([...Map.groupBy(rows, ({ employeeId }) => employeeId)].map(([employeeId, of]) => [employeeId, settledOnce(of.flatMap(({ lines }) => lines), currency)]));
};

/** By employee, the tax on employment that is known to be deducted of the last month of the year, by final payslips, and by settlements of the whole year. Of whom there is neither, nothing. */
export const employmentTaxNow = async (tx: Transaction, ids: readonly string[], month: string, settled: ReadonlyMap<string, SettledOnce>): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ employeeId: string; amount: string }>(
    `select p.employee_id::text as "employeeId", trim_scale(sum((l ->> 'amount')::numeric))::text as amount from payslip p cross join jsonb_array_elements(p.lines) l
     where p.org_code = $1 and p.employee_id = any($2::bigint[]) and p.status = 'FINAL' and to_char(p.to_date, 'YYYY-MM') = $3 and l ->> 'code' = 'PROFESSIONAL_TAX' and l ->> 'kind' = 'DEDUCTION' group by 1`,
    [tx.orgCode, ids, month],
  );
  const paid = new Map(rows.map(({ employeeId, amount }) => [employeeId, amount]));
  return new Map(ids.map((id) => [id, paise(inPaise(paid.get(id) ?? '0') + inPaise(settled.get(id)?.employmentTax ?? '0'))]));
};
