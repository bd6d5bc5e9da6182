import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

type Place = Pick<Settings, 'dataDir'>;

const NONCE = 12;
const TAG = 16;
const keys = new Map<string, Buffer>();

/** The key of everything that is stored sealed: made once, kept in DATA_DIR, read by its owner alone. */
const keyOf = (dataDir: string): Buffer => {
  const known = keys.get(dataDir);
  if (known !== undefined) return known;
  const folder = join(dataDir, 'secrets');
  const path = join(folder, 'sealing-key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (key.length !== 32) throw new Error(`${path} holds no whole key. Put the kept copy back; without it second steps and provider secrets are set anew.`);
  keys.set(dataDir, key);
  return key;
};

/** AES-256-GCM, bound to its place (organisation, kind, owner): moved elsewhere it does not open. base64url. */
export const seal = ({ dataDir }: Place, place: string, text: string): string => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(dataDir), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
};

/** What was sealed for the place; null for anything else. */
export const unseal = ({ dataDir }: Place, place: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE + TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(dataDir), bytes.subarray(0, NONCE), { authTagLength: TAG }).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
  } catch {
    // Changed, from another place or of another key: no text of ours.
    return null;
  }
};
