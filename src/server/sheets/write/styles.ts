import { xmlText } from './xml-text.ts';
import type { Column, ColumnFormat, Sheet, WriteOptions } from './sheet.ts';

const dateCode = (format: string): string => format.replace(/Y/g, 'y').replace(/D/g, 'd').replace(/M/g, 'm').replace(/[^ymd/\-. ]/g, '');

const formatCode = (format: ColumnFormat, options: WriteOptions): string => {
  if (format.kind === 'decimal') return format.decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(format.decimals)}`;
  if (format.kind === 'date') return dateCode(options.dateFormat);
  if (format.kind === 'dateTime') return `${dateCode(options.dateFormat)} hh:mm`;
  if (format.kind === 'time') return 'hh:mm';
  if (format.kind === 'percent') return '0.##%';
  return format.kind === 'integer' ? '0' : '@';
};

/** The style numbers of a workbook: 0 general, 1 heading, 2 required heading, then one for each number format in use. */
export type Styles = { readonly xml: string; of(column: Column): number };

/** Collects the number formats of all sheets; text columns are typed '@' with a quote mark in front, so that nothing in them ever becomes a formula. */
export const collectStyles = (sheets: readonly Sheet[], options: WriteOptions): Styles => {
  const codes = [...new Set(sheets.flatMap((sheet) => sheet.columns.map((column) => formatCode(column.format, options))))];
  const formats = codes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${xmlText(code)}"/>`).join('');
  const cells = codes
    .map((code, index) => `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${code === '@' ? ' quotePrefix="1"' : ''}/>`)
    .join('');
  const heading = (font: number): string => `<xf numFmtId="49" fontId="${font}" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>`;
  const xml =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<numFmts count="${codes.length}">${formats}</numFmts>` +
    '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><color rgb="FFB42318"/><name val="Calibri"/></font></fonts>' +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFF2F0F3"/></patternFill></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${codes.length + 3}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${heading(1)}${heading(2)}${cells}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
  const numbers = new Map(codes.map((code, index) => [code, index + 3]));
  return { xml, of: (column) => numbers.get(formatCode(column.format, options)) ?? 0 };
};
