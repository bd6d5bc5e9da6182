/** How many records a list has: exactly, or, for whoever asks so and where counting would take long, about. */
import type { Database } from '../db/connection.ts';
import { readOrg } from '../db/read-org.ts';
import { conditions } from './conditions.ts';
import { createKept } from './kept.ts';
import type { ListCall } from './list.ts';
import { isScanned, type Search } from './search.ts';
import { bindings, quote } from './sql.ts';

export type Total = { readonly count: number; /** A lower bound, or an estimate. */ readonly isEstimate: boolean };

/** Counting stops here where no index can count. */
const COUNTED = 10_001;
/** From here on counting takes longer than a page of rows does. */
export const MANY = 50_000;
/** A count of so long ago says more about today than what the database expects. */
const REMEMBERED_MS = 600_000;

const totals = createKept<number>(2000);
const expected = createKept<number>(30_000);

type Question = { readonly rows: string; readonly values: readonly unknown[] };
type Plan = { readonly 'QUERY PLAN': string | readonly { readonly Plan: { readonly 'Plan Rows': number } }[] };

/** What the database's statistics let it expect, under the rights of the one who asks. */
const readExpected = async (db: Database, orgCode: string, { rows, values }: Question): Promise<number> => {
  const [row] = await readOrg<Plan>(db, orgCode, { name: '', text: `explain (format json) select 1 ${rows}`, values });
  const told = row!['QUERY PLAN'];
  return Math.round((typeof told === 'string' ? (JSON.parse(told) as Exclude<Plan['QUERY PLAN'], string>) : told)[0]!.Plan['Plan Rows']);
};

/** About how many, where they are many and nobody has counted them just now. */
const estimate = async (db: Database, orgCode: string, question: Question, asked: string): Promise<Total | undefined> => {
  const last = totals.last(db, orgCode, asked);
  if (last?.holds) return undefined;
  const remembered = last !== undefined && performance.now() - last.at < REMEMBERED_MS ? last.value : undefined;
  const count = remembered ?? (await expected.get(db, orgCode, asked, () => readExpected(db, orgCode, question)));
  return count < MANY ? undefined : { count, isEstimate: true };
};

export const totalOf = async (db: Database, call: ListCall, search: Search | undefined): Promise<Total> => {
  const { orgCode } = call.sight.session;
  const to = bindings(orgCode);
  const where = conditions(call, search, to);
  const isCapped = search !== undefined && isScanned(search);
  // More hits than the search counts, and nothing else narrows: the bound is known. Of words that were counted elsewhere, too, it is not.
  if (search && !search.ids && !search.rest && [...search.words].length >= 3 && where.length === 2) return { count: COUNTED - 1, isEstimate: true };
  if (search?.ids && !search.rest?.length && !search.named && where.length === 2) return { count: search.ids.length, isEstimate: false };
  const question = { rows: `from ${quote(call.resource.table)} t where ${where.join(' and ')}`, values: to.values };
  const text = isCapped ? `select count(*)::int as count from (select ${question.rows} limit ${COUNTED}) c` : `select count(*)::int as count ${question.rows}`;
  const asked = `${orgCode} ${text} ${JSON.stringify(to.values)}`;
  // Of a reach the statistics know nothing: half of everything would pass for what a team has.
  const mayGuess = call.arguments.estimate === true && search === undefined && call.sight.rows('t', bindings(orgCode)) === 'true';
  const about = mayGuess ? await estimate(db, orgCode, question, asked) : undefined;
  if (about) return about;
  const found = await totals.get(db, orgCode, asked, async () => (await readOrg<{ count: number }>(db, orgCode, { name: '', text, values: to.values }))[0]!.count);
  return isCapped && found >= COUNTED ? { count: COUNTED - 1, isEstimate: true } : { count: found, isEstimate: false };
};
