import type { Field, Resource } from '../../../../domain/resource.ts';
import type { ImportTarget, ReviewRow } from '../job/importJob.ts';
import { cells } from '../../../fields/cells.tsx';
import { measureCell, measureHeader } from '../../list/state/measureText.ts';

/** One mapped field as a column of the review; `at` is its place among the texts of a row. */
export type ReviewColumn = {
  readonly target: string;
  readonly at: number;
  readonly label: string;
  readonly field: Field | undefined;
  readonly isNumber: boolean;
  readonly isTitle: boolean;
  readonly isCode: boolean;
  /** Pixels with padding. */
  readonly width: number;
};

/** Pixels of the column of row numbers, for files of up to so many rows. */
export const rowWidth = (rows: number): number => Math.max(64, measureCell(String(rows)) + 28);

const PADDING = 20;
const MARK = 20;
const TITLE_WIDTH = 180;
const LONGEST = 220;
/** A field that is being fixed has room for an editor. */
const EDIT_WIDTH = 132;
/** As far to the right as the faulty field may stand before it is brought forward. */
const IN_SIGHT = 4;

export const fieldOf = (resource: Resource, target: string): Field | undefined => resource.fields.find(({ key }) => key === target.split('.')[0]);

/** The title's own field, or the first part of a title that is put together: a file brings the parts. */
const titleField = (resource: Resource): string | undefined => {
  const title = resource.fields.find(({ name }) => name === resource.title);
  return title?.concat ? resource.fields.find(({ key }) => key === title.concat?.[0])?.name : title?.name;
};

const columnOf = (resource: Resource, { key: target, label }: ImportTarget, at: number, content: number | undefined, isFaulty: boolean): ReviewColumn => {
  const field = fieldOf(resource, target);
  const kind = cells[field?.kind ?? 'text'];
  const isTitle = field?.name === titleField(resource);
  const width = Math.max(measureHeader(label), Math.min(LONGEST, content ?? kind.width) + MARK) + PADDING;
  const least = isTitle ? TITLE_WIDTH : isFaulty ? EDIT_WIDTH : 0;
  return { target, at, label, field, isNumber: kind.isNumber === true, isTitle, isCode: field?.name === resource.code, width: Math.max(least, width) };
};

/** The longest text of each column among some rows, in pixels. */
export const contentWidths = (rows: readonly ReviewRow[]): readonly number[] =>
  (rows[0]?.cells ?? []).map((_, at) => Math.max(...rows.map(({ cells: texts }) => measureCell((texts[at]?.text ?? '').slice(0, 60)))));

/** Code and name first, then the fields in the file's mapping; the field that is being fixed comes into sight. `widths` are those of `contentWidths`. */
export const reviewColumns = (resource: Resource, targets: readonly ImportTarget[], faulty: string | undefined, widths: readonly number[] = []): ReviewColumn[] => {
  const all = targets.map((target, at) => columnOf(resource, target, at, widths[at], target.key === faulty));
  const rank = (column: ReviewColumn): number => (column.isCode ? 0 : column.isTitle ? 1 : 2);
  const sorted = all.toSorted((one, other) => rank(one) - rank(other));
  const place = sorted.findIndex(({ target }) => target === faulty);
  if (place <= IN_SIGHT) return sorted;
  const lead = sorted.filter((column) => rank(column) < 2).length;
  const found = sorted[place];
  return found ? [...sorted.slice(0, lead), found, ...sorted.slice(lead).filter((column) => column !== found)] : sorted;
};

/** Widths for the room there is: what is left goes to the name. */
export const stretch = (columns: readonly ReviewColumn[], room: number): ReviewColumn[] => {
  const left = room - columns.reduce((sum, { width }) => sum + width, 0);
  const grows = columns.find(({ isTitle }) => isTitle) ?? columns.at(-1);
  return left <= 0 ? [...columns] : columns.map((column) => (column === grows ? { ...column, width: column.width + left } : column));
};
