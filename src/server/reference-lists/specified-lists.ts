import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { Grant } from '../access/authorise.ts';
import type { Reach } from '../access/reach.ts';
import type { Context } from '../context.ts';
import { asked, listsOf, type Resolve } from '../graphql/entity-resolvers.ts';
import type { Resource } from '../../domain/resource.ts';
import type { FilterInput } from '../resource/filter.ts';
import { readList } from '../resource/list.ts';
import { sightOf } from '../resource/sight.ts';
import { viewsOf } from '../resource/views.ts';
import { ofOwnOrganisation } from './of-own-organisation.ts';

type Answer = Readonly<Record<string, unknown>>;
type Arguments = Readonly<Record<string, unknown>>;

/** How one list of the answer is read; null leaves it empty. */
export type Told = { readonly reach: Reach; readonly also?: readonly FilterInput[] } | null;

export type ListRequest = { readonly args: Arguments; readonly context: Context; readonly grant: Grant; readonly info: GraphQLResolveInfo };

const inUse = ({ fields }: Resource): FilterInput[] => (fields.some(({ key }) => key === 'status') ? [{ status: { equals: 'ACTIVE' } }] : []);

/** What is in use, for everybody. */
const usual = (resource: Resource): Told => ({ reach: { scope: 'ALL' }, also: inUse(resource) });

/**
 * The lists of an answer that are read from entities (`@ref` on their types), in the order of the names. Arguments are searchString, offset and limit, at
 * most 25,000; they hold for each list. Only what was asked for is read.
 */
export const readSpecifiedLists = async ({ args, context, grant, info }: ListRequest, told: (resource: Resource) => Told = usual): Promise<Answer> => {
  const type = getNamedType(info.returnType) as GraphQLObjectType;
  const views = viewsOf(info.schema);
  const selection = asked(info);
  const all = Object.values(type.getFields()).flatMap((field) => {
    const view = views.get(getNamedType(field.type).name);
    return view ? [{ name: field.name, resource: view.resource }] : [];
  });
  // A count that is asked for alone needs its list as well: an answer with a count has one list.
  const needed = all.filter(({ name }) => selection.has(name) || selection.has('totalRecords'));
  const parts = needed.map(async ({ name, resource }): Promise<Answer> => {
    const how = told(resource);
    if (how === null) return { [name]: [], totalRecords: 0 };
    const page = await readList<Answer>(context.db, {
      resource,
      sight: sightOf(grant.session, resource, how.reach),
      selection,
      lists: listsOf(type, resource, views),
      pageType: type.name,
      arguments: {
        search: (args['searchString'] as string | null | undefined) ?? null,
        offset: (args['offset'] as number | null | undefined) ?? 0,
        limit: (args['limit'] as number | null | undefined) ?? 25_000,
        also: how.also ?? [],
        sort: [{ field: resource.title, order: 'ASC' }],
      },
    });
    return { [name]: page[name], totalRecords: page['totalRecords'] };
  });
  return { errorCode: '', message: '', ...(Object.assign({}, ...(await Promise.all(parts))) as Answer) };
};

/** Resolves an operation whose answer is such lists. Org_Code, where it has it, may only be the caller's own. */
export const specifiedLists: Resolve = (args, context, grant, info) => {
  ofOwnOrganisation(args['Org_Code'], grant!.session);
  return readSpecifiedLists({ args, context, grant: grant!, info });
};
