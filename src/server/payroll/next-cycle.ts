import type { Transaction } from '../db/org.ts';

/** The first open pay cycle that no run pays yet, by its days; null where there is none. */
export const nextCycle = async (tx: Transaction): Promise<string | null> =>
  (
    await tx.query<{ id: string }>(
      `select c.id::text as id from payroll_cycle c where c.org_code = $1 and c.status = 'OPEN' and c.to_date - c.from_date + 1 between 13 and 31 and not exists (select from payroll_run r where r.org_code = $1 and r.cycle_id = c.id) order by c.from_date, c.id limit 1`,
      [tx.orgCode],
    )
  )[0]?.id ?? null;
