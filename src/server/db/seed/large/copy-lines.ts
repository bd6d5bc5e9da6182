/** Records as lines for COPY, in the order in which they were given to. */
import type { Resource } from '../../../../domain/resource.ts';
import type { SeedRecord } from '../seeding.ts';

export type Copied = { readonly table: string; readonly columns: readonly string[]; readonly lines: string };

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  return (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
};

const linesOf = (orgCode: string, records: readonly SeedRecord[], keys: readonly string[], more: (record: SeedRecord) => readonly unknown[]): string =>
  records.map((record) => [orgCode, ...keys.map((key) => text(record[key])), ...more(record).map(text)].join('\t')).join('\n') + '\n';

/** A resource's records, each with its id, then their child rows. `nextRow` gives those ids. Other defaults are the database's. */
export const copiedOf = ({ table, fields }: Resource, orgCode: string, records: readonly SeedRecord[], nextRow: (table: string) => string): Copied[] => {
  if (records.length === 0) return [];
  const given = new Set(records.flatMap((record) => Object.keys(record)));
  const own = fields.filter(({ key, kind, readOnly, derived }) => given.has(key) && kind !== 'rows' && (key === 'id' || !readOnly || derived));
  const main = { table, columns: ['org_code', ...own.map(({ column }) => column), 'created_by', 'updated_by'], lines: linesOf(orgCode, records.map((record) => ({ ...defaults(own), ...withoutNulls(record) })), own.map(({ key }) => key), () => ['Tenure', 'Tenure']) };
  const children = fields.flatMap(({ key, kind, rows }) => {
    if (kind !== 'rows' || rows === undefined || !given.has(key)) return [];
    const all = records.flatMap((record) => ((record[key] as readonly SeedRecord[] | undefined) ?? []).map((row, position): SeedRecord => ({ ...row, id: nextRow(rows.table), '~parent': record['id'], '~position': position })));
    if (all.length === 0) return [];
    const named = new Set(all.flatMap((row) => Object.keys(row)));
    const parts = rows.fields.filter((field) => named.has(field.key) && (field.key === 'id' || !field.readOnly));
    return [{ table: rows.table, columns: ['org_code', ...parts.map(({ column }) => column), rows.parentColumn, 'position'], lines: linesOf(orgCode, all, parts.map((field) => field.key), (row) => [String(row['~parent']), row['~position']]) }];
  });
  return [main, ...children];
};

const withoutNulls = (record: SeedRecord): SeedRecord => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));
const defaults = (fields: Resource['fields']): SeedRecord => Object.fromEntries(fields.flatMap(({ key, default: start }) => (start === undefined ? [] : [[key, JSON.parse(start) as unknown]])));
