import type { Transaction } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import type { Image } from '../resource/image.ts';
import type { Session } from '../session.ts';

type Kind = 'advancePaid' | 'advanceUnpaid' | 'advanceChanged' | 'advanceRepaid';

/** The employee hears what became of the advance. No amount is named. */
export const tellOfAdvance = async (tx: Transaction, { name }: Pick<Session, 'name'>, { id, employeeId, reason, paidOn }: Image, kind: Kind, day?: string): Promise<void> =>
  notify(tx, { to: await accountsOf(tx, employeeId), kind, words: { reason: String(reason), by: name }, days: { day: day ?? String(paidOn ?? '') }, path: `/my-finance/my-pay/my-advances/${id}` });
