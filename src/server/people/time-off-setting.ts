import type { Transaction } from '../db/org.ts';

export type TimeOffSetting = {
  readonly shortTimeOffEnabled: boolean;
  readonly shortTimeOffMaximumMinutes: number;
  readonly shortTimeOffPerMonth: number;
  readonly onDutyEnabled: boolean;
  readonly onDutyMaximumDays: number;
  readonly onDutyPastDays: number;
};

/** What the organisation takes of short time off and work outside; null where nobody has said anything. */
export const readTimeOffSetting = async (tx: Transaction): Promise<TimeOffSetting | null> =>
  (
    await tx.query<TimeOffSetting>(
      `select short_time_off_enabled as "shortTimeOffEnabled", short_time_off_maximum_minutes as "shortTimeOffMaximumMinutes", short_time_off_per_month as "shortTimeOffPerMonth",
         on_duty_enabled as "onDutyEnabled", on_duty_maximum_days as "onDutyMaximumDays", on_duty_past_days as "onDutyPastDays" from time_off_setting where org_code = $1 limit 1`,
      [tx.orgCode],
    )
  )[0] ?? null;
