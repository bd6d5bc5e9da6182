/** Groupings by fields with several values: a record stands once for each of its values, and once where it has none. */
import { isSeveral } from '../../../domain/lists/several.ts';
import { valueOf } from '../columns.ts';
import { quote } from '../sql.ts';
import type { Joins, Place } from './place.ts';
import type { Plan } from './plan.ts';

/** Places of these groupings in the plan. */
export const severalIn = ({ groupings }: Plan): readonly number[] => groupings.flatMap(({ place }, at) => (isSeveral(place.field) ? [at] : []));

/** A row of each value, `e0.k`; the same value of a record may come again. */
export const spread = ({ field, ...place }: Place, at: number, joins: Joins): string => {
  const alias = joins.aliasOf({ field, ...place });
  const { rows, ...listed } = field;
  if (rows === undefined) return `left join lateral unnest(${valueOf(listed, alias)}) e${at}(k) on true`;
  const part = rows.fields.find(({ key }) => key === rows.by)!;
  return `left join (select org_code, ${quote(rows.parentColumn)} as record, ${quote(part.column)} as k from ${quote(rows.table)}) e${at} on e${at}.org_code = ${alias}.org_code and e${at}.record = ${alias}.id and e${at}.k is not null`;
};
