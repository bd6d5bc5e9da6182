import type { Transaction } from '../db/org.ts';

/** The accounts of employees, for the bell: `notify` passes over those that are not active. */
export const accountsOf = async (tx: Transaction, ...employeeIds: readonly unknown[]): Promise<string[]> =>
  (await tx.query<{ id: string }>('select id::text as id from user_account where org_code = $1 and employee_id = any($2::bigint[])', [tx.orgCode, employeeIds])).map(({ id }) => id);
