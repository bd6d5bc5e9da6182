/** What was computed from an organisation's data: it holds until that changes through this process, and a moment at most, because other processes write too. */
import { createHash } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { generationOf } from '../db/generation.ts';

const MOST = 2000;

type Entry<Value> = { readonly generation: number; readonly at: number; readonly value: Promise<Value>; /** As it was computed last, perhaps for an earlier entry. */ last?: { readonly value: Value; readonly at: number } };

export type Kept<Value> = {
  /** One computation for all who ask at once. */
  readonly get: (db: Database, orgCode: string, asked: string, compute: () => Promise<Value>) => Promise<Value>;
  /** What was answered last, however old; undefined where nothing was. Nobody waits for it. */
  readonly last: (db: Database, orgCode: string, asked: string) => { readonly value: Value; readonly at: number; /** `get` would answer it as well. */ readonly holds: boolean } | undefined;
};

/** A question may hold thousands of ids: what is kept is its digest. */
export const digestOf = (asked: string): string => createHash('sha256').update(asked).digest('base64url');

export const createKept = <Value>(freshMs: number): Kept<Value> => {
  const stores = new WeakMap<Database, Map<string, Entry<Value>>>();
  const storeOf = (db: Database): Map<string, Entry<Value>> => {
    const store = stores.get(db) ?? new Map<string, Entry<Value>>();
    stores.set(db, store);
    return store;
  };
  const isFresh = (entry: Entry<Value>, generation: number): boolean => entry.generation === generation && performance.now() - entry.at < freshMs;
  return {
    get: (db, orgCode, asked, compute) => {
      const store = storeOf(db);
      const key = digestOf(asked);
      const generation = generationOf(db, orgCode);
      const had = store.get(key);
      if (had && isFresh(had, generation)) return had.value;
      if (store.size >= MOST) store.clear();
      const at = performance.now();
      const entry: Entry<Value> = { generation, at, value: compute(), ...(had?.last ? { last: had.last } : {}) };
      store.set(key, entry);
      entry.value.then(
        (value) => {
          entry.last = { value, at };
        },
        () => store.delete(key),
      );
      return entry.value;
    },
    last: (db, orgCode, asked) => {
      const entry = storeOf(db).get(digestOf(asked));
      return entry?.last && { ...entry.last, holds: entry.last.at === entry.at && isFresh(entry, generationOf(db, orgCode)) };
    },
  };
};
