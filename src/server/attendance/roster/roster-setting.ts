import { weekdays, type Weekday } from '../../../domain/leave/working-days.ts';
import type { RosterRules } from '../../../domain/roster/planWarnings.ts';
import type { Transaction } from '../../db/org.ts';

export type RosterSetting = Omit<RosterRules, 'weekBegins'> & {
  readonly weekBegins: Weekday;
  readonly publishDaysAhead: number;
  readonly rulesForbid: boolean;
  readonly swapAllowed: boolean;
  readonly swapNeedsApproval: boolean;
  readonly swapNoticeHours: number;
  readonly swapWithinDesignation: boolean;
};

/** What the settings start with, where nobody has said anything. */
const USUAL: RosterSetting = { weekBegins: 'MONDAY', publishDaysAhead: 7, minimumRestHours: 11, maximumConsecutiveDays: 6, maximumHoursPerWeek: 48, rulesForbid: false, swapAllowed: true, swapNeedsApproval: true, swapNoticeHours: 24, swapWithinDesignation: true };

export const readRosterSetting = async (tx: Transaction): Promise<RosterSetting> =>
  (
    await tx.query<RosterSetting>(
      `select week_begins as "weekBegins", publish_days_ahead as "publishDaysAhead", minimum_rest_hours::float8 as "minimumRestHours", maximum_consecutive_days as "maximumConsecutiveDays",
         maximum_hours_per_week::float8 as "maximumHoursPerWeek", rules_forbid as "rulesForbid", swap_allowed as "swapAllowed", swap_needs_approval as "swapNeedsApproval",
         swap_notice_hours as "swapNoticeHours", swap_within_designation as "swapWithinDesignation" from roster_setting where org_code = $1 limit 1`,
      [tx.orgCode],
    )
  )[0] ?? USUAL;

export const rulesOf = ({ weekBegins, ...rules }: RosterSetting): RosterRules => ({ ...rules, weekBegins: weekdays.indexOf(weekBegins) + 1 });
