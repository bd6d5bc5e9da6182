/** `npm run backup FILE` and `npm run restore FILE [--force]`. */
import { fromHere, onDatabase, readWords, runCommand, WrongUse } from '../../command-line.ts';
import { migrate } from '../migrate.ts';
import { backup } from './backup.ts';
import { createProgress } from './progress.ts';
import { restore } from './restore.ts';

const usage = 'Use: npm run backup FILE, or npm run restore FILE (with "-- --force" behind it to replace data that is there).';

await runCommand(async () => {
  const { values, positionals } = readWords({ force: { type: 'boolean', default: false } }, usage);
  const [command, file, ...more] = positionals;
  if (!file || more.length > 0 || (command !== 'backup' && command !== 'restore')) throw new WrongUse(usage);
  await onDatabase(command === 'backup' ? 'visit' : 'own', async ({ db, settings, log }) => {
    const path = fromHere(file);
    const progress = createProgress(console.log);
    const { rows, files } = command === 'backup' ? await backup(db, settings, path, progress) : await restore(db, settings, path, values.force, progress);
    if (command === 'restore') await migrate(db, log);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(`${command === 'backup' ? 'Saved' : 'Restored'} ${total} rows of ${Object.keys(rows).length} tables and ${files} files: ${path}`);
    if (settings.storageUrl.protocol === 's3:') console.log('Uploaded files live in a bucket and are not part of the backup: use the versions of the bucket.');
  });
});
