/** What every command of the terminal shares: reading its words, opening the database, saying what went wrong in a sentence. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { Logger } from './log.ts';
import { createLog } from './log.ts';
import type { Database } from './db/connection.ts';
import { openDatabase } from './db/connection.ts';
import { readSecrets } from './db/launcher/secrets.ts';
import { DatabaseProblem } from './db/problem.ts';
import { explained } from './db/unavailable.ts';
import { Refusal } from './refuse.ts';
import { readSettings, WrongSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** The command was called wrongly; its message is the sentence that the person reads. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and other words behind the command. Throws WrongUse with `usage` where an option is unknown or lacks its value. */
export const readWords = <Known extends Options>(options: Known, usage: string) => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message.replace(/\. To specify.*/s, '.') : String(error)}\n${usage}`);
  }
};

/** A path as whoever typed it sees it: npm runs commands in the folder of the project, and tells from where it was called. */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

type Opened = { readonly db: Database; readonly settings: Settings; readonly log: Logger };

/** `visit` looks at data that must be there already, also while a server runs; `own` makes what is missing and keeps others away. The database is closed after the work. */
export const onDatabase = async (purpose: 'own' | 'visit', work: (opened: Opened) => Promise<void>): Promise<void> => {
  const settings = readSettings(process.env);
  if (purpose === 'visit' && !settings.databaseUrl && !readSecrets(settings.dataDir)) throw new DatabaseProblem(`There is no database in ${settings.dataDir}. Set DATA_DIR to the folder that Tenure runs with.`);
  const log = createLog('warn');
  const db = await openDatabase(settings, log, purpose);
  try {
    await work({ db, settings, log });
  } finally {
    await db.close();
  }
};

/** Runs a command to its end. What a person can mend is a sentence; anything else shows where it happened. Exit code 1. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  // Ending by themselves, commands clear away what they had begun.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  process.once('disconnect', () => process.exit(130));
  process.channel?.unref(); // listened to, it would keep the command from ending
  try {
    await command();
  } catch (caught) {
    const error = explained(caught);
    console.error(error instanceof DatabaseProblem || error instanceof WrongSettings || error instanceof WrongUse || error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
};
