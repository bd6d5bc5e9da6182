/** Candidates who may be one of very many people of whom there is no resume: by mailbox and telephone, and by birth date with an alike name. A name alone makes nobody the same. */
import { setImmediate as turn } from 'node:timers/promises';
import { alikeNameWords, mayBeAlikeNames, nameWords, rememberedWords } from '../../../domain/duplicates/alike-names.ts';
import { comparisonOf, evidenceOf, readyOf, SAME, withoutBirth, type Person } from '../../../domain/duplicates/compare.ts';
import { turned } from '../../../domain/duplicates/within.ts';
import type { Transaction } from '../../db/org.ts';
import type { Alike, Asked } from './near.ts';

/** People asked for in one statement. */
const TOGETHER = 1000;
/** Birth dates asked for in one statement. */
const DAYS = 200;
/** What more have is nobody's evidence. */
const MOST = 500;
/** A birth date that more of those who are asked for have stands for one that nobody knows; of those who are here so many are compared by it. */
const OF_ONE_DAY = 50;
const BORN_THAT_DAY = 100;
/** Comparisons before others have their turn. */
const SLICE = 5000;
/** With a birth date a name this much alike is enough, with day and month in each other's place one this much. */
const ALIKE = 0.8;
const EQUAL = 0.96;

type Pair = { readonly key: string; readonly id: string };
type Born = { readonly id: string; readonly name: string; readonly born: string };
type Between = () => Promise<void>;

const BY_ADDRESS = `
  with asked as materialized (
    select a.key, fold(a.email) as email, fold(a.phone) as phone, split_part(split_part(fold(a.email), '@', 1), '+', 1) as local, split_part(fold(a.email), '@', 2) as domain
    from jsonb_to_recordset($2::jsonb) as a(key text, email text, phone text))
  select a.key, c.id::text as id from asked a cross join lateral (select c.id from candidate c where c.org_code = $1 and c.phone_folded = a.phone order by c.id limit ${MOST}) c
  union select a.key, c.id::text from asked a cross join lateral (select c.id from candidate c where c.org_code = $1 and c.email_folded = a.email order by c.id limit ${MOST}) c
  union select a.key, c.id::text from asked a cross join lateral (select c.id from candidate c where c.org_code = $1 and a.local <> '' and c.email_folded >= a.local and c.email_folded < a.local || 'A'
    and split_part(c.email_folded, '@', 2) = a.domain and split_part(split_part(c.email_folded, '@', 1), '+', 1) = a.local order by c.id limit ${MOST}) c`;

const BY_BIRTH = `select c.id::text as id, c.name, c.date_of_birth::text as born from unnest($2::date[]) d(day) cross join lateral (select c.id, c.name, c.date_of_birth from candidate c where c.org_code = $1 and c.date_of_birth = d.day order by c.id limit ${BORN_THAT_DAY}) c`;

const slicesOf = <One>(all: readonly One[], size: number): readonly (readonly One[])[] => Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

const byAddress = async (tx: Transaction, asked: readonly Asked[], between: Between): Promise<readonly Pair[]> => {
  const pairs: Pair[] = [];
  for (const some of slicesOf(asked.filter(({ email, phone }) => (email ?? phone) !== null), TOGETHER)) {
    for (const pair of await tx.query<Pair>(BY_ADDRESS, [tx.orgCode, JSON.stringify(some.map(({ key, email, phone }) => ({ key, email, phone })))])) pairs.push(pair);
    await between();
  }
  return pairs;
};

/** Everybody of a day is read once for all who are asked for by it, and only whose name is alike goes on. */
const byBirth = async (tx: Transaction, asked: readonly Asked[], between: Between): Promise<readonly Pair[]> => {
  const people = asked.filter(({ dateOfBirth }) => dateOfBirth !== null).map((one) => ({ ...one, words: nameWords(one.name) }));
  const known = [...Map.groupBy(people, ({ dateOfBirth }) => dateOfBirth).values()].flatMap((those) => (those.length > OF_ONE_DAY ? [] : those));
  const byDay = Map.groupBy(known.flatMap((one) => [...new Set([one.dateOfBirth!, turned(one.dateOfBirth!)])].map((day) => ({ one, day }))), ({ day }) => day);
  const pairs: Pair[] = [];
  let done = 0;
  for (const days of slicesOf([...byDay.keys()].filter((day) => !Number.isNaN(Date.parse(day))), DAYS)) {
    const born = await tx.query<Born>(BY_BIRTH, [tx.orgCode, days]);
    for (const [day, those] of Map.groupBy(born, (one) => one.born)) {
      const alike = rememberedWords();
      for (const { id, name } of those) {
        const words = nameWords(name);
        for (const { one } of byDay.get(day) ?? []) {
          const least = one.dateOfBirth === day ? ALIKE : EQUAL;
          if (mayBeAlikeNames(one.words, words, least, alike) && alikeNameWords(one.words, words, alike) >= least) pairs.push({ key: one.key, id });
          done += 1;
          if (done % SLICE === 0) await turn();
        }
      }
    }
    await between();
  }
  return pairs;
};

const detailsOf = async (tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> =>
  new Map((await tx.query<Person & { id: string }>('select id::text as id, name, email, phone, date_of_birth::text as "dateOfBirth" from candidate where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, ids])).map((one) => [one.id, one]));

/** As `alikeTo`, for people who are in no database and of whom there is no resume. `between` is called between statements. */
export const nearMany = async (tx: Transaction, asked: readonly Asked[], between: Between): Promise<readonly Alike[]> => {
  const pairs = new Map([...(await byAddress(tx, asked, between)), ...(await byBirth(tx, asked, between))].map((pair) => [`${pair.key} ${pair.id}`, pair]));
  const people = new Map(asked.map((one) => [one.key, one]));
  const alike: Alike[] = [];
  for (const some of slicesOf([...pairs.values()], SLICE)) {
    const details = await detailsOf(tx, [...new Set(some.map(({ id }) => id))]);
    for (const { key, id } of some) {
      const other = details.get(id);
      // Deleted meanwhile.
      if (!other) continue;
      const evidence = evidenceOf(readyOf(people.get(key)!), readyOf(other));
      const [whole, plain] = [comparisonOf(evidence), comparisonOf(withoutBirth(evidence))];
      if (whole.score >= SAME || plain.score >= SAME) alike.push({ key, id, whole, plain });
    }
    await between();
  }
  return alike;
};
