import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';

/** The column of a reference such as 'BC12', counted from 0. A reference outside a sheet (`A999999999`) is refused. */
export const referenceColumn = (reference: string): number => {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) | 32;
    if (letter < 97 || letter > 122) break;
    column = column * 26 + letter - 96;
  }
  if (at === 0 || at > 3 || column > limits.sheetColumns || reference.length - at > 7) throw new FileRefusal('reference', { cell: reference.slice(0, 20) });
  return column - 1;
};

/** A row's own number; outside a sheet it is refused. */
export const referenceRow = (text: string): number => {
  const row = Number(text);
  if (!Number.isInteger(row) || row < 1 || row > limits.sheetRows) throw new FileRefusal('reference', { cell: `A${text.slice(0, 20)}` });
  return row;
};

/** 'A', 'B', … 'AA' of a column counted from 0. */
export const columnLetters = (column: number): string => {
  let text = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
  return text;
};
