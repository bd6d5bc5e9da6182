/** Texts that belong to an entity and stand in other tables: candidates are found by the text of their resumes and by their skills. Each word is found in one of them or in the record. */
import { CAP, MOST_WORDS } from './search-limits.ts';
import { literal, pattern, quote, type Bindings } from './sql.ts';

type Rows = { readonly table: string; readonly parent: string; readonly reference: string; readonly target: string };
type Places = { /** A table of long texts, by the ids of the records. */ readonly texts: string; /** Rows that refer to what is found by its own text. */ readonly rows: Rows };

const BESIDE: Readonly<Partial<Record<string, Places>>> = {
  candidate: { texts: 'candidate_resume_text', rows: { table: 'candidate_skill', parent: 'candidate_id', reference: 'skill_id', target: 'skill' } },
};

/** One word and where it is: `ids` of records whose own text or long text has it, null where too many have; `referred` is what has it, `held` the records that refer to that, null where too many do. */
type Hits = { readonly ids: readonly string[] | null; readonly referred: readonly string[]; readonly held: readonly string[] | null };
export type WideWord = { readonly word: string } & Pick<Hits, 'ids' | 'referred'>;

type Ask = (name: string, text: string, values: readonly unknown[]) => Promise<readonly Hits[]>;
export type Beside = {
  /** The records that have each of the words that narrow; null where none does. */
  readonly ids: readonly string[] | null;
  /** Words of too many records to name them. */
  readonly rest: readonly WideWord[];
};

export const isSearchedBeside = (table: string): boolean => table in BESIDE;

/** Shorter words have no trigram: they are looked for where an index is not needed. */
export const isShort = (word: string): boolean => [...word].length < 3;

/** What is referred to is found by a part of a word; by a word as short as 'Go' only where that is the whole of it. */
const referredSql = (rows: Rows, short: boolean): string =>
  short ? `select r.id from ${quote(rows.target)} r where r.org_code = $1 and ' ' || r.search || ' ' like ${pattern("' ' || $2::text || ' '")}` : `select search_ids($1, ${literal(rows.target)}, $2) as id`;

const textsSql = (table: string, texts: string): string => `common as materialized (select search_is_common($1, ${literal(texts)}, $2) as so),
  found as materialized (select search_ids($1, ${literal(table)}, $2) as id union select search_ids($1, ${literal(texts)}, $2) where not (select so from common)),
  texts as (select case when not (select so from common) and (select count(*) from found) <= ${CAP} then array(select id::text from found) end as ids)`;

const hitsSql = (table: string, { texts, rows }: Places, short: boolean): string => `with ${short ? 'texts as (select null::text[] as ids)' : textsSql(table, texts)},
  referred as materialized (${referredSql(rows, short)}),
  held as materialized (select distinct r.${quote(rows.parent)} as id from ${quote(rows.table)} r where r.org_code = $1 and r.${quote(rows.reference)} in (select id from referred) limit ${CAP + 1})
  select (select ids from texts) as ids, array(select id::text from referred) as referred, case when (select count(*) from held) <= ${CAP} then array(select id::text from held) end as held`;

/** The records that have the words somewhere, of an entity that `isSearchedBeside`. */
export const idsBeside = async (ask: Ask, orgCode: string, table: string, asked: string): Promise<Beside> => {
  const words = [...new Set(asked.split(/\s+/).filter((word) => word !== ''))].slice(0, MOST_WORDS);
  const hitsOf = async (word: string): Promise<Hits> => {
    const short = isShort(word);
    const [hits] = await ask(`search_beside_${table}${short ? '_short' : ''}`, hitsSql(table, BESIDE[table]!, short), [orgCode, word]);
    return hits!;
  };
  const found = await Promise.all(words.map(async (word) => ({ word, ...(await hitsOf(word)) })));
  const narrow = found.flatMap(({ ids, held }) => (ids && held ? [new Set([...ids, ...held])] : []));
  const [first, ...others] = narrow;
  return {
    ids: first === undefined ? null : [...first].filter((id) => others.every((other) => other.has(id))),
    rest: found.flatMap(({ word, ids, referred, held }) => (ids && held ? [] : [{ word, ids, referred }])),
  };
};

/** A word of too many records, as a condition. */
export const wideSql = (table: string, { word, ids, referred }: WideWord, alias: string, to: Bindings): string => {
  const { rows } = BESIDE[table]!;
  const own = ids ? `${alias}.id = any(${to.bind(ids)}::bigint[])` : `${alias}.search like ${pattern(`${to.bind(word)}::text`)}`;
  if (referred.length === 0) return own;
  return `(${own} or ${alias}.id in (select r.${quote(rows.parent)} from ${quote(rows.table)} r where r.org_code = $1 and r.${quote(rows.reference)} = any(${to.bind(referred)}::bigint[])))`;
};
