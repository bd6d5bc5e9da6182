/** Free-text search of an entity: the trigram index through `search_ids` while it is selective, else a filter on the walk of the sort's index. */
import type { Resource } from '../../domain/resource.ts';
import type { Database } from '../db/connection.ts';
import { readOrg } from '../db/read-org.ts';
import { literal, type Bindings } from './sql.ts';

/** `search_ids` stops one past this. */
const CAP = 10_000;

export type Search = { readonly words: string; /** Undefined where the index does not help: too many hits or too few letters. */ readonly ids: readonly string[] | undefined };

export const isSearchable = (resource: Resource): boolean => resource.fields.some((field) => field.search);

export const findIds = async (db: Database, orgCode: string, resource: Resource, words: string | null | undefined): Promise<Search | undefined> => {
  const asked = words?.trim();
  if (!asked || !isSearchable(resource)) return undefined;
  if ([...asked].length < 3) return { words: asked, ids: undefined };
  const rows = await readOrg<{ ids: string[] }>(db, orgCode, { name: 'search_ids', text: 'select array(select search_ids($1, $2, $3))::text[] as ids', values: [orgCode, resource.table, asked] });
  const ids = rows[0]!.ids;
  return { words: asked, ids: ids.length > CAP ? undefined : ids };
};

export const searchSql = (search: Search, alias: string, to: Bindings): string =>
  search.ids ? `${alias}.id = any(${to.bind(search.ids)}::bigint[])` : `${alias}.search like '%' || regexp_replace(fold(${to.bind(search.words)}::text), ${literal('([\\\\%_])')}, ${literal('\\\\\\1')}, 'g') || '%'`;
