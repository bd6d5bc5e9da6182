import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

export type FileAction = 'upload' | 'retrieve';

const SECONDS: Readonly<Record<FileAction, number>> = { upload: 600, retrieve: 300 };
const secrets = new Map<string, Buffer>();

/** The secret that signs addresses of files: made once, kept in DATA_DIR, read by its owner alone. */
const secretOf = (dataDir: string): Buffer => {
  const known = secrets.get(dataDir);
  if (known !== undefined) return known;
  const folder = join(dataDir, 'secrets');
  const path = join(folder, 'file-addresses');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (secret.length < 32) throw new Error(`${path} holds no whole secret. Delete it; a new one is made.`);
  secrets.set(dataDir, secret);
  return secret;
};

const signature = (dataDir: string, key: string, action: FileAction, expires: number): string =>
  createHmac('sha256', secretOf(dataDir)).update(`${action}\n${key}\n${expires}`).digest('base64url');

/** An address on this host that lets whoever holds it do one thing with one file: upload for ten minutes, retrieve for five. */
export const signedUrl = ({ dataDir }: Pick<Settings, 'dataDir'>, key: string, action: FileAction): string => {
  const expires = Math.floor(Date.now() / 1000) + SECONDS[action];
  return `/files/${key}?action=${action}&expires=${expires}&signature=${signature(dataDir, key, action, expires)}`;
};

/** Whether an address was signed by this server for the action and is still good. */
export const isSignedUrl = ({ dataDir }: Pick<Settings, 'dataDir'>, key: string, action: FileAction, query: URLSearchParams): boolean => {
  const expires = Number(query.get('expires'));
  if (query.get('action') !== action || !Number.isSafeInteger(expires) || expires * 1000 < Date.now()) return false;
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(signature(dataDir, key, action, expires));
  return given.length === right.length && timingSafeEqual(given, right);
};
