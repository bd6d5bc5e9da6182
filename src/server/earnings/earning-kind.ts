import type { Transaction } from '../db/org.ts';

/** What a kind of one-time earning says of those who get it. */
export type EarningKind = {
  readonly id: string;
  /** As it stands on payslips. */
  readonly name: string;
  readonly calculationType: 'FIXED_AMOUNT' | 'CUSTOM_FORMULA';
  readonly amount: string | null;
  readonly customFormula: string | null;
  readonly overrideAtEmployeeLevel: boolean;
  readonly payoutFrom: 'PAYROLL_MONTH' | 'DATE_OF_JOINING' | 'CONFIRMATION_DATE';
  /** Null or empty: any month. */
  readonly payoutmonths: readonly string[] | null;
  readonly autoApproval: boolean;
  /** Null without a commitment period. */
  readonly commitmentMonths: number | null;
};

export const earningKind = async (tx: Transaction, id: unknown): Promise<EarningKind | undefined> =>
  (
    await tx.query<EarningKind>(
      `select a.id::text as id, coalesce(a.display_name, a.title) as name, a.calculation_type as "calculationType", trim_scale(a.amount)::text as amount, a.custom_formula as "customFormula",
         a.override_at_employee_level as "overrideAtEmployeeLevel", a.default_payout_from as "payoutFrom", a.payoutmonths, a.auto_approval as "autoApproval",
         case when a.commitment_period then a.commitment_period_months end as "commitmentMonths"
       from adhoc_allowance a where a.org_code = $1 and a.id = $2::bigint`,
      [tx.orgCode, id],
    )
  )[0];
