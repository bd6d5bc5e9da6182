import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's own recursive way asks for ever where a folder that is there takes none, as /proc,
 * and says that a folder of a read-only disk is not there.
 */
export const makeFolder = (path: string, mode?: number): void => {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path || existsSync(above)) throw error;
    makeFolder(above, mode);
    makeFolder(path, mode);
  }
};
