import type { Place } from '../grid/useGridFocus.ts';

/** Cells between two corners, all included; rows are indices of the whole list. */
export type Range = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** The range between two cells; the header and the column of checkboxes are in none. */
export const rangeOf = (one: Place, other: Place): Range => ({
  top: Math.max(0, Math.min(one.row, other.row)),
  bottom: Math.max(0, one.row, other.row),
  left: Math.max(0, Math.min(one.column, other.column)),
  right: Math.max(0, one.column, other.column),
});

export const sizeOf = ({ top, bottom, left, right }: Range): number => (bottom - top + 1) * (right - left + 1);
