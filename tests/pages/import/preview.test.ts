import { utils, write } from 'xlsx';
import { expect, test } from 'vitest';
import { bookPreview } from '../../../src/console/resource/import/read/bookPreview.ts';
import { csvPreview } from '../../../src/console/resource/import/read/csvPreview.ts';
import { textEncoding } from '../../../src/console/resource/import/read/textEncoding.ts';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;
const file = (content: BlobPart, name: string): File => new File([content], name);

test('counts the rows of a long text file and keeps the first', async () => {
  const text = `code,name\n${Array.from({ length: 50_000 }, (_, index) => `C${index},Name ${index}`).join('\n')}\n`;
  const answer = await csvPreview(file(text, 'long.csv'), 'en');
  expect(answer).toMatchObject({ preview: { headings: ['code', 'name'], total: 50_000 } });
  expect('preview' in answer && answer.preview.rows).toHaveLength(8);
});

test('passes over a title line and finds the separator', async () => {
  expect(await csvPreview(file('Posts of 2026;;\ncode;name;level\nA;Weaver;L1\n', 'posts.csv'), 'en')).toMatchObject({ preview: { headings: ['code', 'name', 'level'], rows: [['A', 'Weaver', 'L1']], total: 1 } });
});

test('a file with headings only is empty', async () => {
  expect(await csvPreview(file('code,name\n', 'empty.csv'), 'en')).toEqual({ problem: 'empty' });
});

test('reads the first rows of a workbook and how long it is', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['code', 'name'], ...Array.from({ length: 500 }, (_, index) => [`C${index}`, `Name ${index}`])]), 'Data');
  const answer = await bookPreview(file(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer, 'book.xlsx'));
  expect(answer).toMatchObject({ preview: { headings: ['code', 'name'], total: 500, sheets: ['Data'] } });
});

test('something else under a workbook’s name cannot be read', async () => {
  expect(await bookPreview(file(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 1, 2]), 'broken.xlsx'))).toEqual({ problem: 'unreadable' });
});

test('knows UTF-8, UTF-16 by its mark, Shift_JIS on a Japanese page, and Windows-1252 elsewhere', () => {
  expect(textEncoding(bytes(0xef, 0xbb, 0xbf, 0x61), 'en')).toBe('utf-8');
  expect(textEncoding(bytes(0xff, 0xfe, 0x61, 0), 'en')).toBe('utf-16le');
  expect(textEncoding(bytes(0x8b, 0x8b, 0x97, 0xbf), 'ja')).toBe('shift_jis');
  expect(textEncoding(bytes(0xbb, 0xe1, 0xcc, 0xbe, 0x2c, 0xbd, 0xbb, 0xbd, 0xea), 'en')).toBe('euc-jp');
  expect(textEncoding(bytes(0x63, 0x61, 0x66, 0xe9, 0x20), 'fr')).toBe('windows-1252');
});
