import type { Field } from '../resource.ts';
import { toInstant } from '../values/zones.ts';
import { isBucketed, type Grouping } from './aggregate.ts';
import { isSeveral } from './several.ts';
import { addDay, bucketEnd } from './buckets.ts';
import type { Condition } from './filterTree.ts';

/**
 * The condition by which the list shows the records of a group: what the server grouped, said as a filter. Instants are grouped on the organisation's
 * calendar (`timeZone`, IANA) and lie between its first midnight and the last millisecond, as instants are kept.
 */
export const groupCondition = (field: Pick<Field, 'kind' | 'options' | 'rows'>, { bucket = 'MONTH' }: Pick<Grouping, 'bucket'>, key: unknown, timeZone: string): Condition => {
  if (key === null || key === undefined) return { empty: true };
  if (field.kind === 'reference' || field.options !== undefined || isSeveral(field)) return { in: [key] };
  if (!isBucketed(field)) return { equals: key };
  const start = String(key);
  const end = bucketEnd(start, bucket);
  if (field.kind === 'date') return { from: start, to: end };
  const midnight = (day: string): number => Date.parse(toInstant(day, '00:00:00', timeZone) ?? `${day}T00:00:00Z`);
  return { from: new Date(midnight(start)).toISOString(), to: new Date(midnight(addDay(end)) - 1).toISOString() };
};
