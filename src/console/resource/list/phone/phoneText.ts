import type { CellFormats } from '../../../fields/cellKind.ts';
import { shortText } from '../../../fields/shortText.ts';
import { withUnit } from '../../../fields/withUnit.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { Column } from '../state/columns.ts';

/** What a row on a phone says of a field. Yes and no tell nothing without the field's name: it is said where it holds. */
export const phoneText = ({ field, label }: Column, row: Row, formats: CellFormats): string => {
  const value = row[field.name];
  return field.kind === 'yesNo' ? (value === true ? label : '') : withUnit(shortText(field, row, formats), field, value, formats.translate);
};

/** The columns without those of which the name says all in each of these rows: an interview is named after its candidate and its post. Code and status stay. */
export const unsaid = (columns: readonly Column[], rows: readonly Row[], formats: CellFormats): readonly Column[] => {
  const title = columns.find(({ isTitle }) => isTitle);
  const isSaid = (column: Column): boolean =>
    title !== undefined &&
    rows.length > 0 &&
    rows.every((row) => {
      const text = phoneText(column, row, formats);
      return text !== '' && phoneText(title, row, formats).includes(text);
    });
  return columns.filter((column) => column === title || column.isCode || column.field.kind === 'status' || column.field.reference?.tone !== undefined || !isSaid(column));
};
