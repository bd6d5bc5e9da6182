import type { Transaction } from '../db/org.ts';
import type { Values } from '../resource/hooks.ts';
import { withRowIds } from '../resource/new-records.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Parts } from './asked-parts.ts';

/** Lines that a template gave become those of a salary of the type, with ids of their table; lists that it has already stay. */
export const ownLines = async (tx: Transaction, type: string, values: Values, parts: Parts): Promise<Values> => {
  const own: Values = {};
  for (const [key, lines] of Object.entries(parts)) {
    const had = (values[key] ?? []) as readonly unknown[];
    if (had.length > 0 || lines.length === 0) continue;
    const { table, fields } = resourceOf(type).fields.find((field) => field.key === key)!.rows!;
    const keys = fields.filter((field) => field.kind !== 'id' && !field.readOnly).map((field) => field.key);
    own[key] = await withRowIds(tx, table, lines.map((line) => Object.fromEntries(keys.map((name) => [name, (line as Values)[name] ?? null]))));
  }
  return own;
};
