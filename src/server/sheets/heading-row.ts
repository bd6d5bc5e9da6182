import { cellText } from './cell.ts';
import type { Cell } from './cell.ts';
import type { Row } from './xlsx/sheet-rows.ts';

const filled = (row: Row): number => row.cells.filter((cell) => cell !== null && cell !== '').length;

/** Which of the first rows holds the headings: the first that is at least half as full as the fullest, so that a title line above is passed over. */
export const headingIndex = (rows: readonly Row[]): number => {
  const first = rows.slice(0, 10);
  const fullest = Math.max(...first.map(filled));
  return Math.max(0, first.findIndex((row) => filled(row) * 2 >= fullest));
};

/** Headings as trimmed text in one line each, by position; they are never used as names of properties, so `__proto__` is a heading like any other. */
export const headingTexts = (cells: readonly Cell[]): string[] => Array.from(cells, (cell) => cellText(cell ?? null).replace(/\s+/g, ' ').trim());
