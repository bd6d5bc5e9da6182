import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import type { Image } from './image.ts';
import type { Change } from './journal.ts';
import { resourceOf } from './registry.ts';
import { deleteImages, insertImages } from './store.ts';

type Values = Readonly<Record<string, unknown>>;

/** Child rows with the next ids of their table. */
export const withRowIds = async (tx: Transaction, table: string, rows: readonly Values[]): Promise<Values[]> => {
  if (rows.length === 0) return [];
  const first = await allocate(tx, table, rows.length);
  return rows.map((row, at) => ({ ...row, id: String(first + at) }));
};

/** Adds records with the next ids of their kind; answers them as changes. */
export const addNew = async (tx: Transaction, type: string, records: readonly Values[], by: string): Promise<Change[]> => {
  if (records.length === 0) return [];
  const resource = resourceOf(type);
  const first = await allocate(tx, resource.table, records.length);
  const images = await insertImages(tx, resource, records.map((record, at): Image => ({ custom: {}, ...record, id: String(first + at), version: 1 })), by);
  return images.map((after) => ({ entity: type, id: after.id, kind: 'ADD' as const, before: null, after }));
};

/** Deletes records as changes. */
export const deleteOld = async (tx: Transaction, type: string, images: readonly Image[]): Promise<Change[]> => {
  await deleteImages(tx, resourceOf(type), images.map(({ id }) => id));
  return images.map((before) => ({ entity: type, id: before.id, kind: 'DELETE' as const, before, after: null }));
};
