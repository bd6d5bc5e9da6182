/** Whole records in and out of their tables, any number in one statement. Rules and rights come before. */
import type { Field, Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { instant } from './columns.ts';
import { fieldsJson, imageJson, insertedFields, recordColumns, writtenFields, type Image } from './image.ts';
import { quote } from './sql.ts';

const names = (fields: readonly Field[], alias?: string): string => fields.map((field) => (alias ? `${alias}.${quote(field.key)}` : quote(field.column))).join(', ');
const rowFields = (resource: Resource): Field[] => resource.fields.filter((field) => field.kind === 'rows');

/** Records as they are, locked until the transaction ends. Ids that do not exist are left out. */
export const readImages = async (tx: Transaction, resource: Resource, ids: readonly string[], lock = true): Promise<Map<string, Image>> => {
  const rows = await tx.prepared<{ image: Image }>(
    `images-${resource.type}${lock ? '-locked' : ''}`,
    `select ${imageJson(resource, 't')} as image from ${quote(resource.table)} t where t.org_code = $1 and t.id = any($2::bigint[]) order by t.id ${lock ? 'for update of t' : ''}`,
    [tx.orgCode, ids],
  );
  return new Map(rows.map(({ image }) => [image.id, image]));
};

/** The value of a field in the image `x`. Own fields of the organisation are no concern of code that writes Tenure's: without them a record has none, or keeps what it has. */
const given = (field: Field, otherwise: string): string => (field.kind === 'custom' ? `coalesce(x.${quote(field.key)}, ${otherwise})` : `x.${quote(field.key)}`);

/** The child rows of records that are there. */
export const insertRows = async (tx: Transaction, resource: Resource, images: readonly Image[]): Promise<void> => {
  for (const field of rowFields(resource)) {
    const { table, parentColumn, fields } = field.rows!;
    const children = images.flatMap((image) => ((image[field.key] as object[] | null) ?? []).map((child, position) => ({ ...child, '~parent': image.id, '~position': position })));
    if (children.length === 0) continue;
    const written = fields.filter((part) => part.kind === 'id' || !part.readOnly);
    await tx.query(
      `insert into ${quote(table)} (org_code, ${quote(parentColumn)}, "position", ${names(written)})
       select $1, x."~parent", x."~position", ${names(written, 'x')} from jsonb_to_recordset($2::jsonb) as x("~parent" bigint, "~position" integer, ${recordColumns(written)})`,
      [tx.orgCode, JSON.stringify(children)],
    );
  }
};

const deleteRows = async (tx: Transaction, resource: Resource, ids: readonly string[]): Promise<void> => {
  for (const field of rowFields(resource)) {
    const { table, parentColumn } = field.rows!;
    await tx.query(`delete from ${quote(table)} where org_code = $1 and ${quote(parentColumn)} = any($2::bigint[])`, [tx.orgCode, ids]);
  }
};

/** As `insertImages`, without an answer. */
export const writeImages = async (tx: Transaction, resource: Resource, images: readonly Image[], by: string): Promise<void> => {
  const written = insertedFields(resource.fields);
  await tx.query(
    `insert into ${quote(resource.table)} (org_code, id, version, created_at, created_by, updated_by, ${names(written)})
     select $1, x.id, x.version, coalesce(x."createdAt", now()), coalesce(x."createdBy", $3), $3, ${written.map((field) => given(field, `'{}'`)).join(', ')}
     from jsonb_to_recordset($2::jsonb) as x(id bigint, version integer, "createdAt" timestamptz, "createdBy" text, ${recordColumns(written)})`,
    [tx.orgCode, JSON.stringify(images), by],
  );
  await insertRows(tx, resource, images);
};

/**
 * Inserts records with their ids, versions and child rows. `by` is the name of the person; an image that tells who made
 * the record and when keeps that. Answers them as the database holds them.
 */
export const insertImages = async (tx: Transaction, resource: Resource, images: readonly Image[], by: string): Promise<Image[]> => {
  await writeImages(tx, resource, images, by);
  return [...(await readImages(tx, resource, images.map(({ id }) => id), false)).values()];
};

/**
 * Overwrites records whose version is still the image's, one version on. Answers them as the database holds them;
 * a record that is missing from the answer was changed or deleted by somebody else.
 */
export const updateImages = async (tx: Transaction, resource: Resource, images: readonly Image[], by: string): Promise<Image[]> => {
  const written = writtenFields(resource.fields);
  const done = await tx.query<{ id: string }>(
    `update ${quote(resource.table)} t set version = t.version + 1, updated_at = now(), updated_by = $3, ${written.map((field) => `${quote(field.column)} = ${given(field, `t.${quote(field.column)}`)}`).join(', ')}
     from jsonb_to_recordset($2::jsonb) as x(id bigint, version integer, ${recordColumns(written)})
     where t.org_code = $1 and t.id = x.id and t.version = x.version returning t.id`,
    [tx.orgCode, JSON.stringify(images), by],
  );
  const ids = done.map(({ id }) => id);
  if (rowFields(resource).length > 0) {
    const changed = new Set(ids);
    await deleteRows(tx, resource, ids);
    await insertRows(tx, resource, images.filter(({ id }) => changed.has(id)));
  }
  return [...(await readImages(tx, resource, ids, false)).values()];
};

/** A record as it is, locked, and as it shall be. */
type Rewriting = { readonly before: Image; readonly next: Image };

/**
 * As `updateImages`, of records that differ in these fields at most: no other column is written, made anew or read again. Of what is reckoned beside requests, what is named is written, too.
 * A record that is missing from the answer was changed or deleted by somebody else.
 */
export const updateFields = async (tx: Transaction, resource: Resource, rows: readonly Rewriting[], keys: ReadonlySet<string>, by: string): Promise<Image[]> => {
  if (rowFields(resource).some(({ key }) => keys.has(key))) return updateImages(tx, resource, rows.map(({ next }) => next), by);
  const written = insertedFields(resource.fields).filter(({ key }) => keys.has(key));
  const seen = resource.fields.filter((field) => field.kind === 'id' || field.readOnly || keys.has(field.key));
  const told = rows.map(({ next }) => ({ id: next.id, version: next.version, ...Object.fromEntries(written.map(({ key }) => [key, next[key]])) }));
  // The time is that of the transaction: told as one value, where each row's own would be formatted again.
  const done = await tx.query<{ fields: Readonly<Record<string, unknown>> & { readonly id: string }; updatedAt: string }>(
    `update ${quote(resource.table)} t set version = t.version + 1, updated_at = now(), updated_by = $3${written.map((field) => `, ${quote(field.column)} = ${given(field, `t.${quote(field.column)}`)}`).join('')}
     from jsonb_to_recordset($2::jsonb) as x(id bigint, version integer${written.length > 0 ? `, ${recordColumns(written)}` : ''})
     where t.org_code = $1 and t.id = x.id and t.version = x.version returning ${fieldsJson(seen, 't')} as fields, (select ${instant('now()')}) as "updatedAt"`,
    [tx.orgCode, JSON.stringify(told), by],
  );
  const before = new Map(rows.map((row) => [row.before.id, row]));
  return done.map(({ fields, updatedAt }) => {
    const row = before.get(fields.id)!;
    return { ...row.before, ...fields, version: row.next.version + 1, updatedAt, updatedBy: by };
  });
};

/** Deletes records with their child rows. */
export const deleteImages = async (tx: Transaction, resource: Resource, ids: readonly string[]): Promise<void> => {
  await deleteRows(tx, resource, ids);
  await tx.query(`delete from ${quote(resource.table)} where org_code = $1 and id = any($2::bigint[])`, [tx.orgCode, ids]);
};
