import type { Transaction } from '../db/org.ts';

/** The receipt number of the last statement that was filed before the quarter; '' where none was. `isExpected`: there is a statement before it here, which has none. */
export const formerReceipt = async (tx: Transaction, { assessmentYear, quarter }: { readonly assessmentYear: number; readonly quarter: string }): Promise<{ readonly receipt: string; readonly isExpected: boolean }> => {
  const [last] = await tx.query<{ receipt: string | null }>(
    `select receipt_number as receipt from tax_statement where org_code = $1 and (assessment_year, quarter) < ($2::int, $3::text) order by assessment_year desc, quarter desc limit 1`,
    [tx.orgCode, assessmentYear, quarter],
  );
  return { receipt: last?.receipt ?? '', isExpected: last !== undefined && last.receipt === null };
};
