import { coerceInputValue, type GraphQLInputType } from 'graphql';
import type { Resource } from '../../domain/resource.ts';
import { refuse } from '../refuse.ts';
import type { FilterInput } from '../resource/filter.ts';
import { readSchema } from './served-schema.ts';

const types = new Map<string, GraphQLInputType>();

const filterTypeOf = ({ endpoint, type }: Resource): GraphQLInputType => {
  const had = types.get(type) ?? (readSchema(endpoint).getType(`${type}Filter`) as GraphQLInputType);
  types.set(type, had);
  return had;
};

/** A filter that came in JSON, held to the entity's filter input as GraphQL would; refuses what does not fit, with its place. */
export const coerceFilter = (resource: Resource, filter: unknown): FilterInput | null =>
  filter === null || filter === undefined
    ? null
    : (coerceInputValue(filter, filterTypeOf(resource), (path, _value, { message }) => {
        throw refuse('BAD_USER_INPUT', { validationError: [{ field: ['filter', ...path].join('.'), message }] });
      }) as FilterInput);
