import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new temporary folder that the database's own account may enter, so that a cluster stays in it and goes with it; run as root, one of mode 700 would send the cluster to /var/lib for good. */
export const openFolder = (name: string, place = tmpdir()): string => {
  const folder = mkdtempSync(path.join(place, name));
  chmodSync(folder, 0o755);
  return folder;
};
