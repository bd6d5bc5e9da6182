import type { Resource } from '../../../domain/resource.ts';
import type { Image } from '../../resource/image.ts';
import { recordChanges } from '../../resource/journal.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { insertImages, readImages, updateImages, writeImages } from '../../resource/store.ts';
import { allocate } from '../ids.ts';
import type { Transaction } from '../org.ts';

/** A record by the keys of its fields, as people write it; what is left out gets its default. */
export type SeedRecord = Readonly<Record<string, unknown>>;

export type Seeding = {
  /** Adds records of an entity in one statement and answers their ids in order. */
  add(type: string, records: readonly SeedRecord[]): Promise<string[]>;
  /** As `add`, of records of which there are thousands and which tell themselves when they came to be: the journal does not know them. */
  addMany(type: string, records: readonly SeedRecord[]): Promise<void>;
  /** Changes some fields of one record. */
  change(type: string, id: string, values: SeedRecord): Promise<void>;
  /** As `change`, of several by their ids. */
  changeMany(type: string, values: ReadonlyMap<string, SeedRecord>): Promise<void>;
  /** Writes the journal of all that was done, as one change-set; call it last. A record may not be added and changed in one seeding. */
  finish(reason: string): Promise<void>;
};

/** Who made what an installation starts with. */
const MADE_BY = 'Tenure';

/** What an organisation starts with, written as every record is: ids, defaults, child rows, journal. Rules are the caller's to keep. */
export const seeding = (tx: Transaction): Seeding => {
  const changes: Change[] = [];
  const imagesOf = async (resource: Resource, records: readonly SeedRecord[]): Promise<Image[]> => {
    const first = await allocate(tx, resource.table, records.length);
    const nextRow = await rowIds(tx, resource, records);
    return records.map((record, index) => imageOf(resource, record, String(first + index), nextRow));
  };
  const changeMany = async (type: string, values: ReadonlyMap<string, SeedRecord>): Promise<void> => {
    const resource = resourceOf(type);
    const ids = [...values.keys()];
    const before = await readImages(tx, resource, ids);
    const missing = ids.find((id) => !before.has(id));
    if (missing !== undefined) throw new Error(`There is no ${type} ${missing}.`);
    const stored = await updateImages(tx, resource, ids.map((id) => ({ ...before.get(id)!, ...values.get(id) })), MADE_BY);
    changes.push(...stored.map((after): Change => ({ entity: resource.type, id: after.id, kind: 'UPDATE', before: before.get(after.id)!, after })));
  };
  return {
    add: async (type, records) => {
      const resource = resourceOf(type);
      if (records.length === 0) return [];
      const images = await imagesOf(resource, records);
      const stored = await insertImages(tx, resource, images, MADE_BY);
      changes.push(...stored.map((after): Change => ({ entity: resource.type, id: after.id, kind: 'ADD', before: null, after })));
      return images.map(({ id }) => id);
    },
    addMany: async (type, records) => {
      const resource = resourceOf(type);
      if (records.length > 0) await writeImages(tx, resource, await imagesOf(resource, records), MADE_BY);
    },
    change: (type, id, values) => changeMany(type, new Map([[id, values]])),
    changeMany,
    finish: async (reason) => {
      const id = String(await allocate(tx, 'change_set', 1));
      await recordChanges(tx, id, { userId: null, by: MADE_BY, source: 'SEED', reason, changes });
    },
  };
};

/** Gives the child rows of all records ids, a table at a time. */
const rowIds = async (tx: Transaction, { fields }: Resource, records: readonly SeedRecord[]): Promise<(table: string) => string> => {
  const next = new Map<string, number>();
  for (const { key, kind, rows } of fields) {
    if (kind !== 'rows' || rows === undefined) continue;
    const count = records.reduce((sum, record) => sum + ((record[key] as readonly unknown[] | undefined) ?? []).length, 0);
    if (count > 0) next.set(rows.table, await allocate(tx, rows.table, count));
  }
  return (table) => {
    const id = next.get(table)!;
    next.set(table, id + 1);
    return String(id);
  };
};

const imageOf = ({ fields }: Resource, record: SeedRecord, id: string, nextRow: (table: string) => string): Image => {
  const unknown = Object.keys(record).filter((key) => !fields.some((field) => field.key === key));
  if (unknown.length > 0) throw new TypeError(`There is no field ${unknown.join(', ')}.`);
  const image: Record<string, unknown> & { id: string; version: number } = { id, version: 1 };
  for (const { key, kind, default: start, readOnly, derived, rows } of fields) {
    if ((readOnly && !derived) || key === 'id') continue;
    // Null says that it is to be empty.
    const given = record[key] === undefined && start !== undefined ? (JSON.parse(start) as unknown) : (record[key] ?? null);
    // What is left out has no value; thousands of records are shorter by it.
    if (kind === 'rows' && rows !== undefined) image[key] = ((given ?? []) as SeedRecord[]).map((row) => ({ ...row, id: nextRow(rows.table) }));
    else if (given !== null) image[key] = given;
  }
  return image;
};
