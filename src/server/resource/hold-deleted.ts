import type { Transaction } from '../db/org.ts';
import { findResource } from './registry.ts';
import { quote } from './sql.ts';

export type DeletedRecord = { readonly entity: string; readonly id: string };

const thereOf = async (tx: Transaction, entity: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ id: string }>(`select t.id::text as id from ${quote(findResource(entity)!.table)} t where t.org_code = $1 and t.id = any($2::bigint[])`, [tx.orgCode, ids]);
  return new Set(rows.map(({ id }) => id));
};

/** Who joined as an employee goes with the employee. */
const employedOf = async (tx: Transaction, entity: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (entity !== 'OnboardingIndividual') return new Set();
  const rows = await tx.query<{ id: string }>('select row_id::text as id from person_before where org_code = $1 and entity = $2 and row_id = any($3::bigint[])', [tx.orgCode, entity, ids]);
  return new Set(rows.map(({ id }) => id));
};

/**
 * The records of a candidate, or of somebody who was to join, that were deleted in the ordinary way and are not there again; `person` as the journal's keys name them.
 * Until the transaction ends nobody undoes their deletions: who is undoing one is waited for, so that nobody comes back while their keys are destroyed.
 */
export const holdDeleted = async (tx: Transaction, person: string): Promise<readonly DeletedRecord[]> => {
  const rows = await tx.query<DeletedRecord & { readonly changeSet: string }>(`select change_set_id::text as "changeSet", entity, row_id::text as id from deleted_records_of($1, $2)`, [tx.orgCode, person]);
  if (rows.length === 0) return [];
  await tx.query('select from change_set where org_code = $1 and id = any($2::bigint[]) order by id for update', [tx.orgCode, [...new Set(rows.map(({ changeSet }) => changeSet))]]);
  const gone: DeletedRecord[] = [];
  for (const [entity, some] of Map.groupBy(rows, (row) => row.entity)) {
    if (findResource(entity) === undefined) continue;
    const ids = [...new Set(some.map(({ id }) => id))];
    const [there, employed] = [await thereOf(tx, entity, ids), await employedOf(tx, entity, ids)];
    gone.push(...ids.filter((id) => !there.has(id) && !employed.has(id)).map((id) => ({ entity, id })));
  }
  return gone;
};
