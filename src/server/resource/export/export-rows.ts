/** All rows that a list's search and filter match, page after page by key, so that no transaction waits for a slow download. */
import { flat } from '../../../domain/customisation/custom-values.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import type { FilterInput } from '../filter.ts';
import { readList } from '../list.ts';
import type { ListArguments, ListCall } from '../list.ts';
import { lineFields } from '../import/child-rows.ts';
import { resourceOf } from '../registry.ts';
import { selectionOf } from '../selection.ts';
import type { Selection } from '../selection.ts';
import type { Sight } from '../sight.ts';

export type ExportQuery = Pick<ListArguments, 'search' | 'filter' | 'sort'> & { readonly also: readonly FilterInput[] };
type Row = Readonly<Record<string, unknown>>;

const page = 2000;

const selectionFor = (resource: Resource, fields: readonly Field[]): Selection =>
  selectionOf(
    Object.fromEntries(
      fields.map((field): [string, true | Selection] => {
        if (field.rows) return [field.name, selectionOf(Object.fromEntries(lineFields(field).map((part) => [part.name, part.reference ? selectionOf({ [resourceOf(part.reference.type).title]: true }) : true])))];
        if (field.custom !== undefined) return ['custom', true];
        if (!field.reference) return [field.name, true];
        const isInside = field.reference.endpoint === resource.endpoint;
        return [field.name, selectionOf({ [isInside ? resourceOf(field.reference.type).title : 'title']: true })];
      }),
    ),
  );

export type ExportRows = { readonly total: number; readonly rows: AsyncGenerator<Row> };

/** Asks for the first page at once, so that a refusal comes before the file begins. */
export const exportRows = (db: Database, resource: Resource, fields: readonly Field[], query: ExportQuery, sight: Sight): Promise<ExportRows> => pagedRows(db, resource, selectionFor(resource, fields), query, sight);

/** As `exportRows`, of what is selected. */
export const pagedRows = async (db: Database, resource: Resource, inner: Selection, query: ExportQuery, sight: Sight): Promise<ExportRows> => {
  const read = (after: string | null, isFirst: boolean): Promise<{ rows: Row[]; nextCursor: string | null; totalRecords?: number }> => {
    const call: ListCall = {
      resource,
      sight,
      arguments: { ...query, limit: page, after },
      lists: new Map([['rows', 'rows' as const]]),
      pageType: `${resource.type}Page`,
      selection: selectionOf({ nextCursor: true, rows: inner, ...(isFirst ? { totalRecords: true as const } : {}) }),
    };
    return readList(db, call);
  };
  const first = await read(null, true);
  async function* rows(): AsyncGenerator<Row> {
    for (let one = first; ; one = await read(one.nextCursor, false)) {
      // Taken out of the answer, which may outlive its use (see `readList`).
      yield* one.rows.splice(0).map((row) => ('custom' in row ? flat(row) : row));
      if (one.nextCursor === null) return;
    }
  }
  return { total: first.totalRecords ?? 0, rows: rows() };
};
