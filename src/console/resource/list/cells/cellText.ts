import type { Field } from '../../../../domain/resource.ts';
import type { CellFormats } from '../../../fields/cellKind.ts';
import { cells as kinds } from '../../../fields/cells.tsx';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import type { Row } from '../../../providers/data/row.ts';

/** What a cell holds as the text that is copied, found and replaced: written as it is shown, but with its lines, which a cell draws as one. */
export const cellText = (field: Field, value: unknown, row: Row, formats: CellFormats): string => {
  if (value instanceof Unreadable) return value.text;
  return field.kind === 'longText' && typeof value === 'string' ? value.trim() : kinds[field.kind].text(value, field, row, formats);
};
