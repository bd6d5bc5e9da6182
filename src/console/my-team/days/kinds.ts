import type { DayDecisionKind, DayProblem } from '../../../../generated/attendance/operations.ts';

export type { DayDecisionKind, DayProblem };

/** In the order in which they are offered. */
export const kinds: readonly DayDecisionKind[] = ['PRESENT', 'CORRECTED', 'ON_DUTY', 'WORK_FROM_HOME', 'LATENESS_EXCUSED', 'EARLY_EXCUSED', 'HALF_DAY_LOST', 'DAY_LOST'];

export type DayOf = { readonly employeeId: string; readonly day: string };
export type Hours = { readonly checkIn: string; readonly checkOut: string };
export const noHours: Hours = { checkIn: '', checkOut: '' };
