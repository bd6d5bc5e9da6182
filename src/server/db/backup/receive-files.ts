import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storageFolder } from './files.ts';
import { BrokenArchive } from './tar.ts';
import type { TarEntry } from './tar.ts';

export type ReceivedFiles = {
  add(entry: TarEntry): Promise<void>;
  count(): number;
  /** Puts them in place of the folder of uploaded files. */
  keep(): void;
  drop(): void;
};

/** Files of a backup wait in a folder beside the real one until the database has taken its part. */
export const receiveFiles = (storageUrl: URL): ReceivedFiles => {
  const folder = (storageFolder(storageUrl) ?? '').replace(/[/\\]$/, '');
  const waiting = `${folder}.restored`;
  let count = 0;
  if (folder) rmSync(waiting, { recursive: true, force: true });
  return {
    count: () => count,
    add: async ({ name, body }) => {
      if (!folder) throw new BrokenArchive('It holds uploaded files, and STORAGE_URL names a bucket. Restore with a folder as STORAGE_URL, then copy the files into the bucket.');
      const parts = name.split('/').slice(1);
      if (parts.some((part) => ['', '.', '..'].includes(part) || part.includes('\\'))) throw new BrokenArchive(`It holds a file with the name ${name}.`);
      const path = join(waiting, ...parts);
      mkdirSync(dirname(path), { recursive: true });
      await pipeline(body, createWriteStream(path));
      count += 1;
    },
    keep: () => {
      if (count === 0) return;
      const old = `${folder}.old`;
      rmSync(old, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      renameSync(folder, old);
      renameSync(waiting, folder);
      rmSync(old, { recursive: true, force: true });
    },
    drop: () => {
      if (folder) rmSync(waiting, { recursive: true, force: true });
    },
  };
};
