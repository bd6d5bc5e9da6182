/** Lists as one SQL statement: the JSON of their pages as it was asked for. */
import { constants } from '../../domain/constants.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Database } from '../db/connection.ts';
import { readOrg } from '../db/read-org.ts';
import { refuse } from '../refuse.ts';
import { conditions } from './conditions.ts';
import { findOut, type Known } from './find-out.ts';
import type { FilterInput } from './filter.ts';
import { rowColumns, viewColumns, type Built } from './rows.ts';
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
/** Rows of a piece of a long answer. */
const A_PIECE = 250;

const bounded = (value: number | null | undefined, otherwise: number, least: number, most: number, field: string): number => {
  const asked = value ?? otherwise;
  if (!Number.isInteger(asked) || asked < least || asked > most) throw refuse('BAD_USER_INPUT', { validationError: [{ field, message: `${field} is a whole number from ${least} to ${most}.` }] });
  return asked;
};

type Row = { readonly key: string; readonly built: Built };

const rowsOf = (call: ListCall, limit: number, to: Bindings): Row[] =>
  [...call.selection].flatMap(([key, { name, inner }], at): Row[] => {
    const list = call.lists.get(name);
    if (!list) return [];
    const naming = limit > A_PAGE ? `r${at}_` : undefined;
    return [{ key, built: list === 'rows' ? rowColumns(call.resource, inner, 'p', to, call.sight, naming) : viewColumns(call.resource, list, inner, 'p', to, call.sight) }];
  });

/** Whether the list may answer more rows than a page, and needs room to sort and keep them. */
export const isLarge = ({ arguments: { limit } }: ListCall): boolean => (limit ?? 0) > A_PAGE;

/** The text of a JSON object from expressions that are JSON texts. Joined as text: as values of type json, megabytes would be copied ten times. */
const objectText = (fields: readonly (readonly [key: string, sql: string])[]): string =>
  `${fields.map(([key, sql], at) => `${literal(`${at === 0 ? '{' : ','}${JSON.stringify(key)}:`)} || ${sql}`).join(' || ')} || '}'`;

type Part = { readonly key: string; readonly sql: string } | { readonly key: string; readonly built: Built };
/** The queries that a page is read from, and its fields in order: expressions of type text, and rows over the page `p`. */
type Page = { readonly named: readonly string[]; readonly parts: readonly Part[] };

const pageOf = (call: ListCall, known: Known, to: Bindings): Page => {
  const { resource, sight, arguments: told } = call;
  const order = orderOf(resource, told.sort, sight);
  const limit = bounded(told.limit, 50, 1, MOST_ROWS, 'limit');
  const offset = bounded(told.offset, 0, 0, 2 ** 31 - 1, 'offset') - (known.anchor?.skipped ?? 0);
  const after = told.after ? [behind(order, told.after, to)] : known.anchor ? [behindValues(order, known.anchor.values, to)] : [];
  const where = [...conditions(call, known.search, to), ...after];
  const lists = rowsOf(call, limit, to);
  const needed = [...new Set(lists.flatMap(({ built }) => [...built.needed]).concat('org_code', 'id'))].map((name) => `t.${quote(name)}`);
  // The page is kept with what is read from it alone.
  const keys = [...call.selection.values()].some(({ name }) => name === 'nextCursor') ? order.keys.map(({ sql }, at) => `${sql} as "~s${at}"`) : [];
  const page = `select q.*, row_number() over () as "~n" from (select ${[...needed, ...keys].join(', ')} from ${quote(resource.table)} t ${order.joins.join(' ')} where ${where.join(' and ')} order by ${orderBy(order)} limit ${to.bind(limit)} offset ${to.bind(offset)}) q`;
  const parts = [...call.selection].map(([key, { name }]): Part => {
    if (name === '__typename') return { key, sql: literal(JSON.stringify(call.pageType)) };
    if (name === 'totalRecords') return { key, sql: `${to.bind(known.total?.count ?? 0)}::int::text` };
    if (name === 'totalIsEstimate') return { key, sql: `${to.bind(known.total?.isEstimate ?? false)}::boolean::text` };
    if (name === 'nextCursor') return { key, sql: `coalesce((select to_json(${cursorSql(order.keys.length, 'p')})::text from p where p."~n" = ${to.bind(limit)}), 'null')` };
    if (name === 'message') return { key, sql: literal(JSON.stringify(saySearched(sight.session.language, known.search))) };
    return lists.find((one) => one.key === key) ?? { key, sql: literal('""') };
  });
  return { named: [`p as materialized (${page})`, ...lists.flatMap(({ built }) => built.named)], parts };
};

const rowsText = ({ columns, joins }: Built): string =>
  `coalesce((select '[' || string_agg(row_to_json(r)::text, ',') || ']' from (select ${columns.join(', ')} from p ${joins.join(' ')} order by p."~n") r), '[]')`;

/** An expression of type text: the JSON of the page object. `known` is what was found out before: ids of the search, total, anchor. */
const listExpression = (call: ListCall, known: Known, to: Bindings): string => {
  const { named, parts } = pageOf(call, known, to);
  return `(with ${named.join(', ')} select ${objectText(parts.map((part): [string, string] => [part.key, 'sql' in part ? part.sql : rowsText(part.built)]))})`;
};

/** A part of the text of one statement's lists. */
export type Piece = { readonly list?: number; readonly at?: number; readonly piece?: number; readonly data: string };

/** As `listExpression`, a query of the text in pieces: `data` in the order of `at` and `piece`. */
const listPieces = (call: ListCall, known: Known, to: Bindings): string => {
  const { named, parts } = pageOf(call, known, to);
  const number = `((p."~n" - 1) / ${A_PIECE})::int`;
  const pieces = parts.flatMap((part, at) => {
    const name = `${at === 0 ? '{' : ','}${JSON.stringify(part.key)}:`;
    if ('sql' in part) return [`0, ${literal(name)} || ${part.sql}`];
    const { columns, joins } = part.built;
    const rows = `case when ${number} = 0 then '' else ',' end || string_agg(row_to_json(r)::text, ',' order by p."~n") from p ${joins.join(' ')} cross join lateral (select ${columns.join(', ')}) r group by ${number}`;
    return [`0, ${literal(`${name}[`)}`, `${number}, ${rows}`, `0, ']'`];
  });
  return `with ${named.join(', ')} select * from (${[...pieces, `0, '}'`].map((piece, at) => `select ${at}, ${piece}`).join(' union all ')}) x(at, piece, data)`;
};

/**
 * One statement over the lists: the texts of its rows as `joined` puts them are the JSON object of their pages. A long one comes in pieces: joined in the database, megabytes would be
 * copied again and again, and put in order there, none would come before the last is written.
 */
export const listsText = (lists: readonly { readonly key: string; readonly call: ListCall; readonly known: Known }[], to: Bindings): string => {
  if (!lists.some(({ call }) => isLarge(call))) return `select ${objectText(lists.map(({ key, call, known }) => [key, listExpression(call, known, to)] as const))} as data`;
  const pages = lists.flatMap(({ key, call, known }, at) => [
    `select ${at} as list, -1 as at, 0 as piece, ${literal(`${at === 0 ? '{' : ','}${JSON.stringify(key)}:`)} as data`,
    `select ${at}, l.at, l.piece, l.data from (${listPieces(call, known, to)}) l`,
  ]);
  return [...pages, `select ${lists.length}, 0, 0, '}'`].join(' union all ');
};

/** The JSON text of a statement that `listsText` wrote. Takes its pieces out of the answer: promises that have grown old keep what later ones answered until all memory is cleaned up, and the pages of a long export would lie there by hundreds of megabytes. */
export const joined = (pieces: Piece[]): string =>
  pieces
    .splice(0)
    .sort((one, other) => (one.list ?? 0) - (other.list ?? 0) || (one.at ?? 0) - (other.at ?? 0) || (one.piece ?? 0) - (other.piece ?? 0))
    .map(({ data }) => data)
    .join('');

/** Runs a list on its own and answers the page object. */
export const readList = async <Page>(db: Database, call: ListCall): Promise<Page> => {
  const known = await findOut(db, call);
  const to = bindings(call.sight.session.orgCode);
  const text = listsText([{ key: 'page', call, known }], to);
  const pieces = await readOrg<Piece>(db, call.sight.session.orgCode, { name: '', text, values: to.values, isLarge: isLarge(call) });
  return (JSON.parse(joined(pieces)) as { page: Page }).page;
};
