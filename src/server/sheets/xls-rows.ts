import { read } from 'xlsx';
import type { CellObject, WorkSheet } from 'xlsx';
import type { Cell } from './cell.ts';
import { limits } from './limits.ts';
import { FileRefusal } from './refusal.ts';
import { columnLetters } from './xlsx/cell-reference.ts';
import { meantNumber } from './xlsx/meant-number.ts';
import { formatMeaning } from './xlsx/number-format.ts';
import type { Row } from './xlsx/sheet-rows.ts';

export type XlsBook = { readonly sheets: readonly { readonly name: string; readonly hidden: boolean; rows(): Row[] }[] };

/** Opens a workbook of Excel 5 to 2003. SheetJS reads it, inside the child process and with formulas off; the caller has checked the magic bytes. */
export const openXls = (file: Buffer): XlsBook => {
  const book = parse(file);
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  return {
    sheets: book.SheetNames.map((name, index) => ({
      name,
      hidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
      rows: () => sheetRows(book.Sheets[name], from1904),
    })),
  };
};

const parse = (file: Buffer): ReturnType<typeof read> => {
  try {
    return read(file, { type: 'buffer', dense: true, cellFormula: false, cellHTML: false, cellText: false, cellNF: true, sheetRows: limits.rows + 2 });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw new FileRefusal('protected');
    throw new FileRefusal(/unexpected end|out of range|bounds|truncat|sector/i.test(message) ? 'truncated' : 'damaged');
  }
};

const sheetRows = (sheet: WorkSheet | undefined, from1904: boolean): Row[] => {
  const data: (CellObject | undefined)[][] = sheet?.['!data'] ?? [];
  return data.flatMap((cells, index) => {
    const read = (cells ?? []).map((cell) => (cell ? value(cell, from1904) : null));
    for (let column = 0; column < read.length; column += 1) read[column] ??= null;
    while (read.length > 0 && (read.at(-1) === null || read.at(-1) === '')) read.pop();
    if (read.length > limits.columns) throw new FileRefusal('tooManyColumns', { limit: limits.columns });
    const long = read.findIndex((cell) => typeof cell === 'string' && cell.length > limits.cellLength);
    if (long >= 0) throw new FileRefusal('cellTooLong', { cell: `${columnLetters(long)}${index + 1}`, limit: limits.cellLength });
    return read.length > 0 ? [{ number: index + 1, cells: read }] : [];
  });
};

const value = (cell: CellObject, from1904: boolean): Cell => {
  if (cell.t === 'b') return cell.v === true;
  if (cell.t === 'e') return { error: cell.w ?? '#VALUE!' };
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const meaning = formatMeaning(0, typeof cell.z === 'string' ? cell.z : 'General');
    return meantNumber(cell.v, meaning, from1904);
  }
  return typeof cell.v === 'string' ? cell.v : null;
};
