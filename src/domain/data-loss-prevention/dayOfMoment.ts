import type { PersonDay } from '../activity/intoDays.ts';

/**
 * The day to which a moment counts, as of intervals (`intoDays`): that on which the shift began in which it lies, the earlier of two. Outside of shifts the day of the clock, and only if `keepsOutside`;
 * null where nothing is kept of the moment.
 */
export const dayOfMoment = (days: readonly PersonDay[], keepsOutside: boolean): ((at: number) => string | null) => {
  const holds = (span: { readonly from: number; readonly to: number } | null, at: number): boolean => span !== null && span.from <= at && at < span.to;
  return (at) => (days.find(({ shift }) => holds(shift, at)) ?? (keepsOutside ? days.find(({ whole }) => holds(whole, at)) : undefined))?.day ?? null;
};
