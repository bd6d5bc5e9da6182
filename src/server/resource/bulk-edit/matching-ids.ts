import { authorise, type Grant } from '../../access/authorise.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { coerceFilter } from '../../graphql/coerce-filter.ts';
import { conditions } from '../conditions.ts';
import { imageJson, type Image } from '../image.ts';
import { findIds } from '../search.ts';
import { rowsWithin, sightOf } from '../sight.ts';
import { bindings, quote, type Bindings } from '../sql.ts';
import type { BulkEditJob } from './job.ts';

export type Matching = {
  /** In the order of ids. */
  readonly ids: readonly string[];
  /**
   * Those of some of them that match still, as they are, locked until the transaction ends: others may have changed or deleted them meanwhile. What nobody changed matches
   * as it did, also where the work itself changed another record by which it matched: a manager's move takes nobody out of the team whose turn is still to come.
   */
  still(ids: readonly string[]): Promise<ReadonlyMap<string, Image>>;
};

/** Ids of the records that the person's list shows for the search and filter and that they may change. Days told relative to today are those of when the job was begun. */
export const matchingIds = async (tx: Transaction, db: Database, resource: Resource, { search, filter, form, createdAt }: Pick<BulkEditJob, 'search' | 'filter' | 'form' | 'createdAt'>, grant: Grant): Promise<Matching> => {
  const session = { ...grant.session, asOf: new Date(createdAt) };
  const view = authorise(session, resource.screens.map((screen) => ({ forms: [screen.form], right: 'VIEW', scope: screen.scope })), form);
  const sight = sightOf(session, resource, view);
  const hits = search === null ? undefined : await findIds(db, tx.orgCode, resource, search, (field) => sight.whole(field));
  const asked = { resource, sight, arguments: { filter: coerceFilter(resource, filter) } };
  const matches = (to: Bindings): string => [...conditions(asked, hits, to), rowsWithin(resource, grant, session, 't', to)].join(' and ');
  const still = async (among: readonly string[]): Promise<ReadonlyMap<string, Image>> => {
    const to = bindings(tx.orgCode);
    const found = `unnest(${to.bind(among)}::bigint[], ${to.bind(among.map((id) => versions.get(id)))}::int[]) as found(id, version)`;
    const rows = await tx.query<{ image: Image }>(
      `select ${imageJson(resource, 't')} as image from ${found} join ${quote(resource.table)} t on t.org_code = $1 and t.id = found.id where t.version = found.version or (${matches(to)}) order by t.id for update of t`,
      to.values,
    );
    return new Map(rows.map(({ image }) => [image.id, image]));
  };
  const to = bindings(tx.orgCode);
  const all = await tx.query<{ id: string; version: number }>(`select t.id::text as id, t.version from ${quote(resource.table)} t where ${matches(to)} order by t.id`, to.values);
  const versions = new Map(all.map(({ id, version }) => [id, version]));
  return { ids: [...versions.keys()], still };
};
