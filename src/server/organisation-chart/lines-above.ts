import { circleHeads, type Above } from '../../domain/circle-heads.ts';
import type { Transaction } from '../db/org.ts';

export type Lines = { readonly above: Above; readonly heads: ReadonlySet<string> };

/** Everybody above these people, whether they work here or not, and where circles are cut. */
export const linesAbove = async (tx: Transaction, ids: readonly string[]): Promise<Lines> => {
  const rows = await tx.query<{ id: string; manager: string | null }>(
    `with recursive up(id, manager_id) as (
       select id, manager_id from employee where org_code = $1 and id = any($2::bigint[])
       union select m.id, m.manager_id from up join employee m on m.id = up.manager_id where m.org_code = $1
     ) select id::text as id, manager_id::text as manager from up`,
    [tx.orgCode, ids],
  );
  const above = new Map(rows.map(({ id, manager }) => [id, manager]));
  return { above, heads: circleHeads(above) };
};
