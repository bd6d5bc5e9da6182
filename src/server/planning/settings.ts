import type { BeyondPlan } from '../../domain/planning/requisition.ts';
import { MONTHS } from '../../domain/payroll/payout-day.ts';
import type { Transaction } from '../db/org.ts';
import { readSetting } from '../resource/read-setting.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

type Setting = {
  readonly askers: 'MANAGERS' | 'EVERYBODY';
  readonly beyondPlan: BeyondPlan;
  readonly leadTimeDays: number;
  readonly leadTimes: readonly { readonly gradeId: string; readonly days: number }[] | null;
  readonly forecastStep: 'MONTH' | 'QUARTER';
  readonly forecastSteps: number;
  readonly attritionPercent: string | null;
  readonly retirementAge: number | null;
};

export type PlanningSettings = Omit<Setting, 'leadTimes'> & { readonly leadTimes: NonNullable<Setting['leadTimes']>; /** Of payroll, as is the first month of the year, 4 for April. */ readonly currency: string; readonly firstMonth: number };

/** How the organisation plans its people; what the form starts with until somebody saves it. Years are those of payroll. */
export const readPlanning = async (tx: Transaction): Promise<PlanningSettings> => {
  const setting = await readSetting<Setting>(tx, 'ManPowerPlanningSetting');
  const { currency, fiscalYearStart } = await readPayrollSettings(tx);
  return { ...setting, leadTimes: (setting.leadTimes ?? []).map(({ gradeId, days }) => ({ gradeId: String(gradeId), days })), currency, firstMonth: MONTHS.indexOf(fiscalYearStart) + 1 };
};
