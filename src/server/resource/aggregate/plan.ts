/** What an aggregate asks, resolved: its groupings with those that currencies add, and its measures. */
import { isBucketed, isGroupable, measuresOf, MOST_GROUPINGS, MOST_MEASURES, MOST_TOTALS, stepsOf, type Aggregate, type MeasureKind } from '../../../domain/lists/aggregate.ts';
import type { DateBucket } from '../../../domain/lists/buckets.ts';
import { oneOf } from '../../../domain/lists/several.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { refuse } from '../../refuse.ts';
import type { Sight } from '../sight.ts';
import { placeOf, type Place } from './place.ts';

export type PlannedGrouping = {
  readonly path: string;
  readonly place: Place;
  /** The place's field, of several values one: what the keys of groups are of. */
  readonly one: Field;
  readonly bucket: DateBucket | null;
  /** Not asked: amounts of one currency are never added to those of another. */
  readonly isCurrency: boolean;
};
/** `currency` is an ISO code, the place of a grouping that holds it, or null for the organisation's own. */
export type PlannedMeasure = { readonly measure: MeasureKind; readonly path: string | null; readonly place: Place | null; readonly currency: string | number | null };
export type Plan = { readonly groupings: readonly PlannedGrouping[]; readonly measures: readonly PlannedMeasure[]; readonly totals: readonly (readonly number[])[] };

const wrong = (field: string, message: string) => refuse('BAD_USER_INPUT', { validationError: [{ field, message }] });

const currencyPath = (path: string, { field, resource }: Place): string | null => {
  if (field.kind !== 'money' || field.currency === undefined || !resource.fields.some(({ key }) => key === field.currency)) return null;
  const { reference } = stepsOf(path);
  return reference === null ? field.currency : `${reference}.${field.currency}`;
};

/** Refuses what does not exist for the person and what cannot be grouped or measured so. */
export const planOf = (resource: Resource, { groupBy, measures, totals = [] }: Aggregate, sight: Sight): Plan => {
  if (groupBy.length > MOST_GROUPINGS) throw wrong('groupBy', `At most ${MOST_GROUPINGS} groupings.`);
  if (measures.length > MOST_MEASURES) throw wrong('measures', `At most ${MOST_MEASURES} measures.`);
  if (totals.length > MOST_TOTALS || totals.flat().some((at) => !Number.isInteger(at) || at < 0 || at >= groupBy.length)) throw wrong('totals', 'Totals name places of groupBy.');
  const groupings = groupBy.map(({ field: path, bucket }): PlannedGrouping => {
    const place = placeOf(resource, path, sight);
    if (!isGroupable(place.field)) throw wrong('groupBy', `${path} cannot be grouped by.`);
    return { path, place, one: oneOf(place.field), bucket: isBucketed(place.field) ? (bucket ?? 'MONTH') : null, isCurrency: false };
  });
  const added = (path: string): number => {
    const place = placeOf(resource, path, sight);
    return groupings.push({ path, place, one: place.field, bucket: null, isCurrency: true }) - 1;
  };
  const planned = measures.map(({ measure, field: path }): PlannedMeasure => {
    if (measure === 'COUNT') return { measure, path: null, place: null, currency: null };
    const place = path === undefined ? null : placeOf(resource, path, sight);
    if (path === undefined || !place || !measuresOf(place.field).includes(measure)) throw wrong('measures', `${measure} of ${path ?? 'nothing'} cannot be measured.`);
    const by = measure === 'COUNT_DISTINCT' ? null : currencyPath(path, place);
    if (by === null) return { measure, path, place, currency: place.field.kind === 'money' ? (place.field.currency ?? null) : null };
    const known = groupings.findIndex((grouping) => grouping.path === by);
    const at = known < 0 ? added(by) : known;
    return { measure, path, place, currency: at };
  });
  return { groupings, measures: planned, totals };
};
