import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { getNamedType } from 'graphql';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { asked, declaredFilters, listsOf } from '../graphql/entity-resolvers.ts';
import { rootsOf } from '../graphql/served-schema.ts';
import { readList } from '../resource/list.ts';
import { resourceOf } from '../resource/registry.ts';
import { sightOf } from '../resource/sight.ts';
import { viewsOf } from '../resource/views.ts';

type Arguments = Readonly<Record<string, unknown>> & { readonly onlyActiveEmployees?: number | null; readonly searchString?: string | null; readonly offset?: number | null; readonly limit?: number | null };

/** Document 0 §7: employees under the specified names; onlyActiveEmployees is 1 unless told. */
export const listAllEmployeeDetails = (args: Arguments, { db }: Context, grant: Grant, info: GraphQLResolveInfo): Promise<object> => {
  const resource = resourceOf('Employee');
  const type = getNamedType(info.returnType) as GraphQLObjectType;
  const root = rootsOf(info.schema).find(({ name }) => name === 'listAllEmployeeDetails')!;
  const active = args.onlyActiveEmployees === 0 ? [] : [{ status: { equals: 'ACTIVE' } }];
  return readList(db, {
      resource,
      sight: sightOf(grant.session, resource, grant),
      selection: asked(info),
      lists: listsOf(type, resource, viewsOf(info.schema)),
      pageType: type.name,
      arguments: { search: args.searchString ?? null, offset: args.offset ?? 0, limit: args.limit ?? 25_000, also: [...declaredFilters(root, resource, args, grant.session.language), ...active] },
  });
};
