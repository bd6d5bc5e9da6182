import type { Transaction } from '../db/org.ts';
import { voidPasswordKeys } from './password-link.ts';
import { voidTickets } from './sign-in-ticket.ts';

export type EndedBecause = 'SIGN_OUT' | 'PASSWORD_CHANGE' | 'REUSE' | 'ADMINISTRATOR' | 'ELSEWHERE' | 'CLEARED' | 'DEVICE';

/** Ends one session; its tokens are worth nothing from the commit on (within a second on other processes). */
export const endSession = async (tx: Transaction, sessionId: string, because: EndedBecause): Promise<void> => {
  await tx.query('update session set ended_at = now(), ended_because = $3 where org_code = $1 and id = $2 and ended_at is null', [
    tx.orgCode,
    sessionId,
    because,
  ]);
};

/** Ends every session of a user, and what would become one: a right password that waits for its second step, and mailed keys. */
export const endSessionsOfUser = async (tx: Transaction, userId: string, because: EndedBecause): Promise<void> => {
  await tx.query(
    'update session set ended_at = now(), ended_because = $3 where org_code = $1 and user_account_id = $2 and ended_at is null',
    [tx.orgCode, userId, because],
  );
  await voidTickets(tx, userId);
  await voidPasswordKeys(tx, userId);
};
