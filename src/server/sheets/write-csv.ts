import { withoutGroups } from '../../domain/values/numbers.ts';
import { neutralText } from '../../domain/values/neutralText.ts';
import type { Sheet, Value } from './write/sheet.ts';

const quoted = (text: string, separator: string): string => (/["\r\n]/.test(text) || text.includes(separator) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (value: Value, isText: boolean, separator: string): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return withoutGroups(String(value));
  const isNumber = !isText && /^-?\d+(\.\d+)?$/.test(value);
  return quoted(isNumber ? withoutGroups(value) : neutralText(value), separator);
};

/** A CSV text of one sheet, streamed as UTF-8 with a byte-order mark and CRLF (what Excel expects); text that would run as a formula gets an apostrophe. */
export async function* writeCsv(sheet: Pick<Sheet, 'columns' | 'rows'>, separator = ','): AsyncGenerator<Buffer> {
  let piece = `\ufeff${sheet.columns.map((column) => cell(column.heading, true, separator)).join(separator)}\r\n`;
  const isText = sheet.columns.map((column) => column.format.kind === 'text');
  for await (const row of sheet.rows) {
    piece += `${sheet.columns.map((_, index) => cell(row[index] ?? null, isText[index] === true, separator)).join(separator)}\r\n`;
    if (piece.length > 64 * 1024) {
      yield Buffer.from(piece);
      piece = '';
    }
  }
  yield Buffer.from(piece);
}
