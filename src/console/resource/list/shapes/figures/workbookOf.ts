import { utils, write, type CellObject } from 'xlsx';
import type { CsvCell } from '../../../../../domain/values/csvText.ts';

/** Spreadsheet programs keep 15 digits; a longer number stays its text. */
const isExact = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value) && value.replace(/^-?0*\.?0*|\./g, '').length <= 15;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Before March 1900 spreadsheet programs disagree. */
const serialOf = (day: string): number | undefined => (day < '1900-03-01' ? undefined : Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569);
const formatOf = (dateFormat: string): string => dateFormat.replaceAll('Y', 'y').replaceAll('D', 'd').replaceAll('M', 'm');

const cellOf = ({ text, number }: CsvCell, dateFormat: string): CellObject => {
  if (number !== null && number !== undefined) {
    if (isExact(number)) return { t: 'n', v: Number(number), z: number.includes('.') ? '#,##0.00##' : '#,##0' };
    const serial = DAY.test(number) ? serialOf(number) : undefined;
    if (serial !== undefined) return { t: 'n', v: serial, z: formatOf(dateFormat) };
  }
  return text === '' ? { t: 'z' } : { t: 's', v: text };
};

/** A small table as an XLSX workbook: numbers and days are real ones, text stays text and is never a formula. */
export const workbookOf = (lines: readonly (readonly CsvCell[])[], name: string, dateFormat: string): Uint8Array<ArrayBuffer> => {
  const sheet = utils.aoa_to_sheet(lines.map((cells) => cells.map((cell) => cellOf(cell, dateFormat))));
  sheet['!cols'] = (lines[0] ?? []).map((_, at) => ({ wch: Math.min(40, Math.max(10, ...lines.map((cells) => (cells[at]?.text.length ?? 0) + 2))) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name.replace(/[[\]:*?/\\']/g, ' ').trim().slice(0, 31) || 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
};
