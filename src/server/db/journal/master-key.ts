/** The key that wraps the journal's keys. It is never in the database: a setting, or a file in DATA_DIR that only this account reads. */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseProblem } from '../problem.ts';
import { keyBytes } from './cipher.ts';

export const masterKeyFile = (dataDir: string): string => join(dataDir, 'journal.key');

const read = (file: string): Buffer => {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== keyBytes) throw new DatabaseProblem(`${file} does not hold the journal's key. Bring it back from a backup; without it what records were before cannot be read.`);
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
export const keepMasterKey = (dataDir: string): Buffer => {
  const file = masterKeyFile(dataDir);
  if (existsSync(file)) return read(file);
  mkdirSync(dataDir, { recursive: true });
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

/** Puts the key of a backup in place of what is there. */
export const replaceMasterKey = (dataDir: string, key: Buffer): void => {
  mkdirSync(dataDir, { recursive: true });
  const file = masterKeyFile(dataDir);
  write(`${file}.part`, key);
  renameSync(`${file}.part`, file);
};
