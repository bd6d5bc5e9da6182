import { neutralText } from './neutralText.ts';

/** A cell of a table: text, or an exact number that a spreadsheet may count with. */
export type CsvCell = { readonly text: string; readonly number?: string | null };

const NUMBER = /^-?\d+(\.\d+)?$/;

const written = ({ text, number }: CsvCell): string => {
  const value = number !== undefined && number !== null && NUMBER.test(number) ? number : neutralText(text);
  return /["\r\n,]/.test(value) || value !== value.trim() ? `"${value.replaceAll('"', '""')}"` : value;
};

/** A small table as CSV, as exports of lists write it: a byte-order mark, CRLF, and no text that a spreadsheet program would run as a formula. */
export const csvText = (lines: readonly (readonly CsvCell[])[]): string => `\ufeff${lines.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;
