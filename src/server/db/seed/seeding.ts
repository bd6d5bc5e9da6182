import type { Resource } from '../../../domain/resource.ts';
import type { Image } from '../../resource/image.ts';
import { recordChanges } from '../../resource/journal.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { insertImages, readImages, updateImages } from '../../resource/store.ts';
import { allocate } from '../ids.ts';
import type { Transaction } from '../org.ts';

/** A record by the keys of its fields, as people write it; what is left out gets its default. */
export type SeedRecord = Readonly<Record<string, unknown>>;

export type Seeding = {
  /** Adds records of an entity in one statement and answers their ids in order. */
  add(type: string, records: readonly SeedRecord[]): Promise<string[]>;
  /** Changes some fields of one record. */
  change(type: string, id: string, values: SeedRecord): Promise<void>;
  /** Writes the journal of all that was done, as one change-set; call it last. A record may not be added and changed in one seeding. */
  finish(reason: string): Promise<void>;
};

/** Who made what an installation starts with. */
const MADE_BY = 'Tenure';

/** What an organisation starts with, written as every record is: ids, defaults, child rows, journal. Rules are the caller's to keep. */
export const seeding = (tx: Transaction): Seeding => {
  const changes: Change[] = [];
  return {
    add: async (type, records) => {
      const resource = resourceOf(type);
      if (records.length === 0) return [];
      const first = await allocate(tx, resource.table, records.length);
      const images = await Promise.all(records.map((record, index) => imageOf(tx, resource, record, String(first + index))));
      const stored = await insertImages(tx, resource, images, MADE_BY);
      changes.push(...stored.map((after): Change => ({ entity: resource.type, id: after.id, kind: 'ADD', before: null, after })));
      return images.map(({ id }) => id);
    },
    change: async (type, id, values) => {
      const resource = resourceOf(type);
      const before = (await readImages(tx, resource, [id])).get(id);
      const [after] = before === undefined ? [] : await updateImages(tx, resource, [{ ...before, ...values }], MADE_BY);
      if (before === undefined || after === undefined) throw new Error(`There is no ${type} ${id}.`);
      changes.push({ entity: resource.type, id, kind: 'UPDATE', before, after });
    },
    finish: async (reason) => {
      const id = String(await allocate(tx, 'change_set', 1));
      await recordChanges(tx, id, { userId: null, by: MADE_BY, source: 'SEED', reason, changes });
    },
  };
};

const imageOf = async (tx: Transaction, { fields }: Resource, record: SeedRecord, id: string): Promise<Image> => {
  const unknown = Object.keys(record).filter((key) => !fields.some((field) => field.key === key));
  if (unknown.length > 0) throw new TypeError(`There is no field ${unknown.join(', ')}.`);
  const image: Record<string, unknown> & { id: string; version: number } = { id, version: 1 };
  for (const { key, kind, default: start, readOnly, rows } of fields) {
    if (readOnly || key === 'id') continue;
    const given = record[key] ?? (start === undefined ? null : (JSON.parse(start) as unknown));
    image[key] = kind === 'rows' && rows !== undefined ? await withIds(tx, rows.table, (given ?? []) as SeedRecord[]) : given;
  }
  return image;
};

const withIds = async (tx: Transaction, table: string, rows: readonly SeedRecord[]): Promise<SeedRecord[]> => {
  const first = rows.length === 0 ? 0 : await allocate(tx, table, rows.length);
  return rows.map((row, index) => ({ ...row, id: String(first + index) }));
};
