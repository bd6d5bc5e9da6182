import { limits } from '../limits.ts';
import { columnLetters } from '../xlsx/cell-reference.ts';
import { cellXml } from './cell-xml.ts';
import type { Column, Value } from './sheet.ts';
import type { Styles } from './styles.ts';
import { xmlText } from './xml-text.ts';

const width = (column: Column): number => column.width ?? Math.min(40, Math.max(10, column.heading.length + 4));

const opening = (columns: readonly Column[]): string => {
  const cols = columns.map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${width(column)}" customWidth="1"/>`).join('');
  const heads = columns
    .map((column, index) => `<c r="${columnLetters(index)}1" s="${column.required === true ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${xmlText(column.heading)}</t></is></c>`)
    .join('');
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${cols}</cols><sheetData><row r="1" ht="24" customHeight="1">${heads}</row>`
  );
};

const validations = (columns: readonly Column[]): string => {
  const rules = columns.flatMap((column, index) => {
    const letters = columnLetters(index);
    const range = `sqref="${letters}2:${letters}${limits.sheetRows}"`;
    const prompt = column.prompt === undefined ? '' : ` showInputMessage="1" promptTitle="${xmlText(column.heading.slice(0, 32))}" prompt="${xmlText(column.prompt.slice(0, 255))}"`;
    if (column.list !== undefined) return [`<dataValidation type="list" allowBlank="1" showErrorMessage="1"${prompt} ${range}><formula1>${xmlText(column.list)}</formula1></dataValidation>`];
    return prompt === '' ? [] : [`<dataValidation allowBlank="1"${prompt} ${range}/>`];
  });
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
};

/** Takes rows until the sheet is full; `isDone` says whether any are left for a next sheet. */
export type RowSource = { take(): Promise<readonly Value[] | undefined>; isDone(): boolean };

/** The markup of one sheet, some hundred rows a piece. */
export async function* sheetXml(columns: readonly Column[], styles: Styles, rows: RowSource): AsyncGenerator<string> {
  let piece = opening(columns);
  const letters = columns.map((_, index) => columnLetters(index));
  const numbers = columns.map((column) => styles.of(column));
  let row = 1;
  while (row < limits.sheetRows) {
    const values = await rows.take();
    if (!values) break;
    row += 1;
    piece += `<row r="${row}">`;
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index];
      if (column) piece += cellXml(values[index] ?? null, column.format, numbers[index] ?? 0, `${letters[index]}${row}`);
    }
    // What a row says behind the last heading stands there again.
    for (let index = columns.length; index < values.length; index += 1) piece += cellXml(values[index] ?? null, { kind: 'text' }, 0, `${columnLetters(index)}${row}`);
    piece += '</row>';
    if (piece.length > 128 * 1024) {
      yield piece;
      piece = '';
    }
  }
  const last = letters.at(-1) ?? 'A';
  yield `${piece}</sheetData><autoFilter ref="A1:${last}${row}"/>${validations(columns)}</worksheet>`;
}
