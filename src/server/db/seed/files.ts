/** Files of what an installation starts with, in the store that the server uses. */
import { createHash, randomUUID } from 'node:crypto';
import { extensionOfType, isOfType } from '../../files/kinds.ts';
import { purposeOf } from '../../files/purpose.ts';
import type { Store } from '../../files/store.ts';
import type { Transaction } from '../org.ts';

/** `on`: the day on which somebody put it there. */
export type SeedFile = { readonly name: string; readonly type: string; readonly bytes: Buffer; readonly on: string };

export type SeedFiles = {
  /** Takes a file for a field, as `purposeOf` names it; answers the key by which a record names it. */
  take(purpose: string, file: SeedFile): string;
  /** Says which record names the file; one that none names is not written. */
  bind(key: string, rowId: string): void;
  /** Takes bytes for a key that something else than a record's field names; they are written with the others and noted nowhere here. */
  put(key: string, bytes: Buffer): void;
  /** Notes the files in the caller's transaction and writes their bytes; call it last. */
  keep(tx: Transaction): Promise<void>;
  /** Forgets everything and removes the bytes that were written: the transaction did not come to its end. */
  drop(): Promise<void>;
};

/** So many are written at once; a bucket is far away. */
const AT_ONCE = 8;
/** No account has the number 0. */
const NOBODY = '0';

type Taken = SeedFile & { readonly key: string; readonly entity: string; readonly field: string };

export const seedFiles = (orgCode: string, store: Store): SeedFiles => {
  const taken = new Map<string, Taken>();
  const plain = new Map<string, Buffer>();
  const rows = new Map<string, string>();
  const written = new Set<string>();
  const write = async (files: readonly Pick<Taken, 'key' | 'bytes' | 'type'>[]): Promise<void> => {
    const left = [...files];
    const turn = async (): Promise<void> => {
      for (let file = left.pop(); file; file = left.pop()) {
        written.add(file.key);
        await store.write(file.key, file.bytes, file.type);
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, turn));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };
  return {
    take: (purpose, file) => {
      const { entity, field, maxBytes, types } = purposeOf(purpose);
      if (!types.includes(file.type) || !isOfType(file.bytes, file.type) || file.bytes.length > maxBytes) throw new TypeError(`${file.name} is no file for ${purpose}.`);
      const key = `${orgCode}/${new Date().toISOString().slice(0, 7)}/${randomUUID()}.${extensionOfType(file.type)}`;
      taken.set(key, { ...file, key, entity, field });
      return key;
    },
    bind: (key, rowId) => void rows.set(key, rowId),
    put: (key, bytes) => void plain.set(key, bytes),
    keep: async (tx) => {
      const files = [...taken.values()].filter(({ key }) => rows.has(key));
      const notes = files.map(({ key, name, type, bytes, entity, field, on }) => ({ key, name, type, entity, field, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex'), row: rows.get(key), at: `${on}T09:00:00Z` }));
      await tx.query(
        `insert into stored_file (org_code, key, original_name, content_type, byte_size, sha256, status, entity, field, row_id, created_by, created_at, updated_at)
         select $1, x.key, x.name, x.type, x.size, x.hash, 'STORED', x.entity, x.field, x.row, $3::bigint, x.at, x.at
         from jsonb_to_recordset($2::jsonb) as x(key text, name text, type text, size bigint, hash text, entity text, field text, "row" bigint, at timestamptz)`,
        [orgCode, JSON.stringify(notes), NOBODY],
      );
      await write([...files, ...[...plain].map(([key, bytes]) => ({ key, bytes, type: 'application/octet-stream' }))]);
    },
    drop: async () => {
      for (const key of written) {
        await store.remove(key);
        written.delete(key);
      }
      taken.clear();
      plain.clear();
      rows.clear();
    },
  };
};
