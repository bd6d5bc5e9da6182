import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines, writeLines } from '../../../src/server/sheets/lines-in-cell.ts';

test('rows in one cell are read back as they were written, whatever stands in them', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((one) => one.replace(/\r\n?/g, '\n').replace(/\0/g, '').trim());
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }).filter((row) => row.some((one) => one !== '')), { maxLength: 5 }), (rows) => {
      const read = readLines(writeLines(rows) ?? '').map((cells) => cells.map((cell) => cell ?? ''));
      const trimmed = rows.map((row) => row.slice(0, row.findLastIndex((one) => one !== '') + 1));
      expect(read).toEqual(trimmed);
    }),
  );
});

test('a line is plain text with semicolons; quotation marks only where they are needed; no formula', () => {
  expect(writeLines([['Ana', 'Sister; twin', '=1+1'], ['Bo']])).toBe(`Ana;"Sister; twin";'=1+1\nBo`);
  expect(writeLines([])).toBeNull();
});
