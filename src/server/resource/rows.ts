/** A selection on an entity as columns of a JSON row, with the joins that they need. */
import type { Field, FieldKind, Resource, Tone } from '../../domain/resource.ts';
import { reachBy } from '../access/screen-reach.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { asJson, AUDIT, column, isStored } from './columns.ts';
import { filterSql, type FilterInput } from './filter.ts';
import { fieldOf, resourceOf } from './registry.ts';
import type { Selection } from './selection.ts';
import { rowsWithin, sightOf, type Opened, type Sight } from './sight.ts';
import { bindings, literal, quote, type Bindings } from './sql.ts';
import type { View } from './views.ts';

/** A key of the answer; `kind` where the value is one of a field, and PostgreSQL's type of it is known by that. */
export type Column = { readonly key: string; readonly sql: string; readonly kind?: FieldKind };
/** A query of what rows refer to: `data`, the JSON text, by `id`. */
export type Shared = (ids: readonly string[]) => { readonly text: string; readonly values: readonly unknown[] };
export type Built = {
  readonly columns: Column[];
  readonly joins: string[];
  /** By the place of a column that holds the ids of records: those records, each once. */
  readonly shared: Map<number, Shared>;
  /** Columns of the base table that are read. */
  readonly needed: Set<string>;
};
/** Figures over one list for one row: the place of their join, and each as a column of it. */
type Counting = { readonly at: number; readonly name: string; readonly parts: string[]; readonly from: string };
type Build = Built & { readonly to: Bindings; readonly joined: Map<string, string>; readonly counting: Map<string, Counting>; readonly prefix: string; /** References of the rows are built once for each record, not a row at a time. */ readonly isShared: boolean };

const begin = (to: Bindings, prefix = 'j', isShared = false): Build => ({ columns: [], joins: [], shared: new Map(), needed: new Set(['org_code', 'id']), to, joined: new Map(), counting: new Map(), prefix, isShared });

const join = (field: Field, alias: string, build: Build): string => {
  const place = `${alias}.${field.column}`;
  const had = build.joined.get(place);
  if (had) return had;
  const name = `${build.prefix}${build.joined.size}`;
  const target = resourceOf(field.reference!.type);
  build.joined.set(place, name);
  build.joins.push(`left join ${quote(target.table)} ${name} on ${name}.org_code = ${alias}.org_code and ${name}.id = ${column(alias, field.column)}`);
  return name;
};

/** Id, title and code of a reference are part of the row that refers; more of it needs the right to view such records. */
export const referenceSight = (target: Resource, sight: Sight): Sight | undefined => {
  const rights = target.screens.map(({ form, scope }) => (scope === 'ALL' ? sight.session.rights.get(form) : undefined));
  return rights.some((right) => right?.view === true && right.scope === 'ALL') ? sightOf(sight.session, target, { scope: 'ALL' }) : undefined;
};

type Part = { readonly key: string; readonly sql: string };

/** A JSON object. row_to_json keeps what it knows of its types from row to row; json_build_object looks it up each time. */
const objectOf = (parts: readonly Part[]): string => `(select row_to_json(z) from (select ${parts.map(({ key, sql }) => `${sql} as ${quote(key)}`).join(', ')}) z)`;

const STUB: readonly string[] = ['id', 'title', 'code'];

/** The ids of the records that rows of the page refer to. Their objects are a query of its own, built once however many rows refer to them. */
const sharedReference = (field: Field, inner: Selection, build: Build, sight: Sight, outside: boolean): string => {
  const to = bindings(sight.session.orgCode);
  const own = begin(to);
  const object = objectOf(referenceParts(field, inner, 'u', own, sight, outside));
  const from = `${quote(resourceOf(field.reference!.type).table)} u ${own.joins.join(' ')}`;
  build.shared.set(build.columns.length, (ids) => ({ text: `select u.id::text as id, ${object}::text as data from ${from} where u.org_code = $1 and u.id = any($${to.values.length + 1}::bigint[])`, values: [...to.values, ids] }));
  return `${column('p', field.column)}::text`;
};

const referenceColumn = (field: Field, inner: Selection, alias: string, build: Build, sight: Sight, outside: boolean): string => {
  if (alias === 'p' && build.isShared) return sharedReference(field, inner, build, sight, outside);
  const name = join(field, alias, build);
  return `case when ${name}.id is null then null else ${objectOf(referenceParts(field, inner, name, build, sight, outside))} end`;
};

/** Of what marks a record that is referred to, the mark alone goes with the row that refers. */
const toneColumn = (target: Resource, { through, choice }: Tone, inner: Selection, name: string, build: Build): string => {
  if ([...inner.values()].some((one) => one.name !== choice)) throw refuse('_DB0100');
  const field = target.fields.find((one) => one.name === through)!;
  const marked = resourceOf(field.reference!.type).fields.find((one) => one.name === choice)!;
  const joined = join(field, name, build);
  return objectOf([...inner.keys()].map((key) => ({ key, sql: asJson(marked.kind, column(joined, marked.column)) })));
};

const referenceParts = (field: Field, inner: Selection, name: string, build: Build, sight: Sight, outside: boolean): Part[] => {
  const { tone } = field.reference!;
  const target = resourceOf(field.reference!.type);
  const open = referenceSight(target, sight);
  return [...inner].map(([key, { name: asked, inner: deeper }]): Part => {
    if (asked === '__typename') return { key, sql: `${literal(target.type)}::text` };
    const stub = outside && STUB.includes(asked) ? (asked === 'id' ? 'id' : asked === 'title' ? target.title : target.code) : asked;
    if (stub === undefined) return { key, sql: 'null::text' };
    if (!open && tone?.through === asked) return { key, sql: toneColumn(target, tone, deeper, name, build) };
    if (stub !== 'id' && stub !== target.title && stub !== target.code && !open) throw refuse('_DB0100');
    return { key, sql: fieldColumn(target, stub, deeper, name, build, open ?? sightOf(sight.session, target, { scope: 'ALL' })) };
  });
};

const rowsColumn = ({ endpoint }: Resource, field: Field, inner: Selection, alias: string, build: Build, sight: Sight): string => {
  const { table, parentColumn, fields, type } = field.rows!;
  const child = begin(build.to, 'c');
  const parts = [...inner].map(([key, { name, inner: deeper }]) => {
    if (name === '__typename') return `${literal(type)}::text as ${quote(key)}`;
    const part = fields.find((candidate) => candidate.name === name)!;
    if (part.reference) return `${referenceColumn(part, deeper, 'c', child, sight, part.reference.endpoint !== endpoint)} as ${quote(key)}`;
    return `${asJson(part.kind, column('c', part.column))} as ${quote(key)}`;
  });
  return `(select coalesce(json_agg(k."row" order by k."position"), '[]') from (select c."position", (select row_to_json(y) from (select ${parts.join(', ')}) y) as "row" from ${quote(table)} c ${child.joins.join(' ')} where c.org_code = ${alias}.org_code and c.${quote(parentColumn)} = ${alias}.id) k)`;
};

/**
 * How many records of a list refer to the row: those whom the person sees there. A lateral query, which finds them by the index of the reference for the rows of the page
 * alone; figures over the same list share it.
 */
const countColumn = ({ count }: Field, alias: string, build: Build, { session }: Sight): string => {
  const { path, form, scope, type, by, where } = count!;
  const reach = reachBy(session, [{ form, right: 'VIEW', scope }]);
  if (reach === null) return 'null::integer';
  const target = resourceOf(type);
  const place = `${alias} ${path} ${by}`;
  const counting = build.counting.get(place) ?? beginCounting(target, by, { ...reach, forms: [form] }, alias, build, session);
  build.counting.set(place, counting);
  const { at, name, parts, from } = counting;
  const only = where === undefined ? '' : ` filter (where ${filterSql(target, JSON.parse(where) as FilterInput, 'x', build.to, { whole: () => true })})`;
  parts.push(`(count(*)${only})::integer as f${parts.length}`);
  build.joins[at] = `cross join lateral (select ${parts.join(', ')} ${from}) ${name}`;
  return `${name}.f${parts.length - 1}`;
};

const beginCounting = (target: Resource, by: string, reach: Opened, alias: string, build: Build, session: Session): Counting => ({
  at: build.joins.push('') - 1,
  name: `${build.prefix}n${build.counting.size}`,
  parts: [],
  from: `from ${quote(target.table)} x where x.org_code = ${alias}.org_code and x.${quote(fieldOf(target, by)!.column)} = ${alias}.id and ${rowsWithin(target, reach, session, 'x', build.to)}`,
});

const isOutside = (resource: Resource, field: Field): boolean => field.reference?.endpoint !== resource.endpoint;

/** The JSON value of one field over a row of the resource. */
const fieldColumn = (resource: Resource, name: string, inner: Selection, alias: string, build: Build, sight: Sight): string => {
  const audit = AUDIT[name];
  if (audit) return audit(alias);
  const field = resource.fields.find((candidate) => candidate.name === name);
  if (!field) throw new TypeError(`${resource.type} has no stored field ${name}`);
  if (field.reference) return sight.masked(field, referenceColumn(field, inner, alias, build, sight, isOutside(resource, field)), alias, build.to);
  if (field.kind === 'count') return countColumn(field, alias, build, sight);
  if (field.kind === 'rows') return sight.masked(field, rowsColumn(resource, field, inner, alias, build, sight), alias, build.to);
  return sight.masked(field, asJson(field.kind, column(alias, field.column)), alias, build.to);
};

const AUDIT_COLUMNS: Readonly<Record<string, string>> = { version: 'version', createdAt: 'created_at', createdBy: 'created_by', updatedAt: 'updated_at', updatedBy: 'updated_by' };

const need = (resource: Resource, name: string, build: Build): void => {
  const audit = AUDIT_COLUMNS[name];
  if (audit) build.needed.add(audit);
  const field = resource.fields.find((candidate) => candidate.name === name);
  if (field && isStored(field)) build.needed.add(field.column);
  if (resource.person && resource.person !== 'id') build.needed.add(resource.fields.find((candidate) => candidate.key === resource.person)!.column);
};

const AUDIT_KINDS: Readonly<Record<string, FieldKind>> = { version: 'integer', createdAt: 'text', createdBy: 'text', updatedAt: 'text', updatedBy: 'text' };

/** Columns of a row of the entity as selected. With `isShared`, for many rows of the page `p`: what they refer to comes from queries of its own. */
export const rowColumns = (resource: Resource, selection: Selection, alias: string, to: Bindings, sight: Sight, isShared = false): Built => {
  const build = begin(to, 'j', isShared);
  for (const [key, { name, inner }] of selection) {
    if (name === '__typename') {
      build.columns.push({ key, sql: `${literal(resource.type)}::text`, kind: 'text' });
      continue;
    }
    need(resource, name, build);
    const kind = AUDIT_KINDS[name] ?? resource.fields.find((field) => field.name === name)?.kind;
    build.columns.push({ key, sql: fieldColumn(resource, name, inner, alias, build, sight), ...(kind === undefined ? {} : { kind }) });
  }
  return build;
};

/** Columns as a query selects them. */
export const selected = (columns: readonly Column[]): string => columns.map(({ key, sql }) => `${sql} as ${quote(key)}`).join(', ');

/** Columns of a declared type that is read from the entity: each field follows its path through references. */
export const viewColumns = (resource: Resource, view: View, selection: Selection, alias: string, to: Bindings, sight: Sight): Built => {
  const build = begin(to);
  for (const [key, { name }] of selection) {
    if (name === '__typename') {
      build.columns.push({ key, sql: `${literal(view.type)}::text`, kind: 'text' });
      continue;
    }
    const { path, cast } = view.fields.get(name)!;
    build.columns.push({ key, sql: `${walk(resource, path, alias, build, sight)}${cast}` });
  }
  return build;
};

const walk = (resource: Resource, path: readonly string[], alias: string, build: Build, sight: Sight): string => {
  const [name, ...rest] = path;
  if (alias === 't' || alias === 'p') need(resource, name!, build);
  const field = resource.fields.find((candidate) => candidate.name === name)!;
  if (rest.length === 0) {
    const value = fieldColumn(resource, name!, new Map(), alias, build, sight);
    return field.options ? `replace(lower(${value}), '_', ' ')` : `(${value})`;
  }
  const target = resourceOf(field.reference!.type);
  return walk(target, rest, join(field, alias, build), build, referenceSight(target, sight) ?? sightOf(sight.session, target, { scope: 'ALL' }));
};
