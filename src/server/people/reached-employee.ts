import type { Grant } from '../access/authorise.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';

/** The employee that an argument names, within the caller's reach. 'Not there' and 'not yours' are one answer. */
export const reachedEmployee = async (tx: Transaction, grant: Grant, id: string): Promise<string> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const predicate = rowScope(resourceOf('Employee'), grant, grant.session, 'e', to.bind);
  const found = await tx.query(`select from employee e where e.org_code = $1 and e.id = ${to.bind(id)}::bigint and ${predicate}`, to.values);
  if (found.length === 0) throw refuse('NOT_FOUND');
  return id;
};
