import type { Grant } from '../access/authorise.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';
import { ownEmployee } from './own-employee.ts';

/** The employee that an argument names, within the caller's reach, else the caller. 'Not there' and 'not yours' are one answer. */
export const targetEmployee = async (tx: Transaction, grant: Grant, given: number | null | undefined): Promise<string> => {
  const id = given == null ? ownEmployee(grant.session).employeeId : String(given);
  const to = bindings(tx.orgCode);
  const predicate = rowScope(resourceOf('Employee'), grant, grant.session, 'e', to.bind);
  const found = await tx.query(`select from employee e where e.org_code = $1 and e.id = ${to.bind(id)}::bigint and ${predicate}`, to.values);
  if (found.length === 0) throw refuse('NOT_FOUND');
  return id;
};
