import { authorise, type Grant } from '../../access/authorise.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { coerceFilter } from '../../graphql/coerce-filter.ts';
import { conditions } from '../find-out.ts';
import { findIds } from '../search.ts';
import { rowsWithin, sightOf } from '../sight.ts';
import { bindings, quote } from '../sql.ts';
import type { BulkEditJob } from './job.ts';

export type Matching = {
  /** In the order of ids. */
  readonly ids: readonly string[];
  /** Those of some of them that match still, locked until the transaction ends: others may have changed or deleted them meanwhile. */
  still(ids: readonly string[]): Promise<readonly string[]>;
};

/** Ids of the records that the person's list shows for the search and filter and that they may change. Days told relative to today are those of when the job was begun. */
export const matchingIds = async (tx: Transaction, db: Database, resource: Resource, { search, filter, form, createdAt }: Pick<BulkEditJob, 'search' | 'filter' | 'form' | 'createdAt'>, grant: Grant): Promise<Matching> => {
  const session = { ...grant.session, asOf: new Date(createdAt) };
  const view = authorise(session, resource.screens.map((screen) => ({ forms: [screen.form], right: 'VIEW', scope: screen.scope })), form);
  const found = search === null ? undefined : await findIds(db, tx.orgCode, resource, search);
  const asked = { resource, sight: sightOf(session, resource, view), arguments: { filter: coerceFilter(resource, filter) } };
  const read = async (among: readonly string[] | null): Promise<readonly string[]> => {
    const to = bindings(tx.orgCode);
    const where = [...conditions(asked, found, to), rowsWithin(resource, grant, session, 't', to), ...(among === null ? [] : [`t.id = any(${to.bind(among)}::bigint[])`])];
    const rows = await tx.query<{ id: string }>(`select t.id::text as id from ${quote(resource.table)} t where ${where.join(' and ')} order by t.id${among === null ? '' : ' for update of t'}`, to.values);
    return rows.map(({ id }) => id);
  };
  return { ids: await read(null), still: read };
};
