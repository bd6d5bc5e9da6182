/** An image of the journal as a row that a query can read: references by their titles of today. */
import type { Field, Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import type { Image } from './image.ts';
import { resourceOf } from './registry.ts';
import type { Sight } from './sight.ts';
import { quote } from './sql.ts';

type Row = Record<string, unknown>;

const reference = async (tx: Transaction, field: Field, id: unknown): Promise<Row | null> => {
  if (id === null || id === undefined) return null;
  const target = resourceOf(field.reference!.type);
  const column = (name: string): string => quote(target.fields.find((candidate) => candidate.name === name)!.column);
  const [found] = await tx.query<{ title: string; code: string | null }>(
    `select ${column(target.title)} as title, ${target.code ? column(target.code) : 'null'} as code from ${quote(target.table)} where org_code = $1 and id = $2`,
    [tx.orgCode, id],
  );
  const title = found?.title ?? String(id);
  return { id, title, code: found?.code ?? null, [target.title]: title, ...(target.code ? { [target.code]: found?.code ?? '' } : {}) };
};

const valuesOf = async (tx: Transaction, fields: readonly Field[], image: Row): Promise<Row> => {
  const row: Row = {};
  for (const field of fields) {
    if (field.reference) row[field.name] = await reference(tx, field, image[field.key]);
    else if (field.kind === 'rows') row[field.name] = await Promise.all(((image[field.key] as Row[] | null) ?? []).map((child) => valuesOf(tx, field.rows!.fields, child)));
    else row[field.name] = image[field.key] ?? null;
  }
  return row;
};

/** Fields that the person may not see on every record within reach are left out. */
export const asRow = async (tx: Transaction, resource: Resource, image: Image, sight: Sight): Promise<Row> => {
  const { version, createdAt, createdBy, updatedAt, updatedBy } = image as Row;
  const seen = resource.fields.filter((field) => sight.whole(field));
  return { ...(await valuesOf(tx, seen, image)), version, createdAt, createdBy, updatedAt, updatedBy };
};
