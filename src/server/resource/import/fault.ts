import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../registry.ts';
import type { Failure, ImportJob } from './job.ts';

/** What refuses a file with faulty rows as a whole: rows without what tells records apart come before all else. */
export const faultOf = async (tx: Transaction, { id, type }: ImportJob): Promise<Failure & { readonly code: 'IMPORT_KEYS_MISSING' | 'IMPORT_INVALID'; /** Keys of those that are open. */ readonly missing: readonly string[] }> => {
  const { fields, unique } = resourceOf(type);
  const keys = fields.filter(({ key, name }) => unique[0]?.some((one) => one === key || one === name)).map(({ key }) => key);
  const open = await tx.query<{ field: string }>("select distinct field from import_problem where org_code = $1 and job_id = $2 and field = any($3) and value = ''", [tx.orgCode, id, keys]);
  return { code: open.length > 0 ? 'IMPORT_KEYS_MISSING' : 'IMPORT_INVALID', words: {}, missing: open.map(({ field }) => field) };
};
