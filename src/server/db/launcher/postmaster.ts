/** A running PostgreSQL of our own: started by us, or left by a server that was killed and adopted. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../log.ts';
import { DatabaseProblem, explain } from '../problem.ts';
import type { Binaries } from './binaries.ts';
import { serverArguments } from './options.ts';
import { runningPostmaster } from './pid-file.ts';
import type { Place } from './place.ts';
import { probe } from './probe.ts';
import type { Answer } from './probe.ts';
import { isAlive } from './processes.ts';
import { run } from './run.ts';
import { halt } from './halt.ts';

export type Postmaster = { readonly pid: number; readonly adopted: boolean; readonly version: string };
export type Start = { readonly place: Place; readonly binaries: Binaries; readonly password: string; readonly durable: boolean; readonly connections?: number; readonly log: Logger };

/** Ready means that a real connection answered. Recovery after a crash may take minutes; a line tells so every five seconds. */
export const startPostmaster = async (start: Start): Promise<Postmaster> => {
  const left = runningPostmaster(start.place);
  const adopted = left === undefined ? undefined : await adopt(start, left);
  return adopted ?? launch(start);
};

const adopt = async (start: Start, pid: number): Promise<Postmaster | undefined> => {
  const until = Date.now() + 2000;
  while (Date.now() < until && isAlive(pid)) {
    const answer = await probe(start.place, start.password).catch(() => undefined);
    if (answer) return { pid, adopted: true, version: durable(start, answer).version };
    await sleep(50);
  }
  start.log.warn({ pid }, 'a database process was left behind and does not answer: stopping it');
  await halt(start.place, pid, start.binaries);
  return undefined;
};

const launch = async (start: Start): Promise<Postmaster> => {
  const messages = join(start.place.dataDir, 'postgres-start.log');
  const output = openSync(messages, 'w', 0o600);
  const child = run(start.binaries.postgres, serverArguments(start.place, start.binaries, start.durable, start.connections), start.place.account, start.place.cluster, ['ignore', output, output]);
  closeSync(output);
  let ended: Error | undefined;
  child.once('error', (error) => (ended = error));
  child.once('exit', (code, signal) => (ended ??= new Error(`PostgreSQL ended with ${signal ?? code}: ${lastLines(messages)}`)));
  child.unref();
  let told = Date.now();
  for (;;) {
    if (ended) throw explain(ended);
    const answer = await probe(start.place, start.password).catch((error: unknown) => waitOrThrow(error));
    if (answer) {
      child.removeAllListeners('exit'); // from here on its end is no failed start, and its messages may be gone with the folder
      return { pid: child.pid ?? 0, adopted: false, version: durable(start, answer).version };
    }
    if (Date.now() - told > 5000) {
      start.log.info('the database is still starting: it may be recovering from a crash');
      told = Date.now();
    }
    await sleep(15);
  }
};

/** Not up yet is no error; a refused secret will not get better. */
const waitOrThrow = (error: unknown): undefined => {
  const code = (error as { code?: string }).code ?? '';
  if (!code.startsWith('28')) return undefined;
  throw new DatabaseProblem('The secret in database-secrets.json is not the one the database was made with. Restore that file from a backup of the data folder.', { cause: error });
};

const durable = (start: Start, answer: Answer): Answer => {
  const off = (['fsync', 'synchronousCommit', 'fullPageWrites'] as const).filter((name) => answer[name] === 'off');
  if (start.durable && off.length > 0) throw new DatabaseProblem(`The database runs with ${off.join(', ')} off and could lose saved data. Remove that from ${start.place.cluster}/postgresql.conf or postgresql.auto.conf.`);
  return answer;
};

const lastLines = (path: string): string => readFileSync(path, 'utf8').trim().split('\n').slice(-5).join(' ');
