import { coerceInputValue, type GraphQLInputType } from 'graphql';
import type { Resource } from '../../domain/resource.ts';
import { refuse } from '../refuse.ts';
import type { FilterInput } from '../resource/filter.ts';
import type { Values } from '../resource/hooks.ts';
import { readSchema } from './served-schema.ts';
import { withoutActs } from '../resource/without-acts.ts';

const types = new Map<string, GraphQLInputType>();

const inputType = ({ endpoint, type }: Resource, kind: 'Filter' | 'Input' | 'Patch'): GraphQLInputType => {
  const name = `${type}${kind}`;
  const had = types.get(name) ?? (readSchema(endpoint).getType(name) as GraphQLInputType);
  types.set(name, had);
  return had;
};

/** A filter that came in JSON, held to the entity's filter input as GraphQL would; refuses what does not fit, with its place. */
export const coerceFilter = (resource: Resource, filter: unknown): FilterInput | null =>
  filter === null || filter === undefined
    ? null
    : (coerceInputValue(filter, inputType(resource, 'Filter'), (path, _value, { message }) => {
        throw refuse('BAD_USER_INPUT', { validationError: [{ field: ['filter', ...path].join('.'), message }] });
      }) as FilterInput);

const coerceValues = (resource: Resource, kind: 'Input' | 'Patch', values: unknown, row?: string): Values =>
  ({
    ...(coerceInputValue(values, inputType(resource, kind), (path, _value, { message }) => {
      throw refuse('BAD_USER_INPUT', { validationError: [{ ...(row === undefined ? {} : { row }), field: path.join('.'), message }] });
    }) as Values),
  });

/** Values that came in JSON, held to the input of update<Entity>; refuses what does not fit, as a problem of the record `row`. */
export const coercePatch = (resource: Resource, values: unknown, row?: string): Values => withoutActs(resource, coerceValues(resource, 'Patch', values, row));

/** Values that came in JSON, held to the input of add<Entity>. */
export const coerceInput = (resource: Resource, values: unknown): Values => withoutActs(resource, coerceValues(resource, 'Input', values));
