import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { bindings } from '../resource/sql.ts';

/** The names of those of the employees who are within reach, by id. */
export const namesOf = async (tx: Transaction, grant: Grant, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const to = bindings(tx.orgCode);
  const rows = await tx.query<{ id: string; name: string }>(`select e.id::text as id, e.name from employee e where e.org_code = $1 and e.id = any(${to.bind(ids)}::bigint[]) and ${employeesOf(grant, to)}`, to.values);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
