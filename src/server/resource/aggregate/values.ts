/** Groupings by fields with several values: a record stands once for each of its values, and once where it has none. */
import { isSeveral } from '../../../domain/lists/several.ts';
import type { Field } from '../../../domain/resource.ts';
import { column, valueOf } from '../columns.ts';
import { quote } from '../sql.ts';
import type { Joins } from './place.ts';
import type { Plan } from './plan.ts';

const valuesSql = ({ rows, ...field }: Field, alias: string): string => {
  if (rows === undefined) return `select value as k from unnest(${valueOf(field, alias)}) value`;
  const part = rows.fields.find(({ key }) => key === rows.by)!;
  return `select ${column('held', part.column)} as k from ${quote(rows.table)} held where held.org_code = ${alias}.org_code and held.${quote(rows.parentColumn)} = ${alias}.id and ${column('held', part.column)} is not null`;
};

/** Places of these groupings in the plan. */
export const severalIn = ({ groupings }: Plan): readonly number[] => groupings.flatMap(({ place }, at) => (isSeveral(place.field) ? [at] : []));

/** Joins that make a row of each different value: `e0.k` is one of them, `e0.o` its number in the record from 1. */
export const spread = (plan: Plan, joins: Joins): readonly string[] =>
  severalIn(plan).map((at) => {
    const { place } = plan.groupings[at]!;
    return `left join lateral (select k, row_number() over () as o from (${valuesSql(place.field, joins.aliasOf(place))}) v group by k) e${at} on true`;
  });
