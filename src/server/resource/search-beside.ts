/** Texts that belong to an entity and stand in other tables: candidates are found by the text of their resumes and by their skills. Each word is found in one of them or in the record. */
import { CAP, MOST_WORDS } from './search-limits.ts';
import { literal } from './sql.ts';

/** By table: more ids of records that have the word $2. */
const BESIDE: Readonly<Partial<Record<string, string>>> = {
  candidate: `union select search_ids($1, 'candidate_resume_text', $2)
    union (select c.candidate_id from candidate_skill c where c.org_code = $1 and c.skill_id in (select search_ids($1, 'skill', $2)) limit ${CAP + 1})`,
};

type Ask = (name: string, text: string, values: readonly unknown[]) => Promise<readonly { readonly ids: readonly string[] }[]>;
export type Beside = {
  /** The records that have each of the words that narrow; null where none does. */
  readonly ids: readonly string[] | null;
  /** Words that too many records have, or that the index does not help with. */
  readonly rest: readonly string[];
};

export const isSearchedBeside = (table: string): boolean => table in BESIDE;

/** The records that have the words somewhere, of an entity that `isSearchedBeside`. */
export const idsBeside = async (ask: Ask, orgCode: string, table: string, asked: string): Promise<Beside> => {
  const words = [...new Set(asked.split(/\s+/).filter((word) => word !== ''))].slice(0, MOST_WORDS);
  const text = `select array(select search_ids($1, ${literal(table)}, $2) ${BESIDE[table] ?? ''})::text[] as ids`;
  const found = await Promise.all(words.map(async (word) => ([...word].length < 3 ? null : ((await ask(`search_beside_${table}`, text, [orgCode, word]))[0]?.ids ?? []))));
  const narrow = found.filter((ids) => ids !== null && ids.length <= CAP).map((ids) => new Set(ids));
  const [first, ...others] = narrow;
  return { ids: first === undefined ? null : [...first].filter((id) => others.every((other) => other.has(id))), rest: words.filter((_, at) => (found[at]?.length ?? CAP + 1) > CAP) };
};
