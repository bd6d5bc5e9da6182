import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project; its path may hold spaces. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path inside the project. */
export const at = (...parts) => join(root, ...parts);
