import type { Transaction } from '../db/org.ts';
import { disconnectAccount } from '../own-calendar/disconnect-account.ts';
import { endSessionsOfUser } from './end-sessions.ts';

/** Whatever was opened for the account before is closed: sessions, keys to choose a password, identities of a provider, devices, calendars and mailboxes. */
export const closeAccount = async (tx: Transaction, userId: string): Promise<void> => {
  await endSessionsOfUser(tx, userId, 'ADMINISTRATOR');
  for (const table of ['open_id_link', 'device']) await tx.query(`delete from ${table} where org_code = $1 and user_account_id = $2`, [tx.orgCode, userId]);
  await disconnectAccount(tx, userId);
};
