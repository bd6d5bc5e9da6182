import type { ClaimLimits, ClaimTerms, ExpenseTypeTerms, PerDiemTerms } from '../../domain/expenses/claim.ts';
import type { Transaction } from '../db/org.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

/** What an amount that nobody limited may be old, in days, before anybody has saved the settings. */
const USUAL_PAST_DAYS = 90;

/** The currency of payroll with the expense types and per diems that a claim names. */
export const readClaimTerms = async (tx: Transaction, typeIds: readonly string[], perDiemIds: readonly string[]): Promise<ClaimTerms> => {
  const { currency } = await readPayrollSettings(tx);
  const types =
    typeIds.length === 0
      ? []
      : await tx.query<ExpenseTypeTerms>(
          `select id::text as id, name, trim_scale(maximum_amount)::text as "maximumAmount", receipt_always as "receiptAlways" from expense_type where org_code = $1 and id = any($2::bigint[])`,
          [tx.orgCode, typeIds],
        );
  const perDiems =
    perDiemIds.length === 0
      ? []
      : await tx.query<PerDiemTerms>(
          `select id::text as id, title, configuration_type as "configurationType", trim_scale(per_diem_rate)::text as rate, currency, include_travel_dates as "includeTravelDates"
           from per_diem where org_code = $1 and id = any($2::bigint[])`,
          [tx.orgCode, perDiemIds],
        );
  return { currency, types, perDiems };
};

type Setting = ClaimLimits & { readonly travelNoticeDays: number; readonly perDiemNeedsTravel: boolean };

/** The settings of journeys and expenses; what their form starts with until somebody saves it. */
export const readTravelSetting = async (tx: Transaction): Promise<Setting> =>
  (
    await tx.query<Setting>(
      `select expense_past_days as "pastDays", trim_scale(receipt_from)::text as "receiptFrom", travel_notice_days as "travelNoticeDays", per_diem_needs_travel as "perDiemNeedsTravel"
       from travel_and_expense_setting where org_code = $1 limit 1`,
      [tx.orgCode],
    )
  )[0] ?? { pastDays: USUAL_PAST_DAYS, receiptFrom: null, travelNoticeDays: 0, perDiemNeedsTravel: true };
