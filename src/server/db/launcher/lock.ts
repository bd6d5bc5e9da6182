/** One server a data folder: a lock file with the owner's pid and start time. A lock whose owner is gone is taken over. */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseProblem } from '../problem.ts';
import { isAlive, startMark } from './processes.ts';

type Owner = { readonly pid: number; readonly started: string | undefined; readonly token: string };

/** Another server holds the lock. */
export class DataDirInUse extends DatabaseProblem {}

/** Takes the lock or throws at once. Answers how to give it back. */
export const lockDataDir = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'tenure.lock');
  const mine: Owner = { pid: process.pid, started: startMark(process.pid), token: randomUUID() };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, mine)) return () => release(file, mine);
    const other = read(file);
    if (other && owns(other)) throw inUse(dataDir, other);
    if (other) removeStale(file, other);
  }
  throw new DatabaseProblem(`The data folder ${dataDir} is being taken by another Tenure server. Try again, or set DATA_DIR to another folder.`);
};

const inUse = (dataDir: string, owner: Owner): DataDirInUse =>
  new DataDirInUse(`Another Tenure server (process ${owner.pid}) already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);

const owns = ({ pid, started }: Owner): boolean => isAlive(pid) && (started === undefined || startMark(pid) === started);

/** Whole or not at all: written aside, then linked, which fails when the name exists. */
const create = (file: string, owner: Owner): boolean => {
  const part = `${file}.${owner.token}`;
  writeFileSync(part, JSON.stringify(owner), { mode: 0o644 });
  try {
    linkSync(part, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(part, { force: true });
  }
};

const read = (file: string): Owner | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return { pid: -1, started: undefined, token: '' };
    throw error;
  }
};

/** Moves the stale file aside; if a faster taker's fresh lock was moved instead, puts it back. */
const removeStale = (file: string, stale: Owner): void => {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside)?.token === stale.token) rmSync(aside, { force: true });
  else renameSync(aside, file);
};

const release = (file: string, mine: Owner): void => {
  if (read(file)?.token === mine.token) rmSync(file, { force: true });
};
