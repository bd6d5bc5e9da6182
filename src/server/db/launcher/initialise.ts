/** Makes the cluster once; a half-made one from a crash is thrown away, a finished one is never touched. */
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseProblem, explain } from '../problem.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { runToEnd } from './run.ts';
import { keepSecrets } from './secrets.ts';

export const ownerRole = 'tenure';

/** Refuses a cluster of another major version in one sentence. Answers whether it was made now. */
export const initialise = async (place: Place, binaries: Binaries, durable: boolean): Promise<boolean> => {
  const versionFile = join(place.cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version === binaries.major) return false;
    throw new DatabaseProblem(
      `The data in ${place.cluster} was written by PostgreSQL ${version}, and this Tenure brings PostgreSQL ${binaries.major}. Start the Tenure that wrote it, run "npm run backup FILE" there, then "npm run restore FILE" here with a new DATA_DIR.`,
    );
  }
  await initdb(place, binaries, durable);
  return true;
};

const initdb = async (place: Place, binaries: Binaries, durable: boolean): Promise<void> => {
  const part = `${place.cluster}.part`;
  const password = join(place.socketDir, 'initdb-password');
  try {
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { mode: 0o700 });
    writeFileSync(password, keepSecrets(place.dataDir).owner, { mode: 0o600 });
    if (place.account) for (const path of [part, password]) chownSync(path, place.account.uid, place.account.gid);
    const args = [`--pgdata=${part}`, `--username=${ownerRole}`, `--pwfile=${password}`, '--encoding=UTF8', '--auth=scram-sha-256', '--data-checksums', ...locale(binaries), ...(durable ? [] : ['--no-sync'])];
    const { code, output } = await runToEnd(binaries.initdb, args, place.account, part);
    if (code !== 0) throw explain(new Error(`initdb ended with ${code}: ${output.trim().split('\n').slice(-4).join(' ')}`));
    renameSync(part, place.cluster);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw explain(error);
  } finally {
    rmSync(password, { force: true });
  }
};

/** C.UTF-8 sorts by code point and never changes with the operating system; names sort by their folded column. */
const locale = (binaries: Binaries): string[] =>
  Number(binaries.major) >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8'];
