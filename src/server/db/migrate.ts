/** Brings the database to the newest form: each step of each file of migrations/ runs once, in order, and is recorded with it. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../log.ts';
import type { Database } from './connection.ts';
import { leavingRoom } from './leave-room.ts';
import { asOwner } from './owner.ts';
import type { OwnerConnection } from './owner.ts';
import { DatabaseProblem } from './problem.ts';
import { appRolePlaceholder } from './roles.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

export type Step = { readonly file: string; readonly step: number; readonly text: string; readonly checksum: string };

export const migrationStepTable =
  'create table if not exists migration_step (file text not null, step int not null, checksum text not null, ran_at timestamptz not null default now(), primary key (file, step))';

/** Steps that are no longer here, by file, step and checksum: who ran them has their backups restored all the same. 0110 stood for an hour under another name; it made functions alone, which 0110_reckon_by_keys.sql makes. */
export const withdrawn: ReadonlySet<string> = new Set([
  '0110_reckon_one_by_one.sql 0 43410e07bb8f68876829a10b30ac7303',
  '0110_reckon_one_by_one.sql 1 bb2adbc58c71ef31ce91a941cba78b6e',
  '0110_reckon_one_by_one.sql 2 56de2de1bb3fc0cdbcc2ddac391d5098',
  '0110_reckon_one_by_one.sql 2 0a459d97bc9eede86486cfd748064aa0',
]);

/** A step's text with the application role's real name. */
export const stepText = ({ text }: Step, appRole: string): string =>
  text.replaceAll(`"${appRolePlaceholder}"`, appRolePlaceholder).replaceAll(appRolePlaceholder, `"${appRole.replaceAll('"', '""')}"`);

/** Steps of NNNN_name.sql files in order; `--> statement-breakpoint` parts them. */
export const readSteps = (folder = migrationsFolder): Step[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('--> statement-breakpoint')
        .map((text) => text.trim())
        .filter(Boolean)
        .map((text, step) => ({ file, step, text, checksum: createHash('sha256').update(text).digest('hex').slice(0, 32) })),
    );

/** Steps of one transaction while a database is made: nobody waits for its tables, and each transaction is a wait for the disk and five messages. */
const TOGETHER = 100;

/** Steps of one file, at most so many. */
const groupsOf = (steps: readonly Step[], most: number): Step[][] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && last.length < most && last[0]?.file === step.file) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

/**
 * Runs what is missing. Each step and its record are of one transaction, so a crash leaves either both or none; several
 * servers may start at once. A recorded step whose text has changed is refused. Answers how many steps ran.
 */
export const migrate = async (db: Database, log: Logger, folder = migrationsFolder): Promise<number> => {
  const steps = readSteps(folder);
  return asOwner(db, async (owner) => {
    await locked(owner, () => owner.query(migrationStepTable));
    const done = await recorded(owner);
    const left = steps.filter((step) => !isDone(step, done));
    if (left.length > 0) log.info({ steps: left.length }, 'bringing the database to the newest form');
    let told = '';
    for (const group of groupsOf(left, done.size === 0 ? TOGETHER : 1)) {
      const [{ file } = { file: '' }] = group;
      if (file !== told) log.info({ file: (told = file) }, 'migrating');
      await runGroup(owner, group);
    }
    if ((await leavingRoom(owner)).length > 0) await locked(owner, async () => owner.query((await leavingRoom(owner)).join('; ')));
    return left.length;
  });
};

/** Where one of several fails nothing of them is kept, and each goes alone: up to that one, and with its own words. */
const runGroup = async (owner: OwnerConnection, steps: readonly Step[]): Promise<void> => {
  const ran = steps.length > 1 && (await locked(owner, () => runSteps(owner, steps)).then(() => true, () => false));
  if (!ran) for (const step of steps) await locked(owner, () => runSteps(owner, [step]));
};

/** The lock waits for another server's steps; that server may have done these meanwhile. */
const runSteps = async (owner: OwnerConnection, steps: readonly Step[]): Promise<void> => {
  const done = await recordedOf(owner, steps);
  const left = steps.filter((step) => !isDone(step, done));
  const [first] = left;
  if (!first) return;
  try {
    await owner.query(left.map((step) => stepText(step, owner.appRole)).join('\n;\n'));
  } catch (error) {
    throw new DatabaseProblem(`Step ${first.step + 1} of ${first.file} failed: ${(error as Error).message.replace(/\.$/, '')}. Nothing of this step was kept; start again once the cause is gone.`, { cause: error });
  }
  await owner.query('insert into migration_step (file, step, checksum) select * from unnest($1::text[], $2::int[], $3::text[])', [left.map(({ file }) => file), left.map(({ step }) => step), left.map(({ checksum }) => checksum)]);
};

type Recorded = Pick<Step, 'file' | 'step' | 'checksum'>;
const doneOf = (rows: readonly Recorded[]): ReadonlyMap<string, string> => new Map(rows.map(({ file, step, checksum }) => [`${file} ${step}`, checksum]));

const recorded = async (owner: OwnerConnection): Promise<ReadonlyMap<string, string>> => doneOf(await owner.query<Recorded>('select file, step, checksum from migration_step'));
/** These alone: asked before each of two thousand, all of them would be two million rows. */
const recordedOf = async (owner: OwnerConnection, steps: readonly Step[]): Promise<ReadonlyMap<string, string>> =>
  doneOf(await owner.query<Recorded>('select file, step, checksum from migration_step where file = $1 and step = any($2::int[])', [steps[0]?.file, steps.map(({ step }) => step)]));

const isDone = ({ file, step, checksum }: Step, done: ReadonlyMap<string, string>): boolean => {
  const ran = done.get(`${file} ${step}`);
  if (ran !== undefined && ran !== checksum) throw new DatabaseProblem(`Step ${step + 1} of ${file} has run with another text. Migrations that have run are never changed: write a new one.`);
  return ran !== undefined;
};

const locked = async (owner: OwnerConnection, work: () => Promise<unknown>): Promise<void> => {
  try {
    await owner.query(`begin; select pg_advisory_xact_lock(hashtextextended('tenure migration', 0))`);
    await work();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined); // a lost connection has rolled back, and the first error says why
    throw error;
  }
};
