/** An aggregate as one statement: groups and totals from one reading of the records, names of what groups refer to looked up afterwards. */
import { MOST_GROUPS, type Aggregate } from '../../../domain/lists/aggregate.ts';
import { refuse } from '../../refuse.ts';
import { isSeveral } from '../../../domain/lists/several.ts';
import { asJson, comparable, isFolded, valueOf } from '../columns.ts';
import { resourceOf } from '../registry.ts';
import { literal, quote, type Bindings } from '../sql.ts';
import { joinsFrom, type Joins } from './place.ts';
import type { Plan, PlannedGrouping, PlannedMeasure } from './plan.ts';
import { setsOf } from './sets.ts';
import { severalIn, spread } from './values.ts';

const USUAL_GROUPS = 1000;

export type Today = { /** IANA zone whose calendar instants are grouped by. */ readonly timeZone: string; readonly today: string; /** 1 Monday … 7 Sunday. */ readonly weekStart?: number | undefined };

const DAYS_A_YEAR = '365.2425';

/** Text is grouped as filters compare it, whatever its case and accents, so that the list shows the records of a group. */
const isText = ({ one, bucket }: PlannedGrouping): boolean => bucket === null && isFolded(one);

const keySql = ({ place, bucket }: PlannedGrouping, at: number, joins: Joins, { zone, weekStart }: { readonly zone: string; readonly weekStart: number }): string => {
  if (isSeveral(place.field)) return `e${at}.k`;
  const raw = valueOf(place.field, joins.aliasOf(place));
  if (bucket === null) return comparable(place.field, joins.aliasOf(place));
  const local = place.field.kind === 'dateTime' ? `(${raw} at time zone ${zone})` : `${raw}::timestamp`;
  // The database's own weeks begin on Monday.
  const ahead = bucket === 'WEEK' ? (8 - weekStart) % 7 : 0;
  return ahead === 0 ? `date_trunc(${literal(bucket.toLowerCase())}, ${local})::date` : `(date_trunc('week', ${local} + interval '${ahead} day')::date - ${ahead})`;
};

const measureSql = ({ measure, place }: PlannedMeasure, at: number, today: string): string => {
  const value = `s."x${at}"`;
  switch (measure) {
    case 'COUNT':
      return 'count(*)::text';
    case 'COUNT_DISTINCT':
      return `count(distinct ${value})::text`;
    case 'SUM':
      return `trim_scale(sum(${value})::numeric)::text`;
    // Four digits, as amounts are kept: half away from zero.
    case 'AVERAGE':
      return `trim_scale(round(avg(${value})::numeric, 4))::text`;
    case 'AVERAGE_YEARS':
      return `trim_scale(round(avg((${today}::date - ${value})::numeric / ${DAYS_A_YEAR}), 2))::text`;
    default:
      return `(${asJson(place!.field.kind, `${measure === 'MINIMUM' ? 'min' : 'max'}(${value})`)})::text`;
  }
};

/** Numbers are ordered as numbers although they come as text. */
const ordered = ({ measure, place }: PlannedMeasure, at: number): string => {
  const isText = measure === 'MINIMUM' || measure === 'MAXIMUM' ? ['date', 'dateTime', 'time'].includes(place!.field.kind) : false;
  return isText ? `a."m${at}"` : `a."m${at}"::numeric`;
};

/** The title of what a grouping refers to, and what groups are sorted by. */
const named = ({ one: field, bucket }: PlannedGrouping, at: number, joins: string[]): { readonly title: string; readonly sort: string } => {
  const key = `a."k${at}"`;
  if (bucket !== null) return { title: 'null', sort: key };
  if (field.reference) {
    const target = resourceOf(field.reference.type);
    const title = target.fields.find(({ name }) => name === target.title)!;
    joins.push(`left join ${quote(target.table)} n${at} on n${at}.org_code = $1 and n${at}.id = ${key}`);
    const value = `n${at}.${quote(title.column)}`;
    return { title: `(${asJson(title.kind, value)})::text`, sort: isFolded(title) ? `fold(${value})` : value };
  }
  if (field.options) return { title: 'null', sort: `array_position(array[${field.options.map(literal).join(', ')}]::text[], ${key})` };
  return { title: 'null', sort: key };
};

const bounded = (limit: number | undefined): number => {
  if (limit === undefined) return USUAL_GROUPS;
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_GROUPS) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'limit', message: `limit is a whole number from 1 to ${MOST_GROUPS}.` }] });
  return limit;
};

/**
 * Rows `set` (0: a group; n: the n-th of totals), `keys`, `titles`, `measures` and `groups`, how many groups there are in all. `where` is over the alias t, as
 * lists have it. Of totals each keeps the groupings of currencies.
 */
export const aggregateText = (table: string, plan: Plan, { order = [], limit }: Pick<Aggregate, 'order' | 'limit'>, where: readonly string[], { timeZone, today, weekStart = 1 }: Today, to: Bindings): string => {
  const places = joinsFrom('t');
  const zone = plan.groupings.some(({ bucket, place }) => bucket !== null && place.field.kind === 'dateTime') ? `${to.bind(timeZone)}::text` : '';
  const day = plan.measures.some(({ measure }) => measure === 'AVERAGE_YEARS') ? to.bind(today) : '';
  const texts = plan.groupings.flatMap((grouping, at) => (isText(grouping) ? [at] : []));
  const spelt = texts.map((at) => `${valueOf(plan.groupings[at]!.place.field, places.aliasOf(plan.groupings[at]!.place))} as "v${at}"`);
  // Different values are those that are groups of their own.
  const inputs = plan.measures.flatMap(({ place, measure }, at) => (place === null ? [] : [`${(measure === 'COUNT_DISTINCT' ? comparable : valueOf)(place.field, places.aliasOf(place))} as "x${at}"`]));
  const all = plan.groupings.map((_, at) => at);
  const currencies = all.filter((at) => plan.measures.some(({ currency }) => currency === at));
  const sets = [all, ...plan.totals.map((kept) => all.filter((at) => kept.includes(at) || currencies.includes(at)))];
  const measured = [...plan.measures.map((measure, at) => `${measureSql(measure, at, day)} as "m${at}"`), ...texts.map((at) => `min(s."v${at}") as "v${at}"`)];
  const several = severalIn(plan);
  const rowsBy = (by: readonly number[]): string => {
    const keys = plan.groupings.flatMap((grouping, at) => (several.includes(at) && !by.includes(at) ? [] : [`${keySql(grouping, at, places, { zone, weekStart })} as "k${at}"`]));
    const spreads = by.map((at) => spread(plan.groupings[at]!.place, at, places));
    // Each value of a record once.
    const head = by.length === 0 ? 'select' : 'select distinct t.id as "~id",';
    return `${head} ${[...keys, ...spelt, ...inputs, 'true as "~"'].join(', ')} from ${quote(table)} t ${[...places.joins, ...spreads].join(' ')} where ${where.join(' and ')}`;
  };
  const { masks, readings } = setsOf({ groupings: all.length, sets, several, measured, rowsBy });
  const names: string[] = [];
  const labels = plan.groupings.map((grouping, at) => named(grouping, at, names));
  const told = order.map(({ by, at, order: way }) => {
    const sql = by === 'GROUP' ? labels[at]?.sort : plan.measures[at] && ordered(plan.measures[at], at);
    if (sql === undefined) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'sort', message: `${by} ${at}` }] });
    return `${sql}${way === 'DESC' ? ' desc' : ''} nulls last`;
  });
  const by = [...told, ...labels.map(({ sort }) => `${sort} nulls last`), ...all.map((at) => `a."k${at}"`)];
  const json = (parts: readonly string[]): string => (parts.length === 0 ? `'[]'::json` : `json_build_array(${parts.join(', ')})`);
  const keyed = plan.groupings.map(({ one, bucket }, at) => (texts.includes(at) ? `case when a."k${at}" is not null then a."v${at}" end` : bucket === null ? asJson(one.kind, `a."k${at}"`) : `to_char(a."k${at}", 'YYYY-MM-DD')`));
  const row = (set: number): string => `${set} as "set", ${json(keyed)} as keys, ${json(labels.map(({ title }) => title))} as titles, ${json(plan.measures.map((_, at) => `a."m${at}"`))} as measures`;
  const read = (set: number, more: string): string => `select ${row(set)}, ${more} as groups, row_number() over (${by.length > 0 ? `order by ${by.join(', ')}` : ''}) as place from a ${names.join(' ')} where a."~mask" = ${masks[set]}`;
  const groups = `(select * from (${read(0, 'count(*) over ()::int')}) g where g.place <= ${to.bind(bounded(limit))})`;
  const totals = plan.totals.map((_, at) => `(${read(at + 1, '0')})`);
  return `with a as materialized (${readings.join(' union all ')}) select "set", keys, titles, measures, groups from (${[groups, ...totals].join(' union all ')}) r order by "set", place`;
};

