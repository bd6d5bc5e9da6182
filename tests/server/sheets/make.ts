/** Builds spreadsheets for the tests of the reader: good ones by our writer, bad ones by hand. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CFB, utils, write } from 'xlsx';
import type { BookType } from 'xlsx';
import { batchRows, readSheet } from '../../../src/server/sheets/read.ts';
import type { ReadOptions, SheetHead } from '../../../src/server/sheets/read-file.ts';
import type { Cell } from '../../../src/server/sheets/cell.ts';
import { FileRefusal } from '../../../src/server/sheets/refusal.ts';
import { zipStream } from '../../../src/server/sheets/write/zip-stream.ts';

const folder = await mkdtemp(join(tmpdir(), 'tenure-sheets-'));
let number = 0;

export const save = async (name: string, content: Buffer | string): Promise<string> => {
  const path = join(folder, `${(number += 1)}-${name.replace(/[^\w.-]/g, '_')}`);
  await writeFile(path, content);
  return path;
};

export const collect = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => Buffer.concat(await Array.fromAsync(pieces));

export type Contents = { head: SheetHead; rows: { number: number; cells: Cell[] }[] };

export const readAll = async (content: Buffer | string, name: string, options?: ReadOptions): Promise<Contents> => {
  let head: SheetHead | undefined;
  const rows: Contents['rows'] = [];
  for await (const event of readSheet(await save(name, content), name, options)) {
    if (event.kind === 'head') head = event.head;
    if (event.kind === 'rows') rows.push(...batchRows(event.batch.json));
  }
  if (!head) throw new Error('no head');
  return { head, rows };
};

/** The reason for which a file is refused, or 'read'. */
export const reasonOf = async (content: Buffer | string, name: string): Promise<string> => {
  try {
    await readAll(content, name);
    return 'read';
  } catch (error) {
    if (error instanceof FileRefusal) return error.reason;
    throw error;
  }
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook of one hand-written sheet; `more` replaces or adds parts. */
export const workbook = (sheetData: string, more: Record<string, string> = {}): Promise<Buffer> => {
  const parts = new Map(
    Object.entries({
      '_rels/.rels': '<Relationships><Relationship Id="rId1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/styles" Target="styles.xml"/><Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
      ...more,
    }),
  );
  return collect(zipStream([...parts].map(([name, text]) => ({ name, text: [text] }))));
};

/** The same table as SheetJS writes it. */
export const bySheetJs = (rows: unknown[][], bookType: BookType): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: true }), 'People');
  return write(book, { type: 'buffer', bookType }) as Buffer;
};

/** What Excel writes for a workbook with a password: an OLE file that holds the encrypted archive. */
export const protectedXlsx = (): Buffer => {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(224));
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(8192, 7));
  return CFB.write(file, { type: 'buffer' }) as Buffer;
};

/** An old workbook whose stream says that the rest is encrypted (record FILEPASS after the first record). */
export const protectedXls = (): Buffer => {
  const file = CFB.read(bySheetJs([['a', 'b'], [1, 2]], 'biff8'), { type: 'buffer' });
  const stream = CFB.find(file, '/Workbook');
  if (!stream) throw new Error('no stream');
  const bytes = Buffer.from(stream.content as Uint8Array);
  const first = 4 + bytes.readUInt16LE(2);
  const password = Buffer.concat([Buffer.from([0x2f, 0, 54, 0, 1, 0, 1, 0, 1, 0]), Buffer.alloc(48, 9)]);
  stream.content = Buffer.concat([bytes.subarray(0, first), password, bytes.subarray(first)]);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
};
