/** What undoing looks at together: the changes of one kind that a change-set made to the records of one entity. They are read where they are, in the journal. */
import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import type { Caller } from '../caller.ts';
import { imageSql, type Image } from '../image.ts';
import { openImages, type SealedImage } from '../sealed-image.ts';
import type { ChangeKind } from '../journal.ts';
import { notedOf } from '../note-read.ts';
import { titleWriter } from '../title.ts';
import { bindings, literal, quote, type Bindings } from '../sql.ts';

export type Written = { readonly changeSet: string; readonly resource: Resource; readonly kind: ChangeKind };
export type Group = Written & {
  /** Who undoes, within the rights that it takes. */
  readonly caller: Caller;
  /** Told each time that so many more of the changes were looked at. */
  readonly onLooked?: ((count: number) => Promise<void>) | undefined;
};

/** The group's changes as `c`, for behind `from`: its parts are a join's right side as well. $1 is the organisation. */
export const changesOf = ({ changeSet, resource, kind }: Written, to: Bindings): string =>
  `(select * from change where org_code = $1 and change_set_id = ${to.bind(changeSet)}::bigint and entity = ${literal(resource.type)} and kind = ${literal(kind)}) c`;

/** The records that the group is about, in order. */
export const idsOf = async (tx: Transaction, group: Written): Promise<string[]> => {
  const to = bindings(tx.orgCode);
  return (await tx.query<{ id: string }>(`select c.row_id as id from ${changesOf(group, to)} order by c.row_id`, to.values)).map(({ id }) => id);
};

/** Whether the change-set changed a record of the entity, in some kind or in any. */
export const isOfChangeSet = (changeSet: string, entity: string, id: string, kind?: ChangeKind): string =>
  `exists (select from change o where o.org_code = $1 and o.change_set_id = ${changeSet}::bigint and o.entity = ${literal(entity)} and o.row_id = ${id}${kind ? ` and o.kind = ${literal(kind)}` : ''})`;

/** What people call the record: as it is, else as the change-set left or found it. */
export const titleOf = async (tx: Transaction, group: Group, id: string): Promise<string> => {
  const { resource } = group;
  const to = bindings(tx.orgCode);
  const [row] = await tx.query<{ live: Image | null; kept: SealedImage | null }>(
    `select (select ${imageSql(resource, 't')} from ${quote(resource.table)} t where t.org_code = $1 and t.id = c.row_id) as live, coalesce(c.after, c.before) as kept from ${changesOf(group, to)} where c.row_id = ${to.bind(id)}::bigint`,
    to.values,
  );
  const [kept] = row?.live ? [row.live] : await openImages(tx, [{ entity: resource.type, image: row?.kept ?? null }]);
  if (!kept || kept === 'ERASED' || (await notedOf(resource))) return id;
  return (await titleWriter(tx, resource, group.caller.session.language, [kept]))(kept) ?? id;
};
