/** Candidates by words of themselves, of their resumes and of their skills: every word is found in one of them. */
import type { Database } from '../../db/connection.ts';
import { readOrg } from '../../db/read-org.ts';
import type { FilterInput } from '../../resource/filter.ts';
import { CAP, MOST_WORDS } from '../../resource/search-limits.ts';

type Hits = { readonly own: readonly string[]; readonly skilled: readonly string[] };
type Found = { readonly search: string | null; readonly filters: readonly FilterInput[] };

const contains = (word: string): FilterInput => ({ or: ['name', 'number', 'email', 'phone', 'currentLocation', 'currentEmployer'].map((key) => ({ [key]: { contains: word } })) });

const hitsOf = async (db: Database, orgCode: string, word: string): Promise<Hits> => {
  const rows = await readOrg<Hits>(db, orgCode, {
    name: 'candidate_hits',
    text: `select array(select search_ids($1, 'candidate', $2) union select search_ids($1, 'candidate_resume_text', $2))::text[] as own,
      array(select distinct c.candidate_id from candidate_skill c where c.org_code = $1 and c.skill_id in (select search_ids($1, 'skill', $2)) limit ${CAP + 1})::text[] as skilled`,
    values: [orgCode, word],
  });
  return rows[0]!;
};

/** A word that too many have narrows by the text of the record alone; nothing asked for finds nothing. */
export const foundEverywhere = async (db: Database, orgCode: string, asked: string): Promise<Found> => {
  const words = asked.trim().split(/\s+/).filter((word) => word !== '').slice(0, MOST_WORDS);
  if (words.length === 0) return { search: null, filters: [{ ids: [] }] };
  const hits = await Promise.all(words.map((word) => hitsOf(db, orgCode, word)));
  const wide = words.filter((_, at) => hits[at]!.own.length > CAP || hits[at]!.skilled.length > CAP);
  const narrow = hits.filter((_, at) => !wide.includes(words[at]!)).map(({ own, skilled }) => new Set([...own, ...skilled]));
  const [first, ...others] = narrow;
  const ids = first === undefined ? null : [...first].filter((id) => others.every((other) => other.has(id)));
  const [search = null, ...more] = wide;
  return { search, filters: [...(ids === null ? [] : [{ ids }]), ...more.map(contains)] };
};
