import type { Cell } from '../cell.ts';
import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';
import { columnLetters } from './cell-reference.ts';
import { readCellTag } from './cell-tag.ts';
import type { CellTag } from './cell-tag.ts';
import { meantNumber } from './meant-number.ts';
import type { Meaning } from './number-format.ts';
import { itemText } from './text-runs.ts';
import { unescapeXml } from './xml.ts';

export type SheetContext = { readonly strings: readonly string[]; readonly meanings: readonly Meaning[]; readonly from1904: boolean; readonly prefix: string };

const innerText = (xml: string, open: string, close: string): string | undefined => {
  const at = xml.indexOf(open);
  if (at < 0) return undefined;
  const start = xml.indexOf('>', at) + 1;
  if (xml.charCodeAt(start - 2) === 47) return '';
  const end = xml.indexOf(close, start);
  return end < 0 ? undefined : xml.slice(start, end);
};

const typedValue = (type: string, value: string, style: number, context: SheetContext): Cell => {
  if (type === 's') {
    const text = context.strings[Number(value)];
    if (text === undefined) throw new FileRefusal('damaged');
    return text;
  }
  if (type === 'n') {
    const number = Number(value);
    if (value.trim() === '' || Number.isNaN(number)) throw new FileRefusal('damaged');
    return meantNumber(number, context.meanings[style] ?? 'number', context.from1904);
  }
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'e') return { error: unescapeXml(value) };
  if (type === 'd') return value.replace(/(\.\d+)?Z?$/, '').replace(/T00:00(:00)?$/, '');
  return unescapeXml(value);
};

const cellValue = (tag: CellTag, body: string, tags: Tags, context: SheetContext): Cell => {
  if (tag.type === 'inlineStr') return itemText(body, context.prefix);
  const value = innerText(body, tags.value, tags.valueEnd);
  if (value === undefined || (value === '' && tag.type !== 'str')) return body.includes(tags.formula) ? { error: 'formula' } : null;
  return typedValue(tag.type, value, tag.style, context);
};

type Tags = { readonly open: string; readonly close: string; readonly value: string; readonly valueEnd: string; readonly formula: string };

/** Reads the cells of one row's markup by position; gaps are null, trailing empties are not there. Formulas are skipped: the stored result counts. */
export const rowCellsReader = (context: SheetContext): ((xml: string, row: number) => Cell[]) => {
  const { prefix } = context;
  const tags: Tags = { open: `<${prefix}c`, close: `</${prefix}c>`, value: `<${prefix}v`, valueEnd: `</${prefix}v>`, formula: `<${prefix}f` };
  return (xml, row) => {
    const cells: Cell[] = [];
    let next = 0;
    for (let at = xml.indexOf(tags.open); at >= 0; ) {
      const follows = xml.charCodeAt(at + tags.open.length);
      if (follows > 32 && follows !== 62 && follows !== 47) {
        at = xml.indexOf(tags.open, at + 1);
        continue;
      }
      const tag = readCellTag(xml, at + tags.open.length);
      if (!tag) throw new FileRefusal('damaged');
      const column = tag.column < 0 ? next : tag.column;
      next = column + 1;
      if (tag.isEmpty) {
        at = xml.indexOf(tags.open, tag.end);
        continue;
      }
      const end = xml.indexOf(tags.close, tag.end);
      if (end < 0) throw new FileRefusal('damaged');
      place(cells, column, row, cellValue(tag, xml.slice(tag.end + 1, end), tags, context));
      at = xml.indexOf(tags.open, end);
    }
    return cells;
  };
};

const place = (cells: Cell[], column: number, row: number, cell: Cell): void => {
  if (cell === null || cell === '') return;
  if (column >= limits.columns) throw new FileRefusal('tooManyColumns', { limit: limits.columns });
  if (typeof cell === 'string' && cell.length > limits.cellLength) {
    throw new FileRefusal('cellTooLong', { cell: `${columnLetters(column)}${row}`, limit: limits.cellLength });
  }
  while (cells.length < column) cells.push(null);
  cells[column] = cell;
};
