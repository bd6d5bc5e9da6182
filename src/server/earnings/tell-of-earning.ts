import type { Transaction } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';

/** The bell of whoever is paid: that it was approved, and that it is not paid after all. Amounts stay in the pay. What comes from a file was told elsewhere. */
export const tellOfEarning = async (tx: Transaction, { session, source }: Caller, after: Image, before: Image | null): Promise<void> => {
  const [was, is] = [before?.['status'] ?? null, after['status']];
  const kind = is === 'APPROVED' && was !== 'APPROVED' ? 'earningApproved' : was === 'APPROVED' && is === 'CANCELLED' ? 'earningCancelled' : null;
  if (kind === null || source !== undefined || String(after['employeeId']) === session.employeeId) return;
  await notify(tx, { to: await accountsOf(tx, after['employeeId']), kind, words: { by: session.name, earning: String(after['name']) }, days: { day: String(after['payoutDate']) } });
};
