/** How a field's column is read as JSON, written from JSON and compared. */
import type { Field, FieldKind } from '../../domain/resource.ts';
import { literal, quote } from './sql.ts';

const TYPES: Partial<Record<FieldKind, string>> = {
  id: 'bigint',
  reference: 'bigint',
  integer: 'integer',
  count: 'integer',
  decimal: 'numeric',
  money: 'numeric',
  percent: 'numeric',
  duration: 'numeric',
  date: 'date',
  time: 'time',
  dateTime: 'timestamptz',
  yesNo: 'boolean',
  choices: 'text[]',
  address: 'jsonb',
  json: 'jsonb',
  custom: 'jsonb',
};
const FOLDED: readonly FieldKind[] = ['text', 'longText', 'email', 'phone', 'listed'];

/** In a column of its own. */
export const isStored = (field: Field): boolean => field.kind !== 'rows' && field.kind !== 'count' && field.custom === undefined;
export const columnType = (field: Field): string => TYPES[field.kind] ?? 'text';
export const isFolded = (field: Field): boolean => FOLDED.includes(field.kind);

export const column = (alias: string, name: string): string => `${alias}.${quote(name)}`;

/** The value of a field over a row. An organisation's own fields stand in `custom`, in the JSON of their kind. */
export const valueOf = (field: Field, alias: string): string => {
  if (field.custom === undefined) return column(alias, field.column);
  const text = `(${column(alias, field.column)} ->> ${literal(field.custom)})`;
  if (field.kind === 'choices') return `array(select jsonb_array_elements_text(${column(alias, field.column)} -> ${literal(field.custom)}))`;
  return columnType(field) === 'text' ? text : `${text}::${columnType(field)}`;
};

/** Exact and stable: ids and decimals as text, times without seconds, instants in UTC. */
export const asJson = (kind: FieldKind, sql: string): string => {
  switch (kind) {
    case 'id':
    case 'reference':
      return `${sql}::text`;
    case 'decimal':
    case 'money':
    case 'percent':
    case 'duration':
      return `trim_scale(${sql})::text`;
    case 'time':
      return `to_char(${sql}, 'HH24:MI')`;
    case 'dateTime':
      return instant(sql);
    default:
      return sql;
  }
};

export const instant = (sql: string): string => `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What sorting and text comparison look at: text is folded, in a column of its own where the schema declares the field filterable. */
export const comparable = (field: Field, alias: string): string => {
  if (!isFolded(field)) return valueOf(field, alias);
  if (field.custom !== undefined) return `fold(${valueOf(field, alias)})`;
  return field.filter ? column(alias, `${field.column}_folded`) : `fold(${column(alias, field.column)})`;
};

/** Columns that every table has beside the declared ones, as answered. */
export const AUDIT: Readonly<Record<string, (alias: string) => string>> = {
  version: (alias) => column(alias, 'version'),
  createdAt: (alias) => instant(column(alias, 'created_at')),
  createdBy: (alias) => column(alias, 'created_by'),
  updatedAt: (alias) => instant(column(alias, 'updated_at')),
  updatedBy: (alias) => column(alias, 'updated_by'),
};
