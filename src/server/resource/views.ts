/** Declared output types that are read from an entity: `@ref(to:)` on the type, `@column(from:)` on its fields. */
import { getDirectiveValues, GraphQLObjectType, getNamedType, type GraphQLSchema } from 'graphql';
import { resourceOf } from './registry.ts';
import type { Resource } from '../../domain/resource.ts';

export type View = {
  readonly type: string;
  readonly resource: Resource;
  readonly fields: ReadonlyMap<string, { readonly path: readonly string[]; readonly cast: string }>;
};

/** JSON numbers where the specification has numbers. */
const CASTS: Readonly<Record<string, string>> = { Int: '::integer', Float: '::numeric', String: '::text', ID: '::text' };

export const viewsOf = (schema: GraphQLSchema): Map<string, View> => {
  const ref = schema.getDirective('ref')!;
  const column = schema.getDirective('column')!;
  const views = new Map<string, View>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || !type.astNode) continue;
    const to = getDirectiveValues(ref, type.astNode)?.to as string | undefined;
    if (to === undefined) continue;
    const fields = Object.values(type.getFields()).map((field) => {
      const from = getDirectiveValues(column, field.astNode!)!.from as string;
      return [field.name, { path: from.split('.'), cast: CASTS[getNamedType(field.type).name] ?? '' }] as const;
    });
    views.set(type.name, { type: type.name, resource: resourceOf(to.split('/')[1]!), fields: new Map(fields) });
  }
  return views;
};
