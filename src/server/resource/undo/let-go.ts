/** Two records that swapped a unique value get it back one after the other: until then each holds a value that nobody has. */
import type { Field } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { columnType, isFolded } from '../columns.ts';
import { quote } from '../sql.ts';
import { titleOf } from './group.ts';
import type { InTheWay } from './taken.ts';

/** An expression for a value that no record has; undefined where the field admits none. */
const nobodys = (field: Field): string | undefined => {
  if (field.reference || field.options) return field.required ? undefined : 'null';
  if (isFolded(field)) return `'~' || gen_random_uuid()`;
  if (['integer', 'numeric'].includes(columnType(field))) return '-1000000000 - t.id';
  if (columnType(field) === 'date') return `date '4000-01-01 BC' - t.id::int % 200000`;
  return field.required ? undefined : 'null';
};

/** Writes nothing that stays: what lets go is put back, or deleted, before the transaction ends. */
export const letGo = async (tx: Transaction, all: readonly InTheWay[]): Promise<void> => {
  for (const { group, keys, ids } of all) {
    const { resource } = group;
    const found = keys.map((key) => resource.fields.find((field) => field.key === key)!).map((field) => ({ column: field.column, value: nobodys(field) })).find(({ value }) => value !== undefined);
    if (!found) throw refuse('UNDO_TAKEN', { words: { title: await titleOf(tx, group, ids[0]!), fields: keys.join(', ') } });
    await tx.query(`update ${quote(resource.table)} t set ${quote(found.column)} = ${found.value} where t.org_code = $1 and t.id = any($2::bigint[])`, [tx.orgCode, ids]);
  }
};
