/**
 * What a list needs to know before its statement: the ids a search finds, the total, and where a far page begins. Totals and anchors are kept
 * until the organisation's data changes through this process, and a few seconds at most, because other processes write too.
 */
import { createHash } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { generationOf } from '../db/generation.ts';
import { readOrg } from '../db/read-org.ts';
import { filterSql } from './filter.ts';
import type { ListCall } from './list.ts';
import { findIds, searchSql, type Search } from './search.ts';
import { orderBy, orderOf, type Order } from './sort.ts';
import { bindings, quote, type Bindings } from './sql.ts';

export type Anchor = { /** Rows before and with the anchor's. */ readonly skipped: number; readonly values: readonly (string | null)[] };
export type Total = { readonly count: number; /** A lower bound. */ readonly isEstimate: boolean };
export type Known = { readonly search?: Search | undefined; readonly total?: Total | undefined; readonly anchor?: Anchor | undefined };

/** Counting stops here where no index can count. */
const COUNTED = 10_001;
/** Every so many rows one is remembered, from this offset on. */
const STEP = 1000;
const FRESH_MS = 2000;
const ANCHORS_FRESH_MS = 30_000;
const MOST_KEPT = 2000;

type Kept<Value> = { readonly generation: number; readonly at: number; readonly value: Promise<Value> };
type Store<Value> = WeakMap<Database, Map<string, Kept<Value>>>;
const totals: Store<number> = new WeakMap();
const anchors: Store<(string | null)[][]> = new WeakMap();

/** One computation for all who ask at once. */
const kept = <Value>(store: Store<Value>, db: Database, orgCode: string, asked: string, freshMs: number, compute: () => Promise<Value>): Promise<Value> => {
  // A question may hold thousands of ids: what is kept is its digest.
  const key = createHash('sha256').update(asked).digest('base64url');
  const map = store.get(db) ?? new Map<string, Kept<Value>>();
  store.set(db, map);
  const generation = generationOf(db, orgCode);
  const had = map.get(key);
  if (had && had.generation === generation && performance.now() - had.at < freshMs) return had.value;
  if (map.size >= MOST_KEPT) map.clear();
  const value = compute();
  map.set(key, { generation, at: performance.now(), value });
  value.catch(() => map.delete(key));
  return value;
};

/** Which rows: over alias t. */
export const conditions = (call: Pick<ListCall, 'resource' | 'sight' | 'arguments'>, search: Search | undefined, to: Bindings): string[] => {
  const { resource, sight } = call;
  const filters = [call.arguments.filter, ...(call.arguments.also ?? [])].map((filter) => filterSql(resource, filter, 't', to, sight));
  const also = (call.arguments.where ?? []).map((write) => write('t', to));
  return ['t.org_code = $1', ...[sight.rows('t', to), ...filters, ...also, ...(search ? [searchSql(search, 't', to)] : [])].filter((part) => part !== 'true')];
};

const count = async (db: Database, call: ListCall, search: Search | undefined): Promise<Total> => {
  const { orgCode } = call.sight.session;
  const to = bindings(orgCode);
  const where = conditions(call, search, to);
  const capped = search !== undefined && search.ids === undefined;
  // More hits than the search counts, and nothing else narrows: the bound is known.
  if (capped && [...search.words].length >= 3 && where.length === 2) return { count: COUNTED - 1, isEstimate: true };
  if (search?.ids && where.length === 2) return { count: search.ids.length, isEstimate: false };
  const rows = `from ${quote(call.resource.table)} t where ${where.join(' and ')}`;
  const text = capped ? `select count(*)::int as count from (select ${rows} limit ${COUNTED}) c` : `select count(*)::int as count ${rows}`;
  const found = await kept(totals, db, orgCode, `${text} ${JSON.stringify(to.values)}`, FRESH_MS, async () => (await readOrg<{ count: number }>(db, orgCode, { name: '', text, values: to.values }))[0]!.count);
  return capped && found >= COUNTED ? { count: COUNTED - 1, isEstimate: true } : { count: found, isEstimate: false };
};

const readAnchors = (db: Database, call: ListCall, search: Search | undefined, order: Order): Promise<(string | null)[][]> => {
  const { orgCode } = call.sight.session;
  const to = bindings(orgCode);
  const where = conditions(call, search, to);
  const keys = order.keys.map(({ sql }, at) => `${sql} as s${at}`).join(', ');
  const values = order.keys.map((_, at) => `s${at}::text`).join(', ');
  const text = `select json_build_array(${values}) as anchor from (select ${keys}, row_number() over (order by ${orderBy(order)}) as n from ${quote(call.resource.table)} t ${order.joins.join(' ')} where ${where.join(' and ')}) r where n % ${STEP} = 0 order by n`;
  return kept(anchors, db, orgCode, `${text} ${JSON.stringify(to.values)}`, ANCHORS_FRESH_MS, async () =>
    (await readOrg<{ anchor: (string | null)[] }>(db, orgCode, { name: '', text, values: to.values, isLarge: true })).map(({ anchor }) => anchor),
  );
};

const findAnchor = async (db: Database, call: ListCall, search: Search | undefined): Promise<Anchor | undefined> => {
  const { offset, after, sort } = call.arguments;
  if (after || !offset || offset < 2 * STEP || (search && !search.ids)) return undefined;
  const found = await readAnchors(db, call, search, orderOf(call.resource, sort, call.sight));
  const at = Math.min(Math.floor(offset / STEP), found.length);
  const values = found[at - 1];
  return values ? { skipped: at * STEP, values } : undefined;
};

export const findOut = async (db: Database, call: ListCall): Promise<Known> => {
  const search = call.arguments.search?.trim() ? await findIds(db, call.sight.session.orgCode, call.resource, call.arguments.search) : undefined;
  const counted = [...call.selection.values()].some(({ name }) => name === 'totalRecords' || name === 'totalIsEstimate');
  const [total, anchor] = await Promise.all([counted ? count(db, call, search) : undefined, findAnchor(db, call, search)]);
  return { search, total, anchor };
};
