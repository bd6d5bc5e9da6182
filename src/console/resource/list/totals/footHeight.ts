import type { Measure } from '../../../../domain/lists/aggregate.ts';

/** Pixels of the pinned row of totals with one line of figures. */
export const FOOT = 34;

/** Pixels that totals take at the foot; `drawn` once they were drawn with more than one line. */
export const footOf = (totals: readonly Measure[], drawn: number): number => (totals.length === 0 ? 0 : Math.max(FOOT, drawn));
