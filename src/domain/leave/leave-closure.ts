/** What administrators do about leave at the end of a leave year, which is the calendar year (document 0 §4). */
import { addDays, daysBetween } from '../dates.ts';

export const leaveClosureSteps = ['APPROVE_PENDING_LEAVE', 'START_ENCASHMENT', 'RUN_CLOSURE', 'GRANT_LEAVE_CREDIT'] as const;
export type LeaveClosureStep = (typeof leaveClosureSteps)[number];

/** From so many days before the end of the year on, administrators are reminded. */
export const CLOSURE_NOTICE_DAYS = 60;

export const leaveYearEnd = (day: string): string => `${day.slice(0, 4)}-12-31`;

/** The last day for each step, or none before the notice begins. Pending leave is decided a week before the year ends. */
export const closureDueDates = (today: string): readonly { readonly step: LeaveClosureStep; readonly dueDate: string }[] => {
  const end = leaveYearEnd(today);
  if (daysBetween(today, end) > CLOSURE_NOTICE_DAYS) return [];
  return [
    { step: 'APPROVE_PENDING_LEAVE', dueDate: addDays(end, -7) },
    { step: 'START_ENCASHMENT', dueDate: addDays(end, -1) },
    { step: 'RUN_CLOSURE', dueDate: end },
    { step: 'GRANT_LEAVE_CREDIT', dueDate: addDays(end, 1) },
  ];
};
