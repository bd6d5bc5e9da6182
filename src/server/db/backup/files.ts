import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of uploaded files; undefined when they live in a bucket, which has its own versions and backups. */
export const storageFolder = (url: URL): string | undefined => (url.protocol === 'file:' ? fileURLToPath(url) : undefined);

export type KeptFile = { readonly name: string; readonly path: string };

/** All files below a folder, names with `/`; none when it is not there yet. Half-written ones (`.part`) are left out, and what a restore left that was cut off. */
export const filesOf = (folder: string): KeptFile[] =>
  (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { name: path.slice(folder.length).split(sep).filter(Boolean).join('/'), path };
    })
    .filter(({ name }) => !name.startsWith('.'));
