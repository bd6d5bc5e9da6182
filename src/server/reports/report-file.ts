/** A report as a file: every record, streamed, or groups up to what one reading answers. */
import type { Definition } from '../../domain/reports/definition.ts';
import { isGrouped } from '../../domain/reports/definition.ts';
import type { Database } from '../db/connection.ts';
import { MOST_GROUPS } from '../../domain/lists/aggregate.ts';
import { formatNumber } from '../../domain/values/numbers.ts';
import { say } from '../messages.ts';
import { pagedRows } from '../resource/export/export-rows.ts';
import { writeCsv } from '../sheets/write-csv.ts';
import { writeXlsx } from '../sheets/write-xlsx.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { fitDefinition, type Gap } from './fit-definition.ts';
import { readGrouped } from './grouped-report.ts';
import { recordColumns, recordSort, recordTotals } from './record-report.ts';
import type { Reading } from './report-sight.ts';
import { reportFilter } from './report-filter.ts';
import { emptyCell, type ReportColumn, type ReportContext, type ReportRow } from './report-table.ts';

export type ReportFile = { readonly rows: number; readonly gaps: readonly Gap[]; /** What is said of groups that did not fit; null where all are there. */ readonly cut: string | null; readonly pieces: AsyncIterable<Buffer> };
type Table = { readonly total: number; readonly cut: string | null; readonly columns: readonly Column[]; readonly rows: AsyncIterable<readonly Value[]> };

const heading = ({ label, format }: ReportColumn): Column => ({ heading: label, format });

async function* valuesOf(...parts: readonly (Iterable<ReportRow> | AsyncIterable<ReportRow>)[]): AsyncGenerator<readonly Value[]> {
  for (const part of parts) for await (const { cells } of part) yield cells.map(({ value }) => value);
}

/** Groups beyond the most are told in words, in the line below everything as well. */
const cutOf = (total: number, shown: number, { language }: ReportContext): string | null =>
  total <= shown ? null : say(language, 'reports.cut', { smart_count: total, count: formatNumber(String(shown), language), number: formatNumber(String(total), language) });

const lineOf = (text: string, columns: readonly unknown[]): ReportRow => ({ cells: columns.map((_, at) => (at === 0 ? { ...emptyCell, text, value: text } : emptyCell)), id: null, filter: null });

const tableOf = async (db: Database, reading: Reading, definition: Definition, context: ReportContext): Promise<Table> => {
  const filter = reportFilter(reading, definition, context);
  if (isGrouped(definition)) {
    const { total, columns, rows, totals } = await readGrouped(db, reading, { definition, filter, limit: MOST_GROUPS }, context);
    const cut = cutOf(total, rows.length, context);
    return { total: rows.length, cut, columns: columns.map(heading), rows: valuesOf(rows, totals, cut === null ? [] : [lineOf(cut, columns)]) };
  }
  const { columns, selection, read } = recordColumns(reading, definition, context);
  const found = await pagedRows(db, reading.resource, selection, { search: null, filter, sort: recordSort(definition), also: [] }, reading.sight);
  const below = await recordTotals(db, reading, definition, filter, context);
  async function* records(): AsyncGenerator<ReportRow> {
    for await (const row of found.rows) yield { cells: read(row), id: null, filter: null };
  }
  return { total: found.total, cut: null, columns: [...columns, ...below.columns].map(heading), rows: valuesOf(records(), below.totals) };
};

/** With the rights of the reading alone; what is gone or not open to the reader is left out and answered as gaps. Refuses before the file begins. */
export const reportFile = async (db: Database, reading: Reading, { name, definition: told, format }: { readonly name: string; readonly definition: Definition; readonly format: 'XLSX' | 'CSV' }, context: ReportContext): Promise<ReportFile> => {
  const { definition, gaps } = fitDefinition(reading.resource, told, reading.sight);
  const { total, cut, columns, rows } = await tableOf(db, reading, definition, context);
  // What a sheet of a workbook may be called; a cut never leaves half a character.
  const title = name.replace(/[[\]:*?/\\']/g, ' ').trim().slice(0, 31).replace(/[\ud800-\udbff]$/, '') || 'Report';
  const pieces = format === 'CSV' ? writeCsv({ columns, rows }) : writeXlsx([{ name: title, columns, rows }], { dateFormat: context.formats.dateFormat });
  return { rows: total, gaps, cut, pieces };
};
