import { rowSource } from './write/row-source.ts';
import type { Sheet, WriteOptions } from './write/sheet.ts';
import { sheetXml } from './write/sheet-xml.ts';
import { collectStyles } from './write/styles.ts';
import { workbookParts } from './write/workbook-parts.ts';
import type { WrittenSheet } from './write/workbook-parts.ts';
import { zipStream } from './write/zip-stream.ts';
import type { ZipPart } from './write/zip-stream.ts';

async function* parts(sheets: readonly Sheet[], options: WriteOptions): AsyncGenerator<ZipPart> {
  const styles = collectStyles(sheets, options);
  const written: WrittenSheet[] = [];
  for (const sheet of sheets) {
    const rows = await rowSource(sheet.rows);
    try {
      for (let part = 1; part === 1 || !rows.isDone(); part += 1) {
        written.push({ name: part === 1 ? sheet.name : `${sheet.name.slice(0, 26)} (${part})`, hidden: sheet.hidden === true });
        yield { name: `xl/worksheets/sheet${written.length}.xml`, text: sheetXml(sheet.columns, styles, rows) };
      }
    } finally {
      await rows.close();
    }
  }
  yield* workbookParts(written, styles.xml);
}

/**
 * An XLSX workbook, streamed: any number of rows with bounded memory, a new sheet every 1,048,576. Headings are bold and stay in view;
 * dates, times and numbers are real ones; text stays text. Stopping early releases the rows' source.
 */
export const writeXlsx = (sheets: readonly Sheet[], options: WriteOptions): AsyncGenerator<Buffer> => zipStream(parts(sheets, options));
