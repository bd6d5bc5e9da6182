import type { OtherSheet } from '../beside.ts';
import type { Opened, ReadOptions } from '../read-file.ts';
import { FileRefusal } from '../refusal.ts';
import { chooseSheet } from '../sheet-choice.ts';
import { readSharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import { openWorkbook } from './workbook.ts';
import { readZipDirectory } from './zip-directory.ts';

/** A workbook's chosen sheet and the others, none of them read yet; loaded for workbooks only. Throws FileRefusal. */
export const openXlsx = async (file: Buffer, options: ReadOptions): Promise<Opened> => {
  const parts = readZipDirectory(file);
  const workbook = await openWorkbook(file, parts);
  const sheet = chooseSheet(workbook.sheets, options.sheet);
  if (!sheet) throw new FileRefusal('noSheet');
  const strings = await readSharedStrings(file, workbook.strings);
  const found = { format: 'XLSX' as const, sheet: sheet.name, sheets: workbook.sheets.map((one) => one.name) };
  const context = { strings, meanings: workbook.meanings, from1904: workbook.from1904 };
  const others = workbook.sheets.filter((one) => one !== sheet).map(({ name, entry }): OtherSheet => ({ name, rows: () => sheetRows(file, entry, context) }));
  return { found, rows: sheetRows(file, sheet.entry, context), others };
};
