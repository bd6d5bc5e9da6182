/** What work on a day off earns, and until when it may be taken (document 1 §3, comp off configuration). */
import { addDays, lastOfMonth } from '../dates.ts';

export type CompOffTerms = {
  readonly workDayType: 'REST_DAY' | 'HOLIDAY' | 'REST_DAY_AND_HOLIDAY' | 'ANY_DAY';
  /** Hours. */
  readonly threshold: number;
  readonly regularHours: number;
  readonly allowHalfDayCompOffCredit: boolean;
  readonly minimumRegularHoursForFullDay: number;
  readonly minimumRegularHoursForHalfDay: number;
  readonly additionalCompOffForOvertimeHours: boolean;
  readonly minimumOvertimeHoursForFullDay: number;
  readonly minimumOvertimeHoursForHalfDay: number;
  readonly expiryType: 'NEVER' | 'DAYS' | 'END_OF_MONTH' | 'END_OF_YEAR';
  readonly expiryDays: number | null;
};

export type DayKind = 'WORKING_DAY' | 'REST_DAY' | 'HOLIDAY';

/** Whether work on such a day earns anything at all. */
export const earnsOn = ({ workDayType }: Pick<CompOffTerms, 'workDayType'>, day: DayKind): boolean =>
  workDayType === 'ANY_DAY' || workDayType === day || (workDayType === 'REST_DAY_AND_HOLIDAY' && day !== 'WORKING_DAY');

const credit = (hours: number, full: number, half: number, allowsHalf: boolean): number => (hours >= full && full > 0 ? 1 : allowsHalf && hours >= half && half > 0 ? 0.5 : 0);

/**
 * Days that so many hours earn: 0, 0.5, 1, 1.5 or 2. On a working day only the hours beyond the regular ones count, and
 * by the limits of overtime; on a day off the regular hours by theirs, and overtime on top where that is so.
 */
export const earnedDays = (terms: CompOffTerms, day: DayKind, hours: number): number => {
  if (!earnsOn(terms, day) || hours < terms.threshold || hours <= 0) return 0;
  const half = terms.allowHalfDayCompOffCredit;
  const overtime = credit(Math.max(0, hours - terms.regularHours), terms.minimumOvertimeHoursForFullDay, terms.minimumOvertimeHoursForHalfDay, half);
  if (day === 'WORKING_DAY') return overtime;
  const regular = credit(Math.min(hours, terms.regularHours), Math.min(terms.minimumRegularHoursForFullDay, terms.regularHours), terms.minimumRegularHoursForHalfDay, half);
  return regular + (terms.additionalCompOffForOvertimeHours ? overtime : 0);
};

/** The most that work on such a day can earn, however long it was. */
export const mostDays = ({ additionalCompOffForOvertimeHours }: Pick<CompOffTerms, 'additionalCompOffForOvertimeHours'>, day: DayKind): number =>
  day !== 'WORKING_DAY' && additionalCompOffForOvertimeHours ? 2 : 1;

/** The last day on which it may be taken; null where it does not expire. */
export const compOffExpiry = ({ expiryType, expiryDays }: Pick<CompOffTerms, 'expiryType' | 'expiryDays'>, workedOn: string): string | null => {
  if (expiryType === 'DAYS') return expiryDays === null ? null : addDays(workedOn, expiryDays);
  if (expiryType === 'END_OF_MONTH') return lastOfMonth(workedOn);
  return expiryType === 'END_OF_YEAR' ? `${workedOn.slice(0, 4)}-12-31` : null;
};
