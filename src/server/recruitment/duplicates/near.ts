/** Candidates who share something with one: a mailbox, a telephone, a birth date, a name or its words in another order. Each by an index; whom the caller may not see is left out. */
import type { Transaction } from '../../db/org.ts';
import { comparePeople, SAME, type Comparison, type Person } from '../../../domain/duplicates/compare.ts';

/** A shared address of an agency or a telephone of a school is nobody's evidence: more are not compared. */
const MOST = 500;

type Row = Person & { readonly id: string };

/** Of those among whom a duplicate may be, the candidate first. */
const NEAR = `
  with one as (select * from candidate where org_code = $1 and id = $2::bigint), near as (
    select t.id from one o join candidate t on t.org_code = o.org_code and t.email_folded = o.email_folded
    union select t.id from one o join candidate t on t.org_code = o.org_code and t.phone_folded = o.phone_folded
    union select t.id from one o join candidate t on t.org_code = o.org_code and t.date_of_birth = o.date_of_birth
    union select t.id from one o join candidate t on t.org_code = o.org_code and t.name_folded = any(array[o.name_folded, fold(o.last_name || ' ' || o.first_name), fold(o.first_name || ' ' || o.last_name)])
    union select t.id from one o join candidate t on t.org_code = o.org_code and t.email_folded ~~ any(array[split_part(split_part(o.email_folded, '@', 1), '+', 1) || '@%', split_part(split_part(o.email_folded, '@', 1), '+', 1) || '+%'])
      and split_part(t.email_folded, '@', 2) = split_part(o.email_folded, '@', 2)
      and t.email_folded >= split_part(split_part(o.email_folded, '@', 1), '+', 1) and t.email_folded < split_part(split_part(o.email_folded, '@', 1), '+', 1) || 'A'
  )
  select c.id::text as id, c.name, c.email, c.phone, c.date_of_birth::text as "dateOfBirth", r.body as resume
  from near n join candidate c on c.org_code = $1 and c.id = n.id left join candidate_resume_text r on r.org_code = c.org_code and r.id = c.id order by c.id = $2::bigint desc, c.id limit $3`;

/** By id, the likeliest first. */
export const duplicatesOf = async (tx: Transaction, candidateId: string): Promise<ReadonlyMap<string, Comparison>> => {
  const [one, ...others] = await tx.query<Row>(NEAR, [tx.orgCode, candidateId, MOST]);
  if (one === undefined || one.id !== candidateId) return new Map();
  return new Map(
    others
      .map((other) => [other.id, comparePeople(one, other)] as const)
      .filter(([, { score }]) => score >= SAME)
      .sort(([, first], [, second]) => second.score - first.score),
  );
};
