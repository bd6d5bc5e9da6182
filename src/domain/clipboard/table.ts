/** Tables on a clipboard: tab-separated text as spreadsheets write it, and HTML. */

const isQuoted = (text: string, at: number): boolean => text[at] === '"';

/**
 * Rows of cells from a clipboard's text. A cell that begins with a quote ends with one and may hold tabs, line ends and doubled quotes, if it closes;
 * any other quote is text. The line end after the last row is no row.
 */
export const readTable = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const whole = text.replace(/\r\n?/g, '\n');
  const closing = /"(?:[^"]|"")*"(?=\t|\n|$)/y;
  const plain = /[^\t\n]*/y;
  do {
    closing.lastIndex = at;
    const quoted = isQuoted(whole, at) ? closing.exec(whole)?.[0] : undefined;
    plain.lastIndex = at;
    const cell = quoted ?? plain.exec(whole)?.[0] ?? '';
    row.push(quoted === undefined ? cell : quoted.slice(1, -1).replaceAll('""', '"'));
    at += cell.length;
    if (whole[at] !== '\t') {
      rows.push(row);
      row = [];
    }
    at += 1;
  } while (at < whole.length || (at === whole.length && whole[at - 1] === '\t'));
  return rows;
};

/** The text of a table; cells with tabs, line ends or quotes at their beginning stand in quotes. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => (/[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')).join('\n');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!).replaceAll('\n', '<br>');

/** The same as an HTML table, for documents and mails. */
export const writeHtmlTable = (rows: readonly (readonly string[])[]): string => `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;

/**
 * The block that a paste fills: the table itself, or, where the target is larger and a whole multiple of it, the table repeated, as spreadsheets do.
 * Ragged rows keep their length: cells that were not copied are not touched.
 */
export const spread = (table: readonly (readonly string[])[], rows: number, columns: number): readonly (readonly string[])[] => {
  const width = table.reduce((most, row) => Math.max(most, row.length), 1);
  if (rows % table.length !== 0 || columns % width !== 0 || (rows === table.length && columns === width)) return table;
  return Array.from({ length: rows }, (_, at) => {
    const row = table[at % table.length] ?? [];
    return Array.from({ length: columns / width }, () => row).flat();
  });
};
