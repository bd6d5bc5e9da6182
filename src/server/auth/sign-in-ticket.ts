import { randomBytes } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import type { Way } from './lifetimes.ts';
import { hashOfToken } from './token.ts';

/** What is due before the session: a code, or setting up the app that makes codes. */
export type Step = 'CODE' | 'ENROL';

export type Ticket = { readonly userId: string; readonly step: Step; readonly way: Way; readonly logoutUrl: string | null };

const MINUTES = 10;

/** What stands between a right password and the session: `<organisation>.<256 random bits>`, good for ten minutes and five codes. */
export const newTicket = async (tx: Transaction, { userId, step, way, logoutUrl }: Ticket): Promise<string> => {
  const token = `${tx.orgCode}.${randomBytes(32).toString('base64url')}`;
  await tx.query(
    `insert into sign_in_ticket (org_code, token_hash, user_account_id, step, way, logout_url, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
    [tx.orgCode, hashOfToken(token), userId, step, way, logoutUrl, MINUTES],
  );
  return token;
};

const COLUMNS = `user_account_id::text as "userId", step, way, logout_url as "logoutUrl"`;
const GOOD = 'org_code = $1 and token_hash = $2 and step = $3 and used_at is null and expires_at > now() and tries < 5';

/** The ticket while it is good, without using it. */
export const readTicket = async (tx: Transaction, token: string, step: Step): Promise<Ticket | undefined> => {
  const [ticket] = await tx.query<Ticket>(`select ${COLUMNS} from sign_in_ticket where ${GOOD}`, [tx.orgCode, hashOfToken(token), step]);
  return ticket;
};

/** Counts a code against the ticket, which others cannot use until the transaction ends. */
export const tryTicket = async (tx: Transaction, token: string, step: Step): Promise<Ticket | undefined> => {
  const [ticket] = await tx.query<Ticket>(`update sign_in_ticket set tries = tries + 1 where ${GOOD} returning ${COLUMNS}`, [tx.orgCode, hashOfToken(token), step]);
  return ticket;
};

/** It has served. */
export const useTicket = async (tx: Transaction, token: string): Promise<void> => {
  await tx.query('update sign_in_ticket set used_at = now() where org_code = $1 and token_hash = $2', [tx.orgCode, hashOfToken(token)]);
};

/** Whoever was halfway in starts again. */
export const voidTickets = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.query('update sign_in_ticket set used_at = now() where org_code = $1 and user_account_id = $2 and used_at is null', [tx.orgCode, userId]);
};
