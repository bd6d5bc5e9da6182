/** Work that runs beside requests: pg-boss behind one small interface, so that it can be replaced in one place. */
import { PgBoss } from 'pg-boss';
import type { ConstructorOptions } from 'pg-boss';
import type { Database } from '../db/connection.ts';
import { asOwner } from '../db/owner.ts';
import { queueDatabase } from '../db/queue.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';

/** Work of one kind. `run` may be called twice for one job (a process that died), so each step must bear repeating. */
export type Job<Data extends object> = {
  readonly name: string;
  /** Tries after the first, each wait twice the last. */
  readonly retries: number;
  /** A job that runs longer than this is given to another worker. */
  readonly seconds: number;
  /** Five cron fields in UTC: runs of itself, once in all processes together. */
  readonly cron?: string;
  readonly run: (data: Data, signal: AbortSignal) => Promise<void>;
};

export type Jobs = {
  /** Queues work; with a transaction it exists if and only if that commits. */
  enqueue(name: string, data: object, tx?: Transaction): Promise<void>;
  /** Lets running jobs end, at most ten seconds, and takes no more. */
  stop(): Promise<void>;
};

const SCHEMA = 'pgboss';

const options = (db: Database, as: 'owner' | 'app'): ConstructorOptions => ({ db: queueDatabase(db, as) as ConstructorOptions['db'], schema: SCHEMA });

/** Makes the queue's own tables as the owner and lets the application role use them. Part of the migration step. */
export const migrateJobs = async (db: Database, names: readonly string[]): Promise<void> => {
  const boss = new PgBoss({ ...options(db, 'owner'), supervise: false, schedule: false });
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await boss.stop({ graceful: false });
  await asOwner(db, async (owner) => {
    const role = `"${owner.appRole.replaceAll('"', '""')}"`;
    await owner.query(`grant usage on schema ${SCHEMA} to ${role}`);
    await owner.query(`grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${role}`);
    await owner.query(`grant usage on all sequences in schema ${SCHEMA} to ${role}`);
    await owner.query(`grant execute on all functions in schema ${SCHEMA} to ${role}`);
  });
};

/** Every queue asks every other second: a database that is away is told of once a minute, and without where it was asked. */
const OUTAGE_TOLD_MS = 60_000;

const tellOutages = (log: Logger): ((error: Error) => void) => {
  let toldAt = -Infinity;
  return (error) => {
    // pg-boss hands on a copy of the error, which is none.
    if (!isUnavailable(Object.assign(new Error(error.message), { code: (error as NodeJS.ErrnoException).code }))) return log.error({ err: error }, 'job queue');
    if (performance.now() - toldAt < OUTAGE_TOLD_MS) return;
    toldAt = performance.now();
    log.warn({ err: error.message }, 'the database does not answer; queues wait for it');
  };
};

/** Starts working off the queues as the application role. */
export const startJobs = async (db: Database, log: Logger, jobs: readonly Job<never>[]): Promise<Jobs> => {
  const boss = new PgBoss({ ...options(db, 'app'), migrate: false, createSchema: false, reindex: false, monitorVacuum: false });
  boss.on('error', tellOutages(log));
  await boss.start();
  for (const job of jobs) await serve(boss, log, job as Job<object>);
  return {
    enqueue: async (name, data, tx) => {
      const inside = tx === undefined ? {} : { db: { executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.query(text, values) }) } };
      await boss.send(name, data, inside);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
};

const serve = async (boss: PgBoss, log: Logger, { name, retries, seconds, cron, run }: Job<object>): Promise<void> => {
  await boss.updateQueue(name, { retryLimit: retries, retryBackoff: true, retryDelay: 5, expireInSeconds: seconds });
  await boss.work<object>(name, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job === undefined) return;
    log.debug({ job: name, id: job.id }, 'job started');
    try {
      await run(job.data ?? {}, job.signal);
    } catch (error) {
      // The queue keeps it and tries again, and tells nobody.
      log.error({ err: error, job: name, id: job.id }, 'a job failed');
      throw error;
    }
  });
  if (cron !== undefined) await boss.schedule(name, cron, {});
};
