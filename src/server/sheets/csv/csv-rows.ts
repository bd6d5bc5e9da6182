import type { Cell } from '../cell.ts';
import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';
import { restoreText } from '../../../domain/values/neutralText.ts';
import { columnLetters } from '../xlsx/cell-reference.ts';
import type { Row } from '../xlsx/sheet-rows.ts';
import type { Separator } from './separator.ts';

const quote = 34;

/** The rows of a CSV text (RFC 4180, doubled quotes, LF, CRLF or CR) that hold something, in batches; their number is the line on which they start. */
export function* csvRows(text: string, start: number, separator: Separator): Generator<Row[]> {
  const divider = separator.charCodeAt(0);
  let rows: Row[] = [];
  let cells: Cell[] = [];
  let filled = false;
  let line = text.slice(0, start).split('\n').length;
  let rowLine = line;
  let at = start;
  const put = (raw: string): void => {
    const value = restoreText(raw.trim());
    if (value.length > limits.cellLength) throw new FileRefusal('cellTooLong', { cell: `${columnLetters(cells.length)}${rowLine}`, limit: limits.cellLength });
    if (value !== '') filled = true;
    cells.push(value === '' ? null : value);
  };
  while (at < text.length) {
    let code = text.charCodeAt(at);
    if (code === quote) {
      const read = quotedCell(text, at, rowLine);
      line += read.lines;
      at = read.end;
      let rest = '';
      for (code = text.charCodeAt(at); at < text.length && code !== divider && code !== 10 && code !== 13; code = text.charCodeAt(at)) rest += text[at++];
      put(read.value + rest);
    } else {
      const from = at;
      for (; at < text.length && code !== divider && code !== 10 && code !== 13; code = text.charCodeAt(at)) at += 1;
      put(text.slice(from, at));
    }
    const ended = at >= text.length;
    if (!ended && code === divider) {
      at += 1;
      if (at < text.length) continue;
      put('');
    } else if (!ended) {
      at += code === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1;
      line += 1;
    }
    if (filled) rows.push({ number: rowLine, width: cells.length, cells: trimmed(cells) });
    cells = [];
    filled = false;
    rowLine = line;
    if (rows.length >= limits.batchRows) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

const trimmed = (cells: Cell[]): Cell[] => {
  while (cells.at(-1) === null) cells.pop();
  if (cells.length > limits.columns) throw new FileRefusal('tooManyColumns', { limit: limits.columns });
  return cells;
};

const quotedCell = (text: string, at: number, row: number): { value: string; end: number; lines: number } => {
  let value = '';
  for (let from = at + 1; ; ) {
    const end = text.indexOf('"', from);
    if (end < 0) throw new FileRefusal('unclosedQuote', { row });
    value += text.slice(from, end);
    if (text.charCodeAt(end + 1) !== quote) return { value, end: end + 1, lines: value.split('\n').length - 1 };
    value += '"';
    from = end + 2;
  }
};
