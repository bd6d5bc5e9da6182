import type { Transaction } from '../db/org.ts';

/** As `generated/batch-processing` has it. */
export type TalkPerson = { readonly id: string; readonly name: string; readonly photo: string | null };

/** User accounts by id, those that are no longer active too. */
export const peopleById = async (tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, TalkPerson>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<TalkPerson>(
    `select u.id::text as id, u.name, e.photo from user_account u left join employee e on e.org_code = u.org_code and e.id = u.employee_id
     where u.org_code = $1 and u.id = any($2::bigint[]) order by u.name_folded, u.id`,
    [tx.orgCode, [...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
};
