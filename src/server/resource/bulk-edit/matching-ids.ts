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

/** Ids of the records that the person's list shows for the search and filter and that they may change, in the order of ids. */
export const matchingIds = async (tx: Transaction, db: Database, resource: Resource, { search, filter, form }: Pick<BulkEditJob, 'search' | 'filter' | 'form'>, grant: Grant): Promise<readonly string[]> => {
  const { session } = grant;
  const view = authorise(session, resource.screens.map((screen) => ({ forms: [screen.form], right: 'VIEW', scope: screen.scope })), form);
  const found = search === null ? undefined : await findIds(db, tx.orgCode, resource, search);
  const to = bindings(tx.orgCode);
  const where = conditions({ resource, sight: sightOf(session, resource, view), arguments: { filter: coerceFilter(resource, filter) } }, found, to);
  const rows = await tx.query<{ id: string }>(`select t.id::text as id from ${quote(resource.table)} t where ${[...where, rowsWithin(resource, grant, session, 't', to)].join(' and ')} order by t.id`, to.values);
  return rows.map(({ id }) => id);
};
