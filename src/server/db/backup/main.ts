/** `npm run backup FILE` and `npm run restore FILE [--force]`. */
import { resolve } from 'node:path';
import { createLog } from '../../log.ts';
import { readSettings, WrongSettings } from '../../settings.ts';
import { openDatabase } from '../connection.ts';
import { readSecrets } from '../launcher/secrets.ts';
import { migrate } from '../migrate.ts';
import { DatabaseProblem } from '../problem.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const usage = 'Use: npm run backup FILE, or npm run restore FILE (with "-- --force" behind it to replace data that is there).';

const main = async ([command, ...args]: readonly string[]): Promise<void> => {
  const file = args.find((arg) => !arg.startsWith('--'));
  if (!file || (command !== 'backup' && command !== 'restore')) throw new DatabaseProblem(usage);
  const settings = readSettings(process.env);
  const log = createLog('warn');
  if (command === 'backup' && !settings.databaseUrl && !readSecrets(settings.dataDir)) throw new DatabaseProblem(`There is no database in ${settings.dataDir}. Set DATA_DIR to the folder that Tenure runs with.`);
  const db = await openDatabase(settings, log, command === 'backup' ? 'visit' : 'own');
  try {
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    const { rows, files } = command === 'backup' ? await backup(db, settings, path) : await restore(db, settings, path, args.includes('--force'));
    if (command === 'restore') await migrate(db, log);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(`${command === 'backup' ? 'Saved' : 'Restored'} ${total} rows of ${Object.keys(rows).length} tables and ${files} files: ${path}`);
    if (settings.storageUrl.protocol === 's3:') console.log('Uploaded files live in a bucket and are not part of the backup: use the versions of the bucket.');
  } finally {
    await db.close();
  }
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof DatabaseProblem || error instanceof WrongSettings ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
