import { writeTable } from '../../../../domain/clipboard/table.ts';

const textOf = (cell: HTMLTableCellElement): string => {
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\n');
  return (cell.textContent ?? '').trim();
};

/** Tab-separated text of the first table of an HTML page; a cell over several columns leaves the others empty. */
const tableText = (html: string): string | undefined => {
  const table = /<t[dh]\b/i.test(html) ? new DOMParser().parseFromString(html, 'text/html').querySelector('table') : null;
  return table ? writeTable([...table.rows].map((row) => [...row.cells].flatMap((cell) => [textOf(cell), ...Array.from({ length: cell.colSpan - 1 }, () => '')]))) : undefined;
};

/** What is pasted, as a table: the text, or the HTML where only that tells the columns, as word processors and mail write it. */
export const pastedText = (data: Pick<DataTransfer, 'getData'>): string => {
  const text = data.getData('text/plain');
  if (text.includes('\t')) return text;
  const table = tableText(data.getData('text/html'));
  return table !== undefined && (table.includes('\t') || text === '') ? table : text;
};
