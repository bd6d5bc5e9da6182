import type { Transaction } from '../db/org.ts';
import { forgetConnection } from '../microsoft/connection.ts';
import { forgetBusyCalendar, switchFeed } from './own-calendar.ts';

/** Ends everything that the person of an account connected: no address of a feed serves any more, calendar and mailbox are forgotten. Feeds are counted on, so that an address of before never serves again. */
export const disconnectAccount = async (tx: Transaction, accountId: string): Promise<void> => {
  await switchFeed(tx, accountId, false);
  await forgetBusyCalendar(tx, accountId);
  await forgetConnection(tx, accountId);
  await tx.query('delete from microsoft_flow where org_code = $1 and user_account_id = $2::bigint', [tx.orgCode, accountId]);
};
