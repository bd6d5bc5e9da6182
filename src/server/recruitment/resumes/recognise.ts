/** Which of the three kinds a resume is: the bytes decide and the name must agree. */
import { ResumeRefusal } from './refusal.ts';

type ResumeKind = 'PDF' | 'DOCX' | 'TEXT';

const starts = (bytes: Buffer, ...head: readonly number[]): boolean => head.every((byte, at) => bytes[at] === byte);

const others: readonly (readonly [kind: string, test: (bytes: Buffer) => boolean])[] = [
  ['EXE', (bytes) => starts(bytes, 0x4d, 0x5a)],
  ['ELF', (bytes) => starts(bytes, 0x7f, 0x45, 0x4c, 0x46)],
  ['PNG', (bytes) => starts(bytes, 0x89, 0x50, 0x4e, 0x47)],
  ['JPEG', (bytes) => starts(bytes, 0xff, 0xd8, 0xff)],
  ['GZIP', (bytes) => starts(bytes, 0x1f, 0x8b)],
  ['RAR', (bytes) => bytes.toString('latin1', 0, 4) === 'Rar!'],
  ['7-Zip', (bytes) => starts(bytes, 0x37, 0x7a, 0xbc, 0xaf)],
  ['RTF', (bytes) => bytes.toString('latin1', 0, 5) === '{\\rtf'],
  ['HTML', (bytes) => /^\s*<(!doctype html|html)/i.test(bytes.toString('latin1', 0, 200))],
];

const named: Readonly<Record<string, ResumeKind>> = { pdf: 'PDF', docx: 'DOCX', txt: 'TEXT', text: 'TEXT', md: 'TEXT' };

const isWide = (bytes: Buffer): boolean => starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff);

const ofBytes = (bytes: Buffer): ResumeKind => {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'PDF';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    if (bytes.includes('word/')) return 'DOCX';
    throw new ResumeRefusal('unknownKind', 'ZIP');
  }
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ResumeRefusal(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'password' : 'oldWord', 'DOC');
  const other = others.find(([, test]) => test(bytes));
  if (other) throw new ResumeRefusal('unknownKind', other[0]);
  if (!isWide(bytes) && bytes.subarray(0, 65_536).includes(0)) throw new ResumeRefusal('unknownKind', '?');
  return 'TEXT';
};

export const recogniseResume = (bytes: Buffer, fileName: string): ResumeKind => {
  if (bytes.length === 0) throw new ResumeRefusal('empty');
  const found = ofBytes(bytes);
  const extension = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const claimed = named[extension];
  if (claimed === undefined) throw new ResumeRefusal('unknownKind', extension.toUpperCase() || '?');
  if (claimed !== found) throw new ResumeRefusal('misnamed', found);
  return found;
};
