import type { Transaction } from '../db/org.ts';

/**
 * Below each of `$2` those who report to them and work here, `is_here`. Who reports to somebody who has left is found below the next manager up; `$3` are the
 * heads of circles, below nobody. `union` keeps each pair once, so a circle ends the walk.
 */
export const DIRECT = `with recursive below(under, id, is_here) as (
    select e.manager_id, e.id, e.status = 'ACTIVE' from employee e where e.org_code = $1 and e.manager_id = any($2::bigint[]) and e.id <> all($3::bigint[])
    union select b.under, e.id, e.status = 'ACTIVE' from below b join employee e on e.manager_id = b.id where e.org_code = $1 and not b.is_here and e.id <> all($3::bigint[])
  )`;

export type Pair = { readonly id: string; readonly under: string | null };

/** Who reports to these people and works here, each with the one above. */
export const directReports = (tx: Transaction, ids: readonly string[], heads: ReadonlySet<string>): Promise<readonly Pair[]> =>
  tx.query<Pair>(`${DIRECT} select id::text as id, under::text as under from below where is_here`, [tx.orgCode, ids, [...heads]]);

/** How many report directly to each of these people. */
export const countDirect = async (tx: Transaction, ids: readonly string[], heads: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.query<{ under: string; count: number }>(`${DIRECT} select under::text as under, count(*)::int as count from below where is_here group by under`, [tx.orgCode, ids, [...heads]]);
  return new Map(rows.map(({ under, count }) => [under, count]));
};
