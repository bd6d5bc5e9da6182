import { expect, test } from 'vitest';
import { writeXlsx } from '../../../src/server/sheets/write-xlsx.ts';
import { zipStream } from '../../../src/server/sheets/write/zip-stream.ts';
import { bySheetJs, collect, protectedXls, protectedXlsx, readAll, reasonOf, workbook } from './make.ts';

const good = (): Promise<Buffer> =>
  collect(writeXlsx([{ name: 'People', columns: ['Code', 'Name'].map((heading) => ({ heading, format: { kind: 'text' } })), rows: Array.from({ length: 3000 }, (_, row) => [`C${row}`, `Name ${Math.sin(row)}`]) }], { dateFormat: 'YYYY/MM/DD' }));

/** An archive that is one part packed from `text`, with sizes in its directory as told. */
const withSizes = (whole: Buffer, unpacked: number): Buffer => {
  const file = Buffer.from(whole);
  for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 4)) {
    if (file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28)).includes('sheet1')) file.writeUInt32LE(unpacked, at + 24);
  }
  return file;
};

test('an empty file, one of blank lines and one with headings only are said to be empty', async () => {
  expect(await reasonOf('', 'a.csv')).toBe('empty');
  expect(await reasonOf('\r\n\r\n , \r\n', 'a.csv')).toBe('empty');
  expect(await reasonOf('Code,Name\r\n', 'a.csv')).toBe('noRows');
  expect(await reasonOf(await workbook(''), 'a.xlsx')).toBe('empty');
});

test('a truncated workbook is refused as truncated, wherever it was cut', async () => {
  const whole = await good();
  for (const share of [0.1, 0.5, 0.9, 0.99]) expect(await reasonOf(whole.subarray(0, Math.floor(whole.length * share)), 'a.xlsx')).toBe('truncated');
  const old = bySheetJs(Array.from({ length: 500 }, (_, row) => [row, `text ${row}`]), 'biff8');
  expect(['truncated', 'damaged']).toContain(await reasonOf(old.subarray(0, old.length / 2), 'a.xls'));
});

test('a file under a wrong name is refused and its real kind is named', async () => {
  expect(await reasonOf(await good(), 'a.csv')).toBe('misnamed');
  expect(await reasonOf('Code,Name\r\nA,B\r\n', 'a.xlsx')).toBe('misnamed');
  expect(await reasonOf(bySheetJs([['a'], ['b']], 'biff8'), 'a.xlsx')).toBe('misnamed');
  expect(await reasonOf(Buffer.from('%PDF-1.7 …'), 'a.csv')).toBe('unknownKind');
  expect(await reasonOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'a.csv')).toBe('unknownKind');
  expect(await reasonOf(Buffer.from([0xc2, 0x89, 0x50, 0, 0, 1, 2]), 'a.csv')).toBe('noSpreadsheet');
  expect(await reasonOf('Code,Name\r\nA,B\r\n', 'grades')).toBe('noSpreadsheet');
  expect(await reasonOf('<html><table><tr><td>1</td></tr></table></html>', 'a.xls')).toBe('unknownKind');
  expect(await reasonOf('Code,Name\r\nA,B\r\n', 'a.exe')).toBe('unknownKind');
});

test('a workbook with a password is recognised, new and old', async () => {
  expect(await reasonOf(protectedXlsx(), 'a.xlsx')).toBe('protected');
  expect(await reasonOf(protectedXls(), 'a.xls')).toBe('protected');
});

test('a bomb is refused before it is unpacked, and one that lies about its size while it is', async () => {
  const bomb = await workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(40_000_000)}</t></is></c></row>`);
  expect(bomb.length).toBeLessThan(400_000);
  expect(await reasonOf(bomb, 'a.xlsx')).toBe('bomb');
  expect(await reasonOf(withSizes(bomb, 500_000), 'a.xlsx')).toBe('bomb');
  expect(await reasonOf(withSizes(await good(), 4_000_000_000), 'a.xlsx')).toBe('bomb');
});

test('a part with a DOCTYPE or entities is refused', async () => {
  const sheet = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&a;</v></c></row></sheetData></worksheet>';
  expect(await reasonOf(await workbook('', { 'xl/worksheets/sheet1.xml': sheet }), 'a.xlsx')).toBe('doctype');
});

test('cells outside a sheet are refused', async () => {
  expect(await reasonOf(await workbook('<row r="1"><c r="A1"><v>1</v></c></row><row r="999999999"><c r="A999999999"><v>1</v></c></row>'), 'a.xlsx')).toBe('reference');
  expect(await reasonOf(await workbook('<row r="1"><c r="ZZZZ1"><v>1</v></c></row>'), 'a.xlsx')).toBe('reference');
  expect(await reasonOf(await workbook('<row r="1"><c r="A999999999"><v>1</v></c></row>'), 'a.xlsx')).toBe('reference');
});

test('too many columns, too long a cell and an unclosed quotation mark are refused with their place', async () => {
  expect(await reasonOf(`${Array.from({ length: 501 }, (_, column) => `h${column}`).join(',')}\n1\n`, 'a.csv')).toBe('tooManyColumns');
  await expect(readAll(`a,b\n1,${'x'.repeat(32_768)}\n`, 'a.csv')).rejects.toMatchObject({ reason: 'cellTooLong', details: { cell: 'B2' } });
  await expect(readAll('a,b\n1,"open\n2,3\n', 'a.csv')).rejects.toMatchObject({ reason: 'unclosedQuote', details: { row: 2 } });
});

test('more than 200,000 rows are refused with the limit', async () => {
  await expect(readAll(`a\n${'1\n'.repeat(200_001)}`, 'a.csv')).rejects.toMatchObject({ reason: 'tooManyRows', details: { limit: 200_000 } });
});

test('other archives and documents are named for what they are', async () => {
  const archive = (name: string): Promise<Buffer> => collect(zipStream([{ name, text: ['<x/>'] }]));
  await expect(readAll(await archive('word/document.xml'), 'a.xlsx')).rejects.toMatchObject({ reason: 'unknownKind', details: { kind: 'DOCX' } });
  await expect(readAll(await archive('content.xml'), 'a.xlsx')).rejects.toMatchObject({ reason: 'unknownKind', details: { kind: 'ODS' } });
  await expect(readAll(await archive('notes.txt'), 'a.xlsx')).rejects.toMatchObject({ reason: 'unknownKind', details: { kind: 'ZIP' } });
});
