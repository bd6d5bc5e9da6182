/** Child rows of exported records: a sheet of their own in a workbook, a cell of lines in CSV, as imports read them back. */
import type { Language } from '../../../domain/languages.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { writeLines } from '../../sheets/lines-in-cell.ts';
import type { Sheet, Value } from '../../sheets/write/sheet.ts';
import { lineFields, lineLabel } from '../import/child-rows.ts';
import { columnFormat } from '../import/template.ts';
import { fieldLabel, wordsOf } from '../import/words.ts';
import { cellOf } from './export-values.ts';
import type { ExportColumn } from './export-values.ts';

type Row = Readonly<Record<string, unknown>>;

const linesOf = (row: Row, field: Field): readonly Row[] => (row[field.name] as Row[] | null | undefined) ?? [];

const readers = (field: Field, language: Language, timeZone: string) => lineFields(field).map((part) => ({ part, cell: cellOf({ endpoint: part.reference?.endpoint ?? '' }, part, language, timeZone) }));

export const linesColumn = (resource: Resource, field: Field, language: Language, timeZone: string): ExportColumn => {
  const parts = readers(field, language, timeZone);
  return {
    heading: fieldLabel(resource, field, wordsOf(language)),
    format: { kind: 'text' },
    read: (row) => writeLines(linesOf(row, field).map((line) => parts.map(({ part, cell }) => String(cell(line[part.name]) ?? '')))),
  };
};

/** One row a child row, in the order of the records, with the name of the record that it belongs to in front. */
export const childSheet = (resource: Resource, field: Field, owner: Field, language: Language, timeZone: string, records: () => AsyncIterable<Row>): Sheet => {
  const words = wordsOf(language);
  const parts = readers(field, language, timeZone);
  async function* rows(): AsyncGenerator<readonly Value[]> {
    for await (const record of records())
      for (const line of linesOf(record, field)) yield [String(record[owner.name] ?? ''), ...parts.map(({ part, cell }) => cell(line[part.name]))];
  }
  return {
    name: fieldLabel(resource, field, words),
    columns: [{ heading: fieldLabel(resource, owner, words), format: { kind: 'text' } }, ...parts.map(({ part }) => ({ heading: lineLabel(field, part, words), format: columnFormat(part) }))],
    rows: { [Symbol.asyncIterator]: rows },
  };
};
