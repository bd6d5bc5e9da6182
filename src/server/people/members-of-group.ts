import type { Transaction } from '../db/org.ts';
import { employeesOfGroup } from './group-members.ts';

/** Ids of the active employees of a custom group; none of a group that does not exist. */
export const membersOfGroup = async (tx: Transaction, group: number): Promise<readonly string[]> =>
  (await tx.query<{ id: string }>(`select e.id::text as id from custom_employee_group g join employee e on e.org_code = g.org_code and e.id in ${employeesOfGroup('g.id')} where g.org_code = $1 and g.id = $2::bigint`, [tx.orgCode, group])).map(({ id }) => id);
