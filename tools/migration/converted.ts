import type { Snapshot } from './snapshot.ts';

const CHANGE = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET DATA TYPE ([^;]+);$/;

const inSql = (value: unknown): string => (typeof value === 'string' ? value : String(value));

/**
 * Columns that change their type say how, and do without their default meanwhile: PostgreSQL makes by itself no number of a text, and no
 * number of the text that new records start with. Amounts become the texts that people read, without zeros behind.
 */
export const converted = (statements: readonly string[], from: Snapshot, to: Snapshot): string[] =>
  statements.flatMap((statement) => {
    const [, table, column, type] = CHANGE.exec(statement.trim()) ?? [];
    if (table === undefined || column === undefined) return [statement];
    const [before, after] = [from.tables[`public.${table}`]?.columns[column]?.default, to.tables[`public.${table}`]?.columns[column]?.default];
    const isNumber = from.tables[`public.${table}`]?.columns[column]?.type.startsWith('numeric') === true;
    const alter = `ALTER TABLE "${table}" ALTER COLUMN "${column}"`;
    return [
      ...(before === undefined ? [] : [`${alter} DROP DEFAULT;`]),
      `${alter} SET DATA TYPE ${type!} USING ${isNumber && type === 'text' ? `trim_scale("${column}")` : `"${column}"`}::${type!};`,
      ...(before === undefined || after === undefined ? [] : [`${alter} SET DEFAULT ${inSql(after)};`]),
    ];
  });
