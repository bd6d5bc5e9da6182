/** What work on certain days, or in certain hours, is paid on top. */
import { addDays } from '../dates.ts';
import { shareTime } from '../attendance/shareTime.ts';
import { dividedBy, ratioOf, times, whole } from '../payroll/formula/ratio.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import { toInstant } from '../values/zones.ts';
import { hourlyRate } from './hourly-rate.ts';
import type { SpecialWageTerms, WorkDayKind } from './terms.ts';

/** A check-in with its check-out, in milliseconds. */
export type WorkedSpan = { readonly from: number; readonly to: number };

type Punch = { readonly type: 'IN' | 'OUT'; /** ISO instant. */ readonly at: string };

/** Check-ins with the check-outs after them, in order of time; what has no partner is left out. */
export const workedSpans = (punches: readonly Punch[]): readonly WorkedSpan[] => {
  const spans: WorkedSpan[] = [];
  let since: number | null = null;
  for (const { type, at } of punches.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    if (type === 'IN') since ??= Date.parse(at);
    else if (since !== null) {
      spans.push({ from: since, to: Date.parse(at) });
      since = null;
    }
  }
  return spans;
};

const MINUTE = 60_000;

/** Whole minutes of work between two times of day, cut down; hours over midnight are those of the evening before, too: who begins at five works until six in the night of the day before. */
export const minutesBetween = (spans: readonly WorkedSpan[], day: string, { fromTime, toTime, zone }: { readonly fromTime: string; readonly toTime: string; readonly zone: string }): number => {
  const worked = [-1, 0, 1].map((by) => {
    const first = addDays(day, by);
    const [from, to] = [toInstant(first, fromTime, zone), toInstant(toTime <= fromTime ? addDays(first, 1) : first, toTime, zone)];
    if (from === null || to === null) return 0;
    return spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.to, Date.parse(to)) - Math.max(span.from, Date.parse(from))), 0);
  });
  return Math.floor(worked.reduce((sum, one) => sum + one, 0) / MINUTE);
};

type Day = { readonly day: string; readonly kind: WorkDayKind; readonly spans: readonly WorkedSpan[]; readonly zone: string; /** Minutes that are paid as overtime. */ readonly overtime: number };

export type EarnedWage = { readonly wage: SpecialWageTerms; readonly minutes: number };

/**
 * The special wages of a day with the minutes that each is paid for, of those that cover somebody, the oldest first: of two for the same hours the older one. A wage for the whole day is of what is not paid as overtime; hours of the
 * day or night are paid on top of it.
 */
export const earnedWages = (wages: readonly SpecialWageTerms[], { day, kind, spans, zone, overtime }: Day): readonly EarnedWage[] => {
  const held: SpecialWageTerms[] = [];
  for (const wage of wages) if (wage.workDay === kind && !held.some((one) => shareTime({ from: one.fromTime, to: one.toTime }, { from: wage.fromTime, to: wage.toTime }))) held.push(wage);
  const all = Math.floor(spans.reduce((sum, { from, to }) => sum + to - from, 0) / MINUTE);
  return held
    .map((wage) => ({ wage, minutes: wage.fromTime === null || wage.toTime === null ? Math.max(0, all - overtime) : minutesBetween(spans, day, { fromTime: wage.fromTime, toTime: wage.toTime, zone }) }))
    .filter(({ minutes }) => minutes > 0);
};

/** The premium of so many minutes by the pay of a month; nothing is rounded. */
export const wageAmount = (wage: SpecialWageTerms, minutes: number, monthly: Ratio): Ratio => times(times(hourlyRate(wage, monthly), dividedBy(whole(minutes), whole(60))), dividedBy(ratioOf(wage.premium), whole(100)));
