import { joinSheets } from './beside.ts';
import type { Beside, Joined, OtherSheet } from './beside.ts';
import type { Cell } from './cell.ts';
import { csvRows } from './csv/csv-rows.ts';
import { decodeText, detectEncoding } from './csv/encoding.ts';
import type { Encoding } from './csv/encoding.ts';
import { detectSeparator } from './csv/separator.ts';
import { headingIndex, headingTexts } from './heading-row.ts';
import { limits } from './limits.ts';
import { recogniseFormat } from './recognise.ts';
import type { Format } from './recognise.ts';
import { FileRefusal } from './refusal.ts';
import { chooseSheet } from './sheet-choice.ts';
import type { Row } from './xlsx/sheet-rows.ts';

export type ReadOptions = { readonly sheet?: string; readonly encoding?: Encoding; readonly separator?: ',' | ';' | '\t' | '|'; readonly beside?: readonly Beside[] };

/** What was found before the first row: how the file is written and what its columns are called. */
export type SheetHead = {
  readonly format: Format;
  readonly encoding?: Encoding;
  readonly separator?: string;
  readonly sheet?: string;
  readonly sheets?: readonly string[];
  readonly headings: readonly string[];
  readonly headingRow: number;
  /** Cells of the heading row of a CSV, empty ones included: a row with more of them is torn. */
  readonly width?: number;
};

type Found = Omit<SheetHead, 'headings' | 'headingRow' | 'width'>;
export type Opened = { readonly found: Found; readonly rows: AsyncIterable<Row[]> | Iterable<Row[]>; readonly others: readonly OtherSheet[] };

const openCsv = (file: Buffer, options: ReadOptions): Opened => {
  const encoding = options.encoding ?? detectEncoding(file);
  const text = decodeText(file, encoding);
  const detected = detectSeparator(text);
  const separator = options.separator ?? detected.separator;
  return { found: { format: 'CSV', encoding, separator }, rows: csvRows(text, detected.start, separator), others: [] };
};

const openXlsx = async (file: Buffer, options: ReadOptions): Promise<Opened> => (await import('./xlsx/open-xlsx.ts')).openXlsx(file, options);

/** SheetJS takes a tenth of a second to load, so only old workbooks pay for it. */
const openOldXls = async (file: Buffer, options: ReadOptions): Promise<Opened> => {
  const { openXls } = await import('./xls-rows.ts');
  const book = openXls(file);
  const sheet = chooseSheet(book.sheets, options.sheet);
  if (!sheet) throw new FileRefusal('noSheet');
  return { found: { format: 'XLS', sheet: sheet.name, sheets: book.sheets.map((one) => one.name) }, rows: [sheet.rows()], others: book.sheets.filter((one) => one !== sheet).map(({ name, rows }): OtherSheet => ({ name, rows: () => [rows()] })) };
};

/**
 * Reads a spreadsheet of any of the three kinds: calls `onHead` once, then `onRows` with rows of at most `limits.columns` cells.
 * Runs in the child process only (`child.ts`). Throws FileRefusal.
 */
export const readFile = async (
  file: Buffer,
  fileName: string,
  options: ReadOptions,
  onHead: (head: SheetHead) => void,
  onRows: (rows: readonly Row[]) => Promise<void>,
): Promise<number> => {
  if (file.length > limits.fileBytes) throw new FileRefusal('tooLarge', { limit: limits.fileBytes / 1_048_576 });
  const format = recogniseFormat(file, fileName);
  const opened = format === 'CSV' ? openCsv(file, options) : format === 'XLSX' ? await openXlsx(file, options) : await openOldXls(file, options);
  let pending: Row[] = [];
  let joined: Joined | undefined;
  let count = 0;
  const take = async (isEnd: boolean): Promise<void> => {
    if (!joined && (isEnd || pending.length >= 10)) {
      if (pending.length === 0) throw new FileRefusal('empty');
      const at = headingIndex(pending);
      const heading = pending[at] as Row & { cells: Cell[] };
      joined = await joinSheets(headingTexts(heading.cells), opened.others, options.beside ?? []);
      onHead({ ...opened.found, headings: joined.headings, headingRow: heading.number, ...(heading.width === undefined ? {} : { width: heading.width }) });
      pending = pending.slice(at + 1);
    }
    if (!joined || pending.length === 0) return;
    count += pending.length;
    if (count > limits.rows) throw new FileRefusal('tooManyRows', { limit: limits.rows });
    for (const row of pending) joined.join(row);
    await onRows(pending);
    pending = [];
  };
  for await (const rows of opened.rows) {
    for (const row of rows) pending.push(row);
    await take(false);
  }
  await take(true);
  joined?.end();
  if (count === 0) throw new FileRefusal('noRows');
  return count;
};
