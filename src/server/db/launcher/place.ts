/** Where the own database lives: its cluster, its socket, its secrets. */
import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { DatabaseProblem } from '../problem.ts';
import { chooseAccount } from './account.ts';
import type { Account } from './account.ts';
import { reachable } from './reachable.ts';

export type Place = {
  readonly dataDir: string;
  /** Holds the cluster and, when needed, a copy of the binaries; the account can enter it. */
  readonly base: string;
  readonly cluster: string;
  readonly socketDir: string;
  readonly account: Account | undefined;
};

/** Longest path of a Unix socket on Linux is 107 bytes, on macOS 103; '/.s.PGSQL.5432' needs 14 of them. */
const longestSocketDir = 103 - 14;

/** Makes the folders. The cluster itself is made by `initialise`. */
export const makePlace = (given: string): Place => {
  makeFolder(given);
  const dataDir = realpathSync(given);
  const owner = (base: string): number | undefined => statSync(join(base, 'postgres'), { throwIfNoEntry: false })?.uid;
  const base = chooseBase(dataDir, chooseAccount(owner(dataDir)));
  const account = chooseAccount(owner(base));
  const inside = join(base, 'run');
  const socketDir = Buffer.byteLength(inside) <= longestSocketDir ? inside : join(tmpdir(), `tenure-${digest(dataDir)}`);
  makePrivate(socketDir, account);
  return { dataDir, base, cluster: join(base, 'postgres'), socketDir, account };
};

/** A folder that only the account may enter; one that somebody else made in its place is refused. */
export const makePrivate = (path: string, account: Account | undefined): void => {
  makeFolder(path, 0o700);
  const stat = lstatSync(path);
  const allowed = [process.getuid?.(), account?.uid];
  if (!stat.isDirectory() || (process.platform !== 'win32' && (!allowed.includes(stat.uid) || (stat.mode & 0o077) !== 0))) {
    throw new DatabaseProblem(`${path} must be a folder of mode 700 that belongs to the account running Tenure. Remove it and start again.`);
  }
  if (account && stat.uid !== account.uid) chownSync(path, account.uid, account.gid);
};

/** DATA_DIR itself, or a folder under /var/lib when the account cannot enter DATA_DIR (a home of mode 700); noted in DATA_DIR. */
const chooseBase = (dataDir: string, account: Account | undefined): string => {
  const note = join(dataDir, 'database-location.txt');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  if (existsSync(join(dataDir, 'postgres')) || reachable(dataDir, account)) return dataDir;
  const elsewhere = join('/var/lib/tenure', digest(dataDir));
  makeFolder(elsewhere, 0o755);
  writeFileSync(note, `${elsewhere}\n`);
  return elsewhere;
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
