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
          `select t.id::text as id, t.name, trim_scale(t.maximum_amount)::text as "maximumAmount", t.receipt_always as "receiptAlways",
             case when c.id is not null then json_build_object('componentId', c.id::text, 'name', c.name, 'period', c.period, 'gracePeriod', c.grace_period, 'workflowId', w.id::text) end as reimbursement
           from expense_type t left join salary_component c on c.org_code = t.org_code and c.id = t.salary_component_id left join workflow w on w.org_code = c.org_code and w.id = c.work_flow_id and w.status = 'ACTIVE' and w.module = 'CLAIM'
           where t.org_code = $1 and t.id = any($2::bigint[])`,
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
