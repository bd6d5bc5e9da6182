/** What a sentence calls a record: its title as the reader writes days and instants. */
import type { Resource } from '../../domain/resource.ts';
import type { Language } from '../../domain/languages.ts';
import { formatValue } from '../../domain/values/formatValue.ts';
import type { Transaction } from '../db/org.ts';
import { column } from './columns.ts';
import { readFormats } from './import/rules.ts';
import { resourceOf } from './registry.ts';
import { quote } from './sql.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the records are called that these are part of, by id; those that are gone are not among them. */
const wholesOf = async (tx: Transaction, { fields, partOf }: Resource, records: readonly Values[]): Promise<ReadonlyMap<string, string>> => {
  const to = fields.find(({ key }) => key === partOf)?.reference;
  const ids = to === undefined ? [] : [...new Set(records.flatMap((record) => (record[partOf!] == null ? [] : [String(record[partOf!])])))];
  if (ids.length === 0) return new Map();
  const whole = resourceOf(to!.type);
  const title = column('t', whole.fields.find(({ name }) => name === whole.title)!.column);
  return new Map((await tx.query<{ id: string; title: string }>(`select t.id::text as id, ${title}::text as title from ${quote(whole.table)} t where t.org_code = $1 and t.id = any($2::bigint[])`, [tx.orgCode, ids])).map(({ id, title: name }) => [id, name]));
};

/**
 * Answers what names records by their images or rows, or null where the title is empty. Instants are those of the organisation's clock. `records`: those that
 * will be named; where a day or an instant alone is their title, what they are part of stands before it ('Asha Rao – 2027/01/01').
 */
export const titleWriter = async (tx: Transaction, resource: Resource, language: Language, records: readonly Values[] = []): Promise<(values: Values) => string | null> => {
  const field = resource.fields.find(({ name }) => name === resource.title)!;
  const formats = field.kind === 'date' || field.kind === 'dateTime' ? await readFormats(tx) : undefined;
  const wholes = formats ? await wholesOf(tx, resource, records) : new Map<string, string>();
  return (values) => {
    const value = values[field.key] ?? '';
    if (value === '') return null;
    if (!formats) return String(value);
    const own = formatValue(field, value, { language, ...formats });
    const whole = wholes.get(String(values[resource.partOf ?? '']));
    return whole === undefined ? own : `${whole} – ${own}`;
  };
};
