/** Child rows (a person's emergency contacts) in files: a sheet of their own in a workbook, else one cell with a line each. */
import { languages } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { finding } from '../../../domain/problem.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import type { Beside } from '../../sheets/beside.ts';
import { cellText, isCellError } from '../../sheets/cell.ts';
import { readLines } from '../../sheets/lines-in-cell.ts';
import { FileRefusal } from '../../sheets/refusal.ts';
import { plainSheetName } from '../../sheets/write/workbook-parts.ts';
import type { CellReader } from './draft.ts';
import { cellReader } from './read-cell.ts';
import { namingFields } from './reference-fields.ts';
import type { OrganisationFormats } from './rules.ts';
import { fieldLabel, wordsOf } from './words.ts';
import type { Words } from './words.ts';

/** A file's content is in no spreadsheet, and child rows have none of their own. */
export const outsideCells: ReadonlySet<Field['kind']> = new Set(['rows', 'file', 'image']);

/** What a line says of a child row, in order. */
export const lineFields = (field: Field): Field[] => (field.rows?.fields ?? []).filter(({ kind, readOnly }) => kind !== 'id' && !readOnly && !outsideCells.has(kind));

export const lineLabel = (field: Field, part: Field, words: Words): string => {
  const { type } = field.rows!;
  return fieldLabel({ name: type.charAt(0).toLowerCase() + type.slice(1) }, part, words);
};

/** The field by which lines say whose they are: the code, else what names the record. */
export const ownerField = (resource: Resource): Field | undefined => namingFields(resource)[0];

/** By which names the sheets of child rows are found in a workbook, in any of the languages. */
export const childSheets = (resource: Resource): Beside[] =>
  resource.fields
    .filter(({ kind }) => kind === 'rows')
    .map((field) => ({
      sheets: languages.map((language) => plainSheetName(fieldLabel(resource, field, wordsOf(language)))),
      columns: lineFields(field).map((part) => [part.name, ...languages.map((language) => lineLabel(field, part, wordsOf(language)))]),
    }));

/** Reads a cell of lines; references stay the texts that name them until they are resolved. */
export const linesReader = (field: Field, language: Language, formats: OrganisationFormats): CellReader => {
  const parts = lineFields(field).map((part) => ({ part, read: cellReader(part, language, formats) }));
  return (cell) => {
    if (isCellError(cell)) return { problem: cell.error === 'formula' ? finding('import.problem.formula') : finding('import.problem.cell', { value: cell.error }) };
    try {
      const rows: Record<string, unknown>[] = [];
      for (const cells of readLines(cellText(cell))) {
        if (cells.length > parts.length) return { problem: finding('import.problem.lines', { smart_count: parts.length }) };
        const row: Record<string, unknown> = {};
        for (const [at, { part, read }] of parts.entries()) {
          const parsed = read(cells[at] ?? null);
          if ('problem' in parsed) return parsed;
          row[part.key] = parsed.value;
        }
        rows.push(row);
      }
      return { value: rows.length === 0 ? null : rows };
    } catch (error) {
      if (error instanceof FileRefusal) return { problem: finding('import.problem.lines', { smart_count: parts.length }) };
      throw error;
    }
  };
};
