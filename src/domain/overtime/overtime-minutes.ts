import type { OvertimeTerms, WorkDayKind } from './terms.ts';

export type WorkedDay = {
  readonly kind: WorkDayKind;
  /** Whole minutes between check-ins and check-outs. */
  readonly worked: number;
  /** Minutes of the shift from its start to its end, breaks included, for whoever does not check out for a break is at work for it too; null on a day off. */
  readonly shift: number | null;
  /** Minutes of an ordinary day of work. */
  readonly ordinary: number;
};

/** Minutes of a day that are overtime: all on special work days, else those beyond the shift, and on other days off those beyond an ordinary day. */
export const overtimeMinutes = ({ kind, worked, shift, ordinary }: WorkedDay, { specialWorkDays }: Pick<OvertimeTerms, 'specialWorkDays'>): number =>
  specialWorkDays.includes(kind) ? worked : Math.max(0, worked - (shift ?? ordinary));
