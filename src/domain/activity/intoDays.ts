import type { Interval } from './interval.ts';
import { common, without, type Span } from './span.ts';

/** A day of a person: from midnight to midnight by their clock, and the shift that begins on it, which may end on the next one; null on days without one. */
export type PersonDay = { readonly day: string; readonly whole: Span; readonly shift: Span | null };
export type DayInterval = Interval & { readonly day: string };

/** What is kept of the intervals, by the day to which it counts: of a shift that of its beginning. Time outside of shifts is kept only if `keepsOutside`, by the day of the clock. Of times for which no day is given nothing is kept. */
export const intoDays = (intervals: readonly Interval[], days: readonly PersonDay[], keepsOutside: boolean): DayInterval[] => {
  const shifts = days.flatMap(({ day, shift }) => (shift === null ? [] : [{ day, ...shift }]));
  return intervals.flatMap((interval) => {
    const within = (span: Span, places: readonly (Span & { readonly day: string })[]): DayInterval[] =>
      places.flatMap((place) => {
        const met = common(span, place);
        return met === null ? [] : [{ ...interval, ...met, day: place.day }];
      });
    // Where two shifts meet, the one that began first has the time.
    const kept = shifts.flatMap((shift, at) => without(interval, shifts.slice(0, at)).flatMap((left) => within(left, [shift])));
    if (!keepsOutside) return kept;
    const outside = without(interval, shifts).flatMap((left) => within(left, days.map(({ day, whole }) => ({ day, ...whole }))));
    return [...kept, ...outside].toSorted((a, b) => a.from - b.from);
  });
};
