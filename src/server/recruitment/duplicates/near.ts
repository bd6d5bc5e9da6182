/** Candidates who share something with somebody: a mailbox, a telephone, a birth date, a name or its words in another order. Each by an index, for many at once. */
import type { Transaction } from '../../db/org.ts';
import { comparePeople, SAME, type Comparison, type Person } from '../../../domain/duplicates/compare.ts';

/** A shared address of an agency or a telephone of a school is nobody's evidence: more are not compared. */
const MOST = 500;

/** `own`: the id of somebody who is a candidate already. */
export type Asked = Person & { readonly key: string; readonly own: string | null; readonly firstName: string; readonly lastName: string };
/** `plain`: without the birth dates, for whom may not see them. */
export type Alike = { readonly key: string; readonly id: string; readonly whole: Comparison; readonly plain: Comparison };
type Row = Person & { readonly key: string; readonly id: string };

const NEAR = `
  with told as (select * from jsonb_to_recordset($2::jsonb) as a(key text, own bigint, name text, "firstName" text, "lastName" text, email text, phone text, "dateOfBirth" date)),
  asked as materialized (
    select t.key, t.own, fold(t.email) as email, fold(t.phone) as phone, t."dateOfBirth" as born, split_part(split_part(fold(t.email), '@', 1), '+', 1) as local, split_part(fold(t.email), '@', 2) as domain,
      array[fold(t.name), fold(t."lastName" || ' ' || t."firstName"), fold(t."firstName" || ' ' || t."lastName")] as names from told t),
  near as (
    select a.key, a.own, t.id from asked a join candidate t on t.org_code = $1 and t.email_folded = a.email
    union select a.key, a.own, t.id from asked a join candidate t on t.org_code = $1 and t.phone_folded = a.phone
    union select a.key, a.own, t.id from asked a join candidate t on t.org_code = $1 and t.date_of_birth = a.born
    union select a.key, a.own, t.id from asked a join candidate t on t.org_code = $1 and t.name_folded = any(a.names)
    union select a.key, a.own, t.id from asked a join candidate t on t.org_code = $1 and a.local <> '' and t.email_folded >= a.local and t.email_folded < a.local || 'A'
      and split_part(t.email_folded, '@', 2) = a.domain and split_part(split_part(t.email_folded, '@', 1), '+', 1) = a.local
  ), few as (select n.*, row_number() over (partition by n.key order by n.id) as place from near n where n.id is distinct from n.own)
  select n.key, c.id::text as id, c.name, c.email, c.phone, c.date_of_birth::text as "dateOfBirth", r.body as resume
  from few n join candidate c on c.org_code = $1 and c.id = n.id left join candidate_resume_text r on r.org_code = c.org_code and r.id = c.id where n.place <= ${MOST} order by n.key, c.id`;

/** Whoever may be one of those asked for, the likeliest first. */
export const alikeTo = async (tx: Transaction, asked: readonly Asked[]): Promise<readonly Alike[]> => {
  if (asked.length === 0) return [];
  const people = new Map(asked.map((one) => [one.key, one]));
  const rows = await tx.query<Row>(NEAR, [tx.orgCode, JSON.stringify(asked.map(({ resume: _resume, ...one }) => one))]);
  return rows
    .map((other): Alike => {
      const one = people.get(other.key)!;
      return { key: other.key, id: other.id, whole: comparePeople(one, other), plain: comparePeople({ ...one, dateOfBirth: null }, other) };
    })
    .filter(({ whole, plain }) => whole.score >= SAME || plain.score >= SAME)
    .sort((one, other) => other.whole.score - one.whole.score || other.plain.score - one.plain.score);
};

/** Candidates as those who ask, by their id. */
export const askedOf = (tx: Transaction, ids: readonly string[]): Promise<readonly Asked[]> =>
  tx.query<Asked>(
    `select c.id::text as key, c.id::text as own, c.name, c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone, c.date_of_birth::text as "dateOfBirth", r.body as resume
     from candidate c left join candidate_resume_text r on r.org_code = c.org_code and r.id = c.id where c.org_code = $1 and c.id = any($2::bigint[])`,
    [tx.orgCode, ids],
  );
