/** `npm run seed -- --employees 300000 [--org large]`: a large organisation to try things on. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createLog } from '../../log.ts';
import { readSettings } from '../../settings.ts';
import { openDatabase } from '../connection.ts';
import { prepareJournal } from '../journal/prepare-journal.ts';
import { migrate } from '../migrate.ts';
import { DEMO_PASSWORD } from './demo/accounts.ts';
import { seedLarge } from './large/seed-large.ts';

const most = 5_000_000;

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { employees: { type: 'string' }, org: { type: 'string', default: 'large' } } });
  const employees = Number(values.employees ?? Number.NaN);
  if (!Number.isInteger(employees) || employees < 1 || employees > most) throw new Error(`Say how many people the organisation has, 1 to ${most}: npm run seed -- --employees 300000 [--org large]`);
  if (!/^[a-z0-9-]{1,32}$/.test(values.org)) throw new Error('An organisation code has 1 to 32 small letters, digits or hyphens: --org large');
  const settings = readSettings(process.env);
  const log = createLog('warn');
  const db = await openDatabase(settings, log);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    await migrate(db, log);
    await prepareJournal(db, log);
    const started = performance.now();
    // The demo's password is public, so it opens nothing outside the demo.
    const password = settings.demo ? DEMO_PASSWORD : randomBytes(12).toString('base64url');
    const email = await seedLarge(db, { orgCode: values.org, employees, password, say });
    say(`Done in ${((performance.now() - started) / 1000).toFixed(0)} s. Sign in as ${email} with ${password}`);
  } finally {
    await db.close();
  }
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
