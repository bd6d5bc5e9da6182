import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes printed files under the project's folder. */
export const writeFiles = (root: string, files: ReadonlyMap<string, string>): void => {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
};
