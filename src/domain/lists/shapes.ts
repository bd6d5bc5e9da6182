/** Which shapes a list can take, and which fields they stand on. */
import type { Field, Resource } from '../resource.ts';
import { isListGroupable, type Arrangement, type ListShape } from './arrangement.ts';

/** Reference lanes at most: more cannot be seen side by side. */
export const MOST_LANES = 30;

const LANES: readonly Field['kind'][] = ['status', 'choice', 'yesNo', 'reference'];
const rankOf = (kinds: readonly Field['kind'][], { kind }: Field): number => kinds.indexOf(kind);

const usable = (fields: readonly Field[]): readonly Field[] => fields.filter((field) => field.hidden !== true && isListGroupable(field));
const inOrder = (fields: readonly Field[], kinds: readonly Field['kind'][]): readonly Field[] =>
  usable(fields)
    .filter((field) => kinds.includes(field.kind))
    .toSorted((one, other) => rankOf(kinds, one) - rankOf(kinds, other));

/** Fields whose values can be lanes of a board, the likeliest first. Of a reference there may still be too many. */
export const laneFieldsOf = (fields: readonly Field[]): readonly Field[] => inOrder(fields, LANES);

const isUntil = (field: Field, fields: readonly Field[]): boolean => fields.some((other) => untilOf(other, fields)?.key === field.key);

/** Days and instants by which records can stand in a calendar; the end of a pair is not one. */
export const dayFieldsOf = (fields: readonly Field[]): readonly Field[] => {
  const days = usable(fields).filter(({ kind }) => kind === 'date' || kind === 'dateTime');
  const starts = days.filter((field) => !isUntil(field, days));
  const worth = (field: Field): number => (untilOf(field, days) ? 0 : field.inList ? 1 : field.kind === 'date' ? 2 : 3);
  return starts.toSorted((one, other) => worth(one) - worth(other));
};

const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/^from(?=[A-Z]|$)/, 'to'],
  [/From$/, 'To'],
  [/^start(?=[A-Z]|$)/, 'end'],
  [/^starts(?=[A-Z]|$)/, 'ends'],
  [/Start$/, 'End'],
];

/** The day on which a record ends that begins on `field`: `toDate` of `fromDate`. Only days have one. */
export const untilOf = ({ key, kind }: Field, fields: readonly Field[]): Field | undefined => {
  const pair = PAIRS.find(([from]) => from.test(key));
  const until = pair && key.replace(pair[0], pair[1]);
  return kind === 'date' ? fields.find((other) => other.key === until && other.kind === 'date' && other.filter && other.hidden !== true) : undefined;
};

/** The reference to the record above in the same list. */
export const parentFieldOf = ({ parent, type, endpoint }: Pick<Resource, 'parent' | 'type' | 'endpoint'>, fields: readonly Field[]): Field | undefined => {
  const own = fields.filter(({ kind, filter, reference, hidden }) => kind === 'reference' && filter && hidden !== true && reference?.type === type && reference.endpoint === endpoint);
  return own.find(({ key }) => key === parent) ?? own[0];
};

/** Fields by which a chart or a pivot can be grouped, the likeliest first. */
export const figureFieldsOf = (fields: readonly Field[]): readonly Field[] => {
  const likely = inOrder(fields, ['status', 'choice', 'yesNo', 'reference', 'date', 'dateTime', 'listed']);
  return [...likely, ...usable(fields).filter((field) => !likely.includes(field))];
};

/** The shapes that the fields a person sees of an entity allow. */
export const shapesOf = (resource: Pick<Resource, 'parent' | 'type' | 'endpoint'>, fields: readonly Field[]): readonly ListShape[] => [
  'LIST',
  ...(laneFieldsOf(fields).length > 0 ? (['BOARD'] as const) : []),
  ...(dayFieldsOf(fields).length > 0 ? (['CALENDAR'] as const) : []),
  ...(figureFieldsOf(fields).length > 0 ? (['CHART', 'PIVOT'] as const) : []),
  ...(parentFieldOf(resource, fields) ? (['TREE'] as const) : []),
];

/** The shape wished, where the fields allow it; else rows. */
export const shapeFor = ({ shape }: Pick<Arrangement, 'shape'>, resource: Pick<Resource, 'parent' | 'type' | 'endpoint'>, fields: readonly Field[]): ListShape => (shapesOf(resource, fields).includes(shape) ? shape : 'LIST');

/** The field that the arrangement names, as far as it is one of those offered; else the first of them. */
export const chosenField = (by: string | undefined, offered: readonly Field[]): Field | undefined => offered.find(({ key }) => key === by) ?? offered[0];

/** The message key that says why a record may not go from one value of a field to another; undefined where it may. `null` is no value. */
export const whyNotTo = (field: Pick<Field, 'next' | 'required'>, from: string | null, to: string | null): 'shapes.why.required' | 'shapes.why.next' | undefined => {
  if (to === null && field.required) return 'shapes.why.required';
  const next = from === null ? undefined : field.next?.[from];
  return from !== to && next !== undefined && (to === null || !next.includes(to)) ? 'shapes.why.next' : undefined;
};
