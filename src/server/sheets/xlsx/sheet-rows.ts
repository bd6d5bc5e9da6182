import type { Cell } from '../cell.ts';
import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';
import { referenceRow } from './cell-reference.ts';
import { readXml } from './part.ts';
import { rowCellsReader } from './row-cells.ts';
import type { SheetContext } from './row-cells.ts';
import { attribute, elementPrefix, plainXml } from './xml.ts';
import type { ZipEntry } from './zip-directory.ts';

/** A row that holds something, with its number in the sheet, counted from 1; of a line of text how many cells it has with the empty ones at its end. */
export type Row = { readonly number: number; readonly cells: Cell[]; readonly width?: number };

/** The rows of a sheet that hold something, in the order of the file, read piece by piece. */
export async function* sheetRows(file: Buffer, entry: ZipEntry, context: Omit<SheetContext, 'prefix'>): AsyncGenerator<Row[]> {
  let carry = '';
  let scan: ((xml: string) => Row[]) | undefined;
  let close = '';
  for await (const piece of readXml(file, entry)) {
    const text = carry + piece;
    if (!scan) {
      const prefix = elementPrefix(text, 'worksheet');
      close = `</${prefix}row>`;
      scan = rowScanner({ ...context, prefix });
    }
    const end = text.lastIndexOf(close);
    const whole = end < 0 ? '' : text.slice(0, end + close.length);
    carry = text.slice(whole.length);
    if (carry.length > limits.rowBytes) throw new FileRefusal('damaged');
    yield scan(whole);
  }
  if (!carry.includes(close.replace('row>', 'worksheet>'))) throw new FileRefusal('truncated');
}

const rowScanner = (context: SheetContext): ((xml: string) => Row[]) => {
  const open = `<${context.prefix}row`;
  const close = `</${context.prefix}row>`;
  const rowCells = rowCellsReader(context);
  let last = 0;
  return (source) => {
    const xml = plainXml(source);
    const rows: Row[] = [];
    for (let at = xml.indexOf(open); at >= 0; ) {
      const follows = xml.charCodeAt(at + open.length);
      const tagEnd = xml.indexOf('>', at);
      if (tagEnd < 0) throw new FileRefusal('damaged');
      if (follows > 32 && follows !== 62 && follows !== 47) {
        at = xml.indexOf(open, tagEnd);
        continue;
      }
      const reference = attribute(xml.slice(at, tagEnd), 'r');
      const number = reference === undefined ? last + 1 : referenceRow(reference);
      if (number <= last) throw new FileRefusal('damaged');
      last = number;
      const empty = xml.charCodeAt(tagEnd - 1) === 47;
      const end = empty ? tagEnd : xml.indexOf(close, tagEnd);
      if (end < 0) throw new FileRefusal('damaged');
      if (!empty) {
        const cells = rowCells(xml.slice(tagEnd + 1, end), number);
        if (cells.length > 0) rows.push({ number, cells });
      }
      at = xml.indexOf(open, end);
    }
    return rows;
  };
};
