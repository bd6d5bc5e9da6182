/** Job posts as the person may see them. */
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import type { FilterInput } from '../../resource/filter.ts';
import { readList } from '../../resource/list.ts';
import { resourceOf } from '../../resource/registry.ts';
import { selectionOf, type Selection } from '../../resource/selection.ts';
import { sightOf } from '../../resource/sight.ts';

type Asked = { readonly filters: readonly FilterInput[]; readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null; readonly fields: Readonly<Record<string, true | Selection>> };
/** A page of those within the grant, the last opened first. */
export const readPosts = async <Line extends object>({ db }: Pick<Context, 'db'>, grant: Grant, { filters, search = null, offset, limit, fields }: Asked): Promise<{ total: number; lines: readonly Line[] }> => {
  const resource = resourceOf('JobPost');
  const page = await readList<{ totalRecords: number; rows: readonly Line[] }>(db, {
    resource,
    sight: sightOf(grant.session, resource, grant),
    selection: selectionOf({ totalRecords: true, rows: selectionOf(fields) }),
    lists: new Map([['rows', 'rows' as const]]),
    pageType: '',
    arguments: { search, also: filters, offset: offset ?? 0, limit: limit ?? 50 },
  });
  return { total: page.totalRecords, lines: page.rows };
};

/** One post, or 'not found'. */
export const readPost = async <Line extends object>(context: Pick<Context, 'db'>, grant: Grant, id: number | string, fields: Asked['fields']): Promise<Line> => {
  const { lines } = /^\d{1,18}$/.test(String(id)) ? await readPosts<Line>(context, grant, { filters: [{ ids: [String(id)] }], limit: 1, fields }) : { lines: [] };
  if (!lines[0]) throw refuse('NOT_FOUND');
  return lines[0];
};
