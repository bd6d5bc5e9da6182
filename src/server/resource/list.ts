/** Lists as SQL: the JSON of their pages as it was asked for. A page is one statement; of a long one the server writes the JSON. */
import { constants } from '../../domain/constants.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Database } from '../db/connection.ts';
import { readLong, readOrg, type LongReading } from '../db/read-org.ts';
import { refuse } from '../refuse.ts';
import { conditions } from './conditions.ts';
import { findOut, type Known } from './find-out.ts';
import type { FilterInput } from './filter.ts';
import type { ReadOf } from './hooks.ts';
import { plainly, readRows } from './long-rows.ts';
import { fewOf, notedIn, noteRead, ofFew, readersIn, readersOf, type Noted } from './note-read.ts';
import { rowColumns, selected, viewColumns, type Built } from './rows.ts';
import { saySearched } from './search.ts';
import type { Selection } from './selection.ts';
import type { Sight } from './sight.ts';
import { behind, behindValues, cursorSql, orderBy, orderOf, type SortInput } from './sort.ts';
import { bindings, literal, quote, type Bindings } from './sql.ts';
import type { View } from './views.ts';

export type ListArguments = {
  readonly search?: string | null;
  readonly filter?: FilterInput | null;
  /** Filters that the screen or a declared argument adds. */
  readonly also?: readonly FilterInput[];
  /** Predicates over an alias that no filter can say. */
  readonly where?: readonly ((alias: string, to: Bindings) => string)[];
  readonly sort?: SortInput | null;
  readonly offset?: number | null;
  readonly limit?: number | null;
  readonly after?: string | null;
  /** Of many records the total may be an estimate. */
  readonly estimate?: boolean | null;
};
export type ListCall = {
  readonly resource: Resource;
  readonly arguments: ListArguments;
  readonly sight: Sight;
  readonly selection: Selection;
  /** Answer fields that hold rows: 'rows', and declared lists under their own names and types. */
  readonly lists: ReadonlyMap<string, View | 'rows'>;
  readonly pageType: string;
};

/** No answer holds more rows than this. */
export const MOST_ROWS = constants.listLimit;
/** From here on it pays to build what rows refer to once, rather than a row at a time. */
const A_PAGE = 500;

const bounded = (value: number | null | undefined, otherwise: number, least: number, most: number, field: string): number => {
  const asked = value ?? otherwise;
  if (!Number.isInteger(asked) || asked < least || asked > most) throw refuse('BAD_USER_INPUT', { validationError: [{ field, message: `${field} is a whole number from ${least} to ${most}.` }] });
  return asked;
};

type Row = { readonly key: string; readonly built: Built };

const rowsOf = (call: ListCall, limit: number, to: Bindings): Row[] =>
  [...call.selection].flatMap(([key, { name, inner }]): Row[] => {
    const list = call.lists.get(name);
    if (!list) return [];
    return [{ key, built: list === 'rows' ? rowColumns(call.resource, inner, 'p', to, call.sight, limit > A_PAGE) : viewColumns(call.resource, list, inner, 'p', to, call.sight) }];
  });

/** Whether the list may answer more rows than a page, and needs room to sort and keep them. */
const isLarge = ({ arguments: { limit } }: ListCall): boolean => (limit ?? 0) > A_PAGE;

/** The text of a JSON object from expressions that are JSON texts. Joined as text: as values of type json, megabytes would be copied ten times. */
const objectText = (fields: readonly (readonly [key: string, sql: string])[]): string =>
  `${fields.map(([key, sql], at) => `${literal(`${at === 0 ? '{' : ','}${JSON.stringify(key)}:`)} || ${sql}`).join(' || ')} || '}'`;

/** Fields of the answer that are known before the page is read; undefined is one of the page. */
const knownField = (call: ListCall, name: string, known: Known): unknown => {
  if (name === '__typename') return call.pageType;
  if (name === 'totalRecords') return known.total?.count ?? 0;
  if (name === 'totalIsEstimate') return known.total?.isEstimate ?? false;
  if (name === 'message') return saySearched(call.sight.session.language, known.search);
  return name === 'nextCursor' || call.lists.has(name) ? undefined : '';
};

/** Which rows of the table are on the page, and in what order: the end of a query over `t`. */
const rowsOnPage = (call: ListCall, known: Known, to: Bindings) => {
  const { resource, sight, arguments: told } = call;
  const order = orderOf(resource, told.sort, sight);
  const limit = bounded(told.limit, 50, 1, MOST_ROWS, 'limit');
  const offset = bounded(told.offset, 0, 0, 2 ** 31 - 1, 'offset') - (known.anchor?.skipped ?? 0);
  const after = told.after ? [behind(order, told.after, to)] : known.anchor ? [behindValues(order, known.anchor.values, to)] : [];
  const where = [...conditions(call, known.search, to), ...after];
  const bound = to.bind(limit);
  return { order, limit, bound, from: `from ${quote(resource.table)} t ${order.joins.join(' ')} where ${where.join(' and ')} order by ${orderBy(order)} limit ${bound} offset ${to.bind(offset)}` };
};

/** The query of a page `p`, what is read from it for each list, and the expression of the cursor behind a row of it. */
type Page = { readonly query: string; readonly lists: readonly Row[]; readonly limit: string; readonly cursor: string };

const pageOf = (call: ListCall, known: Known, to: Bindings): Page => {
  const { order, limit, bound, from } = rowsOnPage(call, known, to);
  const lists = rowsOf(call, limit, to);
  const needed = [...new Set(lists.flatMap(({ built }) => [...built.needed]).concat('org_code', 'id'))].map((name) => `t.${quote(name)}`);
  // The page is kept with what is read from it alone.
  const keys = [...call.selection.values()].some(({ name }) => name === 'nextCursor') ? order.keys.map(({ sql }, at) => `${sql} as "~s${at}"`) : [];
  const query = `select q.*, row_number() over () as "~n" from (select ${[...needed, ...keys].join(', ')} ${from}) q`;
  return { query, lists, limit: bound, cursor: `to_json(${cursorSql(order.keys.length, 'p')})::text` };
};

const rowsText = ({ columns, joins }: Built): string =>
  `coalesce((select '[' || string_agg(row_to_json(r)::text, ',') || ']' from (select ${selected(columns)} from p ${joins.join(' ')} order by p."~n") r), '[]')`;

/** An expression of type text: the JSON of the page object. `known` is what was found out before: ids of the search, total, anchor. */
const listExpression = (call: ListCall, known: Known, to: Bindings): string => {
  const { query, lists, limit, cursor } = pageOf(call, known, to);
  const fields = [...call.selection].map(([key, { name }]): [string, string] => {
    const value = knownField(call, name, known);
    if (value !== undefined) return [key, `${to.bind(JSON.stringify(value))}::text`];
    if (name === 'nextCursor') return [key, `coalesce((select ${cursor} from p where p."~n" = ${limit}), 'null')`];
    return [key, rowsText(lists.find((one) => one.key === key)!.built)];
  });
  return `(with p as materialized (${query}) select ${objectText(fields)})`;
};

const opening = (key: string, at: number): string => `${at === 0 ? '{' : ','}${JSON.stringify(key)}:`;

/** Puts the JSON of the page object, of many rows, behind what `out` holds. */
const longPage = async (reading: LongReading, call: ListCall, known: Known, out: string[]): Promise<void> => {
  const asked = [...call.selection];
  let next = asked.filter(([, { name }]) => name === 'nextCursor');
  let nextCursor: string | null = null;
  /** Of cursors, which may stand before the rows that tell them. */
  const places: number[] = [];
  for (const [at, [key, field]] of asked.entries()) {
    out.push(opening(key, at));
    if (field.name === 'nextCursor') places.push(out.push('null') - 1);
    else if (!call.lists.has(field.name)) out.push(JSON.stringify(knownField(call, field.name, known)));
    else {
      const to = bindings(call.sight.session.orgCode);
      const page = pageOf({ ...call, selection: new Map([[key, field], ...next]) }, known, to);
      const { columns, joins, shared } = page.lists[0]!.built;
      const cursor = next.length > 0 ? [`case when p."~n" = ${page.limit} then ${page.cursor} end as "~next"`] : [];
      // Without a join the rows come as the page has them.
      const text = `select ${[...plainly(columns), ...cursor].join(', ')} from (${page.query}) p ${joins.join(' ')}${joins.length > 0 ? ' order by p."~n"' : ''}`;
      nextCursor = (await readRows(reading, { text, values: to.values }, shared, cursor.length > 0, out)) ?? nextCursor;
      next = [];
    }
  }
  for (const place of places) out[place] = nextCursor ?? 'null';
  out.push('}');
};

export type AskedList = { readonly key: string; readonly call: ListCall; readonly known: Known };

const hasRows = ({ selection, lists: named }: ListCall): boolean => [...selection.values()].some(({ name }) => named.has(name));
const isLong = (lists: readonly AskedList[]): boolean => lists.some(({ call }) => isLarge(call)) && lists.every(({ call }) => hasRows(call));

const longPages = async (reading: LongReading, lists: readonly AskedList[]): Promise<readonly string[]> => {
  const out: string[] = [];
  for (const [at, { key, call, known }] of lists.entries()) {
    out.push(opening(key, at));
    await longPage(reading, call, known, out);
  }
  out.push('}');
  return out;
};

const pagesText = (lists: readonly AskedList[], to: Bindings): string => `select ${objectText(lists.map(({ key, call, known }) => [key, listExpression(call, known, to)] as const))} as data`;

/** Whom a list tells of: those on its page, and of a count a few. */
const readersOfList = async (reading: LongReading, noted: Noted, { call, known }: AskedList): Promise<readonly ReadOf[]> => {
  const { session } = call.sight;
  const [rows, counted] = [bindings(session.orgCode), bindings(session.orgCode)];
  const names = [...call.selection.values()].map(({ name }) => name);
  const onPage = hasRows(call) || names.includes('nextCursor') ? await readersIn(reading, readersOf(noted, rowsOnPage(call, known, rows).from, session, rows), rows) : [];
  const few = names.includes('totalRecords') ? ofFew(await readersIn(reading, fewOf(noted, conditions(call, known.search, counted), session, counted), counted)) : [];
  return [...onPage, ...few];
};

/** As `readLists`, where reading some of them is noted: of one state of the data, and before anything is told. */
const readNoted = async (db: Database, lists: readonly AskedList[], noted: readonly (readonly [AskedList, Noted])[]): Promise<readonly string[]> => {
  const { orgCode } = lists[0]!.call.sight.session;
  const { parts, read } = await readLong(db, orgCode, async (reading) => {
    const to = bindings(orgCode);
    const told = isLong(lists) ? await longPages(reading, lists) : [(await reading.rows<{ data: string }>({ text: pagesText(lists, to), values: to.values }))[0]!.data];
    const of: (readonly [Noted, readonly ReadOf[]])[] = [];
    for (const [list, one] of noted) of.push([one, await readersOfList(reading, one, list)]);
    return { parts: told, read: of };
  });
  for (const [one, of] of read) await noteRead(db, one, lists[0]!.call.sight.session, of);
  return parts;
};

/** A JSON object with the pages of the lists, all of one organisation and session, in parts to be joined. `nameOf` names the statement where it is to be prepared. */
export const readLists = async (db: Database, lists: readonly AskedList[], nameOf: (text: string) => string = () => ''): Promise<readonly string[]> => {
  const { session } = lists[0]!.call.sight;
  const noted: (readonly [AskedList, Noted])[] = [];
  for (const list of lists) {
    const one = await notedIn(list.call.resource, session);
    if (one) noted.push([list, one]);
  }
  if (noted.length > 0) return readNoted(db, lists, noted);
  if (isLong(lists)) return readLong(db, session.orgCode, (reading) => longPages(reading, lists));
  const to = bindings(session.orgCode);
  const text = pagesText(lists, to);
  const [row] = await readOrg<{ data: string }>(db, session.orgCode, { name: nameOf(text), text, values: to.values });
  return [row!.data];
};

/** Runs a list on its own and answers the page object. */
export const readList = async <Page>(db: Database, call: ListCall): Promise<Page> => {
  const parts = await readLists(db, [{ key: 'page', call, known: await findOut(db, call) }]);
  return (JSON.parse(parts.join('')) as { page: Page }).page;
};
