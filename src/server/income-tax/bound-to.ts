import type { Regime } from '../../domain/income-tax/rules.ts';
import type { Transaction } from '../db/org.ts';

/** The regime to which business income that was told with an earlier choice binds somebody in a financial year; null where nothing does. */
export const boundTo = async (tx: Transaction, employeeId: string, year: string): Promise<{ readonly regime: Regime; readonly year: string } | null> =>
  (
    await tx.query<{ regime: Regime; year: string }>(
      'select c.regime, c.financial_year as year from tax_regime_choice c where c.org_code = $1 and c.employee_id = $2::bigint and c.financial_year < $3 and c.business_income order by c.financial_year desc limit 1',
      [tx.orgCode, employeeId, year],
    )
  )[0] ?? null;
