import { intoDays, type PersonDay } from '../activity/intoDays.ts';
import type { Span } from '../activity/span.ts';

const length = ({ from, to }: Span): number => to - from;

/** The day to which a stretch of time counts that cannot be cut, as a count or a picture: null unless all of it may be kept, by the rules of intervals. */
export const wholeInDay = ({ from, to }: Span, days: readonly PersonDay[], keepsOutside: boolean): string | null => {
  const kept = intoDays([{ from, to, state: 'ACTIVE', application: null, host: null }], days, keepsOutside);
  return kept.reduce((sum, part) => sum + length(part), 0) === to - from ? (kept[0]?.day ?? null) : null;
};
