import { writeHtmlTable, writeTable } from '../../../../domain/clipboard/table.ts';

type Table = readonly (readonly string[])[];

/** Whether the browser lets a page write to the clipboard beside an event: not where the address is insecure. */
export const canWriteLater = (): boolean => typeof ClipboardItem !== 'undefined' && globalThis.navigator?.clipboard?.write !== undefined;

/** Writes a table that came after the event. Rejects when the browser refuses. */
export const writeLater = (table: Table): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'text/plain': new Blob([writeTable(table)], { type: 'text/plain' }), 'text/html': new Blob([writeHtmlTable(table)], { type: 'text/html' }) })]);

/** Writes a table into the clipboard of an event. */
export const writeNow = (clipboard: DataTransfer, table: Table): void => {
  clipboard.setData('text/plain', writeTable(table));
  clipboard.setData('text/html', writeHtmlTable(table));
};
