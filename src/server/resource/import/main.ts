/** `npm run import -- --type Employee --file people.csv [--mapping map.json] [--update] [--omit] [--org demo] [--user admin@demo.example]` */
import { fromHere, onDatabase, readWords, runCommand, WrongUse } from '../../command-line.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import { starterOf } from './starter.ts';
import { importFile } from './terminal.ts';

const usage = 'Say what to import: npm run import -- --type Employee --file people.csv [--mapping map.json] [--update] [--omit] [--org demo] [--user admin@demo.example]';

/** The named account, else the organisation's first administrator. */
const findUser = (db: Database, orgCode: string, email: string | undefined): Promise<Session> =>
  withOrg(db, orgCode, async (tx) => {
    const [organisation] = await tx.query<{ name: string }>('select name from organisation where org_code = $1', [orgCode]);
    if (!organisation) throw new WrongUse(`There is no organisation ${orgCode}. Name yours with --org.`);
    const accounts = await tx.query<{ id: string }>(`select id::text as id from user_account where org_code = $1 and status = 'ACTIVE' and ($2::text is null or lower(email) = lower($2)) order by id limit 50`, [orgCode, email ?? null]);
    for (const { id } of accounts) {
      const session = await starterOf(tx, id);
      if (email !== undefined || session.isAdmin) return session;
    }
    throw new WrongUse(email === undefined ? `The organisation ${orgCode} has no administrator. Name an account with --user.` : `There is no active account ${email} in ${orgCode}.`);
  });

await runCommand(async () => {
  const { values, positionals } = readWords(
    { type: { type: 'string' }, file: { type: 'string' }, mapping: { type: 'string' }, org: { type: 'string', default: 'demo' }, user: { type: 'string' }, update: { type: 'boolean', default: false }, omit: { type: 'boolean', default: false } },
    usage,
  );
  const { type, file, mapping } = values;
  if (type === undefined || file === undefined || positionals.length > 0) throw new WrongUse(usage);
  await onDatabase('own', async ({ db, log }) => {
    const session = await findUser(db, values.org, values.user);
    await importFile(db, log, session, {
      type,
      action: values.update ? 'UPDATE' : 'IMPORT',
      file: fromHere(file),
      ...(mapping === undefined ? {} : { mapping: fromHere(mapping) }),
      invalid: values.omit ? 'OMIT' : 'REFUSE',
      say: (line) => console.log(line),
    });
  });
});
