import { randomBytes } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { hashOfToken, organisationOfToken } from './token.ts';

/** Decision 10: a mailed key lasts ten minutes. */
export const RESET_MINUTES = 10;
/** The first key of an account that somebody else made. */
export const INVITATION_DAYS = 3;

/** Keys that were mailed to an account and not used serve no more. */
export const voidPasswordKeys = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.query('update password_reset set used_at = now() where org_code = $1 and user_account_id = $2 and used_at is null', [tx.orgCode, userId]);
};

/**
 * Makes a key that lets a person choose a password once, `<organisation>.<id>.<256 random bits>`, and answers the path
 * of the page that takes it. Earlier keys of the account are void. The database keeps a hash.
 */
export const newPasswordLink = async (tx: Transaction, userId: string, minutes: number): Promise<string> => {
  const id = randomBytes(9).toString('base64url');
  const token = `${tx.orgCode}.${id}.${randomBytes(32).toString('base64url')}`;
  await voidPasswordKeys(tx, userId);
  await tx.query(
    `insert into password_reset (org_code, id, token_hash, user_account_id, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [tx.orgCode, id, hashOfToken(token), userId, minutes],
  );
  return `/v3/reset-password?token=${token}`;
};

/** Organisation and id that a key names, or null when the text is no key of ours. */
export const readPasswordKey = (token: string): { orgCode: string; id: string } | null => {
  const orgCode = organisationOfToken(token);
  const id = token.split('.')[1];
  return orgCode === null || id === undefined || token.split('.').length !== 3 ? null : { orgCode, id };
};

/** One statement checks and uses a key; each showing counts, and after five wrong ones it is void. */
export const usePasswordKey = async (tx: Transaction, id: string, token: string): Promise<string | undefined> => {
  const [key] = await tx.query<{ userId: string; isRight: boolean }>(
    `update password_reset set tries = tries + 1, used_at = case when token_hash = $3 then now() end
     where org_code = $1 and id = $2 and used_at is null and expires_at > now() and tries < 5
     returning user_account_id::text as "userId", token_hash = $3 as "isRight"`,
    [tx.orgCode, id, hashOfToken(token)],
  );
  return key?.isRight === true ? key.userId : undefined;
};
