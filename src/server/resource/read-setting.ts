import type { Transaction } from '../db/org.ts';
import { resourceOf } from './registry.ts';
import { readImages } from './store.ts';

/** The one record of a type that an organisation has once, with what the schema says of each field where nobody has said anything. */
export const readSetting = async <Setting extends object>(tx: Transaction, type: string): Promise<Setting> => {
  const resource = resourceOf(type);
  const [row] = await tx.prepared<{ id: string }>(`setting-${resource.table}`, `select id::text as id from "${resource.table}" where org_code = $1 order by id limit 1`, [tx.orgCode]);
  if (row) return (await readImages(tx, resource, [row.id], false)).get(row.id) as unknown as Setting;
  return Object.fromEntries(resource.fields.map((field) => [field.key, field.default === undefined ? null : (JSON.parse(field.default) as unknown)])) as Setting;
};
