import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import type { FilterInput } from './filter.ts';
import { readList, type ListArguments } from './list.ts';
import { resourceOf } from './registry.ts';
import { selectionOf, type Selection } from './selection.ts';
import { sightOf } from './sight.ts';

export type Fields = Readonly<Record<string, true | Selection>>;
/** What narrows a page, for operations that name their arguments and fields themselves; without a limit fifty. */
export type PageAsked = Omit<ListArguments, 'also'> & { readonly filters: readonly FilterInput[] };

/** A page of an entity's records within the grant, in the order of its list. */
export const readPage = async <Line extends object>({ db }: Pick<Context, 'db'>, grant: Grant, type: string, fields: Fields, { filters, offset, limit, ...asked }: PageAsked): Promise<{ total: number; lines: readonly Line[] }> => {
  const resource = resourceOf(type);
  const page = await readList<{ totalRecords: number; rows: readonly Line[] }>(db, {
    resource,
    sight: sightOf(grant.session, resource, grant),
    selection: selectionOf({ totalRecords: true, rows: selectionOf(fields) }),
    lists: new Map([['rows', 'rows' as const]]),
    pageType: '',
    arguments: { ...asked, also: filters, offset: offset ?? 0, limit: limit ?? 50 },
  });
  return { total: page.totalRecords, lines: page.rows };
};
