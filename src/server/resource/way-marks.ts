/**
 * Where far pages of a long list begin: its rows are walked once, in their order, and every thousandth is remembered. A jump waits only until the walk has
 * come as far as it wants to go. Marks are kept until the organisation's data changes through this process, and some minutes at most, because other processes write too.
 */
import type { Database } from '../db/connection.ts';
import { generationOf } from '../db/generation.ts';
import { withOrg } from '../db/org.ts';
import { conditions } from './conditions.ts';
import { digestOf } from './kept.ts';
import type { ListCall } from './list.ts';
import type { Search } from './search.ts';
import { orderBy, orderOf } from './sort.ts';
import { bindings, quote } from './sql.ts';
import { someAtOnce } from './some-at-once.ts';

type Mark = readonly (string | null)[];
export type Anchor = { /** Rows before and with the anchor's. */ readonly skipped: number; readonly values: Mark };

/** Every so many rows one is remembered, from this offset on. */
export const STEP = 1000;
/** Marks between two looks at whether anybody still wants them. */
const STRIDE = 25;
/** Older marks are still used for whoever takes estimates, while new ones are made. */
const FRESH_MS = 30_000;
const USED_MS = 300_000;
/** A walk that nobody waits for ends where the list was not looked at for so long. */
const WANTED_MS = 15_000;
/** The page that is being looked at comes first. */
const AFTER_MS = 300;
const MOST_KEPT = 200;
/** Lists that are walked ahead at once; others are when somebody jumps. */
const MOST_AHEAD = 2;

/** Walks of this process that go on at once, of those ahead and those that somebody waits for: the others wait in line. */
const inLine = someAtOnce(3);

type Walk = {
  readonly generation: number;
  /** When it set out. */
  at: number;
  marks: Mark[];
  state: 'WALKING' | 'DONE' | 'LEFT';
  error?: unknown;
  lookedAt: number;
  waiting: number;
  readonly tell: Set<() => void>;
  /** What the walk before it found: used until this one has come as far. */
  before: readonly Mark[];
};
type Question = { readonly key: string; readonly text: string; readonly values: readonly unknown[]; readonly orgCode: string };
type Walks = { readonly known: Map<string, Walk>; ahead: number };

const all = new WeakMap<Database, Walks>();

const walksOf = (db: Database): Walks => {
  const walks = all.get(db) ?? { known: new Map<string, Walk>(), ahead: 0 };
  all.set(db, walks);
  return walks;
};

const questionOf = (call: ListCall, search: Search | undefined): Question => {
  const { orgCode } = call.sight.session;
  const order = orderOf(call.resource, call.arguments.sort, call.sight);
  const to = bindings(orgCode);
  const where = conditions(call, search, to);
  const keys = order.keys.map(({ sql }, at) => `${sql} as s${at}`).join(', ');
  const values = order.keys.map((_, at) => `s${at}::text`).join(', ');
  // Without an order of its own: the window numbers the rows in theirs, and so the first marks come before the last row was seen.
  const text = `select json_build_array(${values}) as mark from (select ${keys}, row_number() over (order by ${orderBy(order)}) as n from ${quote(call.resource.table)} t ${order.joins.join(' ')} where ${where.join(' and ')}) r where n % ${STEP} = 0`;
  return { key: digestOf(`${orgCode} ${text} ${JSON.stringify(to.values)}`), text, values: to.values, orgCode };
};

const walkAlong = (db: Database, { text, values, orgCode }: Question, walk: Walk): Promise<'DONE' | 'LEFT'> => {
  const isWanted = (): boolean => walk.waiting > 0 || (walk.generation === generationOf(db, orgCode) && performance.now() - walk.lookedAt < WANTED_MS);
  if (!isWanted()) return Promise.resolve('LEFT');
  return withOrg(db, orgCode, async (tx) => {
    walk.at = performance.now();
    walk.marks = [];
    await tx.query("set local work_mem = '16MB'");
    await tx.query('set local cursor_tuple_fraction = 1');
    await tx.query(`declare way_marks no scroll cursor for ${text}`, values);
    for (;;) {
      const rows = await tx.query<{ mark: Mark }>(`fetch ${STRIDE} from way_marks`);
      for (const { mark } of rows) walk.marks.push(mark);
      if (rows.length < STRIDE) return 'DONE';
      if (!isWanted()) return 'LEFT';
      for (const tell of walk.tell) tell();
    }
  }, 'AHEAD');
};

const go = async (db: Database, question: Question, walk: Walk): Promise<void> => {
  try {
    walk.state = await inLine(() => walkAlong(db, question, walk));
    walk.before = [];
  } catch (error) {
    walk.error = error;
    walk.state = 'LEFT';
  }
  for (const tell of walk.tell) tell();
};

/** Until some more marks are there, or the walk has ended. */
const next = (walk: Walk): Promise<void> =>
  new Promise((resolve) => {
    const tell = (): void => {
      walk.tell.delete(tell);
      resolve();
    };
    walk.tell.add(tell);
  });

/** The first marks of the list, so many or all that there are; older ones where they will do. */
const reached = async (walk: Walk, count: number, takesOlder: boolean): Promise<readonly Mark[]> => {
  if (takesOlder && walk.state === 'WALKING' && walk.marks.length < count && walk.before.length >= count) return walk.before;
  walk.waiting += 1;
  try {
    while (walk.state === 'WALKING' && walk.marks.length < count) await next(walk);
  } finally {
    walk.waiting -= 1;
  }
  if (walk.error !== undefined) throw walk.error;
  return walk.marks;
};

/** One that still goes on is never begun again beside itself, however long it takes. */
const usable = (db: Database, { key, orgCode }: Question, most: number): Walk | undefined => {
  const walk = walksOf(db).known.get(key);
  if (!walk || walk.state === 'LEFT' || walk.generation !== generationOf(db, orgCode)) return undefined;
  return walk.state === 'WALKING' || performance.now() - walk.at < most ? walk : undefined;
};

const begin = (db: Database, question: Question): Walk => {
  const { known } = walksOf(db);
  const now = performance.now();
  const before = usable(db, question, USED_MS)?.marks ?? [];
  const walk: Walk = { generation: generationOf(db, question.orgCode), at: now, marks: [], state: 'WALKING', lookedAt: now, waiting: 0, tell: new Set(), before };
  known.delete(question.key);
  for (const oldest of known.keys()) if (known.size >= MOST_KEPT) known.delete(oldest);
  known.set(question.key, walk);
  void go(db, question, walk);
  return walk;
};

const ahead = (db: Database, question: Question): void => {
  const walks = walksOf(db);
  if (walks.ahead >= MOST_AHEAD) return;
  walks.ahead += 1;
  const start = async (): Promise<void> => {
    const walk = usable(db, question, FRESH_MS) ?? begin(db, question);
    while (walk.state === 'WALKING') await next(walk);
    walks.ahead -= 1;
  };
  setTimeout(() => void start(), AFTER_MS).unref();
};

/** Somebody looks at the beginning of a long list: the marks are made before the first jump asks for them. */
export const walkAhead = (db: Database, call: ListCall): void => {
  const question = questionOf(call, undefined);
  const walk = usable(db, question, FRESH_MS);
  if (walk) walk.lookedAt = performance.now();
  else ahead(db, question);
};

/** The last mark before the offset; undefined where the list begins so near that there is none. */
export const markBefore = async (db: Database, call: ListCall, search: Search | undefined, offset: number): Promise<Anchor | undefined> => {
  const question = questionOf(call, search);
  const marks = Math.floor(offset / STEP);
  const takesOlder = call.arguments.estimate === true;
  let walk = usable(db, question, takesOlder ? USED_MS : FRESH_MS);
  if (walk === undefined) walk = begin(db, question);
  else if (!usable(db, question, FRESH_MS)) ahead(db, question);
  walk.lookedAt = performance.now();
  const found = await reached(walk, marks, takesOlder);
  const at = Math.min(marks, found.length);
  const values = found[at - 1];
  return values ? { skipped: at * STEP, values } : undefined;
};
