/** Free-text search of an entity: the trigram index through `search_ids` while it is selective, else a filter on the walk of the sort's index. */
import type { Field, Resource } from '../../domain/resource.ts';
import { tagOf, type Language } from '../../domain/languages.ts';
import type { Database } from '../db/connection.ts';
import { readOrg } from '../db/read-org.ts';
import { say } from '../messages.ts';
import { idsBeside, isSearchedBeside, wideSql, type WideWord } from './search-beside.ts';
import { CAP } from './search-limits.ts';
import { findNamed, namedSql, type Named } from './search-named.ts';
import { pattern, type Bindings } from './sql.ts';

export type Search = { readonly words: string; /** Undefined where the index does not help: too many hits or too few letters. */ readonly ids: readonly string[] | undefined; /** Words of too many records, which a record has besides those of `ids`; of an entity that `isSearchedBeside`. */ readonly rest?: readonly WideWord[]; /** The record is found by any of these, too. */ readonly named?: readonly Named[] };

/** By a text of its own. */
export const isSearchable = (resource: Resource): boolean => resource.fields.some((field) => field.search && !field.reference);

const findOwn = async (db: Database, orgCode: string, resource: Resource, asked: string): Promise<Search> => {
  if (!isSearchable(resource)) return { words: asked, ids: [] };
  if (isSearchedBeside(resource.table)) {
    const { ids, rest } = await idsBeside((name, text, values) => readOrg(db, orgCode, { name, text, values }), orgCode, resource.table, asked);
    return { words: asked, ids: ids ?? undefined, rest };
  }
  if ([...asked].length < 3) return { words: asked, ids: undefined };
  const rows = await readOrg<{ ids: string[] }>(db, orgCode, { name: 'search_ids', text: 'select array(select search_ids($1, $2, $3))::text[] as ids', values: [orgCode, resource.table, asked] });
  const ids = rows[0]!.ids;
  return { words: asked, ids: ids.length > CAP ? undefined : ids };
};

/** `sees` tells which references the person sees: by those that are searched, records are found, too. */
export const findIds = async (db: Database, orgCode: string, resource: Resource, words: string | null | undefined, sees: (field: Field) => boolean): Promise<Search | undefined> => {
  const asked = words?.trim();
  if (!asked || !resource.fields.some(({ search }) => search)) return undefined;
  const [own, named] = await Promise.all([findOwn(db, orgCode, resource, asked), findNamed(db, orgCode, resource, asked, sees)]);
  return named.length > 0 ? { ...own, named } : own;
};

/** Whether no index leads to all that is found. */
export const isScanned = ({ ids, named = [] }: Search): boolean => ids === undefined || named.some((one) => one.ids === undefined);

const has = (words: string, alias: string, to: Bindings): string => `${alias}.search like ${pattern(`${to.bind(words)}::text`)}`;

const ownSql = ({ table }: Resource, { ids, words, rest }: Search, alias: string, to: Bindings): string =>
  [...(ids ? [`${alias}.id = any(${to.bind(ids)}::bigint[])`] : []), ...(rest ? rest.map((word) => wideSql(table, word, alias, to)) : ids ? [] : [has(words, alias, to)])].join(' and ');

export const searchSql = (resource: Resource, search: Search, alias: string, to: Bindings): string => {
  const own = ownSql(resource, search, alias, to);
  return search.named ? `(${[`(${own})`, ...search.named.map((one) => namedSql(one, alias, to))].join(' or ')})` : own;
};

/** What a list says of words that were not looked for in long texts; empty where there are none. */
export const saySearched = (language: Language, search: Search | undefined): string => {
  const unread = search?.rest?.filter(({ ids }) => ids === null) ?? [];
  return unread.length === 0 ? '' : say(language, 'candidate.searchedAlone', { words: new Intl.ListFormat(tagOf(language)).format(unread.map(({ word }) => say(language, 'common.quoted', { word }))) });
};
