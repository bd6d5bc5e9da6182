import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { Store } from './store.ts';
import { told } from './store-unavailable.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder. A file appears whole or not at all: it is written and synced beside its place, then renamed. */
export const diskStore = (folder: string): Store => ({
  write: async (key, bytes) => {
    const path = join(folder, key);
    const beside = `${path}.${randomUUID()}.part`;
    try {
      makeFolder(dirname(path), 0o700);
      const file = await open(beside, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      throw told(error);
    }
  },
  read: (key) =>
    readFile(join(folder, key)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  remove: (key) => rm(join(folder, key), { force: true }),
});
