/** Free-text search of an entity: the trigram index through `search_ids` while it is selective, else a filter on the walk of the sort's index. */
import type { Resource } from '../../domain/resource.ts';
import { tagOf, type Language } from '../../domain/languages.ts';
import type { Database } from '../db/connection.ts';
import { readOrg } from '../db/read-org.ts';
import { say } from '../messages.ts';
import { idsBeside, isSearchedBeside } from './search-beside.ts';
import { literal, type Bindings } from './sql.ts';

/** `search_ids` stops one past this. */
const CAP = 10_000;

export type Search = { readonly words: string; /** Undefined where the index does not help: too many hits or too few letters. */ readonly ids: readonly string[] | undefined; /** Words that the record has besides those of `ids`. Of an entity that `isSearchedBeside`, nothing else is looked through for them. */ readonly rest?: readonly string[] };

export const isSearchable = (resource: Resource): boolean => resource.fields.some((field) => field.search);

export const findIds = async (db: Database, orgCode: string, resource: Resource, words: string | null | undefined): Promise<Search | undefined> => {
  const asked = words?.trim();
  if (!asked || !isSearchable(resource)) return undefined;
  if (isSearchedBeside(resource.table)) {
    const { ids, rest } = await idsBeside((name, text, values) => readOrg<{ ids: string[] }>(db, orgCode, { name, text, values }), orgCode, resource.table, asked);
    return { words: asked, ids: ids ?? undefined, rest };
  }
  if ([...asked].length < 3) return { words: asked, ids: undefined };
  const rows = await readOrg<{ ids: string[] }>(db, orgCode, { name: 'search_ids', text: 'select array(select search_ids($1, $2, $3))::text[] as ids', values: [orgCode, resource.table, asked] });
  const ids = rows[0]!.ids;
  return { words: asked, ids: ids.length > CAP ? undefined : ids };
};

const has = (words: string, alias: string, to: Bindings): string => `${alias}.search like '%' || regexp_replace(fold(${to.bind(words)}::text), ${literal('([\\\\%_])')}, ${literal('\\\\\\1')}, 'g') || '%'`;

export const searchSql = ({ ids, words, rest }: Search, alias: string, to: Bindings): string =>
  [...(ids ? [`${alias}.id = any(${to.bind(ids)}::bigint[])`] : []), ...(rest ?? (ids ? [] : [words])).map((word) => has(word, alias, to))].join(' and ');

/** What a list says of words that were looked for in the records alone; empty where there are none. */
export const saySearched = (language: Language, search: Search | undefined): string => (search?.rest?.length ? say(language, 'candidate.searchedAlone', { words: new Intl.ListFormat(tagOf(language)).format(search.rest.map((word) => say(language, 'common.quoted', { word }))) }) : '');
