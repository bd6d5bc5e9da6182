import type { Resource } from '../../../domain/resource.ts';
import type { CellFormats } from '../../fields/cellKind.ts';
import { cells } from '../../fields/cells.tsx';
import type { Values } from './values.ts';

/** The title by which people know a record, its id where it has none. */
export const recordTitle = ({ title, fields }: Pick<Resource, 'title' | 'fields'>, record: Values, formats: CellFormats): string => {
  const field = fields.find(({ name }) => name === title);
  return (field && cells[field.kind].text(record[title], field, record, formats)) || String(record.id ?? '');
};

/** The code beside the title; undefined where there is none or it says the same. */
export const recordCode = ({ title, code }: Pick<Resource, 'title' | 'code'>, record: Values): string | undefined => {
  const text = code === undefined || code === title ? undefined : record[code];
  return typeof text === 'string' && text !== '' ? text : undefined;
};
