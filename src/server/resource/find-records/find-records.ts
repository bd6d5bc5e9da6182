/** Records of every entity that a person may see, by a few words, best match first. */
import type { Transaction } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import { asJson, valueOf } from '../columns.ts';
import { noteRecords } from '../note-read.ts';
import { idsBeside, isSearchedBeside, isShort } from '../search-beside.ts';
import { rowsWithin } from '../sight.ts';
import { bindings, literal, quote } from '../sql.ts';
import { titleWriter } from '../title.ts';
import { foldedColumn, searchedEntities, type Searched } from './searched.ts';

export type FoundRecord = { readonly type: string; readonly endpoint: string; readonly id: string; readonly title: string; readonly code: string | null };
export type Facet = { readonly type: string; readonly count: number; /** There are more than were counted. */ readonly isMore: boolean };
export type Finding = { readonly rows: readonly FoundRecord[]; readonly facets: readonly Facet[]; /** The words stand in no record as they were given: these have words like them. */ readonly isAlike: boolean; /** Entities whose texts beside the records were not searched, as too many have a word. */ readonly wide: readonly string[] };

type Candidate = { readonly entity: string; readonly id: string; readonly rank: number; readonly found: number };
type Told = { readonly entity: string; readonly id: string; readonly title: string | null; readonly code: string | null };

/** An entity with its candidates. */
type Of = { readonly searched: Searched; readonly found: readonly Candidate[] };

/** Of an entity no more are counted, or reached by paging. */
const MOST = 1000;
/** Best matches of an entity whose records within reach are too many to name: some of them will be out of reach. */
const WIDE = 2000;

/** What is found: the words themselves, what is alike, or also what is alike but for one letter in the midst of a word. */
const LIKENESS = { EXACT: [false, false], ALIKE: [true, false], LOOSE: [true, true] } as const;
type Likeness = keyof typeof LIKENESS;

const candidates = (tx: Transaction, searched: readonly Searched[], words: string, most: number, likeness: Likeness): Promise<Candidate[]> => {
  const entities = searched.map(({ resource, title, code, within = null }) => ({ table: resource.table, title: foldedColumn(title), code: foldedColumn(code), within }));
  return tx.query<Candidate>('select entity, id, rank, found from search_records($1, $2::jsonb, $3, $4, $5, $6)', [tx.orgCode, JSON.stringify(entities), words, most, ...LIKENESS[likeness]]);
};

/** Behind all others: what stands in a text beside the record. */
const BESIDE_RANK = 90;

type Beside = { readonly found: readonly Candidate[]; readonly wide: readonly string[] };

/** Those whose own words are others, but whose texts have these. */
const besides = async (tx: Transaction, searched: readonly Searched[], own: readonly Candidate[], words: string, most: number): Promise<Beside> => {
  const out: Candidate[] = [];
  const wide: string[] = [];
  for (const { resource } of searched.filter((one) => isSearchedBeside(one.resource.table))) {
    const entity = resource.table;
    const { ids, rest } = await idsBeside((_name, text, values) => tx.query(text, values), tx.orgCode, entity, words);
    // A word as short as 'in' leads to the list only where something is called so.
    if (rest.some(({ word, referred }) => referred.length > 0 || !isShort(word))) wide.push(resource.type);
    const known = own.filter((one) => one.entity === entity);
    const had = new Set(known.map(({ id }) => id));
    const more = rest.length > 0 ? [] : (ids ?? []).filter((id) => !had.has(id));
    const found = (known[0]?.found ?? 0) + more.length;
    out.push(...known.map((one) => ({ ...one, found })), ...more.slice(0, Math.max(0, most - known.length)).map((id) => ({ entity, id, rank: BESIDE_RANK, found })));
  }
  return { found: [...own.filter(({ entity }) => !isSearchedBeside(entity)), ...out], wide };
};

/** The titles of those that are within the person's reach: the one predicate of lists, whatever found them. */
const readTold = async (tx: Transaction, of: readonly Of[], session: Session): Promise<ReadonlyMap<string, Told>> => {
  if (of.length === 0) return new Map();
  const to = bindings(tx.orgCode);
  const parts = of.map(({ searched: { resource, title, code, reach }, found }) => {
    const ids = to.bind(found.map(({ id }) => id));
    return `select ${literal(resource.table)} as entity, t.id::text as id, (${asJson(title.kind, valueOf(title, 't'))})::text as title, ${code ? `${valueOf(code, 't')}::text` : 'null'} as code
      from ${quote(resource.table)} t where t.org_code = $1 and t.id = any (${ids}::bigint[]) and ${rowsWithin(resource, reach, session, 't', to)}`;
  });
  return new Map((await tx.query<Told>(parts.join(' union all '), to.values)).map((row) => [`${row.entity} ${row.id}`, row]));
};

type Ranked = FoundRecord & { readonly rank: number; /** Its place among the equals of its entity: so that no entity keeps the others out of sight. */ readonly turn: number };

/** From here on records are merely alike, the more so the lower. */
const ALIKE_RANK = 7;
/** From here on hardly: it may be a place or an employer, and what was meant has one wrong letter. */
const WEAK_RANK = 7.55;
/** Ranks that count as equal: of what is alike a tenth. */
const classOf = (rank: number): number => (rank < ALIKE_RANK ? Math.floor(rank) : Math.floor(rank * 10) / 10);

const rankedOf = async (tx: Transaction, { searched: { resource, title }, found }: Of, told: ReadonlyMap<string, Told>, session: Session): Promise<Ranked[]> => {
  const titleOf = await titleWriter(tx, resource, session.language);
  const turns = new Map<number, number>();
  return found.flatMap(({ entity, id, rank }): Ranked[] => {
    const row = told.get(`${entity} ${id}`);
    if (!row) return [];
    const turn = turns.get(classOf(rank)) ?? 0;
    turns.set(classOf(rank), turn + 1);
    return [{ type: resource.type, endpoint: resource.endpoint, id, title: titleOf({ [title.key]: row.title }) ?? id, code: row.code, rank, turn }];
  });
};

/** Best first; of equals the first of each entity, then the second. */
const inOrder = (one: Ranked, other: Ranked): number => classOf(one.rank) - classOf(other.rank) || one.turn - other.turn || one.rank - other.rank;

type Asked = { readonly words: string; readonly types: readonly string[] | null; readonly offset: number; readonly limit: number };

type Reached = { readonly of: Of; readonly rows: readonly Ranked[] };

/** What is found and within reach, entity by entity; those without are left out. */
const reach = async (tx: Transaction, session: Session, searched: readonly Searched[], { words, offset, limit }: Asked, likeness: Likeness): Promise<{ readonly reached: readonly Reached[]; readonly wide: readonly string[] }> => {
  const most = searched.some(({ isPartial }) => isPartial) ? WIDE : Math.min(MOST, offset + limit);
  const own = await candidates(tx, searched, words, most, likeness);
  const { found: candidatesOf, wide } = likeness === 'EXACT' ? await besides(tx, searched, own, words, most) : { found: own, wide: [] };
  const byTable = Map.groupBy(candidatesOf, ({ entity }) => entity);
  const all = searched.flatMap((one): Of[] => {
    const own = byTable.get(one.resource.table);
    return own === undefined ? [] : [{ searched: one, found: one.isPartial ? own : own.slice(0, offset + limit) }];
  });
  const told = await readTold(tx, all, session);
  const reached: Reached[] = [];
  for (const of of all) reached.push({ of, rows: await rankedOf(tx, of, told, session) });
  return { reached: reached.filter(({ rows }) => rows.length > 0), wide };
};

const facetOf = ({ of: { searched, found }, rows }: Reached): Facet => {
  const count = searched.isPartial ? rows.length : found[0]!.found;
  return { type: searched.resource.type, count: Math.min(count, MOST), isMore: count >= MOST };
};

/** Where nothing is much alike, one wrong letter is looked for too, which large tables are not asked for. */
const reachAlike = async (tx: Transaction, session: Session, searched: readonly Searched[], asked: Asked): Promise<readonly Reached[]> => {
  const alike = (await reach(tx, session, searched, asked, 'ALIKE')).reached;
  if (alike.some(({ rows }) => rows.some(({ rank }) => rank < WEAK_RANK))) return alike;
  const loose = (await reach(tx, session, searched, asked, 'LOOSE')).reached;
  const had = new Set(loose.map(({ of }) => of.searched.resource.type));
  return [...loose, ...alike.filter(({ of }) => !had.has(of.searched.resource.type))];
};

/** Of entities whose reading is noted: whom the rows tell of, and whom their number tells of where these are few. */
const noteFound = async (tx: Transaction, session: Session, found: readonly Reached[], rows: readonly FoundRecord[]): Promise<void> => {
  for (const { of: { searched: { resource } }, rows: all } of found) {
    const shown = rows.filter(({ type }) => type === resource.type);
    await noteRecords(tx, resource, shown.map(({ id }) => id), session, all.map(({ id }) => id));
  }
};

/**
 * `types`: the entities that are looked at, null for all. What is alike is looked for only where nothing within reach has the words themselves, so
 * that the answer is the same whether a record out of reach has them or none.
 */
export const findRecords = async (tx: Transaction, session: Session, asked: Asked): Promise<Finding> => {
  const searched = await searchedEntities(tx, session, asked.types);
  const exact = await reach(tx, session, searched, asked, 'EXACT');
  const isAlike = exact.reached.length === 0;
  const found = isAlike ? await reachAlike(tx, session, searched, asked) : exact.reached;
  const rows = found.flatMap((one) => one.rows).sort(inOrder).slice(asked.offset, asked.offset + asked.limit).map(({ rank: _rank, turn: _turn, ...row }) => row);
  await noteFound(tx, session, found, rows);
  return { rows, facets: found.map(facetOf).sort((one, other) => other.count - one.count), isAlike, wide: exact.wide };
};
