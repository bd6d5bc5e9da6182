import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../registry.ts';
import type { Failure, ImportJob } from './job.ts';

/** What refuses a file with faulty rows as a whole: rows without what tells records apart come before all else. */
export const faultOf = async (tx: Transaction, { id, type }: ImportJob): Promise<Failure & { readonly code: 'IMPORT_KEYS_MISSING' | 'IMPORT_INVALID' }> => {
  const { fields, unique } = resourceOf(type);
  const keys = fields.filter(({ key, name }) => unique[0]?.some((one) => one === key || one === name)).map(({ key }) => key);
  const [row] = await tx.query<{ open: boolean }>("select exists (select from import_problem where org_code = $1 and job_id = $2 and field = any($3) and value = '') as open", [tx.orgCode, id, keys]);
  return { code: row?.open === true ? 'IMPORT_KEYS_MISSING' : 'IMPORT_INVALID', words: {} };
};
