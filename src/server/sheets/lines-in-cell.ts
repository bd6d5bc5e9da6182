/** Several rows in one cell: a line each, semicolons between what stands in it, as in CSV. */
import { csvRows } from './csv/csv-rows.ts';
import { neutralText } from '../../domain/values/neutralText.ts';
import type { Cell } from './cell.ts';

const quoted = (text: string): string => (/[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text);

/** `Ana Ruiz;Sister;+34 600 111 222`, one line a row; null for no rows. Text that would run as a formula gets an apostrophe. */
export const writeLines = (rows: readonly (readonly string[])[]): string | null => (rows.length === 0 ? null : rows.map((row) => row.map((text) => quoted(neutralText(text))).join(';')).join('\n'));

/** The rows of such a cell; empty lines are passed over. Throws FileRefusal for a quotation mark without its end. */
export const readLines = (text: string): Cell[][] => Array.from(csvRows(text, 0, ';')).flatMap((rows) => rows.map(({ cells }) => cells));
