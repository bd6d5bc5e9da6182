/** What happened to one record, newest first, and the record as it was at a time. */
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import type { Image } from './image.ts';
import { instant } from './columns.ts';
import type { ChangeKind, ChangeSource } from './journal.ts';
import { changedKeys } from './save.ts';
import type { Sight } from './sight.ts';

type Stored = {
  readonly changeSetId: string;
  readonly at: string;
  readonly by: string;
  readonly kind: ChangeKind;
  readonly source: ChangeSource;
  readonly reason: string | null;
  readonly form: string | null;
  readonly records: number;
  readonly undoneBy: string | null;
  readonly before: Image | null;
  readonly after: Image | null;
  readonly total: number;
};
export type HistoryEntry = Omit<Stored, 'before' | 'after' | 'total' | 'undoneBy'> & {
  readonly undoable: boolean;
  readonly whyNot: string | null;
  readonly fields: readonly { field: string; before: unknown; after: unknown }[];
};

/** `seen` tells which fields exist for the person on this record. */
export const readHistory = async (tx: Transaction, resource: Resource, id: string, page: { offset: number; limit: number }, sight: Sight): Promise<{ total: number; entries: HistoryEntry[] }> => {
  const rows = await tx.query<Stored>(
    `select c.change_set_id as "changeSetId", ${instant('c.at')} as at, s.by, c.kind, s.source, s.reason, s.form, s.records, s.undone_by as "undoneBy", c.before, c.after, count(*) over ()::int as total
     from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
     where c.org_code = $1 and c.entity = $2 and c.row_id = $3 order by c.at desc, c.change_set_id desc offset $4 limit $5`,
    [tx.orgCode, resource.type, id, page.offset, page.limit],
  );
  const hidden = new Set(resource.fields.filter((field) => !sight.whole(field)).map((field) => field.key));
  const entries = rows.map(({ before, after, total: _total, undoneBy, ...entry }, index): HistoryEntry => {
    const later = page.offset + index > 0;
    const whyNot = undoneBy !== null ? 'history.whyNot.undone' : later ? 'history.whyNot.later' : null;
    const keys = entry.kind === 'UPDATE' ? changedKeys(resource, before ?? {}, after ?? {}) : [];
    return { ...entry, undoable: whyNot === null, whyNot, fields: keys.filter((key) => !hidden.has(key)).map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null })) };
  });
  return { total: rows[0]?.total ?? 0, entries };
};

/** The record's image at the time, null where it did not exist. */
export const readAsOf = async (tx: Transaction, resource: Resource, id: string, at: string): Promise<Image | null> => {
  const [last] = await tx.query<{ after: Image | null }>(
    'select after from change where org_code = $1 and entity = $2 and row_id = $3 and at <= $4::timestamptz order by at desc, change_set_id desc limit 1',
    [tx.orgCode, resource.type, id, at],
  );
  if (last) return last.after;
  const [next] = await tx.query<{ before: Image | null }>(
    'select before from change where org_code = $1 and entity = $2 and row_id = $3 and at > $4::timestamptz order by at, change_set_id limit 1',
    [tx.orgCode, resource.type, id, at],
  );
  return next?.before ?? null;
};
