/** `npm run seed -- [--employees 300000] [--candidates 200000] [--org large]`: a large organisation to try things on. */
import { randomBytes } from 'node:crypto';
import { onDatabase, readWords, runCommand, WrongUse } from '../../command-line.ts';
import { prepareJournal } from '../journal/prepare-journal.ts';
import { migrate } from '../migrate.ts';
import { DEMO_PASSWORD } from './demo/accounts.ts';
import { seedLarge } from './large/seed-large.ts';

const most = 5_000_000;
/** People of an organisation that is made for its candidates. */
const RECRUITING = 200;
const usage = `Say how many people or candidates the organisation has, 1 to ${most}: npm run seed -- [--employees 300000] [--candidates 200000] [--org large]`;

await runCommand(async () => {
  const { values, positionals } = readWords({ employees: { type: 'string' }, candidates: { type: 'string' }, org: { type: 'string', default: 'large' } }, usage);
  if (positionals.length > 0) throw new WrongUse(usage);
  const numberOf = (given: string | undefined, otherwise: number): number => {
    const count = given === undefined ? otherwise : Number(given);
    if (!Number.isInteger(count) || count < 1 || count > most) throw new WrongUse(usage);
    return count;
  };
  const employees = numberOf(values.employees, values.candidates === undefined ? Number.NaN : RECRUITING);
  const candidates = values.candidates === undefined ? 0 : numberOf(values.candidates, 0);
  if (!/^[a-z0-9-]{1,32}$/.test(values.org)) throw new WrongUse('An organisation code has 1 to 32 small letters, digits or hyphens: --org large');
  await onDatabase('own', async ({ db, settings, log }) => {
    await migrate(db, log);
    await prepareJournal(db, log);
    const started = performance.now();
    // The demo's password is public, so it opens nothing outside the demo.
    const password = settings.demo ? DEMO_PASSWORD : randomBytes(12).toString('base64url');
    const email = await seedLarge(db, { orgCode: values.org, employees, candidates, password, say: (line) => console.log(line) });
    console.log(`Done in ${((performance.now() - started) / 1000).toFixed(0)} s. Sign in as ${email} with ${password}`);
  });
});
