import type { Transaction } from '../db/org.ts';

/** Employees to whom somebody in service reports. */
export const managerIds = async (tx: Transaction): Promise<readonly string[]> =>
  (await tx.query<{ id: string }>(`select distinct manager_id::text as id from employee where org_code = $1 and status = 'ACTIVE' and manager_id is not null`, [tx.orgCode])).map(({ id }) => id);
