/** Where the value of a path stands in a statement: a field of the entity, or one of a record that it refers to. */
import { stepsOf } from '../../../domain/lists/aggregate.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { resourceOfSession } from '../../customisation/form-fields.ts';
import { refuse } from '../../refuse.ts';
import { column } from '../columns.ts';
import { visibleField } from '../filter.ts';
import { fieldOf, resourceOf } from '../registry.ts';
import { referenceSight } from '../rows.ts';
import type { Sight } from '../sight.ts';
import { quote } from '../sql.ts';

export type Place = {
  /** The reference that leads there; null for a field of the entity itself. */
  readonly reference: Field | null;
  /** Whose field it is. */
  readonly resource: Resource;
  readonly field: Field;
};

const inner = (target: Resource, key: string, { session }: Sight): Field | undefined => fieldOf(resourceOfSession(target, session), key);

/**
 * The place of a path. Refused like a filter where a step does not exist for the person on every record within reach: what cannot be read cannot be
 * counted either. Of what a record refers to, title and code are part of the record; more asks the right to view all such records, as in lists.
 */
export const placeOf = (resource: Resource, path: string, sight: Sight): Place => {
  const { reference: key, field } = stepsOf(path);
  if (key === null) return { reference: null, resource, field: visibleField(resource, field, sight) };
  const reference = visibleField(resource, key, sight);
  if (!reference.reference) throw refuse('_DB0100');
  const target = resourceOf(reference.reference.type);
  const open = referenceSight(target, sight);
  const found = inner(target, field, sight);
  const isNamed = found !== undefined && (found.name === target.title || found.name === target.code) && found.access === undefined;
  if (!found || !(isNamed || (open?.whole(found) ?? false))) throw refuse('_DB0100');
  return { reference, resource: target, field: found };
};

/** Joins that places need, each reference once. */
export type Joins = { readonly joins: string[]; aliasOf(place: Place): string };

export const joinsFrom = (alias: string): Joins => {
  const joins: string[] = [];
  const had = new Map<string, string>();
  return {
    joins,
    aliasOf: ({ reference, resource }) => {
      if (reference === null) return alias;
      const known = had.get(reference.key);
      if (known !== undefined) return known;
      const name = `f${had.size}`;
      had.set(reference.key, name);
      joins.push(`left join ${quote(resource.table)} ${name} on ${name}.org_code = ${alias}.org_code and ${name}.id = ${column(alias, reference.column)}`);
      return name;
    },
  };
};
