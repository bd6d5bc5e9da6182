import type { FormField } from '../../domain/customisation/form-field.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { column } from '../resource/columns.ts';
import { quote } from '../resource/sql.ts';

/** Records of the organisation that have no value in a field of their form; where the field holds child rows none are counted. */
export const countLacking = async (tx: Transaction, resource: Resource, told: FormField): Promise<number> => {
  const field = told.kind === null ? resource.fields.find(({ name }) => name === told.field) : undefined;
  if (told.kind === null && (field === undefined || field.kind === 'rows')) return 0;
  const lacks = field === undefined ? `coalesce(t.custom -> $2, 'null') in ('null', '""', '[]')` : `${column('t', field.column)} is null`;
  const values = field === undefined ? [told.field] : [];
  const [row] = await tx.query<{ count: string }>(`select count(*) as count from ${quote(resource.table)} t where t.org_code = $1 and ${lacks}`, [tx.orgCode, ...values]);
  return Number(row!.count);
};
