import { cells } from './cells.tsx';
import { kindOf } from './file/Cell.tsx';
import type { CellFormats } from './cellKind.ts';
import type { Field } from '../../domain/resource.ts';

/** A value in one line where nothing but text can stand: of a file what kind it is, for its name is generated. */
export const shortText = (field: Field, record: Readonly<Record<string, unknown>>, formats: CellFormats): string => {
  const text = cells[field.kind].text(record[field.name], field, record, formats);
  return text !== '' && (field.kind === 'file' || field.kind === 'image') ? kindOf(text) : text;
};
