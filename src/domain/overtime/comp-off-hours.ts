import type { CompOffTerms, DayKind } from '../leave/comp-off.ts';

/** The least hours of a day that earn so many days of compensatory off: what is left of them may be paid as overtime. Without a configuration a day takes `ordinary` hours. */
export const compOffHours = (terms: CompOffTerms | null, day: DayKind, days: number, ordinary: number): number => {
  if (terms === null) return days * ordinary;
  const least = (count: number, full: number, half: number): number => Math.floor(count) * full + (count % 1 > 0 ? half : 0);
  if (day === 'WORKING_DAY') return least(days, terms.minimumOvertimeHoursForFullDay, terms.minimumOvertimeHoursForHalfDay);
  const first = Math.min(1, days);
  return least(first, Math.min(terms.minimumRegularHoursForFullDay, terms.regularHours), terms.minimumRegularHoursForHalfDay) + least(days - first, terms.minimumOvertimeHoursForFullDay, terms.minimumOvertimeHoursForHalfDay);
};
