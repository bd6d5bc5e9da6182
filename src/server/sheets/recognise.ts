import { FileRefusal } from './refusal.ts';

export type Format = 'CSV' | 'XLSX' | 'XLS';

/** What the first bytes say, for files that are something else than their name claims. */
const signatures: readonly (readonly [kind: string, test: (head: Buffer) => boolean])[] = [
  ['PDF', (head) => head.subarray(0, 1024).includes('%PDF-')],
  ['PNG', (head) => starts(head, [0x89, 0x50, 0x4e, 0x47])],
  ['JPEG', (head) => starts(head, [0xff, 0xd8, 0xff])],
  ['GIF', (head) => head.subarray(0, 4).equals(Buffer.from('GIF8'))],
  ['GZIP', (head) => starts(head, [0x1f, 0x8b])],
  ['RAR', (head) => head.subarray(0, 4).equals(Buffer.from('Rar!'))],
  ['7-Zip', (head) => starts(head, [0x37, 0x7a, 0xbc, 0xaf])],
  ['RTF', (head) => head.subarray(0, 5).equals(Buffer.from('{\\rtf'))],
  ['EXE', (head) => starts(head, [0x4d, 0x5a]) && head.includes(0)],
  ['ELF', (head) => starts(head, [0x7f, 0x45, 0x4c, 0x46])],
  ['HTML', (head) => /^\s*(<!doctype html|<html|<table|<head|<body)/i.test(head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''))],
  ['XML', (head) => /^\s*<\?xml/i.test(head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''))],
];

const starts = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => head[at] === byte);
const isZip = (head: Buffer): boolean => starts(head, [0x50, 0x4b, 0x03, 0x04]) || starts(head, [0x50, 0x4b, 0x05, 0x06]);
const isCompound = (head: Buffer): boolean => starts(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const compoundText = (file: Buffer, name: string): boolean => file.includes(Buffer.from(name, 'utf16le'));

/** Zeroes or control characters in a file without a UTF-16 mark or rhythm: no text. */
const isBinary = (head: Buffer): boolean => {
  if (starts(head, [0xff, 0xfe]) || starts(head, [0xfe, 0xff])) return false;
  let zeroes = 0;
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) zeroes += 1;
    else if (byte < 9 || (byte > 13 && byte < 27)) controls += 1;
  }
  if (zeroes > 0) return zeroes < head.length / 5 || zeroes > head.length * 0.6 || controls > head.length / 20;
  return controls > head.length / 100;
};

const contentFormat = (file: Buffer): Format => {
  const head = file.subarray(0, 4096);
  if (isZip(head)) return 'XLSX';
  if (isCompound(head)) {
    if (compoundText(file, 'EncryptedPackage')) throw new FileRefusal('protected');
    if (compoundText(file, 'Workbook') || compoundText(file, 'Book')) return 'XLS';
    throw new FileRefusal('unknownKind', { kind: compoundText(file, 'WordDocument') ? 'DOC' : 'OLE' });
  }
  const other = signatures.find(([, test]) => test(head));
  if (other) throw new FileRefusal('unknownKind', { kind: other[0] });
  if (isBinary(head)) throw new FileRefusal('noSpreadsheet');
  return 'CSV';
};

/** `.txt` and `.tsv` are read as CSV, because spreadsheet programs write tab-separated text under those names. */
const named: ReadonlyMap<string, Format> = new Map([
  ['csv', 'CSV'],
  ['txt', 'CSV'],
  ['tsv', 'CSV'],
  ['xlsx', 'XLSX'],
  ['xls', 'XLS'],
]);

/** The bytes decide and the name must agree, so nobody is surprised by what was read. Throws FileRefusal. */
export const recogniseFormat = (file: Buffer, fileName: string): Format => {
  if (file.length === 0) throw new FileRefusal('empty');
  const extension = fileName.toLowerCase().match(/\.([a-z0-9]+)$/)?.[1] ?? '';
  const expected = named.get(extension);
  if (expected === undefined) throw extension === '' ? new FileRefusal('noSpreadsheet') : new FileRefusal('unknownKind', { kind: extension.toUpperCase() });
  const found = contentFormat(file);
  if (found !== expected) throw new FileRefusal('misnamed', { name: extension.toUpperCase(), kind: found });
  return found;
};
