import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import type { Settings } from '../settings.ts';
import { needsSetUpCode, setUpCode } from './set-up-code.ts';

/** The line for the terminal of an empty installation that others can reach; null for any other. */
export const setUpLine = async (db: Database, settings: Settings): Promise<string | null> => {
  if (!needsSetUpCode(settings)) return null;
  const [exists] = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ found: boolean }>('select any_organisation() as found'));
  return exists?.found === true ? null : `set-up code ${setUpCode(settings)} (the first page asks for it)`;
};
