/** Renames that the SDL tells by `was`, as statements and as the picture that they leave. */
import type { ModelResource } from '../codegen/model.ts';
import type { Snapshot, Table } from './snapshot.ts';

const replaced = <Value>(value: Value, from: string, to: string): Value => {
  if (typeof value === 'string') return value.replace(new RegExp(`(?<![\\w'])${from}(?![\\w'])`, 'g'), to) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => replaced(part, from, to)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'name' ? part : replaced(part as unknown, from, to)])) as Value;
};

/** Names of constraints stay as they are; what they speak of follows the column. */
const withColumn = (table: Table, from: string, to: string): Table => {
  const { columns, name, ...rest } = table;
  const renamed = Object.entries(columns).map(([key, column]) => [key === from ? to : key, { ...replaced(column, from, to), type: column.type, name: key === from ? to : key }] as const);
  return { ...replaced(rest, from, to), name, columns: Object.fromEntries(renamed) };
};

const withTable = (snapshot: Snapshot, from: string, to: string): Snapshot => {
  const tables = Object.entries(snapshot.tables).map(([key, table]) => {
    const foreignKeys = Object.fromEntries(
      Object.entries(table.foreignKeys).map(([name, foreign]) => [name, { ...foreign, tableFrom: foreign.tableFrom === from ? to : foreign.tableFrom, tableTo: foreign.tableTo === from ? to : foreign.tableTo }]),
    );
    return key === `public.${from}` ? ([`public.${to}`, { ...table, name: to, foreignKeys }] as const) : ([key, { ...table, foreignKeys }] as const);
  });
  return { ...snapshot, tables: Object.fromEntries(tables) };
};

export const appliedRenames = (previous: Snapshot, next: Snapshot, resources: readonly ModelResource[]): { statements: string[]; snapshot: Snapshot } => {
  const statements: string[] = [];
  let snapshot = structuredClone(previous);
  for (const { table, was, fields } of resources) {
    if (was && snapshot.tables[`public.${was}`] && !snapshot.tables[`public.${table}`]) {
      statements.push(`ALTER TABLE "${was}" RENAME TO "${table}";`);
      snapshot = withTable(snapshot, was, table);
    }
    for (const field of fields) {
      const columns = snapshot.tables[`public.${table}`]?.columns;
      if (!field.was || !columns?.[field.was] || columns[field.column] || !next.tables[`public.${table}`]?.columns[field.column]) continue;
      statements.push(`ALTER TABLE "${table}" RENAME COLUMN "${field.was}" TO "${field.column}";`);
      snapshot.tables[`public.${table}`] = withColumn(snapshot.tables[`public.${table}`]!, field.was, field.column);
    }
  }
  return { statements, snapshot };
};
