/** The one key that every other key comes from. It is never in the database: a setting, or a file in DATA_DIR that only this account reads. */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseProblem } from '../db/problem.ts';
import { makeFolder } from '../make-folder.ts';
import type { Settings } from '../settings.ts';
import { keyBytes } from './cipher.ts';

/** What a key is found by. */
export type KeySettings = Pick<Settings, 'dataDir' | 'secretKey'>;

const known = new Map<string, Buffer>();

export const rootKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

const read = (file: string): Buffer => {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== keyBytes) throw new DatabaseProblem(`${file} does not hold the whole key. Bring it back from a backup; without it nothing that is kept encrypted can be read.`);
  return key;
};

/** On disk before it is used: what is encrypted with a lost key is lost. */
const write = (file: string, key: Buffer): void => {
  const open = openSync(file, 'w', 0o600);
  try {
    writeSync(open, `${key.toString('base64')}\n`);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
};

/** The key of the data folder; made when there is none. Of two processes that make one at the same time, one wins. */
const keep = (dataDir: string): Buffer => {
  const file = rootKeyFile(dataDir);
  if (existsSync(file)) return read(file);
  makeFolder(dataDir);
  const part = `${file}.${process.pid}`;
  write(part, randomBytes(keyBytes));
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
  return read(file);
};

/** 32 bytes: SECRET_KEY, or what DATA_DIR keeps. Throws a sentence for a person where the file is damaged. */
export const rootKey = ({ dataDir, secretKey }: KeySettings): Buffer => {
  if (secretKey !== undefined) return secretKey;
  const key = known.get(dataDir) ?? keep(dataDir);
  known.set(dataDir, key);
  return key;
};

/** Puts the key of a backup in place of what is there. */
export const replaceRootKey = (dataDir: string, key: Buffer): void => {
  makeFolder(dataDir);
  const file = rootKeyFile(dataDir);
  write(`${file}.part`, key);
  renameSync(`${file}.part`, file);
  known.set(dataDir, key);
};
