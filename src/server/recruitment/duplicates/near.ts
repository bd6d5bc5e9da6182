/** Candidates who share something with somebody: a mailbox, a telephone, a birth date, a name or its words in another order. Each by an index, for many at once. */
import { setImmediate as turn } from 'node:timers/promises';
import { comparisonOf, evidenceOf, mayBeSame, readyOf, SAME, withoutBirth, withResumes, type Comparison, type Evidence, type Person, type Ready } from '../../../domain/duplicates/compare.ts';
import { piecesOf } from '../../../domain/duplicates/resume-pieces.ts';
import type { Transaction } from '../../db/org.ts';

/** A shared address of an agency or a telephone of a school is nobody's evidence: more are not compared. Those who share most stay, the same mailbox first. */
const MOST = 500;
/** People asked for in one statement. */
const BLOCK = 4;
/** Resumes read in one statement, and pairs compared before others have their turn. */
const SLICE = 50;
/** Resumes remembered at once. */
const REMEMBERED = 2000;
/** Signs of a resume that are compared; they hold as many words as count. */
const SIGNS = 24_000;

/** `own`: the id of somebody who is a candidate already. */
export type Asked = Person & { readonly key: string; readonly own: string | null; readonly firstName: string; readonly lastName: string; /** The resume of the candidate has been read and counts. */ readonly hasText?: boolean };
/** `plain`: without the birth dates, for whom may not see them. */
export type Alike = { readonly key: string; readonly id: string; readonly whole: Comparison; readonly plain: Comparison };
type Row = Person & { readonly key: string; readonly id: string; readonly hasText: boolean };
type Pair = { readonly one: Asked; readonly other: Row; readonly evidence: Evidence };
/** Pieces of resumes by candidate, for several calls of one work. */
export type Texts = Map<string, Uint32Array>;

const kind = (weight: number, where: string): string => `select a.key, t.id, ${weight} as weight from asked a cross join lateral (select c.id from candidate c where c.org_code = $1 and c.id is distinct from a.own and ${where} order by c.id limit ${MOST}) t`;
const HAS_TEXT = `exists (select from candidate_resume_text r where r.org_code = c.org_code and r.id = c.id and r.body <> '')`;

const NEAR = `
  with told as (select * from jsonb_to_recordset($2::jsonb) as a(key text, own bigint, name text, "firstName" text, "lastName" text, email text, phone text, "dateOfBirth" date)),
  asked as materialized (
    select t.key, t.own, fold(t.email) as email, fold(t.phone) as phone, t."dateOfBirth" as born, split_part(split_part(fold(t.email), '@', 1), '+', 1) as local, split_part(fold(t.email), '@', 2) as domain,
      array[fold(t.name), fold(t."lastName" || ' ' || t."firstName"), fold(t."firstName" || ' ' || t."lastName")] as names from told t),
  near as (
    ${kind(12, 'c.email_folded = a.email')}
    union all ${kind(12, `a.local <> '' and c.email_folded >= a.local and c.email_folded < a.local || 'A' and split_part(c.email_folded, '@', 2) = a.domain and split_part(split_part(c.email_folded, '@', 1), '+', 1) = a.local`)}
    union all ${kind(4, 'c.phone_folded = a.phone')}
    union all ${kind(3, 'c.date_of_birth = a.born')}
    union all ${kind(3, 'c.name_folded = any(a.names)')}
  ), few as (select n.key, n.id, row_number() over (partition by n.key order by sum(n.weight) desc, n.id) as place from near n group by n.key, n.id)
  select n.key, c.id::text as id, c.name, c.email, c.phone, c.date_of_birth::text as "dateOfBirth", ${HAS_TEXT} as "hasText"
  from few n join candidate c on c.org_code = $1 and c.id = n.id where n.place <= ${MOST} order by n.key, c.id`;

const slicesOf = <One>(all: readonly One[], size: number): readonly (readonly One[])[] => Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Reads each resume once. */
const readTexts = async (tx: Transaction, ids: readonly string[], texts: Texts): Promise<void> => {
  for (const slice of slicesOf([...new Set(ids)].filter((id) => !texts.has(id)), SLICE)) {
    const rows = await tx.query<{ id: string; body: string }>(`select r.id::text as id, left(r.body, ${SIGNS}) as body from candidate_resume_text r where r.org_code = $1 and r.id = any($2::bigint[]) and r.body <> ''`, [tx.orgCode, slice]);
    for (const [at, { id, body }] of rows.entries()) {
      texts.set(id, piecesOf(body));
      if (at % 10 === 9) await turn();
    }
  }
};

/** Who of those near may be the same at all. */
const pairsOf = async (asked: readonly Asked[], rows: readonly Row[]): Promise<readonly Pair[]> => {
  const near = Map.groupBy(rows, ({ key }) => key);
  const ready = new Map<string, Ready>();
  const pairs: Pair[] = [];
  for (const one of asked) {
    const own = readyOf(one);
    for (const [at, other] of (near.get(one.key) ?? []).entries()) {
      if (at % SLICE === 0) await turn();
      const theirs = ready.get(other.id) ?? readyOf(other);
      ready.set(other.id, theirs);
      const evidence = evidenceOf(own, theirs);
      if (mayBeSame(evidence)) pairs.push({ one, other, evidence });
    }
  }
  return pairs;
};

const alikeInBlock = async (tx: Transaction, asked: readonly Asked[], texts: Texts): Promise<readonly Alike[]> => {
  const rows = await tx.query<Row>(NEAR, [tx.orgCode, JSON.stringify(asked)]);
  const pairs = await pairsOf(asked, rows);
  const haveTexts = ({ one, other }: Pair): boolean => one.own !== null && one.hasText === true && other.hasText;
  await readTexts(tx, pairs.filter(haveTexts).flatMap(({ one, other }) => [one.own!, other.id]), texts);
  const alike: Alike[] = [];
  for (const [at, pair] of pairs.entries()) {
    const { one, other } = pair;
    const [own, theirs] = haveTexts(pair) ? [texts.get(one.own!), texts.get(other.id)] : [];
    const evidence = own && theirs ? withResumes(pair.evidence, own, theirs) : pair.evidence;
    const [whole, plain] = [comparisonOf(evidence), comparisonOf(withoutBirth(evidence))];
    if (whole.score >= SAME || plain.score >= SAME) alike.push({ key: one.key, id: other.id, whole, plain });
    if (at % SLICE === SLICE - 1) await turn();
  }
  return alike.sort((one, other) => other.whole.score - one.whole.score || other.plain.score - one.plain.score);
};

/** Whoever may be one of those asked for, of each the likeliest first. Resumes are read of those who may be the same by them, once. */
export const alikeTo = async (tx: Transaction, asked: readonly Asked[], texts: Texts = new Map()): Promise<readonly Alike[]> => {
  const alike: Alike[] = [];
  for (const block of slicesOf(asked, BLOCK)) {
    if (texts.size > REMEMBERED) texts.clear();
    for (const one of await alikeInBlock(tx, block, texts)) alike.push(one);
  }
  return alike;
};

/** Candidates as those who ask, by their id. */
export const askedOf = (tx: Transaction, ids: readonly string[]): Promise<readonly Asked[]> =>
  tx.query<Asked>(
    `select c.id::text as key, c.id::text as own, c.name, c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone, c.date_of_birth::text as "dateOfBirth", ${HAS_TEXT} as "hasText"
     from candidate c where c.org_code = $1 and c.id = any($2::bigint[])`,
    [tx.orgCode, ids],
  );
