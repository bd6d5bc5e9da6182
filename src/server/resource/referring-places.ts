/** Where records of an entity may refer to one of a type: fields of their own, and fields of their child rows. */
import type { Field, Resource } from '../../domain/resource.ts';
import type { Values } from './hooks.ts';
import type { Image } from './image.ts';
import { resources } from './registry.ts';
import { quote } from './sql.ts';

export type ReferringPlace = {
  readonly field: Field;
  /** The field of the child rows, where these refer. */
  readonly part?: Field;
  readonly table: string;
  readonly column: string;
  /** The column that holds the id of the record. */
  readonly owner: string;
};

const placesOf = (resource: Resource, type: string): ReferringPlace[] =>
  resource.fields.flatMap((field): ReferringPlace[] => {
    if (field.reference?.type === type) return [{ field, table: resource.table, column: field.column, owner: 'id' }];
    const { rows } = field;
    return (rows?.fields ?? []).filter(({ reference }) => reference?.type === type).map((part) => ({ field, part, table: rows!.table, column: part.column, owner: rows!.parentColumn }));
  });

/** By the entity that refers; entities that do not are left out. */
export const referringPlaces = (type: string): ReadonlyMap<Resource, readonly ReferringPlace[]> =>
  new Map(resources.map((resource) => [resource, placesOf(resource, type)] as const).filter(([, places]) => places.length > 0));

/** Ids of records of `from` that refer to any of $2 there; $1 is the organisation. Records that are themselves among $2 do not count. */
export const referringSql = (resource: Resource, from: Resource, places: readonly ReferringPlace[]): string => {
  const ids = places.map(({ table, column, owner }) => `select t.${quote(owner)} as id from ${quote(table)} t where t.org_code = $1 and t.${quote(column)} = any($2::bigint[])`).join(' union ');
  return from.type === resource.type ? `select i.id from (${ids}) i where not (i.id = any($2::bigint[]))` : ids;
};

/** Whether the record refers to one of the ids there. */
export const isPlaceOf = (image: Image, { field, part }: ReferringPlace, ids: readonly string[]): boolean => {
  const value = image[field.key];
  if (part === undefined) return value !== null && value !== undefined && ids.includes(String(value));
  return ((value ?? []) as readonly Values[]).some((row) => ids.includes(String(row[part.key])));
};

const withoutId = ({ id: _, ...row }: Values): string => JSON.stringify(row);

/** Child rows that point at the target where they pointed at one of the ids; of rows that are the same then, the first stays. */
export const pointedAt = (rows: readonly Values[], key: string, ids: readonly string[], target: string): Values[] => {
  const next = rows.map((row) => (ids.includes(String(row[key])) ? { ...row, [key]: target } : row));
  const seen = new Set<string>();
  return next.filter((row) => !seen.has(withoutId(row)) && seen.add(withoutId(row)));
};
