import { read, utils } from 'xlsx';
import { previewOf } from './preview.ts';
import type { PreviewAnswer } from './preview.ts';

const keptRows = 40;

const hasPassword = (error: unknown): boolean => error instanceof Error && /password|encrypt/i.test(error.message);

/** Reads the first rows of a workbook's first sheet that is not empty. How many there are is taken from where the sheet says it ends. */
export const bookPreview = async (file: File): Promise<PreviewAnswer> => {
  try {
    const book = read(await file.arrayBuffer(), { type: 'array', dense: true, sheetRows: keptRows, cellHTML: false, cellFormula: false, bookVBA: false });
    for (const name of book.SheetNames) {
      const sheet = book.Sheets[name];
      if (sheet?.['!ref'] === undefined) continue;
      const first = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: false });
      const whole = utils.decode_range(String(sheet['!fullref'] ?? sheet['!ref']));
      return previewOf(first.map((row) => row.map(String)), whole.e.r - whole.s.r + 1, book.SheetNames);
    }
    return { problem: 'empty' };
  } catch (error) {
    return { problem: hasPassword(error) ? 'password' : 'unreadable' };
  }
};
