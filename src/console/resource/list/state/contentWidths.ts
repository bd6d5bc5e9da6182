import type { Field } from '../../../../domain/resource.ts';
import { cellOf } from '../../../fields/cells.tsx';
import type { CellFormats } from '../../../fields/cellKind.ts';
import type { Row } from '../../../providers/data/row.ts';
import { measureCell } from './measureText.ts';

/** So many of the first rows are measured. */
export const SAMPLE = 60;
/** The mark before a status, the swatch before a colour. */
const MARK = 18;
/** Of a record that stands for a state: the rows that one sees first are often all in the same. */
const STATE = 76;

/** Of a date or a figure no part may be cut off. */
const isWhole = ({ kind }: Field): boolean => ['date', 'dateTime', 'time', 'duration', 'integer', 'count', 'decimal', 'money', 'percent'].includes(kind);

/** Where the device keeps them, by language, for the words of a choice are longer in some. */
export const widthsKey = ({ locale }: Pick<CellFormats, 'locale'>, screen: string): string => `grid.widths.${locale}.${screen}`;

/** Pixels of the longest value of each column among these rows, of a status of any that there is, in the page's own face. `title` is the field that stands heavier. */
export const contentWidths = (columns: readonly Field[], title: string, rows: readonly Row[], formats: CellFormats): Readonly<Record<string, number>> =>
  Object.fromEntries(
    columns.map((field) => {
      const kind = cellOf(field);
      // The first rows of a list that is filtered are often all in one status.
      const words = field.kind === 'status' ? (field.options ?? []).map((option) => kind.text(option, field, {}, formats)) : [];
      const texts = [...words, ...rows.map((row) => kind.text(row[field.name], field, row, formats))];
      const longest = Math.max(field.reference?.tone === undefined ? 0 : STATE, ...texts.map((text) => measureCell(text, field.name === title ? 500 : isWhole(field) ? 600 : 400)));
      return [field.name, longest + (kind.Show && longest > 0 ? MARK : 0)];
    }),
  );
