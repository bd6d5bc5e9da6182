import type { Transaction } from '../db/org.ts';

/** The pay cycle that a day lies in. */
export const cycleOf = async (tx: Transaction, day: string): Promise<{ readonly id: string; readonly name: string; readonly isFinalized: boolean } | undefined> =>
  (
    await tx.query<{ id: string; name: string; isFinalized: boolean }>(
      `select id::text as id, name, status = 'FINALIZED' as "isFinalized" from payroll_cycle where org_code = $1 and $2::date between from_date and to_date order by from_date, id limit 1`,
      [tx.orgCode, day],
    )
  )[0];
