import type { Measure } from '../../../../domain/lists/aggregate.ts';
import type { Column } from '../state/columns.ts';

/** Pixels of the pinned row of totals with one line of figures. */
export const FOOT = 34;

/** Pixels that totals take at the foot; `drawn` once they were drawn with more than one line. */
export const footOf = (totals: readonly Measure[], drawn: number): number => (totals.length === 0 ? 0 : Math.max(FOOT, drawn));

const none: readonly Measure[] = [];
const isIn = (columns: readonly Column[], { field }: Measure): boolean => field === undefined || columns.some((column) => column.field.key === field);

/** The totals of the columns `all`; none while no column with one is drawn, as beside a record: an empty line would stand there. */
export const totalsIn = (drawn: readonly Column[], all: readonly Column[], totals: readonly Measure[] = none): readonly Measure[] => (totals.some((total) => isIn(drawn, total)) ? totals.filter((total) => isIn(all, total)) : none);
