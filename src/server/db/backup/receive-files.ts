import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatabaseProblem } from '../problem.ts';
import { storageFolder } from './files.ts';
import { BrokenArchive } from './tar.ts';
import type { TarEntry } from './tar.ts';

export type ReceivedFiles = {
  add(entry: TarEntry): Promise<void>;
  count(): number;
  /** Puts them in place of the uploaded files that are there, also where there are none of them. */
  keep(): void;
  drop(): void;
};

/** What stands beside the files of organisations in their folder while they are replaced. */
const [WAITING, REPLACED] = ['.restored', '.replaced'];

/** The folder of an organisation. What else lies there, as on a disk of its own, is not ours. */
const isOurs = (name: string): boolean => /^[\w-]+$/.test(name);

/** Files of a backup wait inside the real folder, which may be a disk of its own, until the database has taken its part. Only the account that runs Tenure reads them. */
export const receiveFiles = (storageUrl: URL): ReceivedFiles => {
  const folder = (storageFolder(storageUrl) ?? '').replace(/[/\\]$/, '');
  const [waiting, replaced] = [join(folder, WAITING), join(folder, REPLACED)];
  const drop = (): void => {
    if (folder) rmSync(waiting, { recursive: true, force: true });
  };
  drop();
  process.once('exit', drop);
  let count = 0;
  return {
    count: () => count,
    add: async ({ name, body }) => {
      if (!folder) throw new BrokenArchive('It holds uploaded files, and STORAGE_URL names a bucket. Restore with a folder as STORAGE_URL, then copy the files into the bucket.');
      const parts = name.split('/').slice(1);
      if (parts.some((part) => ['', '.', '..'].includes(part) || part.includes('\\'))) throw new BrokenArchive(`It holds a file with the name ${name}.`);
      const path = join(waiting, ...parts);
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(path, { mode: 0o600 }));
      count += 1;
    },
    keep: () => {
      process.off('exit', drop);
      if (!folder) return;
      try {
        rmSync(replaced, { recursive: true, force: true });
        mkdirSync(replaced, { recursive: true, mode: 0o700 });
        mkdirSync(waiting, { recursive: true, mode: 0o700 });
        for (const name of readdirSync(folder).filter(isOurs)) renameSync(join(folder, name), join(replaced, name));
        for (const name of readdirSync(waiting)) renameSync(join(waiting, name), join(folder, name));
        for (const path of [waiting, replaced]) rmSync(path, { recursive: true, force: true });
      } catch (error) {
        throw new DatabaseProblem(`The database was restored, and its files could not be put into their place: what is in ${waiting} belongs into ${folder}. (${(error as Error).message})`, { cause: error });
      }
    },
    drop: () => {
      process.off('exit', drop);
      drop();
    },
  };
};
