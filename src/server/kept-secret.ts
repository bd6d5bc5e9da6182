import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const secrets = new Map<string, Buffer>();

/** A secret of 32 bytes: made once, kept under its name in DATA_DIR, read by its owner alone. */
export const keptSecret = (dataDir: string, name: string): Buffer => {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  const known = secrets.get(path);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (secret.length < 32) throw new Error(`${path} holds no whole secret. Bring it back from a backup, or delete it: a new one is made, and what the old one sealed is lost.`);
  secrets.set(path, secret);
  return secret;
};
