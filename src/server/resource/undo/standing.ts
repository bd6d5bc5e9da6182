/** Which changes of a record stand last: a record to which later changes were made and undone again is as it was before them. */
import type { Transaction } from '../../db/org.ts';

/** A change of one record; `undoes` is the change-set that its own undid. */
export type Step = { readonly changeSetId: string; readonly undoes: string | null };

/**
 * Orders the changes of a record as they happened. Versions tell, times do not: a transaction may begin first and write
 * last. Versions rise by one with each change; a delete stands behind the version that it ended.
 */
export const changeOrder = (alias: string): string => `coalesce((${alias}.after->>'version')::bigint * 2, (${alias}.before->>'version')::bigint * 2 + 1)`;

/** The change-sets that left the record as it is now. Steps come in order. */
export const standingSets = (steps: readonly Step[]): Set<string> => {
  const before = new Map<string, number>();
  const after = new Map<string, number>();
  let state = 0;
  let states = 0;
  for (const { changeSetId, undoes } of steps) {
    before.set(changeSetId, state);
    const isUndone = undoes !== null && after.get(undoes) === state;
    state = isUndone ? before.get(undoes)! : (states += 1);
    after.set(changeSetId, state);
  }
  return new Set([...after].filter(([, left]) => left === state).map(([id]) => id));
};

/** The steps of each of the records. */
export const readSteps = async (tx: Transaction, entity: string, ids: readonly string[]): Promise<Map<string, Step[]>> => {
  const rows = await tx.query<Step & { id: string }>(
    `select c.row_id as id, c.change_set_id as "changeSetId", s.undoes from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
     where c.org_code = $1 and c.entity = $2 and c.row_id = any($3::bigint[]) order by c.row_id, ${changeOrder('c')}`,
    [tx.orgCode, entity, ids],
  );
  const steps = new Map<string, Step[]>();
  for (const row of rows) {
    const own = steps.get(row.id) ?? [];
    steps.set(row.id, own);
    own.push(row);
  }
  return steps;
};
