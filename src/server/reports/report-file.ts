/** A report as a file: every row, streamed. */
import type { Definition } from '../../domain/reports/definition.ts';
import { isGrouped } from '../../domain/reports/definition.ts';
import type { Database } from '../db/connection.ts';
import { coerceFilter } from '../graphql/coerce-filter.ts';
import { MOST_GROUPS } from '../resource/aggregate/statement.ts';
import { pagedRows } from '../resource/export/export-rows.ts';
import { writeCsv } from '../sheets/write-csv.ts';
import { writeXlsx } from '../sheets/write-xlsx.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { fitDefinition, type Gap } from './fit-definition.ts';
import { readGrouped } from './grouped-report.ts';
import { recordColumns, recordSort, recordTotals } from './record-report.ts';
import type { Reading } from './report-sight.ts';
import type { ReportColumn, ReportContext, ReportRow } from './report-table.ts';

export type ReportFile = { readonly rows: number; readonly gaps: readonly Gap[]; readonly pieces: AsyncIterable<Buffer> };
type Table = { readonly total: number; readonly columns: readonly Column[]; readonly rows: AsyncIterable<readonly Value[]> };

const heading = ({ label, format }: ReportColumn): Column => ({ heading: label, format });

async function* valuesOf(...parts: readonly (Iterable<ReportRow> | AsyncIterable<ReportRow>)[]): AsyncGenerator<readonly Value[]> {
  for (const part of parts) for await (const { cells } of part) yield cells.map(({ value }) => value);
}

const tableOf = async (db: Database, reading: Reading, definition: Definition, context: ReportContext): Promise<Table> => {
  const filter = coerceFilter(reading.resource, definition.filter);
  if (isGrouped(definition)) {
    const { total, columns, rows, totals } = await readGrouped(db, reading, { definition, filter, limit: MOST_GROUPS }, context);
    return { total, columns: columns.map(heading), rows: valuesOf(rows, totals) };
  }
  const { columns, selection, read } = recordColumns(reading, definition, context);
  const found = await pagedRows(db, reading.resource, selection, { search: null, filter, sort: recordSort(definition), also: [] }, reading.sight);
  const below = await recordTotals(db, reading, definition, filter, context);
  async function* records(): AsyncGenerator<ReportRow> {
    for await (const row of found.rows) yield { cells: read(row), id: null, filter: null };
  }
  return { total: found.total, columns: [...columns, ...below.columns].map(heading), rows: valuesOf(records(), below.totals) };
};

/** With the rights of the reading alone; what is gone or not open to the reader is left out and answered as gaps. Refuses before the file begins. */
export const reportFile = async (db: Database, reading: Reading, { name, definition: told, format }: { readonly name: string; readonly definition: Definition; readonly format: 'XLSX' | 'CSV' }, context: ReportContext): Promise<ReportFile> => {
  const { definition, gaps } = fitDefinition(reading.resource, told, reading.sight);
  const { total, columns, rows } = await tableOf(db, reading, definition, context);
  // What a sheet of a workbook may be called.
  const title = name.replace(/[[\]:*?/\\']/g, ' ').trim().slice(0, 31) || 'Report';
  const pieces = format === 'CSV' ? writeCsv({ columns, rows }) : writeXlsx([{ name: title, columns, rows }], { dateFormat: context.formats.dateFormat });
  return { rows: total, gaps, pieces };
};
