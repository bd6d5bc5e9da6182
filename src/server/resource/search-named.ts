/** References that are searched: a list finds its records by the name and the code of what they refer to, as whoever looks at it sees them. */
import type { Field, Resource } from '../../domain/resource.ts';
import type { Database } from '../db/connection.ts';
import { readOrg } from '../db/read-org.ts';
import { column, comparable } from './columns.ts';
import { resourceOf } from './registry.ts';
import { CAP, MOST_WORDS } from './search-limits.ts';
import { literal, pattern, quote, type Bindings } from './sql.ts';

/** `ids` are those of what has every word; undefined where they are too many to name, or the words too short for the index. */
export type Named = { readonly field: Field; readonly words: readonly string[]; readonly ids: readonly string[] | undefined };

const targetOf = (field: Field): Resource => resourceOf(field.reference!.type);

/** Every one of `words`, an array, in the name or the code of a row. */
const hasWords = (target: Resource, alias: string, words: string): string => {
  const known = target.fields.filter(({ name }) => name === target.title || name === target.code).map((field) => `coalesce(${comparable(field, alias)}, '')`);
  return `${known.join(` || ' ' || `)} like all (array(select ${pattern('w')} from unnest(${words}::text[]) w))`;
};

/** What each searched reference that the person sees leads to by the words. */
export const findNamed = (db: Database, orgCode: string, resource: Resource, asked: string, sees: (field: Field) => boolean): Promise<Named[]> => {
  const words = [...new Set(asked.split(/\s+/))].slice(0, MOST_WORDS);
  const longest = words.reduce((one, other) => ([...other].length > [...one].length ? other : one));
  const named = async (field: Field): Promise<Named> => {
    if ([...longest].length < 3) return { field, words, ids: undefined };
    const target = targetOf(field);
    const [found] = await readOrg<{ ids: string[]; isMore: boolean }>(db, orgCode, {
      name: `search_named_${target.table}`,
      text: `with s as materialized (select search_ids($1, ${literal(target.table)}, $2) as id)
        select array(select r.id::text from s join ${quote(target.table)} r on r.org_code = $1 and r.id = s.id where ${hasWords(target, 'r', '$3')}) as ids, (select count(*) > ${CAP} from s) as "isMore"`,
      values: [orgCode, longest, words],
    });
    return { field, words, ids: found!.isMore ? undefined : found!.ids };
  };
  return Promise.all(resource.fields.filter((field) => field.search && field.reference && sees(field)).map(named));
};

export const namedSql = ({ field, words, ids }: Named, alias: string, to: Bindings): string => {
  const id = column(alias, field.column);
  if (ids) return `${id} = any(${to.bind(ids)}::bigint[])`;
  const target = targetOf(field);
  return `${id} in (select r.id from ${quote(target.table)} r where r.org_code = $1 and ${hasWords(target, 'r', to.bind(words))})`;
};
